/// The goal of a route: subjects that lie on top of one another in this order, the last one topmost.
struct RouteGoal {
  let wanted: [Subject]

  /// The wanted ids of each wanted fragment.
  private let idsByFragment: [FragmentIndex: [String?]]

  init(_ wanted: [Subject]) {
    self.wanted = wanted
    var ids: [FragmentIndex: [String?]] = [:]
    for subject in wanted {
      var known = ids[subject.fragment] ?? [nil]
      if !known.contains(subject.id) { known.append(subject.id) }
      ids[subject.fragment] = known
    }
    idsByFragment = ids
  }

  /// The ids to try a fragment with: none, and the wanted ones.
  func ids(for fragment: FragmentIndex) -> [String?] { idsByFragment[fragment] ?? [nil] }

  /// Whether a fragment is among the wanted ones.
  func wants(_ fragment: FragmentIndex) -> Bool { idsByFragment[fragment] != nil }

  /// How many of the wanted subjects, in order, are on a way after one more frame.
  func matched(_ count: Int, then subject: Subject) -> Int {
    count < wanted.count && wanted[count] == subject ? count + 1 : count
  }

  /// Whether a state is the goal.
  ///
  /// - Complexity: Linear in the causes of the topmost frame.
  func isReached(in machine: Machine) -> Bool {
    guard let last = wanted.last else { return true }
    guard let top = machine.frameOnTop(where: { machine.table.subject(of: $0) == last }) else { return false }
    var left = wanted.dropLast()
    for frame in machine.table.causes(from: machine.table[top].cause) {
      guard let next = left.last else { return true }
      if machine.table.subject(of: frame) == next { left.removeLast() }
    }
    return left.isEmpty
  }
}

extension Machine {
  /// The first frame that fits among the topmost one and, if autos made that, those below.
  func frameOnTop(where fits: (FrameSlot) -> Bool) -> FrameSlot? {
    for frame in table.causes(from: table.front(on: table.root)) {
      if fits(frame) { return frame }
      guard let segue = table[frame].segue, graph[segue].auto else { return nil }
    }
    return nil
  }
}
