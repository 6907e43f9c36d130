import HelmDocuments

extension CountedFigures {
  /// Reads a document of figures, in the format that `Analytics/Spark/report.py` writes.
  ///
  /// - Parameter bytes: The document in UTF-8.
  /// - Throws: The first error in the document, with its position.
  init(reading bytes: [UInt8]) throws(DocumentError) {
    let document = try JSONValue(parsing: bytes)
      .object("figures written by Analytics/Spark/report.py, which are an object")
    if let damaged = document["damaged"] { self.damaged = try DamagedLines(damaged) }
    if let absurd = document["absurd"] { self.absurd = try AbsurdTimes(absurd) }
    for member in try document.required("figures").members("an object of figures") {
      tables[member.key] = try FigureTable(member.value)
    }
  }
}

extension AbsurdTimes {
  fileprivate init(_ value: JSONValue) throws(DocumentError) {
    let object = try value.object("the implausible times, which are an object")
    sessions = try object.required("sessions").count("the number of sessions")
    steps = try object.required("steps").count("the number of steps")
  }
}

extension DamagedLines {
  fileprivate init(_ value: JSONValue) throws(DocumentError) {
    let object = try value.object("the damaged lines, which are an object")
    count = try object.required("count").count("the number of damaged lines")
    places = try object.required("places").elements("an array of places").map(Place.init)
  }
}

extension DamagedLines.Place {
  fileprivate init(_ value: JSONValue) throws(DocumentError) {
    let what = "a place, which is an array of a file and a line"
    let parts = try value.elements(what)
    if parts.count != 2 { throw value.error("expected \(what), found \(counted(parts.count, "element"))") }
    self.init(file: try parts[0].text("the name of a file"), line: try parts[1].count("a line number"))
  }
}

extension FigureTable {
  fileprivate init(_ value: JSONValue) throws(DocumentError) {
    let object = try value.object("a figure, which is an object")
    let columns = try object.required("columns").elements("an array of columns")
      .map { column throws(DocumentError) in try column.text("a column's name") }
    let rows = try object.required("rows").elements("an array of rows").map { row throws(DocumentError) in
      let cells = try row.elements("a row, which is an array")
      if cells.count != columns.count {
        throw row.error("expected \(counted(columns.count, "cell")), one for each column, found \(cells.count)")
      }
      return try cells.map(Cell.init)
    }
    self.init(columns: columns, rows: rows)
  }
}

extension FigureTable.Cell {
  fileprivate init(_ value: JSONValue) throws(DocumentError) {
    switch value.content {
    case .null: self = .none
    case .string(let text): self = .text(text)
    default:
      // No time is longer, and multiplying by a thousand doesn't overflow.
      guard let number = value.integer.flatMap({ Int64($0) }), number.magnitude < 1_000_000_000_000_000 else {
        throw value.expected("an integer of at most 15 digits, a string or null")
      }
      self = .number(number)
    }
  }
}

extension JSONValue {
  fileprivate func text(_ what: String) throws(DocumentError) -> String {
    guard case .string(let text) = content else { throw expected(what) }
    return text
  }

  fileprivate func count(_ what: String) throws(DocumentError) -> Int {
    guard let count = integer.flatMap({ Int($0) }), count >= 0 else { throw expected(what) }
    return count
  }
}
