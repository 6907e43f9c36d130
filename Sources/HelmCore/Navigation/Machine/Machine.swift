/// The state machine without names: a graph, the frames in it, and the current rules.
///
/// It works only with positions and canonical ids. `Navigation` is the boundary where names are converted to positions, and results back to
/// names.
@usableFromInline
package struct Machine: Sendable {
  package let graph: GraphIndex

  @usableFromInline package var table: FrameTable

  /// The segues that are treated as if they didn't exist.
  package var disabled: Set<SegueIndex> = []

  /// The flows that are presented instead of segues.
  package var redirects: [SegueIndex: MachineFlow] = [:]

  /// The segues and fragments that are guarded.
  package var guarded = GuardedMoves()

  /// The guards' verdicts on the moves of the current command.
  package var verdicts: [MachineMove: MachineVerdict] = [:]

  /// Creates a state with an empty path.
  init(_ graph: GraphIndex, entry: FragmentIndex, id: String? = nil) {
    self.graph = graph
    table = FrameTable(entry: entry, id: id)
  }

  /// Returns the same machine with an empty path, before any auto segue fires.
  package func atEntry() -> Machine {
    var copy = self
    let entry = table.subject(of: table.root)
    copy.table = FrameTable(entry: entry.fragment, id: entry.id)
    return copy
  }

  /// Begins a command: the journal records changes from here on.
  package mutating func begin() { table.journal.begin(at: table.nextStamp) }
}

// MARK: - Lookups

extension Machine {
  /// Returns the segue between two fragments, unless it is missing or disabled.
  package func enabledSegue(from origin: FragmentIndex, to target: FragmentIndex) -> SegueIndex? {
    graph.segue(from: origin, to: target).flatMap { disabled.contains($0) ? nil : $0 }
  }

  /// Returns the first matching presented frame, from the topmost down.
  func firstPresented(where fits: (FrameSlot) -> Bool) -> FrameSlot? { table.presentedFromTop.first(where: fits) }

  /// Returns the topmost presented frame of a fragment, with an id if one is given.
  func topmostPresented(_ fragment: FragmentIndex, id: String? = nil) -> FrameSlot? {
    firstPresented { table[$0].fragment == fragment && (id == nil || table.subject(of: $0).id == id) }
  }

  /// Returns the presented frame with a key or, for the occurrence 0, the topmost one with that id.
  func presentedFrame(_ key: FrameKey) -> FrameSlot? {
    if let exact = table.frame(key), table[exact].isPresented { return exact }
    return key.occurrence == 0 ? firstPresented { table.subject(of: $0) == key.subject } : nil
  }

  /// Returns the frame that a frame holds through a segue: there is at most one.
  ///
  /// - Complexity: Linear in the children of the same layer, if the target is on the path at all.
  func child(of source: FrameSlot, through segue: SegueIndex) -> FrameSlot? {
    guard let layer = graph[segue].layer, table.counts[graph[segue].to] != nil else { return nil }
    return table.children(of: source, .init(layer)).first { table[$0].segue == segue }
  }

  /// Returns the latest matching frame on the path, or the root if only that one matches.
  func latest(where fits: (FrameSlot) -> Bool) -> FrameSlot? {
    table.pathFromEnd.first(where: fits) ?? (fits(table.root) ? table.root : nil)
  }

  /// Returns the first matching frame among the presented frames, from the topmost down, each followed by its causes down to the root.
  ///
  /// "In front" excludes what is in the place of an accessory, or below a curtain.
  package func firstInDismissalOrder(inFront: Bool = false, where fits: (FrameSlot) -> Bool) -> FrameSlot? {
    var seen: Set<FrameSlot> = []
    let ground = table[table.topmost].ground
    for presented in table.presentedFromTop {
      if inFront, table[presented].ground != ground { return nil }
      for frame in table.causes(from: presented) {
        if seen.contains(frame) || inFront && table[frame].ground != ground { break }
        if !inFront || table[frame].accessory == nil, fits(frame) { return frame }
        seen.insert(frame)
      }
    }
    return nil
  }

  /// Returns whether a frame was pushed onto the one that handed its place over, in a stack.
  func isPushed(_ frame: FrameSlot) -> Bool { table[frame].segue.map { graph[$0].isPush } ?? false }

  /// Returns whether a frame is presented, or covered only by what was pushed on it in its own place.
  func isShown(_ frame: FrameSlot) -> Bool {
    table[table.occupant(ofPlaceOf: frame)].isPresented && table[frame].successor.map { isPushed($0) } ?? true
  }

  /// Returns a presented modal or curtain that stands on a frame and can't be dismissed.
  func lock(on frame: FrameSlot) -> FrameSlot? {
    guard table.rowEnds.first != nil else { return nil }
    return table.subtree(of: frame).first { $0 != frame && table[$0].isInRow && !isDismissable($0) }
  }

  package func isDismissable(_ frame: FrameSlot) -> Bool { table[frame].segue.map { graph[$0].dismissable } ?? false }

  /// Returns whether a step can be undone: it is dismissable, or there is a segue back.
  func canUndo(_ frame: FrameSlot) -> Bool {
    guard let segue = table[frame].segue.map({ graph[$0] }) else { return false }
    return segue.dismissable || enabledSegue(from: segue.to, to: segue.from) != nil
  }

  /// Throws if a step can't be undone.
  func checkUndoing(_ frame: FrameSlot) throws(MachineError) {
    guard let segue = table[frame].segue else { throw .emptyPath }
    guard canUndo(frame) else { throw .cannotGoBack(segue) }
  }
}

/// A flow by positions.
package struct MachineFlow: Hashable, Sendable {
  let name: FlowName

  /// The edges; a source without an id can have any.
  package let steps: [Machine.PathStep]
}

/// The name of a flow, to map it back to a public one.
package enum FlowName: Hashable, Sendable {
  /// The flow of the command.
  case command

  /// The redirect of a segue.
  case redirect(of: SegueIndex)

  /// The flow of a guard's verdict on a move.
  case verdict(on: MachineMove)
}

// MARK: - Guards

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
