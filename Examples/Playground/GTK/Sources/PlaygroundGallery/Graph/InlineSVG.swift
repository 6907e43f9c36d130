import Foundation

/// A drawing by Graphviz, made fit to stand within a page.
public struct InlineSVG: Hashable, Sendable {
  /// The element.
  public let markup: String

  /// Takes the `svg` element out of a file, without comments and without Graphviz's own names for the fragments, which
  /// browsers would show and read out; `nil` where there is no such element.
  ///
  /// - Parameter file: An SVG file.
  /// - Complexity: Linear in the file.
  public init?(file: String) {
    guard let start = file.range(of: "<svg"), let end = file.range(of: "</svg>", options: .backwards),
      start.lowerBound < end.lowerBound
    else { return nil }
    markup = String(file[start.lowerBound..<end.upperBound])
      .removing(from: "<!--", through: "-->").removing(from: "<title>", through: "</title>")
      .split(separator: "\n").joined(separator: "\n")
  }
}

extension String {
  /// The text without the parts between two marks, and without the marks.
  fileprivate func removing(from first: String, through last: String) -> String {
    var result = ""
    var rest = self[...]
    while let start = rest.range(of: first), let end = rest[start.upperBound...].range(of: last) {
      result += rest[..<start.lowerBound]
      rest = rest[end.upperBound...]
    }
    return result + rest
  }
}
