/// A drawing as a single HTML file, without other files, network access or scripts.
public struct DrawingPage: Hashable, Sendable {
  private let drawing: GraphDrawing
  private let svg: String

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - drawing: The drawing.
  ///   - svg: The drawing's picture, from ``GraphDrawing/svg(fromGraphviz:theme:)``.
  public init(of drawing: GraphDrawing, svg: String) {
    self.drawing = drawing
    self.svg = svg
  }

  /// The text of the file.
  ///
  /// - Complexity: Linear in the drawing and its picture.
  public var html: String {
    HTMLPage(
      title: drawing.title, style: Self.style,
      body: """
        <h1>\(DrawingText.xml(drawing.title))</h1>
        <p>\(DrawingText.xml(drawing.headline))</p>
        <figure tabindex="0" aria-label="Drawing of the graph">
        \(svg)</figure>
        <h2>The segues in words</h2>
        <dl>
        \(drawing.definitions)
        </dl>
        """
    ).text
  }

  private static let style = """
    :root{color-scheme:light dark;--ground:\(DrawingPalette.light.ground);--ink:\(DrawingPalette.light.ink);\
    --soft:\(DrawingPalette.light.soft);--border:\(DrawingPalette.light.border);--blue:\(DrawingPalette.light.blue)}
    @media (prefers-color-scheme:dark){:root{--ground:\(DrawingPalette.dark.ground);--ink:\(DrawingPalette.dark.ink);\
    --soft:\(DrawingPalette.dark.soft);--border:\(DrawingPalette.dark.border);--blue:\(DrawingPalette.dark.blue)}}
    body{margin:0 auto;max-width:90rem;padding:clamp(1rem,3vw,2.5rem);background:var(--ground);color:var(--ink);\
    font:1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,Cantarell,"DejaVu Sans",sans-serif}
    h1{font-size:clamp(1.5rem,4vw,2.2rem);line-height:1.2;margin:0 0 .5rem}
    h2{font-size:1.25rem;margin:2rem 0 1rem}
    figure{margin:1.5rem 0;overflow:auto;border:1px solid var(--border);border-radius:12px}
    figure:focus-visible{outline:2px solid var(--blue);outline-offset:2px}
    figure svg{display:block;margin:0 auto;width:100%;min-width:60rem;height:auto}
    dl{columns:20rem;font-size:.9rem;margin:0}
    dl div{break-inside:avoid;margin-bottom:.8rem}
    dt{font-weight:600;overflow-wrap:anywhere}
    dd{margin:0;color:var(--soft);overflow-wrap:anywhere}
    """
}

extension GraphDrawing {
  /// The nodes and what each leads to, as the items of an HTML definition list.
  var definitions: String {
    var lines = [[String]](repeating: [], count: nodes.count)
    for (position, edge) in edges.enumerated() where ends(of: position) != nil {
      lines[edge.from].append("<dd>\(DrawingText.xml(sentence(edge: position)))</dd>")
    }
    return nodes.indices.map { position in
      let node = nodes[position]
      var rows = lines[position]
      if node.count > 1 { rows.insert("<dd>\(node.foldedSize)</dd>", at: 0) }
      if node.hiddenSegues > 0 { rows.append("<dd>\(counted(node.hiddenSegues, "segue")) to what is not shown</dd>") }
      if rows.isEmpty { rows = ["<dd>leads nowhere</dd>"] }
      let name = nodes[position].name
      return
        "<div><dt>\(DrawingText.xml(name.isEmpty ? "(no name)" : DrawingText.isolated(name)))</dt>\(rows.joined())</div>"
    }
    .joined(separator: "\n")
  }
}
