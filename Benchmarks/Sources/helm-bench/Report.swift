import Foundation

/// The results of a run: printed as tables, written as JSON.
struct Report: Codable {
  let isQuick: Bool
  let results: [CaseResult]

  /// Two tables: the median times over the sizes, and what the largest size takes.
  var text: String {
    [Case.Axis.segues, .states, .edges, .guards, .questions, .patterns].map { axis in
      let results = results.filter { $0.axis == axis }
      return results.isEmpty ? "" : times(results, axis) + "\n\n" + costs(results, axis)
    }.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private func times(_ results: [CaseResult], _ axis: Case.Axis) -> String {
    let sizes = axis.sizes(isQuick: isQuick)
    var table = Table(
      heading: ["Median time by \(axis)"] + sizes.map(\.grouped) + ["exponent", "from 1 000", "limit"])
    for result in results {
      let times = sizes.map { size in
        result.measurements.first { $0.size == size }.map(\.nanoseconds.timeText) ?? "–"
      }
      table.add(
        [result.name] + times + [
          exponent(result.time), exponent(result.timeFromThousand), result.limit.map { "\($0)" } ?? "–",
        ])
    }
    return table.text
  }

  private func costs(_ results: [CaseResult], _ axis: Case.Axis) -> String {
    let sizes = axis.sizes(isQuick: isQuick)
    var table = Table(
      heading: ["Heap allocations by \(axis)"] + sizes.map(\.grouped) + ["exponent", "peak memory at the largest"])
    for result in results {
      let allocations = sizes.map { size in
        result.measurements.first { $0.size == size }?.allocations.map {
          $0 < 1000 ? $0.text(decimals: $0 == $0.rounded() ? 0 : 1) : Int($0).grouped
        } ?? "–"
      }
      table.add(
        [result.name] + allocations + [
          exponent(result.allocations), result.measurements.last.map(\.peakBytes.memoryText) ?? "–",
        ])
    }
    return table.text
  }

  private func exponent(_ fit: GrowthFit?) -> String { fit.map { $0.exponent.text(decimals: 2) } ?? "–" }

  /// The results in JSON.
  func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return try encoder.encode(self)
  }
}
