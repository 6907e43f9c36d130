import Foundation

/// Where a command writes to.
public struct GalleryConsole {
  /// Whether lines can be written over.
  public let isTerminal: Bool

  /// Writes a text to the standard output.
  public let write: (String) -> Void

  /// Writes a text to the standard error.
  public let writeError: (String) -> Void

  /// Describes a console.
  ///
  /// - Parameters:
  ///   - isTerminal: Whether lines can be written over.
  ///   - write: Writes a text to the standard output.
  ///   - writeError: Writes a text to the standard error.
  public init(
    isTerminal: Bool, write: @escaping (String) -> Void, writeError: @escaping (String) -> Void
  ) {
    self.isTerminal = isTerminal
    self.write = write
    self.writeError = writeError
  }

  /// The streams of the process.
  public static var standard: GalleryConsole {
    GalleryConsole(
      isTerminal: isatty(1) != 0,
      write: { try? FileHandle.standardOutput.write(contentsOf: Data($0.utf8)) },
      writeError: { try? FileHandle.standardError.write(contentsOf: Data($0.utf8)) })
  }
}
