import Foundation
import Helm
import HelmDocuments
@testable import HelmTesting
import Testing

@testable import helm_nav
@testable import helm_plugin

/// Where the plugins find a graph, and its segues.
@Suite struct SourceSearchTests {
  private static func found(_ source: String) -> [String] {
    GraphDeclaration.all(named: "graph", in: SourceToken.all(in: source), of: "f", target: "t").map {
      $0.name + ($0.isPrivate ? " private" : "")
    }
  }

  @Test(
    arguments: [
      ("let graph = 1", ["graph"]), ("var graph: X { 1 }", ["graph"]), ("let graphs = 1", []), ("let graph", ["graph"]),
      ("private let graph = 1", ["graph private"]), ("fileprivate var graph = 1", ["graph private"]),
      ("public private(set) var graph = 1", ["graph"]), ("let (a, graph) = f()", []),
      ("let a = 1; let graph = 2", ["graph"]), ("private let a = 1; let graph = 2", ["graph"]),
      ("struct A { static let graph = 1 }", ["A.graph"]), ("class A { static let graph = 1 }", ["A.graph"]),
      ("enum A { static let graph = 1 }", ["A.graph"]), ("actor A { static let graph = 1 }", ["A.graph"]),
      ("extension A.B { static let graph = 1 }", ["A.B.graph"]), ("struct A { let graph = 1 }", []),
      ("enum A { enum B { static let graph = 1 } }", ["A.B.graph"]),
      ("final class A<T>: B, C { @X public static let graph = 1 }", ["A.graph"]),
      ("struct A { private static let graph = 1 }", ["A.graph private"]),
      ("struct A { static private(set) var graph = 1 }", ["A.graph"]), ("class A { class var graph = 1 }", ["A.graph"]),
      ("struct A { static fileprivate let graph = 1 }", ["A.graph private"]),
      ("private @X let graph = 1", ["graph private"]),
      ("struct A { nonisolated(unsafe) static var graph = 1 }", ["A.graph"]),
      ("func f() { let graph = 1 }", []), ("if a { let graph = 1 }", []),
      ("struct A { func f() { static let graph = 1 } }", []),
      ("struct A { class func f() { static let graph = 1 } }", []),
      ("struct A { init() { static let graph = 1 } }", []),
      ("struct A { func f() {} static let graph = 1 }", ["A.graph"]),
      ("struct A { static let graph = 1 }; let graph = 2", ["A.graph", "graph"]),
    ] as [(String, [String])])
  func aGraphIsAConstantOfAFileOrAType(source: String, names: [String]) {
    #expect(Self.found(source) == names)
  }

  @Test func aSegueMayEndTheFile() {
    var places = SeguePlaces(graph: "")
    places.add(SourceToken.all(in: ".a => .b")[...], of: "f")
    #expect(places.lines.map { String($0.prefix { $0 != "\t" }) } == ["", "a => b", "b", "a"])
  }

  @Test func listsOfFragmentsMayContainLists() {
    var places = SeguePlaces(graph: "")
    places.add(SourceToken.all(in: "x([.a, f([.b])] => [.c, g([.d])], .e => .f)")[...], of: "f")
    #expect(
      places.lines.map { String($0.prefix { $0 != "\t" }) } == [
        "", "a => c", "a => d", "b => c", "b => d", "c", "d", "a", "b", "e => f", "f", "e",
      ])
  }

  @Test func aCheckExplainsWhichTargetsToCheck() throws {
    let files = ["/p/A/G.swift": "let graph = 1", "/p/B/G.swift": "let graph = 2", "/p/C/G.swift": "let other = 3"]
    func target(_ name: String) -> PluginRequest.Target { PluginTests.target(name, ["G.swift"]) }
    func check(_ names: String...) throws(PluginError) -> GraphDeclaration {
      var choice = try GraphChoice()
      choice.isCheck = true
      return try choice.declaration(in: names.map { target($0) }) { files[$0] }
    }
    #expect(try check("A", "C").place == "/p/A/G.swift:1:5")
    #expect(
      throws: PluginError(
        said: """
          error: several graphs are named graph. Name the others otherwise, or add HelmCheck to the targets \
          that have them:
          /p/A/G.swift:1:5: note: in the target A
          /p/B/G.swift:1:5: note: in the target B
          """)
    ) { try check("A", "B") }
    #expect(
      throws: PluginError(
        said: "error: there is no graph named graph in the targets C. Declare one outside of functions, such as "
          + "`let graph: Segues<Screen> = […]`, or add HelmCheck to the target that has it")
    ) { try check("C") }
    #expect(throws: PluginError("the option --graph needs a value")) { try GraphChoice(["--graph="]) }
    #expect(throws: PluginError("the option --target needs a value")) { try GraphChoice(["--target", ""]) }
  }
}
