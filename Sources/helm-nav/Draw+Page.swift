import Helm
import HelmDocuments
import HelmTesting
import HelmTools

extension Tool {
  /// A graph as a page that can be looked into.
  ///
  /// - Parameters:
  ///   - drawing: All of the drawing, not folded yet.
  ///   - document: The graph.
  ///   - findings: What is wrong with it; empty where nobody has asked.
  ///   - arguments: The command line.
  /// - Returns: The file's text.
  /// - Throws: Why there is no picture, and what is wrong with the files that it reads.
  func page(
    of drawing: GraphDrawing, _ document: GraphDocument, findings: [NavigationFinding<NamedFragment>],
    _ arguments: Arguments
  ) throws -> String {
    func view(_ name: String, _ drawing: GraphDrawing) throws -> GraphPage.View {
      GraphPage.View(name, of: drawing, svg: try svg(of: drawing, arguments))
    }
    let folded = try self.folded(drawing, of: document.graph, arguments)
    let modules = drawing.pagesOfModules.filter { $0.drawing.nodes.count < drawing.nodes.count }
    var views = [try view("All \(counted(drawing.nodes.count, "screen"))", drawing)]
    let hasMore = folded.nodes.count < drawing.nodes.count
    if hasMore { views.insert(try view("Folded to \(folded.nodes.count)", folded), at: 0) }
    if hasMore || modules.count > 1 {
      views += try modules.prefix(Self.moduleLimit).map { try view("Module \($0.module)", $0.drawing) }
    }
    var page = GraphPage(of: document, views: views)
    page.findings = findings.map { GraphPage.Finding($0) }
    if let file = arguments.options["--links"] {
      page.links = GraphPage.Link.all(of: try readLinks(file).document, in: document.graph)
    }
    if let folder = arguments.options["--pictures"] {
      let files = PictureFiles(try console.files(in: folder))
      for name in document.graph.fragments.map(\.name) {
        if let way = files.file(of: name) { page.pictures[name] = try readPicture("\(folder)/\(way)") }
      }
    }
    return page.html
  }

  /// The most modules that have a picture of their own.
  private static var moduleLimit: Int { 60 }
}
