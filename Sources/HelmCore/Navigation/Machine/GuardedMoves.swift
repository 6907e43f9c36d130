/// A move that a guard may have to be evaluated for.
package enum MachineMove: Hashable, Sendable {
  /// Taking a segue from a frame, to a target with an id.
  case taking(SegueIndex, from: FrameKey, id: String?)

  /// Removing a frame.
  case leaving(FrameKey)
}

/// A guard's verdict on a move.
package enum MachineVerdict: Hashable, Sendable {
  case allow
  case deny(reason: String)
  case redirect(to: MachineFlow)
}

/// The segues and fragments that are guarded.
///
/// The machine doesn't evaluate guards. When it reaches a guarded move without a verdict, it stops, rolls back, and throws the move
/// (`undecided`). The caller obtains the verdict, immediately or later, and runs the command again with it.
package struct GuardedMoves: Sendable {
  /// The number of guards on segues, and on fragments in each role.
  private var segues: [SegueIndex: Int] = [:]
  private var origins: [FragmentIndex: Int] = [:]
  private var targets: [FragmentIndex: Int] = [:]
  private var left: [FragmentIndex: Int] = [:]

  package mutating func count(_ change: Int, segue: SegueIndex) { Self.add(change, to: &segues[segue]) }
  package mutating func count(_ change: Int, origin: FragmentIndex) { Self.add(change, to: &origins[origin]) }
  package mutating func count(_ change: Int, target: FragmentIndex) { Self.add(change, to: &targets[target]) }
  package mutating func count(_ change: Int, leaving: FragmentIndex) { Self.add(change, to: &left[leaving]) }

  private static func add(_ change: Int, to count: inout Int?) {
    let sum = (count ?? 0) + change
    count = sum == 0 ? nil : sum
  }

  /// Whether nothing is guarded.
  var isEmpty: Bool { segues.isEmpty && origins.isEmpty && targets.isEmpty && left.isEmpty }

  /// Whether no fragment has a guard on leaving it.
  var isLeavingFree: Bool { left.isEmpty }

  package func guardsTaking(_ segue: SegueIndex, _ rules: SegueRules) -> Bool {
    segues[segue] != nil || origins[rules.from] != nil || targets[rules.to] != nil
  }

  func guardsLeaving(_ fragment: FragmentIndex) -> Bool { left[fragment] != nil }
}

extension Machine {
  /// Returns the flow that a guard redirects a segue to; `nil` if all guards allow it.
  func guardedRedirect(
    of segue: SegueIndex, from source: FrameSlot, id: String?
  ) throws(MachineError) -> MachineFlow? {
    guard !guarded.isEmpty, guarded.guardsTaking(segue, graph[segue]) else { return nil }
    let move = MachineMove.taking(segue, from: table.key(of: source), id: id)
    switch verdicts[move] {
    case .allow: return nil
    case .deny(let reason): throw .denied(move, reason: reason)
    case .redirect(let flow): return flow
    case nil: throw .undecided(move)
    }
  }

  /// Throws if a guard denies removing any of the frames that the current command removed.
  ///
  /// The net effect of the whole command counts: a frame that exists again, made by the same edges, was not left. Guards aren't evaluated
  /// for what the rules removed.
  func checkLeaving() throws(MachineError) {
    guard !guarded.isLeavingFree else { return }
    let removed = table.journal.travel?.before ?? table.journal.removed
    var edges: [FrameKey: FrameEdge] = [:]
    for edge in removed where edges[edge.edge.target] == nil { edges[edge.edge.target] = edge.edge }
    for edge in removed.sorted(by: { $0.stamp > $1.stamp }) {
      let key = edge.edge.target
      guard guarded.guardsLeaving(key.subject.fragment), !table.journal.revoked.contains(key),
        !isThereAgain(key, edges)
      else { continue }
      switch verdicts[.leaving(key)] {
      case .allow, .redirect: continue
      case .deny(let reason): throw .denied(.leaving(key), reason: reason)
      case nil: throw .undecided(.leaving(key))
      }
    }
  }

  /// Returns whether a removed frame exists again, with the same causes.
  private func isThereAgain(_ key: FrameKey, _ removed: [FrameKey: FrameEdge]) -> Bool {
    var key = key
    while let edge = removed[key] {
      guard let frame = table.frame(key), table.edge(into: frame) == edge else { return false }
      key = edge.source
    }
    return table.frame(key) != nil
  }
}
