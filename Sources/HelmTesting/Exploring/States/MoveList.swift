import HelmCore

/// Moves in the order they were tried.
///
/// The segues of one frame are consecutive, and so are the frames that can be dismissed. So the list stores runs of moves, which takes much
/// less memory.
struct MoveList: Sendable {
  /// The first move of each run, and its position.
  private var firsts = Pages<ExploringMove>()
  private var starts = Pages<Int>()

  /// The number of moves.
  private(set) var count = 0

  /// Adds a move at the end.
  mutating func append(_ move: ExploringMove) {
    let run = firsts.count - 1
    if run < 0 || move != firsts[run].advanced(by: count - starts[run]) {
      firsts.append(move)
      starts.append(count)
    }
    count += 1
  }

  /// Removes everything after the first moves.
  mutating func removeAll(after kept: Int) {
    while let start = starts.last, start >= kept {
      firsts.removeAll(after: firsts.count - 1)
      starts.removeAll(after: starts.count - 1)
    }
    count = min(count, kept)
  }

  /// The move at a position.
  ///
  /// - Complexity: Logarithmic in the number of runs.
  subscript(position: Int) -> ExploringMove {
    var (run, end) = (0, starts.count)
    while run + 1 < end {
      let middle = (run + end) / 2
      if starts[middle] <= position { run = middle } else { end = middle }
    }
    return firsts[run].advanced(by: position - starts[run])
  }
}
