import Foundation
import Helm
import HelmAnalytics
import HelmDocuments
import HelmTesting
import Testing

@testable import HelmTools
@testable import helm_nav

/// What a page says about findings, links and renames.
@Suite struct PageFactTests {
  @Test(arguments: [
    ("<", "\\u003C"), ("<<a<", "\\u003C\\u003Ca\\u003C"), ("a<\u{301}b", "a\\u003C\u{301}b"), ("ab", "ab"), ("", ""),
  ])
  func noTextEndsAScript(text: String, written: String) {
    #expect(text.inScript.unicodeScalars.elementsEqual(written.unicodeScalars))
  }

  @Test func findingsLinksAndRenamesAreListed() throws {
    let document = try GraphDocument(
      reading: """
        { "version": 1, "entry": "start", "segues": [
          { "from": "start", "to": "box" }, { "from": "start", "to": "goal" },
          { "from": "box", "to": "inner", "style": "hold", "auto": true }, { "from": "inner", "to": "goal" },
          { "from": "goal", "to": "start" } ] }
        """)
    let finding = try #require(try document.graph.findings().findings.first)
    let item = GraphPage.Finding(finding)
    #expect(item.severity == "warning" && item.fragments == ["goal"] && item.text == "\(finding.kind)")
    #expect(item.examples.map { $0.map(\.description) } == [["present box", "present goal"], ["present goal"]])
    // A link has up to six examples.
    let table = try LinksDocument(
      reading: """
        { "version": 1, "origins": [ "app:" ], "links": [
          { "pattern": "/x/:id(a|b|c|d|e|f|g|h)", "fragments": [ "item" ] } ] }
        """)
    let graph = try GraphDocument(reading: #"{"version":1,"segues":[{"from":"home","to":"item"}]}"#).graph
    let links = GraphPage.Link.all(of: table, in: graph)
    #expect(links.map { $0.examples.map(\.url) } == [["a", "b", "c", "d", "e", "f"].map { "app://x/\($0)" }])
    // Renames are in the order of the old names.
    func version(_ first: NamedFragment, _ second: NamedFragment) -> GraphDocument {
      GraphDocument(segues: [
        Segue(from: "home", to: first, dismissable: true), Segue(from: first, to: "end"),
        Segue(from: "home", to: second, style: .hold, dismissable: true), Segue(from: second, to: "far"),
      ])
    }
    let difference = try GraphDifference(from: version("b1", "a1"), to: version("b2", "a2"))
    #expect(GraphPage(of: difference, views: []).html.contains(#""renames": [["a1","a2"],["b1","b2"]]"#))
  }
}
