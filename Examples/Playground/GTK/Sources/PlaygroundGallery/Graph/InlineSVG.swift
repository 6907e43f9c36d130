import HelmTools

/// A drawing by Graphviz, made fit to stand within a page.
public struct InlineSVG: Hashable, Sendable {
  /// The element.
  public let markup: String

  /// Takes the `svg` element out of a file, with what Helm says of each fragment and segue in place of Graphviz's own names;
  /// `nil` where there is no such element.
  ///
  /// - Parameters:
  ///   - picture: What is drawn.
  ///   - file: The SVG file that Graphviz has made of it.
  /// - Complexity: Linear in the file.
  public init?(of picture: HelmTools.GraphDrawing, file: String) {
    guard let svg = picture.svg(fromGraphviz: file) else { return nil }
    markup = svg.split(separator: "\n").joined(separator: "\n")
  }
}
