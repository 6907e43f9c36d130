/// The drawing of a graph, or why there is none.
public enum GraphDrawing: Hashable, Sendable {
  /// A drawing.
  case svg(InlineSVG)

  /// There is none, for a reason that the page tells, and lists the segues in its place.
  case missing(reason: String)

  /// Draws a graph, where Graphviz is installed.
  ///
  /// - Parameters:
  ///   - graph: The graph.
  ///   - graphviz: The program, `nil` where it is not installed.
  /// - Throws: ``GalleryError/noDrawing(program:reason:)``.
  public init(of graph: GraphOutline, by graphviz: Graphviz?) throws(GalleryError) {
    guard let graphviz else {
      self = .missing(reason: "Graphviz is not installed, so this is the graph as a list. It has the program “dot”.")
      return
    }
    guard let svg = InlineSVG(of: graph.picture, file: try graphviz.svg(of: graph.picture.dot())) else {
      throw .noDrawing(program: graphviz.program, reason: "What it wrote is not an SVG file.")
    }
    self = .svg(svg)
  }
}
