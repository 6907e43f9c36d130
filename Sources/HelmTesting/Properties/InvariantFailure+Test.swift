import Helm

extension InvariantFailure {
  /// Returns the script as the source of a Swift test, ready to paste and complete with the invariant.
  ///
  /// - Parameters:
  ///   - name: The name of the test function.
  ///   - graph: The expression for the graph to test in.
  /// - Returns: The source of a test.
  /// - Complexity: Linear in the script.
  public func asTest(named name: String = "keepsTheInvariant", graph: String = "graph") -> String {
    let recording = Recording(id: id, start: start, entries: script.map { .command($0) }, end: end)
    let reason = String(invariant.map { $0.isNewline ? " " : $0 })
    return "// At the end, this does not hold: \(reason).\n" + recording.asTest(named: name, graph: graph)
  }
}
