/// The figures that an engine counted.
struct CountedFigures: Equatable {
  var damaged = DamagedLines()
  var absurd = AbsurdTimes()
  var tables: [String: FigureTable] = [:]
}

/// The lines that could not be counted.
struct DamagedLines: Codable, Equatable {
  var count = 0
  var places: [Place] = []

  /// A file, and a line in it; 0 if the line is unknown.
  struct Place: Codable, Equatable {
    let file: String
    let line: Int

    init(file: String, line: Int) { (self.file, self.line) = (file, line) }

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      file = try container.decode(String.self)
      line = try container.decode(Int.self)
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      try container.encode(file)
      try container.encode(line)
    }
  }
}

/// The sessions and steps that were left out because a wrong clock gave them impossible times.
struct AbsurdTimes: Codable, Equatable {
  var sessions = 0
  var steps = 0
}
