/// What a search for a route knows beforehand.
struct RouteContext {
  let goal: RouteGoal
  let distances: RouteDistances

  /// For each modal that can't be dismissed, by its serial number, the least number of segues from each fragment to below it.
  private var waysOut: [Int: [Int32]] = [:]

  init(to goal: RouteGoal, from start: Machine) {
    self.goal = goal
    distances = RouteDistances(to: goal, from: start)
    for modal in start.table.row where start.table[modal].role == .modal && !start.canUndo(modal) {
      waysOut[start.table[modal].serial] = waysOut(of: modal, in: start)
    }
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

  /// Searches back from the segues that aren't dismissable, and so lead back to the causes of a modal.
  ///
  /// - Complexity: Linear in fragments and segues.
  private func waysOut(of modal: FrameSlot, in start: Machine) -> [Int32] {
    let graph = start.graph
    var ways = [Int32](repeating: .max, count: graph.fragmentCount)
    var queue: [FragmentIndex] = []
    func note(_ fragment: FragmentIndex, _ distance: Int32) {
      guard ways[fragment.offset] == .max else { return }
      ways[fragment.offset] = distance
      queue.append(fragment)
    }
    for cause in start.table.causes(from: start.table[modal].cause) {
      let subject = start.table.subject(of: cause)
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
