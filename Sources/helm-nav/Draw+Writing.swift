import Helm
import HelmDocuments
import HelmTools

/// The reason why a picture can't be drawn.
struct DrawingFailure: Error, Equatable {
  let reason: String
}

extension Tool {
  /// Writes a drawing to a file, or to standard output if no file is specified.
  ///
  /// - Parameters:
  ///   - drawing: The drawing.
  ///   - format: The format.
  ///   - page: The text of the file for a page; `nil` to write the drawing in the format.
  ///   - file: The name of the file; `nil` for standard output.
  ///   - arguments: The command line.
  ///   - names: The fragments of the graph; those that are folded keep their previous places.
  /// - Returns: The exit code.
  /// - Throws: The error in the options, in the file of places, or of writing the files.
  func write(
    _ drawing: GraphDrawing, as format: DrawingFormat, page: String? = nil, to file: String?, _ arguments: Arguments,
    names: Set<String> = []
  ) throws -> Int32 {
    if file == nil || file == "-", format == .png || format == .pdf {
      throw UsageError("a \(format.rawValue.uppercased()) needs an output file: -o graph.\(format.rawValue)")
    }
    let positions = arguments.options["--positions"]
    if positions != nil, ![.svg, .png, .pdf, .html].contains(format) {
      throw UsageError("the option --positions requires the format svg, png, pdf or html")
    }
    let known = try knownPlaces(arguments)
    let drawing = positions == nil ? drawing : try readable(known?.coloring(drawing) ?? drawing, arguments)
    let bytes = try page.map { Array($0.utf8) } ?? bytes(of: drawing, as: format, arguments)
    let dot = positions == nil ? "" : drawing.dot(hasLegend: false)
    var places = try places(of: drawing, dot, arguments)?.places
    if let known { places?.add(known, of: names) }
    if let file, file != "-" { try console.writeFile(file, bytes: bytes) }
    if let positions, let places { try console.writeFile(positions, places.json) }
    if let file, file != "-" { return 0 }
    return show(String(decoding: bytes, as: UTF8.self), terminator: "")
  }

  /// Returns a drawing as the bytes of a file.
  func bytes(of drawing: GraphDrawing, as format: DrawingFormat, _ arguments: Arguments) throws -> [UInt8] {
    let theme = try theme(arguments)
    let hasLegend = !arguments.flags.contains("--no-legend")
    switch format {
    case .dot: return Array(drawing.dot(theme: theme ?? .light, hasLegend: hasLegend).utf8)
    case .mermaid:
      let text = drawing.mermaid(hasLegend: hasLegend)
      warn(ofMermaid: text, edges: drawing.edges.count)
      return Array(text.utf8)
    case .text:
      // A carriage return would overwrite a line of a terminal.
      let scalars = drawing.words.unicodeScalars.map { $0 == "\r" ? "\u{240D}" : $0 }
      return Array(String(String.UnicodeScalarView(scalars)).utf8)
    case .png:
      let drawing = try readable(drawing, arguments)
      return try picture(
        of: [try sheet(of: drawing, arguments)], ["-Tpng:cairo", "-Gdpi=\(try dpi(arguments))"], drawing)
    case .pdf:
      // A page for each module, and one of all modules.
      let hasPages = arguments.options["--paper"] != nil && !drawing.nodes.contains { $0.picture != nil }
      let modules = hasPages ? drawing.pagesOfModules : []
      let pages =
        [try sheet(of: try readable(drawing, arguments), arguments)]
        + (try modules.map { try sheet(of: $1, arguments, subtitle: "module \($0)") })
      return try picture(of: pages, ["-Tpdf:cairo"], drawing)
    case .svg: return Array(try svg(of: try readable(drawing, arguments), arguments).utf8)
    case .html:
      let drawing = try readable(drawing, arguments)
      return Array(DrawingPage(of: drawing, svg: try svg(of: drawing, arguments)).html.utf8)
    }
  }

  /// Warns if Mermaid, with its default limits, would reject a text and show a picture of a bomb instead.
  private func warn(ofMermaid text: String, edges: Int) {
    let limits = [("maxTextSize", text.utf16.count, 50_000), ("maxEdges", edges, 500)].filter { $0.1 > $0.2 }
    for (name, size, limit) in limits {
      console.writeError(
        "helm-nav: Mermaid draws this only if its \(name) is at least \(size) (the default is \(limit)); --fold makes it smaller"
      )
    }
  }

  /// Returns the SVG of a drawing, laid out by `dot`, with its title and its legend.
  func svg(of drawing: GraphDrawing, _ arguments: Arguments, subtitle: String? = nil) throws -> String {
    let file = String(
      decoding: try picture(of: [try sheet(of: drawing, arguments, subtitle: subtitle)], ["-Tsvg"], drawing),
      as: UTF8.self)
    guard let svg = drawing.svg(fromGraphviz: file, theme: try theme(arguments)) else {
      throw DrawingFailure(reason: "dot's output is not an SVG file")
    }
    return svg
  }

