/// The least number of segues from a fragment to the wanted ones.
///
/// For each wanted fragment, a search goes back along the segues, but not far. Autos cost nothing.
struct RouteDistances {
  /// The distances to one wanted fragment.
  private struct Leg {
    var distances: [FragmentIndex: Int32] = [:]

    /// Everything that was not found is further away than this.
    var radius: Int32 = 0

    /// Whether everything was found from which the fragment can be reached.
    var isComplete = false
  }

  private var legs: [Leg] = []

  /// From each wanted fragment the least number of segues to the end; `nil` if nothing leads there.
  private var tails: [Int?] = []

  private let wanted: [Subject]

  /// Searches back from the wanted fragments.
  ///
  /// - Parameters:
  ///   - goal: The goal.
  ///   - graph: The graph.
  ///   - starts: The existing fragments.
  ///   - limit: The maximum number of fragments to look at, for each wanted one.
  ///   - isOpen: Whether a segue can be taken.
  /// - Complexity: Linear in the segues into the fragments that are looked at.
  init(
    to goal: RouteGoal, in graph: GraphIndex, from starts: Set<FragmentIndex>, limit: Int = 50_000,
    isOpen: (SegueIndex) -> Bool
  ) {
    wanted = goal.wanted
    for (position, subject) in goal.wanted.enumerated() {
      let ends = position == 0 ? starts : starts.union([goal.wanted[position - 1].fragment])
      legs.append(Self.leg(to: subject.fragment, graph, until: ends, limit, isOpen))
    }
    tails = [Int?](repeating: 0, count: wanted.count + 1)
    for position in stride(from: wanted.count - 1, through: 0, by: -1) {
      let tail = tails[position + 1]
      guard position > 0 else {
        tails[0] = tail
        continue
      }
      // `tails[p]` counts from the wanted fragment before `p`, to which `p` have been matched.
      let leg = distance(from: wanted[position - 1].fragment, leg: position)
      tails[position] = leg.flatMap { leg in tail.map { leg + $0 } }
    }
  }

  private static func leg(
    to target: FragmentIndex, _ graph: GraphIndex, until ends: Set<FragmentIndex>, _ limit: Int,
    _ isOpen: (SegueIndex) -> Bool
  ) -> Leg {
    var leg = Leg()
    leg.distances[target] = 0
    var (layer, next, looked) = ([target], [FragmentIndex](), 0)
    var layersLeft: Int?
    while !layer.isEmpty {
      var position = 0
      while position < layer.count {
        let fragment = layer[position]
        position += 1
        // A fragment may have been put into a later layer before a cheaper way to it was found.
        guard leg.distances[fragment] == leg.radius else { continue }
        if fragment != target, ends.contains(fragment), layersLeft == nil { layersLeft = 1 }
        for segue in graph.ingress(of: fragment) where isOpen(segue) {
          looked += 1
          let (origin, isAuto) = (graph[segue].from, graph[segue].auto)
          let distance = isAuto ? leg.radius : leg.radius + 1
          if let known = leg.distances[origin], known <= distance { continue }
          leg.distances[origin] = distance
          if isAuto { layer.append(origin) } else { next.append(origin) }
        }
      }
      if next.isEmpty {
        leg.isComplete = true
        return leg
      }
      if layersLeft == 0 || looked > limit { return leg }
      if let left = layersLeft { layersLeft = left - 1 }
      leg.radius += 1
      (layer, next) = (next, [])
    }
    leg.isComplete = true
    return leg
  }

  /// The least number of segues to a wanted fragment; `nil` if nothing leads there.
  private func distance(from fragment: FragmentIndex, leg position: Int) -> Int? {
    let leg = legs[position]
    let distance: Int
    if let known = leg.distances[fragment] {
      distance = Int(known)
    } else if leg.isComplete {
      return nil
    } else {
      distance = Int(leg.radius) + 1
    }
    // The wanted one is not this one, but another of its fragment.
    return max(distance, fragment == wanted[position].fragment ? 1 : 0)
  }

  /// The least number of segues from a frame to the end; 0 where nothing is wanted.
  ///
  /// - Parameters:
  ///   - subject: What the frame shows.
  ///   - matched: How many of the wanted ones are on the frame's way.
  /// - Returns: The number; `nil` if nothing leads there.
  func rest(from subject: Subject, matched: Int) -> Int? {
    guard let last = wanted.last else { return 0 }
    guard matched < wanted.count else {
      // What stands on the last wanted one is not that one: it would have to be presented again, above it.
      return subject == last ? 0 : distance(from: subject.fragment, leg: wanted.count - 1)
    }
    guard let tail = tails[matched + 1], let first = distance(from: subject.fragment, leg: matched) else { return nil }
    return first + tail
  }
}
