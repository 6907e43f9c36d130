/// What the tool reads from and writes to; the system's streams, or texts in tests.
protocol Console: AnyObject {
  /// Whether both standard input and standard output are terminals.
  var isInteractive: Bool { get }

  /// Whether colours are wanted.
  var hasColours: Bool { get }

  /// Writes to standard output.
  func write(_ text: String)

  /// Writes a line to standard error.
  func writeError(_ line: String)

  /// Shows how far long work is, where somebody looks on; an empty text takes it away.
  var progress: @Sendable (String) -> Void { get }

  /// Hands what was written on.
  func flush()

  /// The next line of standard input without its end, or `nil` at the end of input.
  ///
  /// - Throws: Why it cannot be read.
  func readLine() throws(FileError) -> String?

  /// All bytes of a file, or of standard input where its name is `-`.
  func readFile(_ name: String) throws(FileError) -> [UInt8]

  /// Writes a file.
  func writeFile(_ name: String, _ text: String) throws(FileError)
}

/// Why a file cannot be read or written, in the system's words.
struct FileError: Error, Equatable {
  let name: String
  let reason: String
}
