/// The input and output of the tool: the system's streams, or text in tests.
protocol Console: AnyObject {
  /// Whether both standard input and standard output are terminals.
  var isInteractive: Bool { get }

  /// Whether to use colors.
  var hasColours: Bool { get }

  /// Writes to standard output.
  func write(_ text: String)

  /// Writes a line to standard error.
  func writeError(_ line: String)

  /// Shows the progress of a long computation on a terminal; an empty text removes it.
  var progress: @Sendable (String) -> Void { get }

  func flush()

  /// Returns the next line of standard input without its line break, or `nil` at the end of the input.
  ///
  /// - Throws: The error of reading it.
  func readLine() throws(FileError) -> String?

  /// Returns the bytes of a file, or of standard input if its name is `-`.
  func readFile(_ name: String) throws(FileError) -> [UInt8]

  /// Reads a file line by line, or standard input if its name is `-`, keeping only one line in memory.
  ///
  /// - Parameters:
  ///   - name: The name of the file.
  ///   - body: A closure called with each line, without its line break.
  /// - Throws: The error of reading the file, or the error that the closure throws.
  func readLines(of name: String, _ body: (String) throws -> Void) throws

  /// Writes a file.
  func writeFile(_ name: String, _ text: String) throws(FileError)

  /// Writes a file part by part, keeping only one part in memory.
  func writeFile(_ name: String, parts: some Sequence<String>) throws(FileError)

  /// Writes bytes to a file.
  func writeFile(_ name: String, bytes: [UInt8]) throws(FileError)

  /// Returns the files in a folder and its subfolders, as relative paths, sorted.
  func files(in folder: String) throws(FileError) -> [String]

  /// Runs a program in a temporary folder.
  ///
  /// - Parameters:
  ///   - program: The name of the program, or its path.
  ///   - arguments: The program's arguments.
  ///   - files: The files to create in the folder.
  ///   - input: The program's standard input.
  /// - Returns: The program's standard output.
  /// - Throws: ``ProgramError`` if the program can't be run or fails.
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
}

/// The reason why a program failed.
enum ProgramError: Error, Equatable {
  /// The program is not installed.
  case missing

  /// The program failed, with this message.
  case failed(String)
}

/// The reason why a file can't be read or written, in the system's words.
struct FileError: Error, Equatable {
  let name: String
  let reason: String
}
