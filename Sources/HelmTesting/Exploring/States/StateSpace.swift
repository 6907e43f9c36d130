import HelmCore

/// The states that a machine can reach, each stored as the difference between its path and its parent's.
///
/// States that can never be distinguished count as one: see ``CanonicalForm``.
struct StateSpace: Sendable {
  /// The limits of an exploration.
  struct Limits: Sendable {
    var states: Int
    var moves: Int
    var depth: Int?

    /// The number of times that a fragment with the same id may be presented again on one way; `nil` for any number.
    var repeats: Int?

    init(states: Int, moves: Int, depth: Int?, repeats: Int?) {
      self.states = min(states, Int(Int32.max) - 1)
      self.moves = moves
      self.depth = depth
      self.repeats = repeats
    }
  }

  /// The reason why an exploration ended.
  enum End: Sendable { case complete, found, stateLimit, moveLimit, depthLimit }

  /// A move out of a state.
  struct Transition: Sendable {
    let move: ExploringMove

    /// The state that the move leads to; `nil` if the state was left out.
    let target: Int?

    /// The segues that were taken, in order.
    let taken: [SegueIndex]
  }

  /// The machine that the exploration starts from.
  let start: Machine

  /// The reason why the exploration ended.
  var end = End.complete

  /// The number of states that were expanded; the others were found, but not continued.
  var expanded = 0

  /// The number of moves that were tried.
  var moveCount = 0

  /// The segues that were left out on some way because it had their target already.
  var prunedSegues: Set<SegueIndex> = []

  /// Whether each expanded state had a move left out.
  var hasPrunedMove: [Bool] = []

  private var forms = DigestNumbers()
  private var parents = Pages<Int32>()
  private var moves = Pages<ExploringMove>()

  /// The first state of each depth; states are found in order of depth.
  private var layers: [Int] = []

  // The number of edges that each state shares with its parent's path, and the end of its additional edges in `edges`.
  private var prefixes = Pages<Int32>()
  private var ends = Pages<Int>()
  private var edges = Pages<FlatPath.Edge>()

  var ids = IDNumbers()

  // The moves out of the expanded states, if they are recorded.
  var transitionEnds = Pages<Int>()
  var transitionMoves = MoveList()
  var transitionTargets = Pages<Int32>()

  /// The segues that a transition took, if not exactly the one of its move.
  var transitionTaken: [Int: [SegueIndex]] = [:]

  /// By number, what each state presents, and the first state that presents it, if recorded.
  private(set) var presentations = Pages<Int32>()
  private(set) var firstPresenting: [Int32] = []
  private var presentationNumbers = DigestNumbers()

  /// Starts with one state.
  init(from start: Machine) { self.start = start }

  /// The number of states.
  var count: Int { forms.count }

  /// Returns the state from which a state was first reached; `nil` for the start.
  func parent(of state: Int) -> Int? { state == 0 ? nil : Int(parents[state]) }

  /// Returns the move by which a state was first reached from its parent.
  func move(to state: Int) -> ExploringMove { moves[state] }

  /// Returns the number of moves from the start to a state.
  ///
  /// - Complexity: Linear in the greatest depth.
  func depth(of state: Int) -> Int { layers.lastIndex { $0 <= state } ?? 0 }

  /// Returns the moves from the start to a state: a shortest way.
  func way(to state: Int) -> [ExploringMove] {
    var (way, state) = ([ExploringMove](), state)
    while let parent = parent(of: state) {
      way.append(moves[state])
      state = parent
    }
    return way.reversed()
  }

  /// Returns the machine of a state, as its way leads to it.
  ///
  /// - Complexity: Linear in the path and in the depth.
  func machine(at state: Int) -> Machine {
    guard state > 0 else { return start }
    var path = FlatPath()
    read(state, into: &path)
    return start.at(path, ids)
  }

  /// Reconstructs the path of a state from the additions of the state and its predecessors.
  func read(_ state: Int, into path: inout FlatPath) {
    path.edges.removeAll(keepingCapacity: true)
    var (state, wanted) = (state, Int.max)
    // From the end, because a state only stores how much it shares with its parent.
    while wanted > 0 {
      let (begin, prefix) = state == 0 ? (0, 0) : (ends[state - 1], Int(prefixes[state]))
      let count = min(wanted - prefix, ends[state] - begin)
      for position in (begin..<begin + max(0, count)).reversed() { path.edges.append(edges[position]) }
      wanted = min(wanted, prefix)
      if state == 0 { break }
      state = Int(parents[state])
    }
    path.edges.reverse()
  }
}

// MARK: - Finding and adding states

extension StateSpace {
  /// Returns the state with a form, if it is known.
  func state(with form: Digest) -> Int? { forms[form] }

  /// Adds a state that is not known yet.
  ///
  /// - Parameters:
  ///   - form: The digest of its form.
  ///   - path: Its path.
  ///   - parent: The state it was reached from, with its path.
  ///   - move: The move from there.
  /// - Returns: The state.
  @discardableResult
  mutating func add(
    _ form: Digest, _ path: FlatPath, from parent: (state: Int, path: FlatPath)?, by move: ExploringMove
  ) -> Int {
    let state = forms.add(form)
    let prefix = parent?.path.commonCount(with: path) ?? 0
    parents.append(Int32(truncatingIfNeeded: parent?.state ?? -1))
    if parent?.state ?? 0 >= layers.last ?? 0 { layers.append(state) }
    moves.append(move)
    prefixes.append(Int32(truncatingIfNeeded: prefix))
    for edge in path.edges[prefix...] { edges.append(edge) }
    ends.append(edges.count)
    return state
  }
}

// MARK: - Presentations

extension StateSpace {
  /// Records what the next state presents: fragments and ids, in order.
  mutating func notePresentation(of machine: Machine) {
    var digest = Digest()
    for frame in machine.table.presented {
      let subject = machine.table.subject(of: frame)
      digest.add(UInt64(UInt32(bitPattern: subject.fragment.rawValue)) << 32)
      if subject.id != nil { digest.add(UInt64(UInt32(bitPattern: ids.number(of: subject.id))) | 1 << 63) }
    }
    digest.finish()
    if let known = presentationNumbers[digest] {
      presentations.append(Int32(truncatingIfNeeded: known))
    } else {
      firstPresenting.append(Int32(truncatingIfNeeded: presentations.count))
      presentations.append(Int32(truncatingIfNeeded: presentationNumbers.add(digest)))
    }
  }
}

// MARK: - Transitions

extension StateSpace {
  /// Returns the positions of the moves out of a state among all moves; none if it was not expanded or nothing was recorded.
  func transitions(of state: Int) -> Range<Int> {
    guard state < transitionEnds.count else { return 0..<0 }
    return (state == 0 ? 0 : transitionEnds[state - 1])..<transitionEnds[state]
  }

  /// Returns the state that a move leads to; `nil` if the state was left out.
  func target(of transition: Int) -> Int? {
    transitionTargets[transition] < 0 ? nil : Int(transitionTargets[transition])
  }

  /// Returns the move at a position.
  func transition(at position: Int) -> Transition {
    let move = transitionMoves[position]
    return Transition(
      move: move, target: target(of: position),
      taken: transitionTaken[position] ?? move.asked.map { [$0] } ?? [])
  }
}
