#if canImport(SwiftUI)
  import SwiftUI

  /// Bindings for sheets, covers, popovers and pushed destinations (Documentation/decisions/shown-fragments.md).
  ///
  /// Writing the current value does nothing, and neither does clearing a binding for a screen that is gone. If a write isn't allowed,
  /// readers of the binding are notified, so that they show the old value again. The bindings of a ``HelmScreen`` refer only to what that
  /// screen holds.
  extension Navigator {
    /// Returns a binding to whether a fragment is shown with an id, or without one.
    ///
    /// ```swift
    /// .sheet(isPresented: helm.isPresented(.compose)) { ComposeView() }
    /// ```
    ///
    /// Writing `true` presents the fragment; writing `false` goes back from it.
    ///
    /// - Parameters:
    ///   - fragment: The fragment.
    ///   - id: The id; `nil` means the fragment without an id.
    ///   - fileID: The file that the binding is created in, for warnings in debug builds.
    ///   - line: The line of that file.
    /// - Returns: The binding.
    /// - Complexity: Constant.
    @_disfavoredOverload
    public func isPresented(
      _ fragment: N, id: (any FragmentID)? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Binding<Bool> {
      connection.base.binding(to: .exactly(fragment, id: id?.canonicalText), CallSite(fileID, line))
    }

    /// Returns a binding to whether a fragment is shown, with any id or none.
    ///
    /// Writing `true` presents the fragment without an id; writing `false` goes back from it.
    ///
    /// - Parameters:
    ///   - fragment: The fragment.
    ///   - id: The wildcard.
    ///   - fileID: The file that the binding is created in, for warnings in debug builds.
    ///   - line: The line of that file.
    /// - Returns: The binding.
    /// - Complexity: Constant.
    @_disfavoredOverload
    public func isPresented(
      _ fragment: N, id: FragmentIDWildcard, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Binding<Bool> {
      connection.base.binding(to: .any(fragment), CallSite(fileID, line))
    }

    /// Returns a binding to the id that a fragment is shown with, for `navigationDestination(item:)`, `List(selection:)` and, with
    /// `item()`, `sheet(item:)`.
    ///
    /// Writing an id presents the fragment with that id, in the place of a shown one with another id; writing `nil` goes back from the
    /// fragment.
    ///
    /// - Parameters:
    ///   - fragment: The fragment.
    ///   - type: The type of the id.
    ///   - fileID: The file that the binding is created in, for warnings in debug builds.
    ///   - line: The line of that file.
    /// - Returns: The binding; its value is `nil` if the fragment isn't shown with an id of that type.
    /// - Complexity: Constant.
    public func presentedID<ID: FragmentID>(
      _ fragment: N, as type: ID.Type = ID.self, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Binding<ID?> {
      connection.base.binding(toIDOf: .any(fragment), CallSite(fileID, line))
    }

    /// Returns a binding to the id that a fragment is shown with, for `navigationDestination(item:)` and, with `item()`, `sheet(item:)`.
    ///
    /// ```swift
    /// .navigationDestination(item: helm.presentedID(Screen.item)) { id in ItemView(id: id) }
    /// ```
    ///
    /// - Parameters:
    ///   - fragment: The fragment and the type of its ids.
    ///   - fileID: The file that the binding is created in, for warnings in debug builds.
    ///   - line: The line of that file.
    /// - Returns: The binding; its value is `nil` if the fragment isn't shown.
    /// - Complexity: Constant.
    public func presentedID<ID>(
      _ fragment: IdentifiedFragment<N, ID>, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Binding<ID?> {
      presentedID(fragment.fragment, as: ID.self, fileID: fileID, line: line)
    }
  }

  /// Bindings to the target of one particular segue (Documentation/decisions/which-query-to-use-where.md).
  ///
  /// Two tabs may lead to the same sheet. A view that binds to the fragment alone would present it for the other tab too; a view that binds
  /// to the edge names the holder.
  extension Navigator {
    /// Returns a binding to whether the target of a segue is shown, presented through that segue.
    ///
    /// ```swift
    /// NewsView().sheet(isPresented: helm.isPresented(.news => .compose)) { ComposeView() }
    /// ```
    ///
    /// Writing `true` presents the target, without an id, from the source of the edge; writing `false` goes back from it.
    ///
    /// - Parameters:
    ///   - edge: The edge of the segue; its source and target may have any ids.
    ///   - fileID: The file that the binding is created in, for warnings in debug builds.
    ///   - line: The line of that file.
    /// - Returns: The binding.
    /// - Complexity: Constant.
    @_disfavoredOverload
    public func isPresented(
      _ edge: DirectedEdge<N>, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Binding<Bool> {
      connection.base.binding(to: .through(edge), CallSite(fileID, line))
    }

    /// Returns a binding to whether the target of a segue is shown, presented through that segue between exactly these ids.
    ///
    /// ```swift
    /// .sheet(isPresented: helm.isPresented(PathEdge(.profile => .photo, sourceID: user.id))) { PhotoView() }
    /// ```
    ///
    /// - Parameters:
    ///   - edge: The edge with the ids at its ends; an end without an id means the fragment without one.
    ///   - fileID: The file that the binding is created in, for warnings in debug builds.
    ///   - line: The line of that file.
    /// - Returns: The binding.
    /// - Complexity: Constant.
    @_disfavoredOverload
    public func isPresented(
      _ edge: PathEdge<N>, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Binding<Bool> {
      connection.base.binding(to: .between(edge), CallSite(fileID, line))
    }

    /// Returns a binding to the id that the target of a segue is shown with, presented through that segue.
    ///
    /// Writing an id presents the target with that id from the source of the edge, in the place of one with another id; writing `nil` goes
    /// back from it.
    ///
    /// - Parameters:
    ///   - edge: The edge of the segue.
    ///   - type: The type of the id.
    ///   - fileID: The file that the binding is created in, for warnings in debug builds.
    ///   - line: The line of that file.
    /// - Returns: The binding; its value is `nil` if the target isn't shown with an id of that type.
    /// - Complexity: Constant.
    public func presentedID<ID: FragmentID>(
      _ edge: DirectedEdge<N>, as type: ID.Type = ID.self, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Binding<ID?> {
      connection.base.binding(toIDOf: .through(edge), CallSite(fileID, line))
    }
  }

  /// A type as the argument of a key path.
  struct TypeKey<T>: Hashable {}
#endif
