/// A report of what was restored from a saved state.
public struct RestorationReport<N: Fragment>: Hashable, Sendable {
  /// The restored path, including what autos presented on the remaining frames.
  public internal(set) var restored: HelmPath<N>

  /// The edges that couldn't be restored, in the order of the saved path.
  public let dropped: [DroppedEdge<N>]

  /// Whether the graph is the one that the state was saved in.
  public let isSameGraph: Bool

  /// Whether it is certain that no more edges could have been restored.
  package let isLongest: Bool

  /// The path that waits behind the target of a guard's redirect, such as a login; it is restored once the guard allows it.
  public let waiting: HelmPath<N>?

  /// Why nothing was restored; `nil` if something was.
  public internal(set) var problem: String?

  /// The number of saved edges.
  let saved: Int

  /// Whether everything was restored.
  public var isComplete: Bool { dropped.isEmpty && problem == nil }

  /// The number of saved edges that were restored.
  var kept: Int { saved - dropped.count }

  init(
    restored: HelmPath<N> = [], dropped: [DroppedEdge<N>] = [], isSameGraph: Bool = false, isLongest: Bool = true,
    waiting: HelmPath<N>? = nil, problem: String? = nil, saved: Int = 0
  ) {
    (self.restored, self.dropped, self.isSameGraph) = (restored, dropped, isSameGraph)
    (self.isLongest, self.waiting, self.problem, self.saved) = (isLongest, waiting, problem, saved)
  }

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
    if saved == 0 { return "Nothing but the entry was saved\(opened)." }
    if dropped.isEmpty { return "All of \(saved) edges are restored\(opened)." }
    let lines = dropped.map { "\n  \($0)" }.joined()
    let kept = kept == 0 ? "No edge is" : kept == 1 ? "1 edge is" : "\(kept) edges are"
    let rest = waiting == nil ? "" : "; what waits for a guard is restored once that allows it"
    return "\(kept) restored\(opened), and \(dropped.count) dropped\(rest):" + lines
  }

  /// A clause about edges that autos presented.
  private var opened: String {
    let count = restored.count - kept
    return count > 0 ? ", and \(count) more opened by \(count == 1 ? "itself" : "themselves")" : ""
  }
}

/// Returns why something couldn't be written or read, in one line, with the location in the document.
func reason(of error: any Error) -> String {
  switch error {
  case EncodingError.invalidValue(_, let context):
    reason(context.debugDescription, at: context.codingPath)
  case DecodingError.dataCorrupted(let context), DecodingError.typeMismatch(_, let context),
    DecodingError.valueNotFound(_, let context), DecodingError.keyNotFound(_, let context):
    reason(context.debugDescription, at: context.codingPath)
  default: "\(error)"
  }
}

private func reason(_ problem: String, at codingPath: [any CodingKey]) -> String {
  let place = codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
  return place.isEmpty ? problem : "\(problem) (at \(place))"
}
