/// Progress as lines: on a terminal one that is written over, elsewhere a few below each other.
struct ProgressLines {
  let isTerminal: Bool

  /// How many lines there are at most where they cannot be written over.
  static let limit = 8

  private var written = 0

  init(isTerminal: Bool) { self.isTerminal = isTerminal }

  /// What to write for some progress, with the line's end.
  ///
  /// - Parameters:
  ///   - progress: How far it is.
  ///   - elapsed: How long it took.
  /// - Returns: Nothing where this line is left out.
  mutating func text(for progress: GalleryMaker.Progress, elapsed: Duration) -> String {
    let line = "\(progress.done)/\(progress.total)  \(progress.title)  \(seconds(elapsed))"
    if isTerminal { return "\r\(line)\u{1B}[K" + (progress.done == progress.total ? "\n" : "") }
    let due = progress.total == 0 ? 0 : progress.done * Self.limit / progress.total
    guard due > written else { return "" }
    written = due
    return line + "\n"
  }
}

/// A duration in seconds, with one digit after the point.
func seconds(_ duration: Duration) -> String {
  let (whole, rest) = duration.components
  let tenths = whole * 10 + rest / 100_000_000_000_000_000
  return "\(tenths / 10).\(tenths % 10) s"
}
