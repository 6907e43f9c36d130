import Foundation
import Helm
import HelmDocuments
import Testing

@testable import HelmTools
@testable import helm_nav

/// The page of two graphs as Swift writes it; Scripts/check-page opens one.
@Suite struct DifferencePageTests {
  private struct Contents: Decodable {
    struct Graph: Decodable {
      let fragments: [String]
      let entry: Int?
    }
    struct Version: Decodable {
      let name: String
      let graph: Graph
    }
    struct Change: Decodable {
      struct Step: Decodable, Equatable {
        let `do`: String
      }
      let severity: String
      let text: String
      let screens: [Int]
      let examples: [[Step]]
    }
    struct Notes: Decodable {
      let screens: [String: String]
      let segues: [String: String]
    }
    let graph: Graph
    let versions: [Version]
    let renames: [[String]]
    let notes: Notes
    let findings: [Change]
  }

  private static let files = [
    "old.json": """
    { "version": 1, "segues": [ { "from": "home", "to": "list" }, { "from": "list", "to": "detail", "dismissable": true },
      { "from": "home", "to": "help", "style": "hold", "presentation": "sheet", "dismissable": true } ] }
    """,
    "new.json": """
    { "version": 1, "segues": [ { "from": "home", "to": "list" }, { "from": "list", "to": "detail" },
      { "from": "list", "to": "filter", "dismissable": true } ] }
    """,
  ]

  private func diff(_ files: [String: String], _ options: String...) throws -> (page: String, contents: Contents) {
    let console = FileConsole(files.mapValues { Array($0.utf8) })
    #expect(run(console, ["diff", "old.json", "new.json", "-o", "d.html"] + options) == 0)
    #expect(console.errors == "")
    #expect(console.output.hasPrefix("\(files == Self.files ? "6 changes, 3" : "")"))
    let page = String(decoding: try #require(console.files["d.html"]), as: UTF8.self)
    let match = try #require(page.firstMatch(of: /<script type="application\/json" id="data">([^<]*)<\/script>/))
    return (page, try JSONDecoder().decode(Contents.self, from: Data(match.1.utf8)))
  }

  @Test func thePageHasBothGraphs() throws {
    let (page, contents) = try diff(Self.files)
    #expect(contents.versions.map(\.name) == ["Older", "Newer"])
    #expect(
      contents.versions.map(\.graph.fragments) == [
        ["home", "list", "detail", "help"], ["home", "list", "detail", "filter"],
      ])
    #expect(contents.versions.map(\.graph.entry) == [0, 0])
    #expect(contents.graph.fragments == ["home", "list", "detail", "filter", "help"])
    #expect(contents.renames == [])
    #expect(contents.notes.screens == ["3": "added", "4": "removed"])
    #expect(
      contents.notes.segues == ["1": "removed", "2": "changed, was push, dismissable, no way back", "3": "added"])
    #expect(page.contains("<main class=\"two\">"))
    #expect(page.ranges(of: "<script").count == 2)
  }

  @Test func changesHaveTheFragmentsAndSeguesToShow() throws {
    let changes = try diff(Self.files).contents.findings
    #expect(
      changes.map(\.text) == [
        "fragment removed: help · breaks saved paths: the fragment is gone, such as [home => help] · breaks links: the fragment is gone, such as present help · breaks users: the fragment is gone, such as present help",
        "fragment added: filter",
        "segue removed: home => help: sheet, dismissable · breaks saved paths: they take the segue, such as [home => help]",
        "segue changed: list => detail: push, dismissable → swap · may break saved paths: no example was found within the limits",
        "segue added: list => filter: push, dismissable",
        "no way back any longer: list => detail · breaks users: they cannot go back, such as present list; present detail",
      ])
    #expect(changes.map(\.severity) == ["problem", "note", "problem", "note", "note", "problem"])
    #expect(changes.map(\.screens) == [[4], [3], [0, 4], [1, 2], [1, 3], [1, 2]])
    // Each example once; a missing way back shows when someone goes back.
    #expect(
      changes.map { $0.examples.map { $0.map(\.do) } } == [
        [["replace"], ["present"]], [], [["replace"]], [], [], [["present", "present", "back"]],
      ])
  }

  @Test func renamedFragmentsHaveBothNames() throws {
    let old = """
      { "version": 1, "segues": [ { "from": "home", "to": "preferences", "dismissable": true }, { "from": "preferences", "to": "end" } ] }
      """
    let contents = try diff(["old.json": old, "new.json": old.replacing("preferences", with: "settings")]).contents
    #expect(contents.renames == [["preferences", "settings"]])
    #expect(contents.graph.fragments == ["home", "settings", "end"])
    #expect(contents.notes.screens == ["1": "changed, was preferences (a guess)"])
    #expect(contents.findings.first?.screens == [1, 1])
  }

  @Test func namesAreEscapedInAPageOfADifference() throws {
    for name in nastyNames {
      let old = GraphDocument(segues: [Segue(from: "one!", to: "two!"), Segue(from: "one!", to: NamedFragment(name))])
      let new = GraphDocument(segues: [
        Segue(from: "one!", to: "two!"), Segue(from: "two!", to: NamedFragment("\(name)!")),
      ])
      let page = GraphPage(of: try GraphDifference(from: old, to: new), views: []).html
      let ascii = String(String.UnicodeScalarView(page.unicodeScalars.filter(\.isASCII)))
      #expect(ascii.ranges(of: "<script").count == 2)
      #expect(ascii.ranges(of: "</script").count == 2)
    }
  }

  @Test func diffPrintsTheSameWithAPage() throws {
    let console = FileConsole(Self.files.mapValues { Array($0.utf8) })
    #expect(run(console, "diff", "old.json", "new.json", "--fail-on", "breaking", "-o", "d.HTM") == 1)
    #expect(console.files["d.HTM"] != nil)
    #expect(run(console, "diff", "old.json", "old.json", "-o", "same.html") == 0)
    #expect(console.output.hasSuffix("No changes.\n"))
    #expect(run(console, "diff", "old.json", "none.json", "-o", "none.html") == 2)
    #expect(console.errors == "helm-nav: none.json: No such file or directory\n")
    #expect(console.files["none.html"] == nil)
    #expect(run(console, "diff", "--help") == 0)
    #expect(console.output.contains("also runs commands in both graphs"))
  }
}
