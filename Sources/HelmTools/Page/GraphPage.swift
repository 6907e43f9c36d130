import HelmAnalytics
import HelmCore
import HelmDocuments

/// A graph as a single HTML file that can be looked into: no other files, no network.
///
/// Its pictures are laid out before, as a page has no Graphviz: one of the whole graph, unless it has thousands of screens, and, where it
/// is large, one that is folded and one for each module, among which a reader chooses. Without scripts, the first of them and the segues in words are shown.
package struct GraphPage {
  /// A picture of the graph, or of a part of it.
  package struct View {
    let name: String
    let drawing: GraphDrawing
    let svg: String

    /// Puts a view together.
    ///
    /// - Parameters:
    ///   - name: What is shown, in a few words.
    ///   - drawing: The drawing, with the fragments of the page's graph, folded or not.
    ///   - svg: Its picture, from ``GraphDrawing/svg(fromGraphviz:theme:)``.
    package init(_ name: String, of drawing: GraphDrawing, svg: String) {
      (self.name, self.drawing, self.svg) = (name, drawing, svg)
    }
  }

  let views: [View]
  let document: GraphDocument

  /// What is wrong with the graph, with the ways that show it.
  package var findings: [Finding] = []

  /// The links of the app.
  package var links: [Link] = []

  /// The pictures of fragments, by their names.
  package var pictures: [String: DrawingPicture] = [:]

  /// A finding in words, what it is about, and the scripts that show it.
  package struct Finding {
    let severity: String
    let text: String
    let fragments: [String]
    let examples: [[NavigationCommand<NamedFragment>]]
  }

  /// A pattern of URLs, the fragments that it leads through, and some of its URLs with where they lead.
  package struct Link {
    let pattern: String
    let fragments: [String]
    let examples: [(url: String, through: [PathFragment<NamedFragment>])]
  }

  /// Puts a page together.
  ///
  /// - Parameters:
  ///   - document: The graph.
  ///   - views: The pictures, of which the first is shown first; at least one.
  package init(of document: GraphDocument, views: [View]) { (self.document, self.views) = (document, views) }

  /// The file's text.
  ///
  /// - Complexity: Linear in the graph, its findings, links and pictures.
  package var html: String {
    let (first, others) = (views.first, views.dropFirst())
    let drawing = first?.drawing ?? GraphDrawing()
    return HTMLPage(
      title: drawing.title, style: Self.palette + PageSources.style, policy: Self.policy,
      body: """
        <header><h1>\(DrawingText.xml(DrawingText.visible(drawing.title)))</h1><div id="tools" role="group" aria-label="Tools"></div></header>
        <main>
        <figure id="picture" tabindex="0" aria-label="Drawing of the graph">
        \(first?.svg ?? "")</figure>
        <aside id="side" aria-label="Side panel"><div id="about"><p>\(DrawingText.xml(drawing.headline))</p></div><div id="play" hidden></div></aside>
        </main>
        <details><summary>The segues in words</summary><dl>
        \(drawing.definitions)
        </dl></details>
        \(others.map { "<template class=\"view\">\($0.svg)</template>" }.joined(separator: "\n"))
        <script type="application/json" id="data">\(data)</script>
        <script type="module">\(PageSources.script)</script>
        """
    ).text
  }

  /// Nothing is loaded from anywhere or sent, and no script runs but the page's own.
  private static let policy =
    "default-src 'none'; script-src 'sha256-\(base64(SHA256.hash(Array(PageSources.script.utf8))))' 'wasm-unsafe-eval'; "
    + "style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'"

  private static let palette: String = {
    func variables(_ palette: DrawingPalette) -> String {
      "--ground:\(palette.ground);--card:\(palette.card);--ink:\(palette.ink);--soft:\(palette.soft);--border:\(palette.border);"
        + "--blue:\(palette.blue);--red:\(palette.red);--amber:\(palette.amber);--blueTint:\(palette.blueTint);"
        + "--redTint:\(palette.redTint);--amberTint:\(palette.amberTint)"
    }
    return ":root{color-scheme:light dark;\(variables(.light))}\n"
      + "@media (prefers-color-scheme:dark){:root{\(variables(.dark))}}\n"
  }()
}
