#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A way to render a state, to store a rendering in a file, and to compare two renderings.
public struct SnapshotStrategy<Format: Sendable>: Sendable {
  /// The extension of the files, without the dot.
  public let fileExtension: String

  /// Renders a state.
  public let render: @MainActor @Sendable (SnapshotState) throws -> Format

  /// Encodes a rendering as the content of a file.
  public let encode: @Sendable (Format) throws -> Data

  /// Decodes a rendering from the content of a file.
  public let decode: @Sendable (Data) throws -> Format

  /// Describes how a new rendering differs from its reference; `nil` if it doesn't.
  public let difference: @Sendable (_ reference: Format, _ new: Format) -> String?

  /// Returns a picture of where a new rendering differs from its reference, as the content of a file with the same
  /// extension; `nil` if there is nothing to show.
  public let differencePicture: @Sendable (_ reference: Format, _ new: Format) throws -> Data?

  /// Creates a strategy.
  ///
  /// - Parameters:
  ///   - fileExtension: The extension of the files, without the dot.
  ///   - encode: A closure that encodes a rendering as the content of a file.
  ///   - decode: A closure that decodes a rendering from the content of a file.
  ///   - difference: A closure that describes how a new rendering differs from its reference; it returns `nil` if it
  ///     doesn't.
  ///   - differencePicture: A closure that shows where they differ, as the content of a file with the same extension;
  ///     it returns `nil` if there is nothing to show. It is called only if `difference` found something.
  ///   - render: A closure that renders a state.
  public init(
    fileExtension: String, encode: @escaping @Sendable (Format) throws -> Data,
    decode: @escaping @Sendable (Data) throws -> Format,
    difference: @escaping @Sendable (_ reference: Format, _ new: Format) -> String?,
    differencePicture: @escaping @Sendable (_ reference: Format, _ new: Format) throws -> Data? = { _, _ in nil },
    render: @escaping @MainActor @Sendable (SnapshotState) throws -> Format
  ) {
    self.fileExtension = fileExtension
    self.encode = encode
    self.decode = decode
    self.difference = difference
    self.differencePicture = differencePicture
    self.render = render
  }
}

extension SnapshotStrategy where Format == String {
  /// A strategy that renders an indented text of what is presented: one line for each fragment, with its presentation.
  public static var presentation: SnapshotStrategy {
    text { state in
      state.rows
        .map { row in
          String(repeating: "  ", count: row.depth) + row.name + (row.presentation.map { " [\($0.rawValue)]" } ?? "")
        }
        .joined(separator: "\n") + "\n"
    }
  }

  /// Returns a strategy that renders a custom text.
  ///
  /// - Parameters:
  ///   - fileExtension: The extension of the files, without the dot.
  ///   - render: A closure that renders a state.
  /// - Returns: A strategy that compares texts line by line.
  public static func text(
    fileExtension: String = "txt", _ render: @escaping @MainActor @Sendable (SnapshotState) throws -> String
  ) -> SnapshotStrategy {
    SnapshotStrategy(
      fileExtension: fileExtension, encode: { Data($0.utf8) }, decode: { String(decoding: $0, as: UTF8.self) },
      difference: { $0 == $1 ? nil : lineDifference($0, $1) }, render: render)
  }
}

/// Returns the lines of two texts, with `-` before lines that only the first has and `+` before lines that only the
/// second has.
func lineDifference(_ old: String, _ new: String) -> String {
  let oldLines = old.split(separator: "\n", omittingEmptySubsequences: false)
  let newLines = new.split(separator: "\n", omittingEmptySubsequences: false)
  let difference = newLines.difference(from: oldLines)
  let removed = Set(
    difference.removals.map { if case .remove(let offset, _, _) = $0 { offset } else { -1 } })
  let inserted = Set(
    difference.insertions.map { if case .insert(let offset, _, _) = $0 { offset } else { -1 } })
  var lines: [String] = []
  var (i, j) = (0, 0)
  while i < oldLines.count || j < newLines.count {
    if removed.contains(i) {
      lines.append("- \(oldLines[i])")
      i += 1
    } else if inserted.contains(j) {
      lines.append("+ \(newLines[j])")
      j += 1
    } else {
      lines.append("  \(newLines[j])")
      (i, j) = (i + 1, j + 1)
    }
  }
  while lines.last == "  " { lines.removeLast() }
  return lines.joined(separator: "\n")
}
