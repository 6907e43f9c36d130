/// A line of comma-separated values in the format of RFC 4180, in which a cell can't span lines.
enum CSVLine {
  /// Returns the cells of a line.
  ///
  /// - Throws: An error about a quotation mark that isn't closed, or that is in the middle of a cell.
  static func cells(of line: Substring) throws(EventError) -> [String] {
    var cells: [String] = []
    var rest = line.utf8[...]
    if rest.last == 0x0D { rest = rest.dropLast() }
    while true {
      var cell: [UInt8] = []
      if rest.first == 0x22 {
        rest = rest.dropFirst()
        while true {
          guard let end = rest.firstIndex(of: 0x22) else { throw EventError("has an unclosed quotation mark") }
          cell += rest[..<end]
          rest = rest[rest.index(after: end)...]
          guard rest.first == 0x22 else { break }
          cell.append(0x22)
          rest = rest.dropFirst()
        }
        if let next = rest.first, next != 0x2C { throw EventError("has text after a closing quotation mark") }
      } else {
        let end = rest.firstIndex(of: 0x2C) ?? rest.endIndex
        cell += rest[..<end]
        rest = rest[end...]
      }
      cells.append(String(decoding: cell, as: UTF8.self))
      guard rest.first == 0x2C else { return cells }
      rest = rest.dropFirst()
    }
  }
}
