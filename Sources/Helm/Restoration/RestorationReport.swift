/// A report of what was restored from a saved state.
public struct RestorationReport<N: Fragment>: Hashable, Sendable {
  /// The restored path, including what auto segues presented on the remaining frames.
  public internal(set) var restored: HelmPath<N> = []

  /// The edges that couldn't be restored, in the order of the saved path.
  public internal(set) var dropped: [DroppedEdge<N>] = []

  /// Whether the graph is the one that the state was saved in.
  public internal(set) var isSameGraph = false

  /// Whether it is certain that no more edges could have been restored.
  package internal(set) var isLongest = true

  /// The path that waits behind the target of a guard's redirect, such as a login; it is restored once the guard allows it.
  public internal(set) var waiting: HelmPath<N>?

  /// Why nothing was restored; `nil` if something was.
  public internal(set) var problem: String?

  /// The number of saved edges.
  var saved = 0

  /// Whether everything was restored.
  public var isComplete: Bool { dropped.isEmpty && problem == nil }

  /// The number of saved edges that were restored.
  var kept: Int { saved - dropped.count }

  /// Returns the same report for a restoration that was denied.
  func refused(_ reason: String) -> RestorationReport {
    var report = self
    (report.restored, report.problem) = ([], reason)
    return report
  }
}

extension RestorationReport: Described {
  /// What was restored and what was not, in one line each.
  package var descriptionText: String {
    if let problem { return "Nothing was restored: \(problem)" }
    if saved == 0 { return "Nothing but the entry was saved\(added)." }
    if dropped.isEmpty {
      return (saved == 1 ? "The saved edge is" : "All \(saved) saved edges are") + " restored\(added)."
    }
    let lines = dropped.map { "\n  \($0)" }.joined()
    let kept = kept == 0 ? "No edge is" : kept == 1 ? "1 edge is" : "\(kept) edges are"
    let rest = waiting == nil ? "" : "; what waits for a guard is restored once that allows it"
    return "\(kept) restored\(added), and \(dropped.count) dropped\(rest):" + lines
  }

  /// A clause about the edges that weren't saved: auto segues, and containers that the graph has now.
  private var added: String {
    let count = restored.count - kept
    return count > 0 ? ", and \(count) more added" : ""
  }
}

/// Returns why something couldn't be read, in one line, with the location in the document.
func reason(of error: any Error) -> String {
  switch error {
  case DecodingError.dataCorrupted(let context), DecodingError.typeMismatch(_, let context),
    DecodingError.valueNotFound(_, let context), DecodingError.keyNotFound(_, let context):
    let place = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
    return place.isEmpty ? context.debugDescription : "\(context.debugDescription) (at \(place))"
  default: return "\(error)"
  }
}
