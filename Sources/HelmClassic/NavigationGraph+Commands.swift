extension NavigationGraph {
  /// Presents a node, or reports an error if no presented node is connected to it.
  public func present(node: N) { helm?.present(node) }

  /// Presents a flow; its first node is presented as well, from a presented node that is connected to it.
  ///
  /// If no presented node is connected to the first one, an error is reported and nothing changes.
  public func present(flow: Flow<N>) {
    guard let helm, let first = flow.first?.from else { return }
    if helm.isPresented(first, id: .any) { return helm.present(flow) }
    guard let source = helm.presentedFragments.last(where: { has(DirectedEdge(from: $0.fragment, to: first)) }) else {
      return helm.present(first)
    }
    helm.present(Flow(DirectedEdge(from: source.fragment, to: first)).add(segue: flow))
  }

  /// Presents the target of the only enabled segue out of the last presented node; reports an error if there isn't exactly one.
  public func forward() { helm?.forward() }

  /// Goes back by the counterpart of the last visited segue; reports an error if it has none.
  public func back() { helm?.back() }

  /// Goes back until a node is on top; reports an error if the node isn't reached.
  public func back(at node: N) { helm?.back(to: node) }

  /// Goes back until a node is on top; reports an error if the node isn't reached.
  public func back(to node: N) { helm?.back(to: node) }

  /// Deactivates the first node, from the top down, whose presenting segue has the trait `.context`, `.modal` or
  /// `.cover`.
  public func dismiss() { helm?.dismiss() }

  /// Returns whether a node is presented.
  public func isPresented(_ node: N) -> Bool { helm?.isPresented(node) ?? false }
}

#if canImport(SwiftUI)
  import SwiftUI

  extension NavigationGraph {
    /// Returns a binding to whether a node is presented: `.sheet(isPresented: nav.isPresented(.compose))`.
    @_disfavoredOverload
    public func isPresented(_ node: N) -> Binding<Bool> { helm?.isPresented(node) ?? .constant(false) }
  }
#endif

#if canImport(Combine)
  import Combine

  /// A conformance for `environmentObject`; views observe what they read, whatever property wrapper holds the object.
  extension NavigationGraph: ObservableObject {}
#endif
