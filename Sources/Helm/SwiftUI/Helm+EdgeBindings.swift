#if canImport(SwiftUI)
  import SwiftUI

  /// Bindings to what came through a certain segue.
  ///
  /// Two tabs may lead to one sheet. A view that asks for the fragment alone would present it for the other tab as well; one
  /// that asks for the edge names the holder.
  extension Helm {
    /// A binding to whether the target of a segue is shown, presented by that segue.
    ///
    /// ```swift
    /// NewsView().sheet(isPresented: helm.isPresented(.news => .compose)) { ComposeView() }
    /// ```
    ///
    /// Writing `true` presents the target from the source of the edge, without an id; writing `false` goes back from it.
    ///
    /// - Parameter edge: The edge of the segue; source and target may have any ids.
    /// - Returns: The binding.
    @_disfavoredOverload
    public func isPresented(_ edge: DirectedEdge<N>) -> Binding<Bool> { binding(.through(edge)) }

    /// A binding to whether the target of a segue is shown, presented by that segue between exactly these ids.
    ///
    /// ```swift
    /// .sheet(isPresented: helm.isPresented(PathEdge(.profile => .photo, sourceID: user.id))) { PhotoView() }
    /// ```
    ///
    /// - Parameter edge: The edge with the ids at its ends; an end without one asks for the fragment without an id.
    /// - Returns: The binding.
    @_disfavoredOverload
    public func isPresented(_ edge: PathEdge<N>) -> Binding<Bool> { binding(.between(edge)) }

    /// A binding to the id that the target of a segue is shown with, presented by that segue.
    ///
    /// Writing an id presents the target with it from the source of the edge, in the place of the one with another id;
    /// writing `nil` goes back from it.
    ///
    /// - Parameters:
    ///   - edge: The edge of the segue.
    ///   - type: The type of the id.
    /// - Returns: The binding; its value is `nil` where the target is not shown with an id of that type.
    public func presentedID<ID: FragmentID>(_ edge: DirectedEdge<N>, as type: ID.Type = ID.self) -> Binding<ID?> {
      Bindable(self)[dynamicMember: \.[idOf: .through(edge), as: TypeKey<ID>()]]
    }
  }
#endif
