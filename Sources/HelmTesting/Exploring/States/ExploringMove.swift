import HelmCore

/// A command that an exploration tries, identified by its position in what is presented.
///
/// States that count as one differ only in hidden order and in occurrences. What is presented, and what it stands on, has the same order in
/// all of them, so a move has the same meaning in each.
package struct ExploringMove: Hashable, Sendable {
  private let segue: Int32
  private let number: Int32

  /// The effect of a move.
  enum Kind: Hashable, Sendable {
    /// Takes a segue from the presented frame with a number, counted from the topmost one down.
    case take(SegueIndex, from: Int)

    /// Removes the frame with a number among those that a dismissal considers, in order.
    case dismiss(Int)

    /// Undoes the latest step with `back()`, if no dismissal does.
    case back
  }

  init(_ kind: Kind) {
    switch kind {
    case .take(let segue, let source): (self.segue, number) = (segue.rawValue, Int32(truncatingIfNeeded: source))
    case .dismiss(let number): (segue, self.number) = (-1, Int32(truncatingIfNeeded: number))
    case .back: (segue, number) = (-2, 0)
    }
  }

  var kind: Kind {
    switch segue {
    case -1: .dismiss(Int(number))
    case -2: .back
    default: .take(SegueIndex(Int(segue)), from: Int(number))
    }
  }

  /// Returns the move at a distance after this one, if a state has all moves between them: it takes a later segue of the same frame, or
  /// removes a later frame.
  func advanced(by distance: Int) -> ExploringMove {
    switch kind {
    case .take(let segue, let source): ExploringMove(.take(segue.advanced(by: distance), from: source))
    case .dismiss(let number): ExploringMove(.dismiss(number + distance))
    case .back: self
    }
  }

  /// The segue that the move takes; `nil` if it undoes something.
  var asked: SegueIndex? { if case .take(let segue, _) = kind { segue } else { nil } }
}

// MARK: - Moves of a state

extension Machine {
  /// The moves worth trying: one for every enabled segue out of a presented frame, one for every dismissable frame on
  /// the way down, and `back()` if it undoes what no dismissal does.
  ///
  /// - Complexity: The out-degrees of what is presented, and linear in the causes of that.
  var exploringMoves: [ExploringMove] {
    var (takes, removals) = ([ExploringMove](), [(move: ExploringMove, frame: FrameSlot)]())
    list(takes: &takes)
    list(removals: &removals)
    return takes + removals.map { $0.move }
  }

  /// Lists the moves that take a segue.
  func list(takes moves: inout [ExploringMove]) {
    moves.removeAll(keepingCapacity: true)
    for (number, frame) in table.presentedFromTop.enumerated() {
      for segue in graph.egress(of: table[frame].fragment) where disabled.isEmpty || !disabled.contains(segue) {
        moves.append(ExploringMove(.take(segue, from: number)))
      }
    }
  }

  /// Lists the moves that remove a frame, each with the frame.
  func list(removals: inout [(move: ExploringMove, frame: FrameSlot)]) {
    removals.removeAll(keepingCapacity: true)
    var number = 0
    _ = firstInDismissalOrder { frame in
      if isDismissable(frame) { removals.append((ExploringMove(.dismiss(number)), frame)) }
      number += 1
      return false
    }
    if let frame = frameToGoBackFrom { removals.append((ExploringMove(.back), frame)) }
  }

  /// The frame that `back()` removes and no dismissal does.
  var frameToGoBackFrom: FrameSlot? {
    guard let step = try? stepToUndo(), !isDismissable(step) else { return nil }
    return step
  }

  /// Makes a move.
  ///
  /// - Parameters:
  ///   - move: The move.
  ///   - id: The id to take the move's segue with.
  /// - Throws: The error of the command; the state is unusable then.
  mutating func make(_ move: ExploringMove, id: String?) throws(MachineError) {
    begin()
    switch move.kind {
    case .take(let segue, let number):
      guard let source = presentedFrame(number: number) else { return }
      try follow(.take(segue, from: source, id: AnyFragmentID?(text: id)))
    case .dismiss(let number): if let frame = frameOnTheWayDown(number: number) { dismiss(frame) }
    case .back: try back()
    }
  }

  /// Returns the presented frame with a number, counted from the topmost one down.
  func presentedFrame(number: Int) -> FrameSlot? {
    for (each, frame) in table.presentedFromTop.enumerated() where each == number { return frame }
    return nil
  }

  /// Returns the frame with a number among those that a dismissal considers.
  func frameOnTheWayDown(number: Int) -> FrameSlot? {
    var left = number
    return firstInDismissalOrder { _ in
      left -= 1
      return left < 0
    }
  }

  /// The actions of the latest command, in order.
  package var actions: [MachineAction] { table.journal.steps.map { $0.action } }
}

extension MachineAction {
  /// The segue that was taken, whatever its effect.
  package var taken: SegueIndex? {
    switch self {
    case .presented(let edge), .returned(let edge), .reselected(let edge): edge.segue
    case .redirected, .dismissed, .replaced: nil
    }
  }
}
