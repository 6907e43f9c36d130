/// What a search for a route knows beforehand.
struct RouteContext {
  let goal: RouteGoal
  let distances: RouteDistances

  /// For what can't be undone, by its serial number, the least number of segues from each fragment to what it covers.
  private var waysOut: [Int: [Int32]] = [:]

  init(to goal: RouteGoal, from start: Machine) {
    self.goal = goal
    distances = RouteDistances(to: goal, from: start)
    for frame in start.table.pathFromEnd where waysOut.count < 16 && !start.canUndo(frame) {
      switch start.table[frame].role {
      case .modal:
        waysOut[start.table[frame].serial] = ways(to: start.table.causes(from: start.table[frame].cause), in: start)
      case .pass:
        waysOut[start.table[frame].serial] = ways(to: start.table[frame].cause.map { [$0] } ?? [], in: start)
      default: break
      }
    }
  }

  /// The least number of segues from a fragment to what a frame covers, as far as is known.
  func distanceOut(of frame: FrameSlot, from fragment: FragmentIndex, in machine: Machine) -> Int? {
    guard let ways = waysOut[machine.table[frame].serial], ways[fragment.offset] < .max else { return nil }
    return Int(ways[fragment.offset])
  }

  /// The least number of segues that lead from what stands on a frame to what it stands on, as far as is known.
  func distanceOut(of frame: FrameSlot, in machine: Machine) -> Int? {
    guard let ways = waysOut[machine.table[frame].serial] else { return nil }
    var least = Int32.max
    for each in machine.table.presentedFromTop where machine.table.stands(each, on: frame) {
      least = min(least, ways[machine.table[each].fragment.offset])
    }
    return least == .max ? nil : Int(least)
  }

  /// Searches back from the segues that aren't dismissable, and so lead back to some frames.
  ///
  /// - Complexity: Linear in fragments and segues.
  private func ways(to frames: some Sequence<FrameSlot>, in start: Machine) -> [Int32] {
    let graph = start.graph
    var ways = [Int32](repeating: .max, count: graph.fragmentCount)
    var queue: [FragmentIndex] = []
    func note(_ fragment: FragmentIndex, _ distance: Int32) {
      guard ways[fragment.offset] == .max else { return }
      ways[fragment.offset] = distance
      queue.append(fragment)
    }
    for frame in frames {
      let subject = start.table.subject(of: frame)
      guard goal.ids(for: subject.fragment).contains(subject.id) else { continue }
      for segue in graph.ingress(of: subject.fragment)
      where !graph[segue].dismissable && !start.disabled.contains(segue) {
        note(graph[segue].from, 1)
      }
    }
    var next = 0
    while next < queue.count {
      let fragment = queue[next]
      next += 1
      for segue in graph.ingress(of: fragment) where distances.isOpen(segue) {
        note(graph[segue].from, ways[fragment.offset] + 1)
      }
    }
    return ways
  }
}
