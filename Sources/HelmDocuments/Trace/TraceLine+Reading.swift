import HelmCore

extension TraceLine {
  /// Reads a line of a trace.
  ///
  /// - Parameter text: The line.
  /// - Throws: The first error in the line, with its position in the line.
  /// - Complexity: Linear in the text.
  public init(reading text: some StringProtocol) throws(DocumentError) {
    let object = try JSONValue(parsing: text.utf8).object("a line of a trace, which is an object")
    let names = KnownNames(nil)
    let stepValue = try object.required("step")
    guard let step = stepValue.integer.flatMap({ Int($0) }), step >= 0 else {
      throw stepValue.expected("the number of a command")
    }
    let error = try object["error"].map { value throws(DocumentError) in
      let object = try value.object("an error, which is an object")
      return Failure(kind: try object.required("kind").string(), message: try object.required("message").string())
    }
    let presented = try object.required("presented").elements("an array of fragments")
      .map { element throws(DocumentError) in
        let object = try element.object("a fragment, which is an object")
        return try names.pathFragment(object, name: "fragment", id: "id", occurrence: "occurrence")
      }
    self.init(step: step, error: error, presented: presented, path: try names.path(object.required("path")))
  }

  /// Reads a trace in JSON Lines format; empty lines are skipped.
  ///
  /// - Parameter text: The trace.
  /// - Returns: The lines of the trace.
  /// - Throws: The first error in the trace, with its position in the trace.
  /// - Complexity: Linear in the text.
  public static func lines(reading text: String) throws(DocumentError) -> [TraceLine] {
    var lines: [TraceLine] = []
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" || $0 == "\r\n" })
      .enumerated()
    where !line.utf8.allSatisfy(" \t\r".utf8.contains) {
      do {
        lines.append(try TraceLine(reading: line))
      } catch {
        throw DocumentError(path: error.path, line: index + 1, column: error.column, reason: error.reason)
      }
    }
    return lines
  }
}