  /// Returns a drawing, folded until it can be read on its paper.
  private func readable(_ drawing: GraphDrawing, _ arguments: Arguments) throws -> GraphDrawing {
    guard arguments.options["--paper"] != nil, !drawing.nodes.contains(where: { $0.picture != nil }) else {
      return drawing
    }
    var (limit, folded) = (drawing.nodes.count, drawing)
    while limit > 12, try sheet(of: folded, arguments).scale < 0.5 {
      limit = limit * 3 / 4
      folded = drawing.folded(toAtMost: limit)
    }
    return folded
  }

  /// Returns a drawing's layout with its title and legend; on paper, in the direction in which it is larger, unless one
  /// is specified.
  private func sheet(
    of drawing: GraphDrawing, _ arguments: Arguments, subtitle: String? = nil
  ) throws -> DrawingSheet.Page {
    let page = try laidOut(drawing, arguments, subtitle)
    guard page.scale < 0.8, arguments.options["--direction"] == nil, arguments.options["--positions"] == nil,
      try paper(arguments) != nil
    else { return page }
    var turned = drawing
    turned.direction = drawing.direction == .downwards ? .toTheRight : .downwards
    let other = try laidOut(turned, arguments, subtitle)
    return other.scale > page.scale ? other : page
  }

  private func laidOut(
    _ drawing: GraphDrawing, _ arguments: Arguments, _ subtitle: String?
  ) throws -> DrawingSheet.Page {
    let theme = try theme(arguments) ?? .light
    let paper = try paper(arguments)
    let details = ["--app", "--app-version", "--date"].compactMap { arguments.options[$0] }.joined(separator: " · ")
    let hasTitle = paper != nil || !details.isEmpty
    let title = hasTitle ? [[drawing.title, subtitle].compactMap(\.self).joined(separator: ": "), details] : []
    let layout = String(
      decoding: try layout(of: drawing, theme, isWhole: subtitle == nil, arguments), as: UTF8.self)
    let sheet = DrawingSheet(
      of: drawing, theme: theme, paper: paper, title: title.filter { !$0.isEmpty },
      hasLegend: !arguments.flags.contains("--no-legend"))
    guard let page = sheet.page(layout: layout) else {
      throw DrawingFailure(reason: "dot's output is not a layout")
    }
    return page
  }

  /// Returns a layout, which keeps the previous places of nodes if they are stored in a file.
  private func layout(
    of drawing: GraphDrawing, _ theme: DrawingTheme, isWhole: Bool, _ arguments: Arguments
  ) throws -> [UInt8] {
    let dot = drawing.dot(theme: theme, hasLegend: false)
    guard isWhole, let kept = try places(of: drawing, dot, arguments)?.dot else {
      return try graphviz(dot, ["-Tdot"], drawing)
    }
    return try graphviz(kept, ["-Kneato", "-n", "-Gsplines=true", "-Tdot"], drawing)
  }

  /// Returns the places of nodes, and a DOT with these places if some were drawn before; `nil` without the option.
  private func places(
    of drawing: GraphDrawing, _ dot: String, _ arguments: Arguments
  ) throws -> (places: DrawingPlaces, dot: String?)? {
    guard arguments.options["--positions"] != nil else { return nil }
    let plain = String(decoding: try graphviz(dot, ["-Tplain"], drawing), as: UTF8.self)
    guard let kept = try knownPlaces(arguments)?.keeping(dot, plain: plain, of: drawing) else {
      return (DrawingPlaces(plain: plain, of: drawing), nil)
    }
    return kept
  }

  /// Returns the previous places of nodes; `nil` if no file contains any yet.
  func knownPlaces(_ arguments: Arguments) throws -> DrawingPlaces? {
    guard let file = try arguments.file("--positions"), let bytes = try? console.readFile(file) else { return nil }
    do { return try DrawingPlaces(reading: bytes) } catch { throw BadDocument(file, error) }
  }

  private func paper(_ arguments: Arguments) throws(UsageError) -> DrawingPaper? {
    guard let name = arguments.options["--paper"] else { return nil }
    guard let paper = DrawingPaper(rawValue: name.lowercased()) else {
      let names = DrawingPaper.allCases.map(\.rawValue)
      throw UsageError(
        "unknown paper \(plain(name)); expected \(names.dropLast().joined(separator: ", ")) or \(names.last ?? "")")
    }
    return paper
  }

  /// Returns Graphviz's picture of sheets that are already laid out.
  private func picture(of pages: [DrawingSheet.Page], _ options: [String], _ drawing: GraphDrawing) throws -> [UInt8] {
    try graphviz(pages.map(\.dot).joined(), ["-Kneato", "-n2"] + options, drawing)
  }

  /// Runs Graphviz's `dot` in a folder with the pictures of the drawing.
  func graphviz(_ dot: String, _ options: [String], _ drawing: GraphDrawing) throws -> [UInt8] {
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
          reason: "Graphviz's program dot was not found. Install the package graphviz (apt-get install graphviz, "
            + "brew install graphviz), or draw as dot, mermaid or text, which don't need it.")
      case .failed(let reason): throw DrawingFailure(reason: "dot could not draw the graph: \(reason)")
      }
    }
  }

  /// Returns the number of pixels per inch; text is a sixth of an inch high.
  private func dpi(_ arguments: Arguments) throws(UsageError) -> Int {
    let dpi = try arguments.count("--dpi") ?? 144
    if dpi > 1200 { throw UsageError("the option --dpi must be at most 1200") }
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
