#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How to render a state, how to keep a rendering in a file, and how to compare two.
public struct SnapshotStrategy<Format: Sendable>: Sendable {
  /// The extension of the files, without the dot.
  public let fileExtension: String

  /// Renders a state.
  public let render: @MainActor @Sendable (SnapshotState) throws -> Format

  /// Turns a rendering into the content of a file.
  public let encode: @Sendable (Format) throws -> Data

  /// Turns the content of a file into a rendering.
  public let decode: @Sendable (Data) throws -> Format

  /// Describes how a new rendering differs from its reference; `nil` if it doesn't.
  public let difference: @Sendable (_ reference: Format, _ new: Format) -> String?

  /// Shows where a new rendering differs from its reference, as the content of a file with the same extension, or
  /// `nil`.
  public let differencePicture: @Sendable (_ reference: Format, _ new: Format) throws -> Data?

  /// Describes a strategy.
  ///
  /// - Parameters:
  ///   - fileExtension: The ending of the files, without the dot.
  ///   - encode: Turns a rendering into the content of a file.
  ///   - decode: Turns the content of a file into a rendering.
  ///   - difference: Describes how a new rendering differs from its reference; `nil` if it doesn't.
  ///   - differencePicture: Shows where they differ, as the content of a file with the same extension; `nil` if there
  ///     is nothing to show. It is called only if `difference` has found something.
  ///   - render: Renders a state.
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
  /// An indented text of what is presented: one line for each fragment, with how it is shown.
  public static var presentation: SnapshotStrategy {
    text { state in
      state.rows
        .map { row in
          String(repeating: "  ", count: row.depth) + row.name + (row.presentation.map { " [\($0.rawValue)]" } ?? "")
        }
        .joined(separator: "\n") + "\n"
    }
  }

  /// A text of your own.
  ///
  /// - Parameters:
  ///   - fileExtension: The ending of the files, without the dot.
  ///   - render: Renders a state.
  /// - Returns: A strategy that compares texts line by line.
  public static func text(
    fileExtension: String = "txt", _ render: @escaping @MainActor @Sendable (SnapshotState) throws -> String
  ) -> SnapshotStrategy {
    SnapshotStrategy(
      fileExtension: fileExtension, encode: { Data($0.utf8) }, decode: { String(decoding: $0, as: UTF8.self) },
      difference: { $0 == $1 ? nil : lineDifference($0, $1) }, render: render)
  }
}

/// The lines of two texts, with `-` where only the first has them and `+` where only the second has.
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
