import Helm

/// The effects of the commands in an exploration, by positions.
struct ExplorationFacts {
  var taken: Set<SegueIndex> = []

  /// The auto segues that were fired.
  var fired: Set<SegueIndex> = []

  /// The segues whose redirect was followed to a segue that doesn't redirect.
  var redirected: Set<SegueIndex> = []

  /// The first state and move in which following a segue's redirect led back to itself.
  var circular: [SegueIndex: (state: Int, move: ExploringMove)] = [:]

  /// Records the segues that were taken at launch.
  mutating func note(launched segues: [SegueIndex]) {
    taken.formUnion(segues)
    fired.formUnion(segues)
  }

  /// Records the result of taking a segue in a state.
  mutating func note(_ move: ExploringMove, in state: Int, _ result: Result<Machine, MachineError>) {
    switch result {
    case .failure(.circularRedirection(let segues)):
      for segue in segues.dropLast() where circular[segue] == nil { circular[segue] = (state, move) }
    case .failure: break
    case .success(let machine): note(machine)
    }
  }

  /// Records the latest command of a machine; whatever it took or redirected without being requested was fired.
  mutating func note(_ machine: Machine) {
    var flows: [SegueIndex: Int] = [:]
    var isAsked = true
    for action in machine.actions {
      let segue: SegueIndex
      if case .redirected(let origin, _) = action {
        segue = origin
        redirected.insert(origin)
        for each in machine.redirects[origin]?.known ?? [] { flows[each, default: 0] += 1 }
      } else if let takenSegue = action.taken {
        segue = takenSegue
        taken.insert(takenSegue)
      } else {
        continue
      }
      defer { isAsked = false }
      guard !isAsked, machine.graph[segue].auto else { continue }
      if let left = flows[segue], left > 0 { flows[segue] = left - 1 } else { fired.insert(segue) }
    }
  }
}
