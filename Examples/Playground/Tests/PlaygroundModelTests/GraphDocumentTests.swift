import Foundation
import Helm
import HelmDocuments
import PlaygroundModel
import Testing

@Suite struct GraphDocumentTests {
  /// The document that `make report` goes by is the app's graph.
  @Test func documentIsTheGraph() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("graph.json")
    let document = try GraphDocument(reading: Data(contentsOf: file))
    let app = try GraphDocument(NavigationGraph(AppGraph.segues))
    #expect(Set(document.segues) == Set(app.segues))
    #expect(document.segues.count == app.segues.count)
    #expect(document.entry == app.entry)
  }
}
