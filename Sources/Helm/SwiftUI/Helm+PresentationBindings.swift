#if canImport(SwiftUI)
  import SwiftUI

  /// Bindings for sheets, covers, popovers and pushed destinations (Documentation/decisions/shown-fragments.md).
  ///
  /// A binding that is written with the value that it has, or cleared for a screen that is gone, does nothing. Where what is
  /// written is not allowed, whoever reads the binding is told to show again what it was.
  extension Helm {
    /// Whether a fragment is shown without an id, to be read and written.
    ///
    /// ```swift
    /// .sheet(isPresented: helm.isPresented(.compose)) { ComposeView() }
    /// ```
    ///
    /// Writing `true` presents the fragment; writing `false` goes back from it.
    ///
    /// - Parameter fragment: The fragment.
    /// - Returns: The binding.
    /// - Complexity: Constant.
    @_disfavoredOverload
    public func isPresented(_ fragment: N) -> Binding<Bool> { isPresented(fragment, id: nil) }

    /// Whether a fragment is shown with an id, to be read and written.
    ///
    /// - Parameters:
    ///   - fragment: The fragment.
    ///   - id: The id; `nil` asks for the fragment without an id.
    /// - Returns: The binding.
    /// - Complexity: Constant.
    @_disfavoredOverload
    public func isPresented(_ fragment: N, id: (any FragmentID)?) -> Binding<Bool> {
      binding(.exactly(fragment, id: id?.canonicalText))
    }

    /// Whether a fragment is shown with any id or none, to be read and written.
    ///
    /// Writing `true` presents it without an id.
    ///
    /// - Parameters:
    ///   - fragment: The fragment.
    ///   - id: The wildcard.
    /// - Returns: The binding.
    /// - Complexity: Constant.
    @_disfavoredOverload
    public func isPresented(_ fragment: N, id: FragmentIDWildcard) -> Binding<Bool> {
      binding(.any(fragment))
    }

    /// The id that a fragment is shown with, for `sheet(item:)` and `navigationDestination(item:)`.
    ///
    /// Writing an id presents the fragment with it, in the place of the one with another id that is shown; writing `nil` goes back from the fragment.
    ///
    /// - Parameters:
    ///   - fragment: The fragment.
    ///   - type: The type of the id.
    /// - Returns: The binding; its value is `nil` where the fragment is not shown with an id of that type.
    /// - Complexity: Constant.
    public func presentedID<ID: FragmentID>(_ fragment: N, as type: ID.Type = ID.self) -> Binding<ID?> {
      Bindable(self)[dynamicMember: \.[idOf: .any(fragment), as: TypeKey<ID>()]]
    }

    // Bindings go along key paths: closures would have to say which actor they are on, and SwiftUI could not tell that two
    // of them are the same binding.

    func binding(_ fragment: BoundFragment<N>) -> Binding<Bool> { Bindable(self)[dynamicMember: \.[shows: fragment]] }

    subscript(shows fragment: BoundFragment<N>) -> Bool {
      get { observed(fragment) }
      set {
        let shown = fragment.place(in: state)
        if newValue, shown == nil {
          perform(fragment.presenting())
        } else if !newValue, let open = shown ?? fragment.hiddenQuestion(in: state) {
          back(from: open)
        }
        showAgain(fragment.question, unless: (fragment.place(in: state) != nil) == newValue)
      }
    }

    subscript<ID: FragmentID>(idOf fragment: BoundFragment<N>, as type: TypeKey<ID>) -> ID? {
      get { observed(fragment) ? fragment.place(in: state)?.id(as: ID.self) : nil }
      set {
        let (shown, id) = (fragment.place(in: state), newValue?.canonicalText)
        if let id, let shown, shown.fragment != state.entry {
          if shown.id != id { perform(.retarget(shown, id: id)) }
        } else if let id {
          if shown?.id != id { perform(fragment.presenting(id: id)) }
        } else if let shown, shown.id(as: ID.self) != nil {
          back(from: shown)
        }
        showAgain(fragment.question, unless: fragment.place(in: state)?.id(as: ID.self)?.canonicalText == id)
      }
    }

    /// Whether something is shown; whoever asks is told when that changes.
    private func observed(_ fragment: BoundFragment<N>) -> Bool {
      switch fragment {
      case .exactly(let fragment, let id): isShown(fragment, id: id)
      case .any(let fragment): shownFragment(fragment) != nil  // Told of another id, too.
      case .through(let edge): isPresented(edge) as Bool
      case .between(let edge): isPresented(edge) as Bool
      }
    }
  }

  /// A type as an argument of a key path.
  struct TypeKey<T>: Hashable {}
#endif
