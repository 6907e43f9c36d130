import Helm

/// What the side panel shows.
extension AppModel {
  /// The presented fragments, the topmost first.
  public var presentedLayers: [String] { helm.presentedFragments.reversed().map(\.description) }

  /// The path, one line an edge.
  public var pathLines: [String] { helm.path.map(\.description) }

  /// The fragments that can be presented from here by the graph, in its order; a guard says why not when one is tapped.
  public var possibleMoves: [AppFragment] {
    helm.graph.fragments.filter { helm.can(.present($0), askingGuards: false) }
  }

  /// The newest errors first, as toasts.
  public var toasts: [String] { helm.errors.reversed().map(\.description) }
}
