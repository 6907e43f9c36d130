/// What the tool reads from and writes to: the system's streams, or texts in tests.
protocol Console: AnyObject {
  /// Whether both standard input and standard output are terminals.
  var isInteractive: Bool { get }

  /// Whether to use colors.
  var hasColours: Bool { get }

  /// Writes to standard output.
  func write(_ text: String)

  /// Writes a line to standard error.
  func writeError(_ line: String)

  /// Shows the progress of a long computation, if somebody is watching; an empty text removes it.
  var progress: @Sendable (String) -> Void { get }

  /// Flushes the output.
  func flush()

  /// The next line of standard input without its end, or `nil` at the end of input.
  ///
  /// - Throws: Why it cannot be read.
  func readLine() throws(FileError) -> String?

  /// All bytes of a file, or of standard input if its name is `-`.
  func readFile(_ name: String) throws(FileError) -> [UInt8]

  /// Reads a file line by line, or standard input if its name is `-`, without holding more than a line.
  ///
  /// - Parameters:
  ///   - name: The file.
  ///   - body: Called with each line, without its end.
  /// - Throws: Why the file cannot be read, and what the body throws.
  func readLines(of name: String, _ body: (String) throws -> Void) throws

  /// Writes a file.
  func writeFile(_ name: String, _ text: String) throws(FileError)

  /// Writes a file part by part, without holding more than one of them.
  func writeFile(_ name: String, parts: some Sequence<String>) throws(FileError)

  /// Writes a file of bytes.
  func writeFile(_ name: String, bytes: [UInt8]) throws(FileError)

  /// The files in a folder and its subfolders, by their relative paths, sorted.
  func files(in folder: String) throws(FileError) -> [String]

  /// Runs a program in a temporary folder.
  ///
  /// - Parameters:
  ///   - program: The program's name, or its file.
  ///   - arguments: What it is started with.
  ///   - files: What is in the folder.
  ///   - input: What it reads from its standard input.
  /// - Returns: What it has written to its standard output.
  /// - Throws: Why it has not done its work.
  func run(
    _ program: String, _ arguments: [String], files: [String: [UInt8]], input: [UInt8]
  ) throws(ProgramError) -> [UInt8]
}

extension Console {
  func readLines(of name: String, _ body: (String) throws -> Void) throws {
    var lines = try readFile(name).split(separator: 0x0A, omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    for line in lines { try body(String(decoding: line, as: UTF8.self)) }
  }

  func writeFile(_ name: String, parts: some Sequence<String>) throws(FileError) {
    try writeFile(name, parts.reduce(into: "") { $0 += $1 })
  }

  func writeFile(_ name: String, bytes: [UInt8]) throws(FileError) {
    try writeFile(name, String(decoding: bytes, as: UTF8.self))
  }

  func files(in folder: String) throws(FileError) -> [String] { [] }

  func run(
    _ program: String, _ arguments: [String], files: [String: [UInt8]], input: [UInt8]
  ) throws(ProgramError) -> [UInt8] {
    throw .missing
  }
}

/// Why a program failed.
enum ProgramError: Error, Equatable {
  /// It is not installed.
  case missing

  /// It failed, with this message.
  case failed(String)
}

/// Why a file can't be read or written, in the system's words.
struct FileError: Error, Equatable {
  let name: String
  let reason: String
}
