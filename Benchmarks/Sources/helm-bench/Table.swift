/// A table for a terminal or a Markdown page.
struct Table {
  private var rows: [[String]]

  init(heading: [String]) { rows = [heading] }

  mutating func add(_ row: [String]) { rows.append(row) }

  /// The table in Markdown, its columns aligned: the first to the left, all others to the right.
  var text: String {
    let widths = rows[0].indices.map { column in Swift.max(2, rows.map { $0[column].count }.max() ?? 0) }
    func line(_ cells: [String]) -> String {
      let padded = zip(cells, widths).enumerated().map { column, cell in
        let padding = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 ? cell.0 + padding : padding + cell.0
      }
      return "| " + padded.joined(separator: " | ") + " |"
    }
    let rule = widths.enumerated().map { column, width in
      String(repeating: "-", count: width - 1) + (column == 0 ? "-" : ":")
    }
    return ([line(rows[0]), line(rule)] + rows.dropFirst().map(line)).joined(separator: "\n")
  }
}
