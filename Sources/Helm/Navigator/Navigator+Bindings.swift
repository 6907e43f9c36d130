#if canImport(SwiftUI)
  import SwiftUI

  /// Bindings for sheets, covers, popovers and pushed destinations (Documentation/decisions/shown-fragments.md).
  ///
  /// Writing the current value does nothing, and neither does clearing a binding for a screen that is gone. If a write
  /// isn't allowed, readers of the binding are told to show the old value again. The bindings of a ``HelmScreen`` are to what this
  /// very screen holds.
  extension Navigator {
    /// Whether a fragment is shown with an id, or without one, to be read and written.
    ///
    /// ```swift
    /// .sheet(isPresented: helm.isPresented(.compose)) { ComposeView() }
    /// ```
    ///
    /// Writing `true` presents the fragment; writing `false` goes back from it.
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
      _ fragment: N, id: (any FragmentID)? = nil, fileID: StaticString = #fileID, line: UInt = #line
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

    /// The id that a fragment is shown with, to be read and written, for `sheet(item:)` and `navigationDestination(item:)`.
    ///
    /// ```swift
    /// .navigationDestination(item: helm.presentedID(Screen.item)) { id in ItemView(id: id) }
    /// ```
    ///
    /// - Parameters:
    ///   - fragment: The fragment with the type of its ids.
    ///   - fileID: Where the binding is made, for warnings of debug builds.
    ///   - line: The line there.
    /// - Returns: The binding; its value is `nil` where the fragment is not shown.
    /// - Complexity: Constant.
    public func presentedID<ID>(
      _ fragment: IdentifiedFragment<N, ID>, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Binding<ID?> {
      presentedID(fragment.fragment, as: ID.self, fileID: fileID, line: line)
    }

    // Bindings use key paths: closures would have to say which actor they are on, and SwiftUI couldn't tell that two of
    // them are the same binding.

    private func binding(_ fragment: BoundFragment<N>, _ place: SourcePlace) -> Binding<Bool> {
      Bindable(self)[dynamicMember: \.[shows: part.base.key(to: fragment, place)]]
    }

    private func binding<ID: FragmentID>(toIDOf fragment: BoundFragment<N>, _ place: SourcePlace) -> Binding<ID?> {
      Bindable(self)[dynamicMember: \.[idOf: part.base.key(to: fragment, place), as: TypeKey<ID>()]]
    }

    subscript(shows key: BindingKey<N>) -> Bool {
      get { part.base.shows(key) }
      set { part.base.show(key, newValue) }
    }

    subscript<ID: FragmentID>(idOf key: BindingKey<N>, as type: TypeKey<ID>) -> ID? {
      get { part.base.shownID(key) }
      set { part.base.show(key, id: newValue) }
    }
  }

  /// Bindings to what came through a certain segue (Documentation/decisions/which-question-is-for-whom.md).
  ///
  /// Two tabs may lead to one sheet. A view that asks for the fragment alone would present it for the other tab as
  /// well; one that asks for the edge names the holder.
  extension Navigator {
    /// Whether the target of a segue is shown, having come through it, to be read and written.
    ///
    /// ```swift
    /// NewsView().sheet(isPresented: helm.isPresented(.news => .compose)) { ComposeView() }
    /// ```
    ///
    /// Writing `true` presents the target from the source of the edge, without an id; writing `false` goes back from it.
    ///
    /// - Parameters:
    ///   - edge: The edge of the segue; source and target may have any ids.
    ///   - fileID: Where the binding is made, for warnings of debug builds.
    ///   - line: The line there.
    /// - Returns: The binding.
    /// - Complexity: Constant.
    @_disfavoredOverload
    public func isPresented(
      _ edge: DirectedEdge<N>, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Binding<Bool> {
      binding(.through(edge), SourcePlace(fileID, line))
    }

    /// Whether the target of a segue is shown, having come through it, between exactly these ids.
    ///
    /// ```swift
    /// .sheet(isPresented: helm.isPresented(PathEdge(.profile => .photo, sourceID: user.id))) { PhotoView() }
    /// ```
    ///
    /// - Parameters:
    ///   - edge: The edge with the ids at its ends; an end without one asks for the fragment without an id.
    ///   - fileID: Where the binding is made, for warnings of debug builds.
    ///   - line: The line there.
    /// - Returns: The binding.
    /// - Complexity: Constant.
    @_disfavoredOverload
    public func isPresented(
      _ edge: PathEdge<N>, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Binding<Bool> {
      binding(.between(edge), SourcePlace(fileID, line))
    }

    /// The id that the target of a segue is shown with, having come through it, to be read and written.
    ///
    /// Writing an id presents the target with it from the source of the edge, in the place of the one with another id;
    /// writing `nil` goes back from it.
    ///
    /// - Parameters:
    ///   - edge: The edge of the segue.
    ///   - type: The type of the id.
    ///   - fileID: Where the binding is made, for warnings of debug builds.
    ///   - line: The line there.
    /// - Returns: The binding; its value is `nil` where the target is not shown with an id of that type.
    /// - Complexity: Constant.
    public func presentedID<ID: FragmentID>(
      _ edge: DirectedEdge<N>, as type: ID.Type = ID.self, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Binding<ID?> {
      binding(toIDOf: .through(edge), SourcePlace(fileID, line))
    }
  }

  /// A type as an argument of a key path.
  struct TypeKey<T>: Hashable {}
#endif
