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
      Bindable(self)[dynamicMember: \.[shows: PathFragment(fragment, id: id)]]
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
      Bindable(self)[dynamicMember: \.[showsAny: fragment]]
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
      Bindable(self)[dynamicMember: \.[shownID: fragment, as: TypeKey<ID>()]]
    }

    // Bindings go along key paths: closures would have to say which actor they are on, and SwiftUI could not tell that two
    // of them are the same binding.

    subscript(shows fragment: PathFragment<N>) -> Bool {
      get { isShown(fragment.fragment, id: fragment.id) }
      set {
        write(newValue, of: fragment)
        showAgain(
          .shown(fragment.fragment, id: fragment.id),
          unless: state.isShown(fragment.fragment, id: fragment.id) == newValue)
      }
    }

    subscript(showsAny fragment: N) -> Bool {
      get { isShown(fragment, id: .any) }
      set {
        write(newValue, of: state.shownFragment(fragment) ?? PathFragment(fragment))
        showAgain(.shownWithAnyID(fragment), unless: state.isShown(fragment, id: .any) == newValue)
      }
    }

    subscript<ID: FragmentID>(shownID fragment: N, as type: TypeKey<ID>) -> ID? {
      get { shownFragment(fragment)?.id(as: ID.self) }
      set {
        if let newValue {
          let wanted = PathFragment(fragment, id: newValue)
          if let shown = state.shownFragment(fragment), shown.fragment != state.entry {
            if shown != wanted { perform(.retarget(shown, id: wanted.id)) }
          } else {
            write(true, of: wanted)
          }
        } else if let shown = state.shownFragment(fragment), shown.id(as: ID.self) != nil {
          write(false, of: shown)
        }
        let now = state.shownFragment(fragment)?.id(as: ID.self)
        showAgain(.shownWithAnyID(fragment), unless: now?.canonicalText == newValue?.canonicalText)
      }
    }

    /// Shows a fragment or goes back from it, unless it is so already.
    func write(_ isWanted: Bool, of fragment: PathFragment<N>) {
      guard state.isShown(fragment.fragment, id: fragment.id) != isWanted else { return }
      if isWanted { present(fragment: fragment.fragment, id: fragment.id) } else { back(from: fragment) }
    }
  }

  /// A type as an argument of a key path.
  struct TypeKey<T>: Hashable {}
#endif
