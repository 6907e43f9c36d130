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

/// What a check during a build looks at first.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["HELM_PLUGIN_BUILD"] == nil, "builds go elsewhere"))
struct BuildCheckTests {
  private func checked(_ target: String, _ file: String, _ text: String) throws -> (main: String?, places: [String]) {
    let package = try PluginToolTests.Package()
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(package.folder)/app/\(file)"))
    #expect(try package.tool.check(target, proof: "\(package.folder)/proof.swift") == 0)
    let places = try #require(package.text("output/places.txt")).replacing(package.folder, with: "~")
    return (
      package.text("output/package/helm-graph/main.swift"), places.split(separator: "\n").map { String($0) }
    )
  }

  @Test func aTargetsOwnGraphIsCheckedBeforeThoseOfItsDependencies() throws {
    let (main, places) = try checked("App", "App/Other.swift", "let graph: Segues<Screen> = [.push(.c => .d)]\n")
    #expect(main == "@testable import AppModule\n\ntry writeHelmGraph(graph)\n")
    #expect(
      places.map { String($0.prefix { $0 != "\t" }) } == ["", "c => d", "d", "c", "a => b", "b", "a"])
    #expect(places.first == "\t~/app/App/Other.swift:1:5")
    // A segue is where the graph has it, rather than earlier in its file.
    let source = """
      let old: Segues<Screen> = [.push(.a => .b), .push(.x => .y)]
      let graph: Segues<Screen> = [
        .push(.a => .b),
      ]

      """
    #expect(
      try checked("Feature", "Feature/Graph.swift", source).places == [
        "\t~/app/Feature/Graph.swift:2:5", "a => b\t~/app/Feature/Graph.swift:3:9", "b\t~/app/Feature/Graph.swift:3:15",
        "a\t~/app/Feature/Graph.swift:3:9", "x => y\t~/app/Feature/Graph.swift:1:51",
        "y\t~/app/Feature/Graph.swift:1:57", "x\t~/app/Feature/Graph.swift:1:51",
      ])
  }
}

