import Helm
import HelmDocuments
import HelmTools

/// Why there is no picture.
struct DrawingFailure: Error, Equatable {
  let reason: String
}

extension Tool {
  /// Writes a drawing into a file, or to standard output if none is named.
  func write(
    _ drawing: GraphDrawing, as format: DrawingFormat, to file: String?, _ arguments: Arguments
  ) throws -> Int32 {
    if format == .png && file == nil { throw UsageError("a PNG goes into a file: -o graph.png") }
    let bytes = try self.bytes(of: drawing, as: format, arguments)
    if let file, file != "-" {
      try console.writeFile(file, bytes: bytes)
      return 0
    }
    return show(String(decoding: bytes, as: UTF8.self), terminator: "")
  }

  /// A drawing as the bytes of a file.
  func bytes(of drawing: GraphDrawing, as format: DrawingFormat, _ arguments: Arguments) throws -> [UInt8] {
    let theme = try theme(arguments)
    let dot = drawing.dot(theme: theme ?? .light, hasLegend: !arguments.flags.contains("--no-legend"))
    switch format {
    case .dot: return Array(dot.utf8)
    case .mermaid: return Array(drawing.mermaid(hasLegend: !arguments.flags.contains("--no-legend")).utf8)
    case .text:
      // A line of a terminal would be written over.
      let scalars = drawing.words.unicodeScalars.map { $0 == "\r" ? "\u{240D}" : $0 }
      return Array(String(String.UnicodeScalarView(scalars)).utf8)
    case .png: return try graphviz(dot, ["-Tpng:cairo", "-Gdpi=\(try dpi(arguments))"], drawing)
    case .svg: return Array(try svg(of: drawing, dot, theme).utf8)
    case .html: return Array(DrawingPage(of: drawing, svg: try svg(of: drawing, dot, theme)).html.utf8)
    }
  }

  private func svg(of drawing: GraphDrawing, _ dot: String, _ theme: DrawingTheme?) throws -> String {
    let file = String(decoding: try graphviz(dot, ["-Tsvg"], drawing), as: UTF8.self)
    guard let svg = drawing.svg(fromGraphviz: file, theme: theme) else {
      throw DrawingFailure(reason: "dot has written something that is no SVG file")
    }
    return svg
  }

  /// Runs Graphviz's `dot`, with the pictures of the drawing at hand.
  private func graphviz(_ dot: String, _ options: [String], _ drawing: GraphDrawing) throws -> [UInt8] {
    var files: [String: [UInt8]] = [:]
    for (position, node) in drawing.nodes.enumerated() {
      if let picture = node.picture { files[GraphDrawing.pictureFile(ofNode: position)] = picture.png }
    }
    do throws(ProgramError) {
      return try console.run("dot", options + ["-Gimagepath="], files: files, input: Array(dot.utf8))
    } catch {
      switch error {
      case .missing:
        throw DrawingFailure(
          reason: "Graphviz's program dot is not there. Install the package graphviz (apt-get install graphviz, "
            + "brew install graphviz), or draw as dot, mermaid or text, which need nothing.")
      case .failed(let reason): throw DrawingFailure(reason: "dot could not draw the graph: \(reason)")
      }
    }
  }

  /// The number of pixels per inch; text is a sixth of an inch high.
  private func dpi(_ arguments: Arguments) throws(UsageError) -> Int {
    let dpi = try arguments.count("--dpi") ?? 144
    if dpi > 1200 { throw UsageError("the option --dpi goes up to 1200") }
    return dpi
  }

  private func theme(_ arguments: Arguments) throws(UsageError) -> DrawingTheme? {
    guard let name = arguments.options["--theme"], name != "auto" else { return nil }
    guard let theme = DrawingTheme(rawValue: name) else {
      throw UsageError("unknown theme \(plain(name)); expected auto, light or dark")
    }
    return theme
  }
}
