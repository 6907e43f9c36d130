/// Puts the containers into a saved path that the app has got since: where the segue of an edge is gone, the shortest way through
/// containers takes its place.
///
/// A container is a fragment that holds content, such as tabs, or one that an auto leads to. Other screens are never put in
/// between: nobody has opened them.
struct RestorationBridge<N: Fragment> {
  /// The maximum number of containers in a row.
  private static var limit: Int { 3 }

  /// Where a container was put in between: the number of the edge that it starts from.
  private struct Place: Hashable {
    let cause: Int
    let fragment: FragmentIndex
  }

  private let start: Navigation<N>
  private var ways: [DirectedEdge<N>: [FragmentIndex]] = [:]

  /// How many segues may still be looked at.
  private var left = 100_000

  init(_ start: Navigation<N>) { self.start = start }

  /// The path with what has been put in between.
  ///
  /// - Complexity: Linear in the path.
  mutating func bridging(_ edges: [KeptEdge<N>]) -> [KeptEdge<N>] {
    var result: [KeptEdge<N>] = []
    var (numbers, inserted) = ([0], [Place: Int]())
    for (index, edge) in edges.enumerated() {
      var cause = numbers.indices.contains(edge.cause) ? numbers[edge.cause] : -1
      let source = cause == 0 ? start.entry : cause > 0 ? result[cause - 1].target : nil
      if let source, let target = edge.target {
        for fragment in way(source => target) {
          let place = Place(cause: cause, fragment: fragment)
          if let known = inserted[place] {
            cause = known
            continue
          }
          let name = start.graph.names[fragment]
          result.append(KeptEdge(cause: cause, target: name, name: fragmentName(name), id: nil, occurrence: 0))
          cause = result.count
          inserted[place] = cause
        }
      }
      result.append(
        KeptEdge(
          cause: cause, target: edge.target, name: edge.name, id: edge.id, occurrence: edge.occurrence, index: index))
      numbers.append(result.count)
    }
    return result
  }

  /// The containers between two fragments that no segue connects.
  private mutating func way(_ edge: DirectedEdge<N>) -> [FragmentIndex] {
    guard start.graph.position(of: edge) == nil, let origin = start.graph.position(of: edge.from),
      let target = start.graph.position(of: edge.to)
    else { return [] }
    if let known = ways[edge] { return known }
    var found: [FragmentIndex] = []
    var (layer, causes) = ([origin], [FragmentIndex: FragmentIndex]())
    search: for _ in 0...Self.limit {
      var next: [FragmentIndex] = []
      for fragment in layer {
        for segue in start.graph.index.egress(of: fragment) where left > 0 && isOpen(segue) {
          left -= 1
          let rules = start.graph.index[segue]
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
    ways[edge] = found.reversed()
    return found.reversed()
  }

  private func isOpen(_ segue: SegueIndex) -> Bool {
    !start.machine.disabled.contains(segue) && start.machine.redirects[segue] == nil
  }

  private func isContainer(_ rules: SegueRules) -> Bool {
    let graph = start.graph.index
    guard graph.idKind(of: rules.to) == nil else { return false }
    return rules.auto || graph.egress(of: rules.to).contains { graph[$0].layer == .content }
  }
}
