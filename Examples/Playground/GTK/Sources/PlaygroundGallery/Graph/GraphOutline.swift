import Helm
import HelmTools

/// A graph as a page shows it: names and positions.
public struct GraphOutline: Hashable, Sendable {
  /// A segue.
  public struct Line: Hashable, Sendable {
    /// The position of the fragment that the segue starts from.
    public let from: Int

    /// The position of the fragment that it leads to.
    public let to: Int

    /// Its rules, in words.
    public let rules: String
  }

  /// The names of the fragments, in the graph's order; they can be anything.
  public let names: [String]

  /// The segues, in the graph's order.
  public let lines: [Line]

  /// The drawing; each fragment is a link to its anchor.
  public let picture: HelmTools.GraphDrawing

  /// Outlines a graph.
  ///
  /// - Parameter graph: The graph.
  /// - Complexity: Linear in fragments and segues.
  public init<N: Fragment>(_ graph: NavigationGraph<N>) {
    let positions = Dictionary(uniqueKeysWithValues: graph.fragments.enumerated().map { ($0.element, $0.offset) })
    names = graph.fragments.map { PathFragment($0).description }
    let parts = graph.segues.filter { $0.resolvedPresentation == .inline }
    let counts = Dictionary(parts.map { ($0.from, 1) }, uniquingKeysWith: +)
    lines = graph.segues.compactMap { segue in
      guard let from = positions[segue.from], let to = positions[segue.to] else { return nil }
      // A tab is one of several parts.
      let isTab = segue.resolvedPresentation == .inline && counts[segue.from, default: 0] > 1
      let rules = isTab ? "tab" + segue.labelText.dropFirst("inline".count) : segue.labelText
      return Line(from: from, to: to, rules: rules)
    }
    var picture = HelmTools.GraphDrawing(graph)
    picture.direction = .downwards
    for position in picture.nodes.indices { picture.nodes[position].link = "#" + Self.anchor(position) }
    self.picture = picture
  }

  /// The anchor of a fragment's part of the page, safe whatever the fragment's name.
  static func anchor(_ position: Int) -> String { "fragment-\(position)" }
}
