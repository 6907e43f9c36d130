import Foundation
import Helm
import HelmAnalytics
import HelmDocuments
import Testing

@testable import HelmTools
@testable import helm_nav

/// The page as Swift writes it; Scripts/check-page opens pages.
@Suite struct PageTests {
  /// What the scripts read.
  private struct Contents: Decodable {
    struct View: Decodable {
      let name: String
      let nodes: [[Int]]
      let edges: [[Int]]
    }
    struct Finding: Decodable {
      struct Step: Decodable {
        let `do`: String
        let fragment: String?
      }
      let severity: String
      let text: String
      let screens: [Int]
      let examples: [[Step]]
    }
    struct Link: Decodable {
      struct Example: Decodable, Equatable {
        struct Place: Decodable, Equatable {
          let fragment: Int
          let id: String?
        }
        let url: String
        let through: [Place]
      }
      let pattern: String
      let screens: [Int]
      let examples: [Example]
    }
    struct Graph: Decodable {
      struct Segue: Decodable {
        let from: Int
        let to: Int
      }
      let fragments: [String]
      let segues: [Segue]
      let entry: Int?
    }
    let graph: Graph
    let tabs: [Int]
    let views: [View]
    let findings: [Finding]
    let links: [Link]
    let pictures: [String: String]
    let machine: String
  }

  private func contents(of page: String) throws -> Contents {
    let match = try #require(page.firstMatch(of: /<script type="application\/json" id="data">([^<]*)<\/script>/))
    return try JSONDecoder().decode(Contents.self, from: Data(match.1.utf8))
  }

  private func draw(_ files: [String: String], _ options: String...) throws -> (page: String, contents: Contents) {
    let console = FileConsole(files.mapValues { Array($0.utf8) })
    #expect(run(console, ["draw", "g.json", "-o", "g.html"] + options) == 0)
    #expect(console.errors == "")
    let page = String(decoding: try #require(console.files["g.html"]), as: UTF8.self)
    return (page, try contents(of: page))
  }

  @Test func aPageHasTheGraphAndItsViews() throws {
    let (page, contents) = try draw(["g.json": Sample.document.description])
    let fragments = contents.graph.fragments
    #expect(fragments == Sample.document.graph.fragments.map(\.name))
    #expect(contents.graph.entry.map { fragments[$0] } == "splash")
    #expect(contents.views.map(\.name) == ["All 11 screens"])
    #expect(contents.views[0].nodes == fragments.indices.map { [$0] })
    #expect(
      contents.views[0].edges.map { $0.map { fragments[$0] } }
        == Sample.document.graph.segues.map { [$0.from.name, $0.to.name] })
    #expect(contents.tabs.map { fragments[contents.graph.segues[$0].from] } == ["dashboard", "dashboard"])
    #expect(contents.findings.isEmpty && contents.links.isEmpty && contents.pictures.isEmpty)
    #expect(Data(base64Encoded: contents.machine)?.prefix(2) == Data([0x1F, 0x8B]))
    #expect(page.ranges(of: "<script").count == 2)
    #expect(!page.contains("\nimport ") && !page.contains("\nexport "))
    #expect(page.contains("<dt>login</dt>"))
  }

