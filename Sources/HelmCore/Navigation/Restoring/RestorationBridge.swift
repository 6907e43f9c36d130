/// Inserts containers that were added to the app later into a saved path: if the segue of an edge no longer exists, the shortest way
/// through containers replaces it.
///
/// A container is a fragment that holds content, such as tabs, or one that an auto segue leads to. Other screens are never inserted,
/// because the user never opened them.
struct RestorationBridge {
  /// The maximum number of containers in a row.
  private static var limit: Int { 3 }

  /// The position of an inserted container: its fragment, and the number of the edge that it starts from.
  private struct Place: Hashable {
    let cause: Int
    let fragment: FragmentIndex
  }

  /// The ends of a missing segue.
  private struct Ends: Hashable {
    let origin: FragmentIndex
    let target: FragmentIndex
  }

  private let start: Machine
  private var ways: [Ends: [FragmentIndex]] = [:]

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
  mutating func bridging(_ edges: [KeptEdge], to targets: inout [FragmentIndex?]) -> [KeptEdge] {
    var result: [KeptEdge] = []
    result.reserveCapacity(edges.count)
    var numbers = [0]
    numbers.reserveCapacity(edges.count + 1)
    var (inserted, names) = ([Place: Int](), [FragmentIndex: Int]())
    let entry = start.table[start.table.root].fragment
    for index in edges.indices {
      let edge = edges[index]
      var cause = numbers.indices.contains(edge.cause) ? numbers[edge.cause] : -1
      let source = cause == 0 ? entry : cause > 0 ? targets[result[cause - 1].name] : nil
      if let source, let target = targets[edge.name], start.graph.segue(from: source, to: target) == nil {
        for fragment in way(Ends(origin: source, target: target)) {
          let place = Place(cause: cause, fragment: fragment)
          if let known = inserted[place] {
            cause = known
            continue
          }
          if names[fragment] == nil {
            names[fragment] = targets.count
            targets.append(fragment)
          }
          result.append(KeptEdge(cause: cause, name: names[fragment] ?? 0, id: nil, occurrence: 0))
          cause = result.count
          inserted[place] = cause
        }
      }
      var kept = KeptEdge(cause: cause, name: edge.name, id: edge.id, occurrence: edge.occurrence)
      kept.index = index
      result.append(kept)
      numbers.append(result.count)
    }
    return result
  }

  /// Returns the containers between two fragments that no segue connects.
  private mutating func way(_ ends: Ends) -> [FragmentIndex] {
    if let known = ways[ends] { return known }
    let (origin, target) = (ends.origin, ends.target)
    var found: [FragmentIndex] = []
    var (layer, causes) = ([origin], [FragmentIndex: FragmentIndex]())
    search: for _ in 0...Self.limit {
      var next: [FragmentIndex] = []
      for fragment in layer {
        for segue in start.graph.egress(of: fragment) where left > 0 && isOpen(segue) {
          left -= 1
          let rules = start.graph[segue]
          if rules.to == target, fragment != origin {
            var at = fragment
            while at != origin, let cause = causes[at] {
              found.append(at)
              at = cause
            }
            break search
          }
          guard rules.to != origin, rules.to != target, causes[rules.to] == nil, isContainer(rules) else { continue }
          causes[rules.to] = fragment
          next.append(rules.to)
        }
      }
      layer = next
    }
    ways[ends] = found.reversed()
    return found.reversed()
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
