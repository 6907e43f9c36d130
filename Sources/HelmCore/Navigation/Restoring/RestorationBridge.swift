/// Inserts containers that were added to the app later into a saved path: if the segue of an edge no longer exists, the shortest way
/// through containers replaces it.
///
/// A container is a fragment that holds content, such as tabs, or one that an auto segue leads to. Other screens are never inserted,
/// because the user never opened them.
struct RestorationBridge {
  /// The maximum number of containers in a row.
  private static var limit: Int { 3 }

  private let start: Machine

  /// The containers between the ends of each missing segue.
  private var ways: [FragmentIndex: [FragmentIndex: [FragmentIndex]]] = [:]

  /// The number of segues that may still be examined.
  private var left = 100_000

  init(_ start: Machine) { self.start = start }

  /// Returns the path with the containers inserted.
  ///
  /// - Parameters:
  ///   - edges: The path.
  ///   - targets: The fragments by the numbers of their names; inserted fragments are appended.
  /// - Returns: The path with the inserted edges.
  /// - Complexity: Linear in the path.
  mutating func bridging(_ edges: [SavedEdge], to targets: inout [FragmentIndex?]) -> [SavedEdge] {
    var result: [SavedEdge] = []
    result.reserveCapacity(edges.count)
    var numbers = [0]
    numbers.reserveCapacity(edges.count + 1)
    // The numbers of the inserted edges, by those that they start from.
    var inserted: [Int: [FragmentIndex: Int]] = [:]
    let entry = start.table[start.table.root].fragment
    for (index, edge) in edges.enumerated() {
      var kept = edge
      kept.index = index
      kept.cause = numbers.indices.contains(edge.cause) ? numbers[edge.cause] : -1
      let source = kept.cause == 0 ? entry : kept.cause > 0 ? targets[result[kept.cause - 1].name] : nil
      if let source, let target = targets[edge.name], start.graph.segue(from: source, to: target) == nil {
        for fragment in way(from: source, to: target) {
          if let known = inserted[kept.cause]?[fragment] {
            kept.cause = known
            continue
          }
          result.append(SavedEdge(cause: kept.cause, name: targets.count, id: nil, occurrence: 0))
          targets.append(fragment)
          inserted[kept.cause, default: [:]][fragment] = result.count
          kept.cause = result.count
        }
      }
      result.append(kept)
      numbers.append(result.count)
    }
    return result
  }

  /// Returns the containers between two fragments that no segue connects.
  private mutating func way(from origin: FragmentIndex, to target: FragmentIndex) -> [FragmentIndex] {
    if let known = ways[origin]?[target] { return known }
    let found = shortestWay(from: origin, to: target)
    ways[origin, default: [:]][target] = found
    return found
  }

  private mutating func shortestWay(from origin: FragmentIndex, to target: FragmentIndex) -> [FragmentIndex] {
    var (ways, seen) = ([[FragmentIndex]()], Set([origin, target]))
    for _ in 0...Self.limit {
      var longer: [[FragmentIndex]] = []
      for way in ways {
        for segue in start.graph.egress(of: way.last ?? origin) where left > 0 && isOpen(segue) {
          left -= 1
          let rules = start.graph[segue]
          if rules.to == target, !way.isEmpty { return way }
          if isContainer(rules), seen.insert(rules.to).inserted { longer.append(way + [rules.to]) }
        }
      }
      ways = longer
    }
    return []
  }

  private func isOpen(_ segue: SegueIndex) -> Bool {
    !start.disabled.contains(segue) && start.redirects[segue] == nil
  }

  private func isContainer(_ rules: SegueRules) -> Bool {
    let graph = start.graph
    guard graph.idKind(of: rules.to) == nil else { return false }
    return rules.auto || graph.egress(of: rules.to).contains { graph[$0].layer == .content }
  }
}
