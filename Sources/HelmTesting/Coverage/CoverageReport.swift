import Helm

/// The coverage of a graph, in numbers and names.
public struct CoverageReport: Hashable, Sendable, CustomStringConvertible {
  /// A kind of item that can be covered.
  public struct Line: Hashable, Sendable {
    /// The kind: `fragments`, `segues` or `pairs`.
    public let name: String

    /// The number of them in the graph.
    public let total: Int

    /// The ones that aren't covered, in the graph's order.
    public let missing: [String]

    /// The number of them that are covered.
    public var covered: Int { total - missing.count }

    /// Whether all are covered.
    public var isComplete: Bool { missing.isEmpty }
  }

  /// A line each for fragments, segues and pairs.
  public let lines: [Line]

  /// One line for each kind, followed by what isn't covered, at most 20 of each.
  public var description: String {
    lines.map { line in
      let share = line.total == 0 ? 100 : line.covered * 100 / line.total
      let head = "\(line.name): \(line.covered) of \(line.total) (\(share) %)"
      let missing = line.missing.prefix(20).map { "  not covered: \($0)" }
      let more = line.missing.count > 20 ? ["  and \(line.missing.count - 20) more"] : []
      return ([head] + missing + more).joined(separator: "\n")
    }
    .joined(separator: "\n")
  }
}

extension NavigationCoverage {
  /// The report of what is covered.
  ///
  /// - Complexity: Linear in fragments, segues and pairs.
  public var report: CoverageReport {
    let edges = graph.edges
    var pairCount = 0
    var missingPairs: [String] = []
    for first in edges {
      for second in graph.outgoingEdges(of: first.to) {
        pairCount += 1
        if !pairs.contains(Pair(first, second)) { missingPairs.append("\(first), then \(second)") }
      }
    }
    return CoverageReport(lines: [
      .init(
        name: "fragments", total: graph.fragments.count,
        missing: graph.fragments.filter { !fragments.contains($0) }.map { "\(PathFragment($0))" }),
      .init(name: "segues", total: edges.count, missing: edges.filter { !segues.contains($0) }.map(\.description)),
      .init(name: "pairs", total: pairCount, missing: missingPairs),
    ])
  }
}
