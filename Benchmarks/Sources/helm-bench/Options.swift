/// What the command line asks for.
struct Options: Equatable {
  /// Where to write the results as JSON.
  var json: String?

  /// Only the cases whose names contain this text.
  var filter: String?

  /// Small sizes only.
  var isQuick = false

  /// Whether an exponent over its limit makes the exit code 1.
  var checks = false

  var showsHelp = false

  /// The case and the size to measure in this process: how the program calls itself, for each measurement to have
  /// a memory of its own.
  var measurement: (name: String, size: Int)?

  static let help = """
    Usage: helm-bench [--json FILE] [--filter TEXT] [--quick] [--check]

    Measures Helm on generated graphs and paths of growing size, and prints a table.

      --json FILE     writes the results as JSON too
      --filter TEXT   measures only the cases whose names contain TEXT
      --quick         small sizes only, in a few seconds; --check looks at allocations alone then
      --check         exit code 1 where something grows faster than it may
      --help          prints this text

    Exit codes: 0 done, 1 a limit is exceeded or a measurement failed, 2 wrong usage.
    """

  init(_ arguments: some Sequence<String>) throws(UsageError) {
    var rest = Array(arguments)[...]
    func value(of option: String) throws(UsageError) -> String {
      guard let value = rest.popFirst() else { throw UsageError(text: "\(option) needs a value.") }
      return value
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--json": json = try value(of: argument)
      case "--filter": filter = try value(of: argument)
      case "--quick": isQuick = true
      case "--check": checks = true
      case "--help", "-h": showsHelp = true
      case "--measure":
        let name = try value(of: argument)
        guard let size = Int(try value(of: argument)), size > 0 else {
          throw UsageError(text: "--measure needs a case and a size.")
        }
        measurement = (name, size)
      default: throw UsageError(text: "There is no option \(argument). Try --help.")
      }
    }
  }

  static func == (lhs: Options, rhs: Options) -> Bool {
    lhs.json == rhs.json && lhs.filter == rhs.filter && lhs.isQuick == rhs.isQuick && lhs.checks == rhs.checks
      && lhs.showsHelp == rhs.showsHelp && lhs.measurement?.name == rhs.measurement?.name
      && lhs.measurement?.size == rhs.measurement?.size
  }
}

/// The command line asks for something that there is not.
struct UsageError: Error, Equatable {
  let text: String
}
