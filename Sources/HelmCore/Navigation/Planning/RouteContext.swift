/// The data that a search for a route computes beforehand; a class, because each state's estimate refers to it.
final class RouteContext {
  let goal: RouteGoal
  let distances: RouteDistances

  /// For frames that carry something that can't be undone, by serial: the least number of segues from each fragment back to them.
  private var waysBack: [(serial: Int, ways: [Int32])] = []

  init(to goal: RouteGoal, from start: Machine) {
    self.goal = goal
    distances = RouteDistances(to: goal, from: start)
    var left = 16
    for frame in start.table.pathFromEnd where left > 0 && !start.canUndo(frame) {
      switch start.table[frame].role {
      case .modal: for cause in start.table.causes(from: start.table[frame].cause) { note(cause, in: start, &left) }
      case .pass: if let cause = start.table[frame].cause { note(cause, in: start, &left) }
      default: break
      }
    }
  }

  private func note(_ frame: FrameSlot, in start: Machine, _ left: inout Int) {
    let serial = start.table[frame].serial
    guard left > 0, ways(backTo: serial) == nil, let ways = ways(to: frame, in: start) else { return }
    waysBack.append((serial, ways))
    left -= 1
  }

  private func ways(backTo serial: Int) -> [Int32]? {
    for known in waysBack where known.serial == serial { return known.ways }
    return nil
  }

  /// Returns the least number of segues that lead back to a frame from a fragment, as far as is known.
  func distance(backTo frame: FrameSlot, from fragment: FragmentIndex, in machine: Machine) -> Int? {
    guard let ways = ways(backTo: machine.table[frame].serial), ways[fragment.offset] < .max else { return nil }
    return Int(ways[fragment.offset])
  }

  /// Returns the least number of segues from whatever stands on a frame back to another one below it, as far as is known.
  func distance(backTo frame: FrameSlot, fromWhatStandsOn top: FrameSlot, in machine: Machine) -> Int? {
    guard let ways = ways(backTo: machine.table[frame].serial) else { return nil }
    var least = Int32.max
    for each in machine.table.presentedFromTop where machine.table.stands(each, on: top) {
      least = min(least, ways[machine.table[each].fragment.offset])
    }
    return least == .max ? nil : Int(least)
  }

  /// Searches backward from the segues that aren't dismissable, and so lead back to a frame.
  ///
  /// - Returns: The numbers of segues, or `nil` if none leads back.
  /// - Complexity: Linear in fragments and segues.
  private func ways(to frame: FrameSlot, in start: Machine) -> [Int32]? {
    let graph = start.graph
    let subject = start.table.subject(of: frame)
    guard goal.ids(for: subject.fragment).contains(subject.id) else { return nil }
    var ways: [Int32] = []
    var queue: [FragmentIndex] = []
    func note(_ fragment: FragmentIndex, _ distance: Int32) {
      guard ways[fragment.offset] == .max else { return }
      ways[fragment.offset] = distance
      queue.append(fragment)
    }
    for segue in graph.ingress(of: subject.fragment)
    where !graph[segue].dismissable && !start.disabled.contains(segue) {
      if ways.isEmpty { ways = [Int32](repeating: .max, count: graph.fragmentCount) }
      note(graph[segue].from, 1)
    }
    var next = 0
    while next < queue.count {
      let fragment = queue[next]
      next += 1
      for segue in graph.ingress(of: fragment) where distances.isOpen(segue) {
        note(graph[segue].from, ways[fragment.offset] + 1)
      }
    }
    return queue.isEmpty ? nil : ways
  }
}
