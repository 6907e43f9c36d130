import HelmAnalytics
import HelmCore
import HelmDocuments

/// A graph as a single HTML file to explore, without other files or network access.
///
/// Its pictures are laid out beforehand, since a page has no Graphviz: one of the whole graph, unless it has thousands
/// of screens, and, for a large graph, a folded one and one for each module, among which the reader can choose. Without
/// scripts, the first picture and the segues in words are shown.
package struct GraphPage {
  /// A picture of the graph, or of part of it.
  package struct View {
    let name: String
    let drawing: GraphDrawing
    let svg: String

    /// Creates a view.
    ///
    /// - Parameters:
    ///   - name: The name of the view, in a few words.
    ///   - drawing: The drawing, with the fragments of the page's graph, folded or not.
    ///   - svg: The drawing's picture, from ``GraphDrawing/svg(fromGraphviz:theme:)``.
    package init(_ name: String, of drawing: GraphDrawing, svg: String) {
      (self.name, self.drawing, self.svg) = (name, drawing, svg)
    }
  }

  let views: [View]
  let document: GraphDocument

  /// The findings in the graph, with the ways that show them.
  package var findings: [Finding] = []

  /// The links of the app.
  package var links: [Link] = []

  /// The pictures of fragments, by their names.
  package var pictures: [String: DrawingPicture] = [:]

  /// Additional notes on screens and segues, by their positions.
  package var notes = Notes()

  /// The difference that the page shows, if any; both of its graphs are simulated.
  var difference: GraphDifference?

  /// Notes on screens and segues, by their positions in the graph.
  package struct Notes {
    package var screens: [Int: String] = [:]
    package var segues: [Int: String] = [:]

    package init() {}
  }

  /// Whether the page shows and controls a running app, in which case it may connect to its own origin.
  package var isLive = false

  /// The id that the app starts with; without one, an example is used.
  package var entryID: String?

  /// A finding in words, its subject, and the scripts that show it.
  package struct Finding {
    let severity: String
    let text: String
    let fragments: [String]
    let examples: [[NavigationCommand<NamedFragment>]]
  }

  /// A pattern of URLs, the fragments that it leads through, and some of its URLs with their targets.
  package struct Link {
    let pattern: String
    let fragments: [String]
    let examples: [(url: String, through: [PathFragment<NamedFragment>])]
  }

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - document: The graph.
  ///   - views: The pictures, at least one; the first is shown first.
  package init(of document: GraphDocument, views: [View]) { (self.document, self.views) = (document, views) }

  /// The text of the file.
  ///
  /// - Complexity: Linear in the graph, its findings, links and pictures.
  package var html: String {
    let drawing = views.first?.drawing ?? GraphDrawing()
    return HTMLPage(
      title: drawing.title, style: Self.palette(of: ":root") + PageSources.style + PageSources.pageStyle,
      policy: isLive ? Self.policy(PageSources.liveScript) + "; connect-src 'self'" : Self.policy,
      body: """
        <header><h1>\(DrawingText.xml(DrawingText.visible(drawing.title)))</h1>\(Self.tools)</header>
        <main\(difference == nil ? "" : " class=\"two\"")>
        \(figure)
        <aside id="side" aria-label="Side panel"><div id="about"><p>\(DrawingText.xml(drawing.headline))</p></div><div id="play" hidden></div></aside>
        </main>
        <details><summary>The segues in words</summary><dl>
        \(drawing.definitions)
        </dl></details>
        \(scripts(plays: true))
        """
    ).text
  }

  /// The graph as part of another page, which needs ``policy`` and ``partStyle``; it can be explored, but not
  /// simulated.
  ///
  /// - Complexity: Linear in the graph, its notes and pictures.
  package var part: String {
    """
    <div class="graph">
    \(Self.tools)
    \(figure)
    <aside id="side" aria-label="The chosen screen"><div id="about"></div></aside>
    </div>
    \(scripts(plays: false))
    """
  }

  private static let tools = "<div id=\"tools\" role=\"group\" aria-label=\"Tools\"></div>"

  private var figure: String {
    """
    <figure id="picture" tabindex="0" aria-label="Drawing of the graph">
    \(views.first?.svg ?? "")</figure>
    """
  }

  /// Returns the other pictures, the data for the scripts, and the scripts.
  private func scripts(plays: Bool) -> String {
    """
    \(views.dropFirst().map { "<template class=\"view\">\($0.svg)</template>" }.joined(separator: "\n"))
    <script type="application/json" id="data">\(data(plays: plays))</script>
    <script type="module">\(isLive ? PageSources.liveScript : PageSources.script)</script>
    """
  }

  /// A policy under which nothing is loaded or sent, and only the page's own scripts run.
  package static let policy = policy(PageSources.script)

  private static func policy(_ script: String) -> String {
    "default-src 'none'; script-src 'sha256-\(base64(SHA256.hash(Array(script.utf8))))' 'wasm-unsafe-eval'; "
      + "style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'"
  }

  /// The style sheet of ``part``.
  package static let partStyle = palette(of: ".graph") + PageSources.style

  private static func palette(of place: String) -> String {
    func variables(_ palette: DrawingPalette) -> String {
      "--ground:\(palette.ground);--card:\(palette.card);--ink:\(palette.ink);--soft:\(palette.soft);--border:\(palette.border);"
        + "--blue:\(palette.blue);--red:\(palette.red);--amber:\(palette.amber);--blueTint:\(palette.blueTint);"
        + "--redTint:\(palette.redTint);--amberTint:\(palette.amberTint)"
    }
    return "\(place){color-scheme:light dark;\(variables(.light))}\n"
      + "@media (prefers-color-scheme:dark){\(place){\(variables(.dark))}}\n"
  }
}