/// Input of the tool, in each of its forms.
@Suite struct InputFormTests {
  @Test(
    arguments: [
      (#"{"kind":1,"step":1,"v":1}"#, .helm), (#"{"step":1,"v":1}"#, nil), (#"{"kind":1,"v":1}"#, nil),
      (#"{"kind":1,"step":1}"#, nil), (#"{"event_params":[]}"#, .firebase), (#"{"resourceSpans":[]}"#, .otel),
      (#"{"event_properties":{}}"#, .amplitude), (#"{"event_type":"x"}"#, .amplitude),
      (#"{"type":"track","anonymousId":"a"}"#, .segment), (#"{"type":"screen","userId":"u"}"#, .segment),
      (#"{"type":"page","messageId":"m"}"#, .segment), (#"{"type":"identify","userId":"u"}"#, .segment),
      (#"{"type":"group","userId":"u"}"#, .segment), (#"{"type":"alias","userId":"u"}"#, .segment),
      (#"{"type":"screen"}"#, nil), (#"{"type":"other","userId":"u"}"#, nil), (#"{"type":7,"userId":"u"}"#, nil),
      (#"{"event":"e","properties":{"time":1}}"#, .mixpanel), (#"{"event":"e","properties":{}}"#, .posthog),
      (#"{"event":"e","properties":{"time":1},"timestamp":2}"#, .posthog), (#"{"event":"e"}"#, nil),
      (#"{"properties":{"time":1}}"#, nil), ("{}", nil),
    ] as [(String, EventFormat?)])
  func theFormatOfAnEventFollowsItsKeys(text: String, format: EventFormat?) throws {
    #expect(EventReader.format(of: try JSONValue(parsing: text.utf8)) == format)
  }

  /// Deeply nested fragments are not indented any further.
  @Test func presentedFragmentsAreIndentedUpToFortyTimes() {
    let segues = (1..<43).map { #"{"from":"c\#($0)","to":"c\#($0 + 1)","style":"hold"}"# }
    let console = TextConsole(
      input: String(repeating: "forward\n", count: 42),
      files: ["g": #"{"version":1,"segues":[\#(segues.joined(separator: ","))]}"#])
    #expect(runTool(["explore", "g"], console) == 0)
    let rows = console.output.split(separator: "\n").filter { $0.hasSuffix("  inline") }.suffix(4)
    let space = String(repeating: " ", count: 80)
    #expect(
      rows.map { String($0) } == [
        "  \(space.dropFirst(2))c40  inline", "  \(space)c41  inline", "  \(space)c42  inline", "* \(space)c43  inline",
      ])
  }

  /// A segue is where it is written, or else where its target is, or its source, or the graph.
  @Test func linesOfPlacesAreCountedWithEmptyOnes() {
    let error = #expect(throws: UsageError.self) { try SourcePlaces("\n\nnowhere") }
    #expect(error.map { "\($0)" }?.contains("line 3 of the places") == true)
  }

  @Test func aFindingIsAtTheNearestKnownPlace() throws {
    let places = try SourcePlaces("a\tA.swift:1:1\nb\tB.swift:2:2\n\tG.swift:3:3\na => c\tC.swift:4:4\n")
    func text(_ kind: NavigationFinding<NamedFragment>.Kind, isStrict: Bool = false, isSettled: Bool = true) -> String {
      let found = NavigationFindings(
        findings: isSettled ? [NavigationFinding<NamedFragment>(kind)] : [], unsettled: isSettled ? [] : [kind],
        explored: 1, end: .complete, prunedSegues: [], excluded: [])
      return places.text(found, isStrict: isStrict)
    }
    func never(_ to: NamedFragment) -> NavigationFinding<NamedFragment>.Kind {
      .segueNeverTaken(DirectedEdge(from: "a", to: to))
    }
    let end = NavigationFinding<NamedFragment>.Kind.deadEnd("x")
    #expect(text(never("c")) == "C.swift:4:4: error: \(never("c"))\n")
    #expect(text(never("b")) == "B.swift:2:2: error: \(never("b"))\n")
    #expect(text(never("x")) == "A.swift:1:1: error: \(never("x"))\n")
    #expect(text(end) == "G.swift:3:3: error: \(end)\n")
    let stays = NavigationFinding<NamedFragment>.Kind.noWayBack(DirectedEdge(from: "a", to: "b"))
    #expect(text(stays) == "B.swift:2:2: warning: \(stays)\n")
    #expect(text(stays, isStrict: true) == "B.swift:2:2: error: \(stays)\n")
    #expect(text(never("b"), isSettled: false).hasPrefix("B.swift:2:2: warning: undecided within the limit: "))
    #expect(text(never("b"), isStrict: true, isSettled: false).hasPrefix("B.swift:2:2: error: undecided within "))
    let unplaced = try SourcePlaces("b\tB.swift:2:2")
    let found = NavigationFindings(
      findings: [NavigationFinding<NamedFragment>(end)], unsettled: [], explored: 1, end: .complete, prunedSegues: [],
      excluded: [])
    #expect(unplaced.text(found, isStrict: false) == "error: \(end)\n")
  }

  /// A picture may have the fragment's own name, also if that has signs, or up to eighty plain ones.
  @Test func picturesMayHaveTheNamesOfFragments() {
    let long = String(repeating: "x", count: 80)
    let shorter = String(long.dropLast())
    let files = PictureFiles(["my_screen.png", "my screen.png", "\(long).png", "\(shorter).png"])
    #expect(files.file(of: "my screen") == "my screen.png")
    #expect(files.file(of: "my_screen") == "my_screen.png" && files.file(of: "my/screen") == "my_screen.png")
    #expect(files.file(of: long) == "\(long).png" && files.file(of: long + "y") == "\(long).png")
    #expect(files.file(of: shorter) == "\(shorter).png")
  }
}