  /// A browser only runs the script with this hash, which is of everything between its tags.
  @Test func thePolicyAllowsOnlyThePagesOwnScript() throws {
    let page = try draw(["g.json": Sample.document.description]).page
    let script = try #require(page.firstMatch(of: /<script type="module">((?s).*?)<\/script>/)).1
    let hash = Data(SHA256.hash(Array(script.utf8))).base64EncodedString()
    #expect(script.contains("async function loadMachine"))
    #expect(
      page.contains(
        "content=\"default-src 'none'; script-src 'sha256-\(hash)' 'wasm-unsafe-eval'; style-src 'unsafe-inline'; "
          + "img-src data:; base-uri 'none'; form-action 'none'\""))
    #expect(!page.contains("nonce"))
  }

  @Test func namesAreEscapedInAPage() throws {
    for name in nastyNames {
      let segues = [
        Segue(from: "a", to: NamedFragment(name), tag: NamedTag(name)), Segue(from: NamedFragment(name), to: "b"),
      ]
      var page = GraphPage(of: GraphDocument(segues: segues), views: [])
      page.findings = [GraphPage.Finding(severity: "warning", text: name, fragments: [name], examples: [[.dismiss]])]
      page.links = [
        GraphPage.Link(pattern: name, fragments: [name], examples: [(name, [PathFragment(NamedFragment(name))])])
      ]
      let text = page.html
      // Browsers parse scalars: a combining character does not change a `<`.
      let ascii = String(String.UnicodeScalarView(text.unicodeScalars.filter(\.isASCII)))
      #expect(ascii.ranges(of: "<script").count == 2)
      #expect(ascii.ranges(of: "</script").count == 2)
      let contents = try contents(of: text)
      #expect(contents.graph.fragments.map { Array($0.unicodeScalars) }.contains(Array(name.unicodeScalars)))
      #expect(contents.findings[0].screens == [1] && contents.links[0].screens == [1])
      #expect(Array(contents.links[0].pattern.unicodeScalars) == Array(name.unicodeScalars))
    }
  }

  /// A URL that leads to a fragment without the id that it takes is no example.
  @Test func examplesOfLinksHaveTheIDsOfTheirFragments() throws {
    let document = try LinksDocument(
      reading: """
        { "version": 1, "origins": [ "app:" ], "links": [
          { "pattern": "/item", "fragments": [ "item" ] }, { "pattern": "/item/:id(int)", "fragments": [ "item" ] },
          { "pattern": "/home", "fragments": [ "home" ] }, { "pattern": "/gone", "fragments": [ "gone" ] } ] }
        """)
    let graph = try GraphDocument(
      reading: #"{ "version": 1, "segues": [ { "from": "home", "to": "item" } ], "ids": { "item": "Int" } }"#
    ).graph
    let examples = GraphPage.Link.all(of: document, in: graph).map { $0.examples.map(\.url) }
    #expect(examples == [[], ["app://item/1", "app://item/2", "app://item/-1"], ["app://home"], []])
  }

  @Test func aPageHasSeveralLayouts() throws {
    let graph = WallTests.app(100)
    let (page, contents) = try draw(
      ["g.json": GraphDocument(segues: Array(graph.segues), entry: "splash").description], "--fold", "30")
    let names = contents.views.map(\.name)
    #expect(names[0].hasPrefix("Folded to "))
    #expect(names[1] == "All \(graph.fragments.count) screens")
    #expect(names.dropFirst(2).allSatisfy { $0.hasPrefix("Module ") })
    #expect(page.ranges(of: "<template class=\"view\">").count == names.count - 1)
    // However the graph is folded, each screen is in one node.
    for view in contents.views.prefix(2) { #expect(view.nodes.joined().sorted() == Array(graph.fragments.indices)) }
    #expect(contents.views[0].nodes.contains { $0.count > 1 })
    for view in contents.views { #expect(view.edges.joined().allSatisfy(view.nodes.indices.contains)) }
  }

  @Test func aPageHasFindingsAndLinks() throws {
    let graph = #"""
      { "version": 1, "entry": "home", "ids": { "item": "Int" }, "segues": [
        { "from": "home", "to": "item", "dismissable": true }, { "from": "home", "to": "end" } ] }
      """#
    let links = #"""
      { "version": 1, "origins": ["helm://"], "links": [ { "pattern": "/items/:id", "fragments": ["home", "item"] } ] }
      """#
    let (_, contents) = try draw(["g.json": graph, "l.json": links], "--findings", "--links", "l.json")
    let finding = try #require(contents.findings.first)
    #expect(finding.severity == "problem")
    #expect(finding.text.hasPrefix("end can be a dead end"))
    #expect(finding.screens == [2])
    #expect(finding.examples.map { $0.map(\.fragment) } == [["end"]])
    #expect(contents.links.map(\.pattern) == ["/items/:id"])
    #expect(contents.links[0].screens == [0, 1])
    #expect(
      contents.links[0].examples.first
        == .init(url: "helm://items/1", through: [.init(fragment: 0, id: nil), .init(fragment: 1, id: "1")]))
  }

  @Test func linksOutsideTheGraphAreAnError() throws {
    let links = #"""
      { "version": 1, "origins": ["helm://"], "links": [
        { "pattern": "/lost", "fragments": ["lost"] }, { "pattern": "/start", "fragments": ["splash"] } ] }
      """#
    let console = FileConsole(["g.json": Array(Sample.document.description.utf8), "l.json": Array(links.utf8)])
    #expect(run(console, "draw", "g.json", "-o", "g.html", "--links", "l.json") == 0)
    #expect(console.errors.contains("l.json:2:"))
    #expect(console.errors.contains("The link /lost leads to lost, which is not a fragment of"))
    let contents = try contents(of: String(decoding: console.files["g.html"] ?? [], as: UTF8.self))
    #expect(contents.links.map(\.pattern) == ["/lost", "/start"])
    #expect(contents.links.map { $0.examples.isEmpty } == [true, false])
  }

  @Test func picturesAreEmbedded() throws {
    let console = FileConsole(["g.json": StoryboardTests.graph, "p/home.png": StoryboardTests.png(40, 80)])
    #expect(run(console, "draw", "g.json", "-o", "g.html", "--pictures", "p") == 0)
    let contents = try contents(of: String(decoding: console.files["g.html"] ?? [], as: UTF8.self))
    #expect(contents.pictures == ["1": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAACgAAABQ"])
  }

  @Test(arguments: ["--links", "--pictures"]) func pageOptionsRequireHTML(_ option: String) {
    let console = FileConsole(DrawCommandTests.files)
    #expect(run(console, "draw", "g.json", "-o", "g.svg", option, "x") == 2)
    #expect(console.errors.contains("the option \(option) goes with html"))
  }

  @Test func anInvalidGraphIsDrawnWithoutAnEntry() throws {
    let (_, contents) = try draw([
      "g.json": #"{ "version": 1, "segues": [ { "from": "a", "to": "b" }, { "from": "c", "to": "b" } ] }"#
    ])
    #expect(contents.graph.entry == nil)
    #expect(contents.graph.fragments == ["a", "b", "c"])
  }
}
