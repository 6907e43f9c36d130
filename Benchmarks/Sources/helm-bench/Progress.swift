import Foundation

/// A line on the terminal that says what is being measured; nothing where the errors go elsewhere.
struct Progress {
  private let isTerminal = isatty(STDERR_FILENO) == 1

  mutating func show(_ text: String) { write("\r\u{1B}[2K\(text)") }

  mutating func clear() { write("\r\u{1B}[2K") }

  private func write(_ text: String) {
    if isTerminal { FileHandle.standardError.write(Data(text.utf8)) }
  }
}
