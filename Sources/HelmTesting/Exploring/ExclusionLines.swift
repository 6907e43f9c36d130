import Helm

/// Returns readable lines that say what an exploration left out.
func exclusionLines<N>(prunedSegues: [DirectedEdge<N>], excluded: [ExcludedSegue<N>]) -> [String] {
  var lines: [String] = []
  if !prunedSegues.isEmpty {
    let names = prunedSegues.prefix(5).map { $0.description }.joined(separator: ", ")
    let more = prunedSegues.count > 5 ? " and \(prunedSegues.count - 5) more" : ""
    lines.append("Not pushed again, because already on the path: \(names)\(more).")
  }
  if !excluded.isEmpty {
    lines.append("excluded by guards:")
    lines += excluded.prefix(20).map { "  \($0)" }
    if excluded.count > 20 { lines.append("  and \(excluded.count - 20) more") }
  }
  return lines
}
