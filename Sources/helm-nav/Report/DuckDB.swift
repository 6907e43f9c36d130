import AnalyticsQueries
import Foundation

/// A request to count the figures of a report.
struct FigureRequest: Encodable, Equatable {
  var sessions: [String]
  var funnel: [String] = []
  var to: String?

  /// The screen to count the surrounding flow of.
  var around: String?

  /// Whether the funnel follows users across sessions.
  var byPerson = false
  var since: Int64?

  /// The version of the app to count; `nil` for all versions.
  var version: String?
  var queries = AnalyticsQueries.byName

  /// The memory that DuckDB may use for its tables, in megabytes; the process needs some more.
  var memory = 140

  /// The number of counting threads, each of which needs memory of its own.
  var threads = 2
}

/// The reason why the figures can't be counted.
struct FigureError: Error, Equatable, CustomStringConvertible {
  let description: String
}

/// DuckDB, used through its Python client.
struct DuckDB {
  /// The path of a Python that has the client.
  let python: String

  /// Instructions for installing the client.
  static let hint = """
    a report needs DuckDB for Python, which is not installed. Scripts/install-analytics installs it for this user; or name a \
    Python that has it: HELM_ANALYTICS_PYTHON=/path/to/python3
    """

  /// Searches for a Python with the client: the one specified by the environment, the one that
  /// `Scripts/install-analytics` installs, or one in the `PATH`.
  init(environment: [String: String] = ProcessInfo.processInfo.environment) throws(FigureError) {
    if let named = environment["HELM_ANALYTICS_PYTHON"], !named.isEmpty {
      guard Self.hasClient(named) else {
        throw FigureError(description: "HELM_ANALYTICS_PYTHON is \(plain(named)), which cannot be run or has no DuckDB")
      }
      python = named
      return
    }
    let data =
      environment["XDG_DATA_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? "\(environment["HOME"] ?? "")/.local/share"
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    let candidates = ["\(data)/helm-nav/analytics/bin/python3"] + folders.map { "\($0)/python3" }
    let files = candidates.filter { FileManager.default.isExecutableFile(atPath: $0) }
    guard let found = files.first(where: Self.hasClient) else { throw FigureError(description: Self.hint) }
    python = found
  }

  /// Prevents Python from importing anything from the current folder.
  private static let ownFolders = "import sys; sys.path = [folder for folder in sys.path if folder]\n"

  private static func hasClient(_ python: String) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: python)
    process.arguments = ["-c", Self.ownFolders + "import duckdb"]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  /// Counts the figures.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - progress: A closure called with the progress.
  ///   - note: A closure called with notes that precede the result.
  /// - Returns: The figures.
  /// - Throws: An error in the sessions, or of the engine.
  func count(_ request: FigureRequest, progress: (String) -> Void, note: (String) -> Void = { _ in }) throws
    -> CountedFigures
  {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: python)
    process.arguments = ["-c", Self.ownFolders + AnalyticsQueries.duckDBProgram]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    do { try process.run() } catch { throw FigureError(description: "\(python): \(error.localizedDescription)") }
    try? input.fileHandleForWriting.write(contentsOf: JSONEncoder().encode(request))
    try? input.fileHandleForWriting.close()

    var figures = CountedFigures()
    var failure: String?
    var rest = Data()
    while case let more = output.fileHandleForReading.availableData, !more.isEmpty {
      rest += more
      while let end = rest.firstIndex(of: 0x0A) {
        guard let message = try? JSONDecoder().decode(Message.self, from: Data(rest[rest.startIndex..<end])) else {
          process.terminate()
          throw FigureError(description: "\(python) wrote output that is not a figure")
        }
        rest = Data(rest[(end + 1)...])
        if let text = message.progress { progress(text) }
        if let text = message.note { note(text) }
        if let damaged = message.damaged { figures.damaged = damaged }
        if let absurd = message.absurd { figures.absurd = absurd }
        if let name = message.figure, let columns = message.columns, let rows = message.rows {
          figures.tables[name] = FigureTable(columns: columns, rows: rows)
        }
        failure = message.error ?? failure
      }
    }
    process.waitUntilExit()
    if let failure { throw FigureError(description: failure) }
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw FigureError(description: "DuckDB stopped with the code \(process.terminationStatus)")
    }
    return figures
  }

  private struct Message: Decodable {
    var progress: String?
    var error: String?
    var note: String?
    var damaged: DamagedLines?
    var absurd: AbsurdTimes?
    var figure: String?
    var columns: [String]?
    var rows: [[FigureTable.Cell]]?
  }
}
