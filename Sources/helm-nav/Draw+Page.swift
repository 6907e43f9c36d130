import Helm
import HelmDocuments
import HelmTesting
import HelmTools

extension Tool {
  /// Returns a graph as a page to explore.
  ///
  /// - Parameters:
  ///   - drawing: The whole drawing, before folding.
  ///   - document: The graph.
  ///   - findings: The findings in the graph; empty if they weren't requested.
  ///   - arguments: The command line.
  /// - Returns: The page.
  /// - Throws: The error of drawing a picture, or of the files that are read.
  func page(
    of drawing: GraphDrawing, _ document: GraphDocument, findings: [NavigationFinding<NamedFragment>],
    _ arguments: Arguments
  ) throws -> GraphPage {
    let drawing = try knownPlaces(arguments)?.coloring(drawing) ?? drawing
    let folded = try self.folded(drawing, of: document.graph, arguments)
    var page = GraphPage(of: document, views: try views(of: drawing, folded: folded, arguments))
    page.findings = findings.map { GraphPage.Finding($0) }
    if let file = arguments.options["--links"] {
      let links = try readLinks(file)
      for error in links.errors(for: links.findings(in: document.graph)) {
        console.writeError("helm-nav: \(BadDocument(file, error).text)")
      }
      page.links = GraphPage.Link.all(of: links.document, in: document.graph)
    }
    if let folder = arguments.options["--pictures"] {
      let files = PictureFiles(try console.files(in: folder))
      for name in document.graph.fragments.map(\.name) {
        if let way = files.file(of: name) { page.pictures[name] = try readPicture("\(folder)/\(way)") }
      }
    }
    return page
  }

  /// Returns the pictures of a drawing for a page: folded, whole, and of each module.
  func views(of drawing: GraphDrawing, folded: GraphDrawing, _ arguments: Arguments) throws -> [GraphPage.View] {
    func view(_ name: String, _ drawing: GraphDrawing, module: String? = nil) throws -> GraphPage.View {
      GraphPage.View(name, of: drawing, svg: try svg(of: drawing, arguments, subtitle: module))
    }
    let modules = drawing.pagesOfModules.filter { $0.drawing.nodes.count < drawing.nodes.count }
    let hasMore = folded.nodes.count < drawing.nodes.count
    var views = hasMore ? [try view("Folded to \(folded.nodes.count)", folded)] : []
    if !hasMore || drawing.nodes.count <= Self.screenLimit {
      views.append(try view("All \(counted(drawing.nodes.count, "screen"))", drawing))
    }
    if hasMore || modules.count > 1 {
      views += try modules.prefix(Self.moduleLimit).map {
        try view("Module \($0.module)", $0.drawing, module: "module \($0.module)")
      }
    }
    return views
  }

  /// The maximum number of screens to draw in one picture besides a folded one: more take minutes to draw, and can't be
  /// read.
  private static var screenLimit: Int { 2_000 }

  /// The maximum number of modules with a picture of their own.
  private static var moduleLimit: Int { 60 }
}
