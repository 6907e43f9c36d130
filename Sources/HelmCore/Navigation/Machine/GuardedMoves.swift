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
  /// What a guard is on.
  package enum Move: Hashable, Sendable {
    case taking(SegueIndex)
    case outOf(FragmentIndex)
    case into(FragmentIndex)
    case leaving(FragmentIndex)
  }

  /// The number of guards on each move, and of those on leaving anything.
  private var counts: [Move: Int] = [:]
  private var leavingCount = 0

  package mutating func count(_ change: Int, _ move: Move) {
    let sum = counts[move, default: 0] + change
    counts[move] = sum == 0 ? nil : sum
    if case .leaving = move { leavingCount += change }
  }

  /// Whether nothing is guarded.
  var isEmpty: Bool { counts.isEmpty }

  /// Whether no fragment has a guard on leaving it.
  var isLeavingFree: Bool { leavingCount == 0 }

  package func guardsTaking(_ segue: SegueIndex, _ rules: SegueRules) -> Bool {
    counts[.taking(segue)] != nil || counts[.outOf(rules.from)] != nil || counts[.into(rules.to)] != nil
  }

  func guardsLeaving(_ fragment: FragmentIndex) -> Bool { counts[.leaving(fragment)] != nil }
}

extension Machine {
  /// Returns the flow that is presented instead of a segue, by its trait or by a guard's verdict; throws if a guard denies the segue.
  func redirect(of segue: SegueIndex, from source: FrameSlot, id: String?) throws(MachineError) -> MachineFlow? {
    if let flow = redirects[segue] { return flow }
    guard guarded.guardsTaking(segue, graph[segue]) else { return nil }
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
    let replaced = table.journal.replaced
    var edges: [FrameKey: FrameEdge] = [:]
    for edge in replaced { edges[edge.edge.target] = edge.edge }
    for edge in replaced.sorted(by: { $0.stamp > $1.stamp }) {
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
  private func isThereAgain(_ key: FrameKey, _ replaced: [FrameKey: FrameEdge]) -> Bool {
    var key = key
    while let edge = replaced[key] {
      guard let frame = table.frame(key), table.edge(into: frame) == edge else { return false }
      key = edge.source
    }
    return table.frame(key) != nil
  }
}
