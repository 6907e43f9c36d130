import Helm

/// What an exploration has left out, in readable lines.
func leftOutLines<N>(notPushedAgain: [DirectedEdge<N>], excluded: [ExcludedSegue<N>]) -> [String] {
  var lines: [String] = []
  if !notPushedAgain.isEmpty {
    let names = notPushedAgain.prefix(5).map { $0.description }.joined(separator: ", ")
    let more = notPushedAgain.count > 5 ? " and \(notPushedAgain.count - 5) more" : ""
    lines.append("Not pushed again where the way has it already: \(names)\(more).")
  }
  if !excluded.isEmpty {
    lines.append("kept out by guards:")
    lines += excluded.prefix(20).map { "  \($0)" }
    if excluded.count > 20 { lines.append("  and \(excluded.count - 20) more") }
  }
  return lines
}
