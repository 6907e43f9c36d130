#if canImport(SwiftUI)
  import SwiftUI

  /// Bindings for sheets, covers, popovers and pushed destinations (Documentation/decisions/shown-fragments.md).
  ///
  /// Writing the current value does nothing, and neither does clearing a binding for a screen that is gone. If a write
  /// isn't allowed, readers of the binding are told to show the old value again.
  extension Helm {
    /// Whether a fragment is shown without an id, to be read and written.
    ///
    /// ```swift
    /// .sheet(isPresented: helm.isPresented(.compose)) { ComposeView() }
    /// ```
    ///
    /// Writing `true` presents the fragment; writing `false` goes back from it.
    ///
    /// - Parameters:
    ///   - fragment: The fragment.
    ///   - fileID: Where the binding is made, for warnings of debug builds.
    ///   - line: The line there.
    /// - Returns: The binding.
    /// - Complexity: Constant.
    @_disfavoredOverload
    public func isPresented(
      _ fragment: N, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Binding<Bool> {
      binding(.exactly(fragment, id: nil), SourcePlace(fileID, line))
    }

    /// Whether a fragment is shown with an id, to be read and written.
    ///
    /// - Parameters:
    ///   - fragment: The fragment.
    ///   - id: The id; `nil` asks for the fragment without an id.
    ///   - fileID: Where the binding is made, for warnings of debug builds.
    ///   - line: The line there.
    /// - Returns: The binding.
    /// - Complexity: Constant.
    @_disfavoredOverload
    public func isPresented(
      _ fragment: N, id: (any FragmentID)?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Binding<Bool> {
      binding(.exactly(fragment, id: id?.canonicalText), SourcePlace(fileID, line))
    }

    /// Whether a fragment is shown with any id or none, to be read and written.
    ///
    /// Writing `true` presents it without an id.
    ///
    /// - Parameters:
    ///   - fragment: The fragment.
    ///   - id: The wildcard.
    ///   - fileID: Where the binding is made, for warnings of debug builds.
    ///   - line: The line there.
    /// - Returns: The binding.
    /// - Complexity: Constant.
    @_disfavoredOverload
    public func isPresented(
      _ fragment: N, id: FragmentIDWildcard, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Binding<Bool> {
      binding(.any(fragment), SourcePlace(fileID, line))
    }

    /// The id that a fragment is shown with, for `navigationDestination(item:)`, `List(selection:)` and, with `item()`, `sheet(item:)`.
    ///
    /// Writing an id presents the fragment with it, in the place of the one with another id that is shown; writing `nil` goes back from the fragment.
    ///
    /// - Parameters:
    ///   - fragment: The fragment.
    ///   - type: The type of the id.
    ///   - fileID: Where the binding is made, for warnings of debug builds.
    ///   - line: The line there.
    /// - Returns: The binding; its value is `nil` where the fragment is not shown with an id of that type.
    /// - Complexity: Constant.
    public func presentedID<ID: FragmentID>(
      _ fragment: N, as type: ID.Type = ID.self, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Binding<ID?> {
      binding(toIDOf: .any(fragment), SourcePlace(fileID, line))
    }

    // Bindings use key paths: closures would have to say which actor they are on, and SwiftUI couldn't tell that two of
    // them are the same binding.

    func binding(_ fragment: BoundFragment<N>, _ place: SourcePlace) -> Binding<Bool> {
      Bindable(self)[dynamicMember: \.[shows: viewMemory.key(to: fragment, place)]]
    }

    func binding<ID: FragmentID>(toIDOf fragment: BoundFragment<N>, _ place: SourcePlace) -> Binding<ID?> {
      Bindable(self)[dynamicMember: \.[idOf: viewMemory.key(to: fragment, place), as: TypeKey<ID>()]]
    }

    subscript(shows key: BindingKey<N>) -> Bool {
      get {
        let isShown = observed(key.fragment)
        if isShown { viewMemory.checkPresenters(of: key.fragment, in: self) }
        return isShown
      }
      set {
        let fragment = key.fragment
        let shown = fragment.place(in: state)
        if newValue, shown == nil {
          write(fragment.presenting(), by: key)
        } else if !newValue, let shown {
          write(.backFrom(shown), by: key)
        }
        showAgain(fragment.question, unless: (fragment.place(in: state) != nil) == newValue)
      }
    }

    subscript<ID: FragmentID>(idOf key: BindingKey<N>, as type: TypeKey<ID>) -> ID? {
      get {
        guard observed(key.fragment) else { return nil }
        viewMemory.checkPresenters(of: key.fragment, in: self)
        return key.fragment.place(in: state)?.id(as: ID.self)
      }
      set {
        let fragment = key.fragment
        let (shown, id) = (fragment.place(in: state), newValue?.canonicalText)
        if let id, let shown, shown.fragment != state.entry {
          if shown.id != id { write(.retarget(shown, id: id), by: key) }
        } else if let id {
          if shown?.id != id { write(fragment.presenting(id: id), by: key) }
        } else if let shown, shown.id(as: ID.self) != nil {
          write(.backFrom(shown), by: key)
        }
        showAgain(fragment.question, unless: fragment.place(in: state)?.id(as: ID.self)?.canonicalText == id)
      }
    }

    /// Does what a binding was written for, and warns in a debug build if that had no effect.
    private func write(_ command: NavigationCommand<N>, by key: BindingKey<N>) {
      if case .failure(let error) = perform(command) {
        viewMemory.warn(.failedWrite(key.fragment.description, key.maker?.place, "\(error)"))
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
