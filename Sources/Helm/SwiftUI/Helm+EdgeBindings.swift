#if canImport(SwiftUI)
  import SwiftUI

  /// Bindings to what came through a certain segue (Documentation/decisions/which-question-is-for-whom.md).
  ///
  /// Two tabs may lead to one sheet. A view that asks for the fragment alone would present it for the other tab as
  /// well; one that asks for the edge names the holder.
  extension Helm {
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
#endif
