/// The data that a search for a route computes beforehand; a class, because each state's estimate refers to it.
final class RouteContext {
  let goal: RouteGoal
  let distances: RouteDistances

  /// For frames that can't be undone, by serial: the least number of segues from each fragment back to what they were presented from.
  private var waysBack: [Int: [Int32]] = [:]

  init(to goal: RouteGoal, from start: Machine) {
    self.goal = goal
    distances = RouteDistances(to: goal, from: start)
    for frame in start.table.pathFromEnd where waysBack.count < 16 && !start.canUndo(frame) {
      let causes = Array(start.table.causes(from: start.table[frame].cause))
      switch start.table[frame].role {
      case .modal: addWays(backFrom: frame, to: causes, in: start)
      // A frame that handed its place over is uncovered in no other way.
      case .pass: addWays(backFrom: frame, to: Array(causes.prefix(1)), in: start)
      default: break
      }
    }
  }

  /// Searches backward from the segues that aren't dismissable, and so lead back.
  ///
  /// - Complexity: Linear in fragments and segues.
  private func addWays(backFrom frame: FrameSlot, to landings: [FrameSlot], in start: Machine) {
    let graph = start.graph
    var ways = [Int32](repeating: .max, count: graph.fragmentCount)
    var queue: [FragmentIndex] = []
    func note(_ fragment: FragmentIndex, _ distance: Int32) {
      guard ways[fragment.offset] == .max else { return }
      ways[fragment.offset] = distance
      queue.append(fragment)
    }
    for landing in landings {
      let subject = start.table.subject(of: landing)
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
    if !queue.isEmpty { waysBack[start.table[frame].serial] = ways }
  }

  /// Returns the least number of segues from a fragment back to what lies below a frame that can't be undone, as far as is known.
  func distance(backFrom fragment: FragmentIndex, below frame: FrameSlot, in table: FrameTable) -> Int? {
    guard let ways = waysBack[table[frame].serial], ways[fragment.offset] < .max else { return nil }
    return Int(ways[fragment.offset])
  }

  /// Returns, for frames that can't be undone, the least number of segues that lead back from what stands on them, as far as is known.
  func returns(in table: FrameTable) -> [FrameSlot: Int] {
    var returns: [FrameSlot: Int] = [:]
    guard !waysBack.isEmpty else { return returns }
    for frame in table.path where waysBack[table[frame].serial] != nil {
      for other in table.presentedFromTop where table.stands(other, on: frame) {
        guard let distance = distance(backFrom: table[other].fragment, below: frame, in: table) else { continue }
        returns[frame] = min(returns[frame] ?? .max, distance)
      }
    }
    return returns
  }
}
