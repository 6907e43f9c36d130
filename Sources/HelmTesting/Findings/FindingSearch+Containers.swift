import Helm

extension FindingSearch {
  /// Returns the fragments that a pass shows inside a container, while another way shows them outside of it.
  func containers() -> [NavigationFinding<N>] {
    var inside: [Inside: Int] = [:]
    var order: [Inside] = []
    for (place, isPassed, state) in sights.tally.order where isPassed {
      guard let container = sights.tally.holders(of: place).first else { continue }
      let found = Inside(fragment: sights.tally.places[place].fragment, container: container)
      if inside[found] == nil {
        inside[found] = state
        order.append(found)
      }
    }
    return order.compactMap { found in
      let other = sights.tally.order.first { place, _, _ in
        sights.tally.places[place].fragment == found.fragment
          && !sights.tally.holders(of: place).contains(found.container)
      }
      guard let other, let state = inside[found] else { return nil }
      return NavigationFinding(
        .insideAndOutside(graph.fragment(at: found.fragment), container: graph.fragment(at: found.container)),
        example: example(state), otherExample: example(other.state))
    }
  }
}

/// A fragment in a place that a container holds.
private struct Inside: Hashable {
  let fragment: FragmentIndex
  let container: FragmentIndex
}
