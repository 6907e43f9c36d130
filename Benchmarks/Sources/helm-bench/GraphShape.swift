import Helm
import HelmTesting

/// A family of generated graphs, with `Node(0)` as the entry.
enum GraphShape: String, CaseIterable {
  /// A tree of branching 4, of pushes.
  case tree

  /// Four segues out of each fragment to others at random, of all styles; it has many cycles.
  case random

  /// As `random`, but segues lead to higher numbers only, so that there is no cycle.
  case acyclic

  private static let degree = 4
  private static let seed: UInt64 = 2022

  /// The segues of a graph with about that many segues.
  func segues(_ count: Int) -> [Segue<Node>] {
    var generator = SeededNumbers(seed: Self.seed)
    switch self {
    case .tree:
      return (1...count).map { Segue(from: Node(($0 - 1) / Self.degree), to: Node($0), dismissable: true) }
    case .random, .acyclic:
      let nodes = max(count / Self.degree, Self.degree + 1)
      var segues: [Segue<Node>] = []
      segues.reserveCapacity(nodes * Self.degree)
      for from in 0..<nodes {
        for to in targets(of: from, among: nodes, using: &generator) {
          segues.append(segue(from: from, to: to, using: &generator))
        }
      }
      return segues
    }
  }

  /// The graph with about that many segues.
  func graph(_ count: Int) -> NavigationGraph<Node> { NavigationGraph(segues(count), entry: Node(0)) }

  /// Up to four different fragments.
  private func targets(of from: Int, among nodes: Int, using generator: inout SeededNumbers) -> [Int] {
    let candidates = self == .acyclic ? from + 1..<nodes : 0..<nodes
    let wanted = min(Self.degree, candidates.count - (candidates.contains(from) ? 1 : 0))
    var targets: [Int] = []
    while targets.count < wanted {
      let target = Int.random(in: candidates, using: &generator)
      if target != from, !targets.contains(target) { targets.append(target) }
    }
    return targets
  }

  /// A segue of any style; those out of the entry can be undone.
  private func segue(from: Int, to: Int, using generator: inout SeededNumbers) -> Segue<Node> {
    let kind = Int.random(in: 0..<8, using: &generator)
    let isDismissable = from == 0 || kind < 6
    return Segue(
      from: Node(from), to: Node(to), style: kind.isMultiple(of: 2) ? .pass : .hold, dismissable: isDismissable)
  }
}
