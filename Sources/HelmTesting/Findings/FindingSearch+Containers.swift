import Helm

extension FindingSearch {
  /// A fragment that a pass shows inside a container, and that another way shows outside of it.
  func containers() -> [NavigationFinding<N>] {
    var inside: [N: [(container: N, state: Int)]] = [:]
    var order: [N] = []
    for (position, state) in exploration.states.enumerated() {
      let places = state.navigation.presentedPlaces
      for place in places where isPass(place.ingress) {
        guard let holder = place.holder else { continue }
        let (fragment, container) = (place.fragment.fragment, places[holder].fragment.fragment)
        if inside[fragment] == nil { order.append(fragment) }
        if !inside[fragment, default: []].contains(where: { $0.container == container }) {
          inside[fragment, default: []].append((container, position))
        }
      }
    }
    guard !order.isEmpty else { return [] }
    var outside: [N: [N: Int]] = [:]
    for (position, state) in exploration.states.enumerated() {
      let places = state.navigation.presentedPlaces
      for (index, place) in places.enumerated() {
        let fragment = place.fragment.fragment
        guard let found = inside[fragment], outside[fragment, default: [:]].count < found.count else { continue }
        let holders = Set(chain(of: index, in: places))
        for (container, _) in found where outside[fragment]?[container] == nil && !holders.contains(container) {
          outside[fragment, default: [:]][container] = position
        }
      }
    }
    return order.flatMap { fragment in
      inside[fragment, default: []].compactMap { container, state in
        guard let other = outside[fragment]?[container] else { return nil }
        return NavigationFinding(
          .insideAndOutside(fragment, container: container), example: example(state), otherExample: example(other))
      }
    }
  }

  private func isPass(_ edge: DirectedEdge<N>?) -> Bool {
    edge.flatMap { start.graph.segue(for: $0) }?.style == .pass
  }

  /// What holds a place, and what holds that, down to the root.
  private func chain(of index: Int, in places: [PresentedPlace<N>]) -> [N] {
    var holders: [N] = []
    var holder = places[index].holder
    while let next = holder {
      holders.append(places[next].fragment.fragment)
      holder = places[next].holder
    }
    return holders
  }
}
