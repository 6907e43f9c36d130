import Helm

/// Which screens lead to which by one command.
///
/// A command finds segues of all that is presented, not of the topmost fragment alone: from a tab, the segues of what holds
/// the tabs can be taken too. Here they count where that is certain, on every way to the screen. Auto segues cost
/// nothing, and where a command lands is the end of those.
public struct ScreenMoves<N: Fragment>: Sendable {
  /// The graph.
  public let graph: NavigationGraph<N>

  /// For each fragment, those that are presented whenever it is on top, itself last.
  private var company: [N: [N]] = [:]

  /// Reads a graph.
  ///
  /// - Parameter graph: The graph.
  /// - Complexity: At worst, fragments times segues, times the depth in which fragments hold one another.
  public init(_ graph: NavigationGraph<N>) {
    self.graph = graph
    let nodes = graph.nodes
    let index = Dictionary(nodes.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    // `nil`: nothing is known yet, and all is possible. Each round can only take away.
    var holders = [Set<Int>?](repeating: nil, count: nodes.count)
    if let entry = graph.entry.flatMap({ index[$0] }) { holders[entry] = [] }
    let ingress = nodes.map { node in
      graph.ingressEdges(for: node).compactMap { edge -> (from: Int, holds: Bool)? in
        guard let segue = graph.segue(for: edge), let from = index[segue.leaving ?? segue.from] else { return nil }
        return (from, segue.style == .hold)
      }
    }
    var pending = Array(nodes.indices)
    while !pending.isEmpty {
      var changed: Set<Int> = []
      for node in pending where nodes[node] != graph.entry {
        var common: Set<Int>?
        for (from, holds) in ingress[node] {
          guard var those = holders[from] else { continue }
          if holds { those.insert(from) }
          common = common.map { $0.intersection(those) } ?? those
        }
        if let common, common != holders[node] {
          holders[node] = common
          changed.insert(node)
        }
      }
      pending = Set(
        changed.flatMap { node in graph.egressEdges(for: nodes[node]).compactMap { index[$0.to] } }
          + (nodes.indices.filter { node in ingress[node].contains { changed.contains($0.from) } })
      ).sorted()
    }
    for (position, node) in nodes.enumerated() {
      company[node] = (holders[position] ?? []).sorted().map { nodes[$0] }.filter { $0 != node } + [node]
    }
  }

  /// The screen that is on top once a fragment was presented: the end of its auto segues.
  ///
  /// - Parameter fragment: The fragment.
  /// - Returns: The fragment itself, or where its auto segues lead.
  /// - Complexity: Linear in the auto segues on the way.
  public func landing(on fragment: N) -> N {
    var place = fragment
    for _ in graph.nodes {
      guard let auto = graph.egressEdges(for: place).first(where: { graph.segue(for: $0)?.auto == true }) else { break }
      place = auto.to
    }
    return place
  }

  /// The segues that can be taken whenever a screen is on top, each with the screen that it leads to.
  ///
  /// - Parameter screen: The screen.
  /// - Returns: The segues, those of the screen itself last.
  /// - Complexity: Linear in the segues of the screen and of what holds it.
  public func moves(from screen: N) -> [(edge: DirectedEdge<N>, screen: N)] {
    (company[screen] ?? []).flatMap { fragment in
      graph.egressEdges(for: fragment).map { ($0, landing(on: $0.to)) }
    }
  }

  /// A shortest way from a screen to another.
  ///
  /// - Parameters:
  ///   - start: The screen to start at.
  ///   - end: The screen to get to.
  /// - Returns: The screens on the way, both ends included; `nil` where there is none that is certain.
  /// - Complexity: Linear in fragments and segues, times the depth in which fragments hold one another.
  public func shortestWay(from start: N, to end: N) -> [N]? { shortestWays(from: start)[end] }

  /// A shortest way from a screen to each that can be reached.
  ///
  /// - Parameter start: The screen to start at.
  /// - Returns: The ways, both ends included, by their ends.
  /// - Complexity: As ``shortestWay(from:to:)``, and the length of the ways.
  public func shortestWays(from start: N) -> [N: [N]] {
    var ways = [start: [start]]
    var pending = [start]
    var next = 0
    while next < pending.count {
      let screen = pending[next]
      next += 1
      guard let way = ways[screen] else { continue }
      for move in moves(from: screen) where ways[move.screen] == nil {
        ways[move.screen] = way + [move.screen]
        pending.append(move.screen)
      }
    }
    return ways
  }
}
