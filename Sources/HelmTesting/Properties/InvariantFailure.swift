import Helm

/// A script that breaks an invariant, made as short as possible.
public struct InvariantFailure<N: Fragment>: Error, Hashable, CustomStringConvertible {
  /// The invariant in words.
  public let invariant: String

  /// The seed of the walks.
  public let seed: UInt64

  /// The number of the failed walk, counted from zero.
  public let walk: Int

  /// The commands; none of them can be removed without the invariant holding again.
  public let script: [NavigationCommand<N>]

  /// The id of the fragment that the walks start from, if it has one.
  package let id: AnyFragmentID?

  /// The path that the walks start from.
  public let start: HelmPath<N>

  /// The path after the commands.
  public let end: HelmPath<N>

  /// The fragments presented after the commands.
  public let presented: [PathFragment<N>]

  /// The invariant, the steps, and a test to paste.
  public var description: String {
    let steps = script.isEmpty ? "Right at the start" : numbered(script) + "\nThen"
    return """
      Not always: \(invariant) (seed \(seed), walk \(walk)).
      \(steps), presented from the bottom to the top: \(presented.map(\.description).joined(separator: ", ")).

      \(asTest())
      """
  }
}

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
