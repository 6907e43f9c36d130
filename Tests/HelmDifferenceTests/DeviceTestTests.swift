import Foundation
import Helm
import HelmDocuments
import HelmTesting
@testable import HelmTools
import Testing

/// Names that have a meaning somewhere.
private let nastyNames: [Named] = [
  "", "\"quoted\"", "back\\slash \\(1)", "two\nlines", "مرحبا", "safe\u{202E}gnp", "emoji 👩🏽‍🚀", "${appId}", "a.b*c[d]",
  "null\u{0}", "line\u{2028}paragraph", "- item: #", "%{x}", Named(String(repeating: "long ", count: 2_000)),
]

private func walk(_ document: GraphDocument) throws -> Walk<Named> {
  try Navigation(graph: document.graph).walk(covering: .segues)
}

@Suite struct DeviceTestTests {
  @Test func aWalkBecomesTaps() throws {
    let test = DeviceTest(try walk(app))
    #expect(test.excluded.isEmpty)
    #expect(test.steps.first == .init(action: .launch, expected: [.screen(identifier: "helm.screen.splash")]))
    let taps = Set(test.steps.map(\.action))
    for name in ["home", "library", "compose", "article", "comments"] {
      #expect(taps.contains(.tap(identifier: "helm.present.\(name)")))
    }
  }

  /// If each step searched the whole path, this would take fifty million steps.
  @Test(.timeLimit(.minutes(10))) func aLongWalkIsConvertedInLinearTime() throws {
    let count = 10_000
    let graph = document(
      (0..<count).map { Segue(from: Named("s\($0)"), to: Named("s\($0 + 1)"), dismissable: true, presentation: .push) })
    let walk = try Navigation(graph: graph.graph).walk(covering: .segues, limits: WalkLimits(states: 50))
    let test = DeviceTest(walk)
    #expect(test.excluded.isEmpty)
    #expect(test.steps.count == count + 1)
    #expect(
      test.steps.last
        == .init(
          action: .tap(identifier: "helm.present.s\(count)"), expected: [.screen(identifier: "helm.screen.s\(count)")]))
  }

  @Test func screensBehindASheetAreNotTapped() throws {
    let graph = document([
      Segue(from: "a", to: "sheet", style: .hold, dismissable: true), Segue(from: "a", to: "b", dismissable: true),
    ])
    for criterion in [WalkCriterion<Named>.segues, .pairs] {
      let test = DeviceTest(try Navigation(graph: graph.graph).walk(covering: criterion))
      #expect(test.excluded.isEmpty)
      for (before, after) in zip(test.steps, test.steps.dropFirst())
      where before.expected == [.screen(identifier: "helm.screen.sheet")] {
        #expect(after.action == .swipeDown || after.action == .launch)
      }
    }
  }

  @Test func eachPresentationIsUndoneByItsGesture() throws {
    for (presentation, action) in [
      (SeguePresentation.push, DeviceTest.Action.goBack), (.sheet, .swipeDown),
      (.fullScreenCover, .tap(identifier: "helm.dismiss.b")), (.popover, .tap(identifier: "helm.dismiss.b")),
      (.overlay, .tap(identifier: "helm.dismiss.b")), (.alert, .tap(identifier: "helm.dismiss.b")),
    ] {
      let graph = document([
        Segue(from: "a", to: "b", style: presentation.style ?? .pass, dismissable: true, presentation: presentation)
      ])
      var navigation = try Navigation(graph: graph.graph)
      try navigation.present("b")
      // A walk from `b` has to go back first.
      let walk = try Navigation(graph: graph.graph).walk(covering: .targets([.fragment("b"), .fragment("a")]))
      var hand = DeviceTest(walk).steps
      #expect(hand.removeFirst().action == .launch)
      #expect(hand.first?.action == .tap(identifier: "helm.present.b"))
      #expect(
        hand.first?.expected == [
          presentation == .alert ? .question(identifier: "helm.dismiss.b") : .screen(identifier: "helm.screen.b")
        ])
      #expect(hand.dropFirst().allSatisfy { $0.action == action })
    }
  }
}

@Suite struct DeviceExpectationTests {
  @Test func anAlertIsFoundByItsButtons() throws {
    func test(_ segues: [Segue<Named>]) throws -> DeviceTest { DeviceTest(try walk(document(segues))) }
    let ask = Segue<Named>(from: "home", to: "ask", style: .hold, presentation: .alert)
    let dismissable = try test([
      Segue(from: "home", to: "ask", style: .hold, dismissable: true, presentation: .alert)
    ])
    #expect(dismissable.maestro().hasSuffix("- assertVisible:\n    id: \"helm\\\\.dismiss\\\\.ask\"\n"))
    let leading = try test([ask, Segue(from: "ask", to: "next")])
    #expect(leading.steps[1].expected == [.question(identifier: "helm.present.next")])
    #expect(leading.excluded == [])
    // An alert without buttons could be any other alert.
    let silent = try test([ask])
    #expect(silent.steps[1].expected == [.question(identifier: nil)])
    #expect(silent.excluded == ["home => ask: no button is known by which a test could find it"])
  }

  /// A segue whose target is covered is verified by what its target shows.
  @Test func presentedScreensBelowTheTopAreExpectedToo() throws {
    let test = DeviceTest(
      try walk(
        document([
          Segue(from: "start", to: "tabs"), Segue(from: "tabs", to: "one", style: .hold, auto: true),
        ])))
    #expect(
      test.steps.map(\.expected) == [
        [.screen(identifier: "helm.screen.start")],
        [.screen(identifier: "helm.screen.tabs"), .screen(identifier: "helm.screen.one")],
      ])
  }
}

@Suite struct XCUITestTests {
  @Test func xcuitestWritesASwiftTestCase() throws {
    let graph = document([
      Segue(from: "home", to: "compose", style: .hold, dismissable: true),
      Segue(from: "home", to: "ask", style: .hold, dismissable: true, presentation: .alert),
      Segue(from: "home", to: "more", dismissable: true),
    ])
    let source = DeviceTest(try walk(graph)).xcuitest(named: "Sample Tests!")
    #expect(
      source.hasPrefix("import XCTest\n\nfinal class SampleTests: XCTestCase {\n  @MainActor func testWalk1() {\n"))
    try typecheck(source)
  }

  @Test(arguments: nastyNames) func anyNameIsAStringLiteral(_ name: Named) throws {
    let source = DeviceTest(try walk(document([Segue(from: "start", to: name)]))).xcuitest(named: name.name)
    #expect(source.contains("walker.tap(\"helm.present."))
    #expect(source.split(separator: "\n").filter { $0.contains("walker.tap") }.count == 1)
  }

  @Test func sourceWithAnyNamesCompiles() throws {
    let segues = nastyNames.map { Segue<Named>(from: "start", to: $0) }
    try typecheck(DeviceTest(try walk(document(segues))).xcuitest())
  }

  @Test func typecheckFindsErrors() throws {
    #expect(throws: (any Error).self) {
      try typecheck("import XCTest\n@MainActor func f() { XCUIApplication().fly() }", isQuiet: true)
    }
  }

  struct Refused: Error { let output: String }

  /// Compiles source against the declarations of XCTest that it uses.
  private func typecheck(_ source: String, isQuiet: Bool = false) throws {
    try withFolder { folder in
      let (declarations, file) = (
        folder.appendingPathComponent("Declarations.swift"), folder.appendingPathComponent("T.swift")
      )
      try Data(xctestDeclarations.utf8).write(to: declarations)
      try Data(source.utf8).write(to: file)
      let module = try runProgram(
        "swiftc",
        [
          "-emit-module", "-module-name", "XCTest", "-parse-as-library", "-swift-version", "6", declarations.path, "-o",
          folder.appendingPathComponent("XCTest.swiftmodule").path,
        ], in: folder)
      try #require(module.code == 0, "\(module.output)")
      let result = try runProgram(
        "swiftc",
        [
          "-typecheck", "-warnings-as-errors", "-swift-version", "6", "-parse-as-library", "-I", folder.path, file.path,
        ],
        in: folder)
      if !isQuiet { #expect(result.code == 0, "\(result.output.suffix(4_000))") }
      if result.code != 0 { throw Refused(output: result.output) }
    }
  }
}

/// XCTest's declarations for UI tests, as far as exported tests use them.
private let xctestDeclarations = """
  open class XCTestCase {
    public init() {}
    public var continueAfterFailure = true
  }
  @MainActor open class XCUIElement {
    public enum ElementType { case any, button }
    public func tap() {}
    public func swipeDown() {}
    public func waitForExistence(timeout: Double) -> Bool { true }
    public func descendants(matching type: ElementType) -> XCUIElementQuery { XCUIElementQuery() }
    public var alerts: XCUIElementQuery { XCUIElementQuery() }
    public var sheets: XCUIElementQuery { XCUIElementQuery() }
    public var navigationBars: XCUIElementQuery { XCUIElementQuery() }
  }
  @MainActor open class XCUIApplication: XCUIElement {
    public override init() {}
    public var launchArguments: [String] = []
    public func launch() {}
  }
  @MainActor open class XCUIElementQuery {
    public var buttons: XCUIElementQuery { self }
    public var firstMatch: XCUIElement { XCUIElement() }
    public func matching(identifier: String) -> XCUIElementQuery { self }
    public func element(boundBy index: Int) -> XCUIElement { XCUIElement() }
  }
  public func XCTAssertTrue(
    _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath, line: UInt = #line
  ) {}
  """

@Suite struct MaestroTests {
  @Test func maestroWritesValidCommands() throws {
    let flow = DeviceTest(try walk(app)).maestro(named: "The \"app\"", appID: "org.example.app")
    let lines = try MaestroFlow(flow)
    #expect(lines.header == ["appId: \"org.example.app\"", "name: \"The \\\"app\\\"\""])
    #expect(lines.commands.first == .init(name: "launchApp", arguments: ["clearState": "true"]))
    #expect(lines.commands.contains(.init(name: "tapOn", arguments: ["id": "\"helm\\\\.present\\\\.compose\""])))
    #expect(lines.commands.contains(.init(name: "assertVisible", arguments: ["id": "\"helm\\\\.screen\\\\.compose\""])))
  }

  @Test(arguments: nastyNames) func anyNameIsEscapedInPatterns(_ name: Named) throws {
    let flow = DeviceTest(try walk(document([Segue(from: "start", to: name)]))).maestro()
    let tap = try #require(try MaestroFlow(flow).commands.first { $0.name == "tapOn" })
    let pattern = try unquoted(try #require(tap.arguments["id"]))
    #expect(!pattern.contains("${"))
    let identifier = "helm.present.\(name)"
    let expression = try NSRegularExpression(pattern: "^(?:\(pattern))$")
    let range = NSRange(identifier.startIndex..., in: identifier)
    #expect(expression.firstMatch(in: identifier, range: range)?.range == range)
  }

  /// Reads a double-quoted YAML scalar, whose escapes here are those of JSON and `\\U`.
  private func unquoted(_ text: String) throws -> String {
    var result = ""
    var rest = text.unicodeScalars.dropFirst().dropLast()
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        #expect(scalar != "\"" && scalar.value >= 0x20)
        result.unicodeScalars.append(scalar)
        continue
      }
      let escape = rest.popFirst()
      switch try #require(escape) {
      case "n": result += "\n"
      case "U":
        let digits = String(String.UnicodeScalarView(rest.prefix(8)))
        rest = rest.dropFirst(8)
        result.unicodeScalars.append(try #require(UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)))
      case let other where other == "\"" || other == "\\": result.unicodeScalars.append(other)
      case let other: Issue.record("unknown escape \(other)")
      }
    }
    return result
  }
}

/// A flow, parsed by the commands that Maestro documents.
private struct MaestroFlow {
  struct Command: Equatable {
    let name: String
    var arguments: [String: String] = [:]
  }

  struct Refused: Error { let line: String }

  /// The commands that a flow may contain here, and the arguments of each.
  static let known: [String: Set<String>] = [
    "launchApp": ["appId", "clearState", "clearKeychain", "stopApp", "permissions", "arguments"],
    "tapOn": ["id", "text", "index", "enabled", "optional"],
    "assertVisible": ["id", "text", "index", "enabled", "optional"],
    "swipe": ["start", "end", "direction", "duration", "from"], "back": [],
  ]

  private(set) var header: [String] = []
  private(set) var commands: [Command] = []

  init(_ text: String) throws {
    var isHeader = true
    for line in text.split(separator: "\n").map(String.init) {
      if line == "---" {
        isHeader = false
      } else if isHeader {
        guard line.hasPrefix("appId: ") || line.hasPrefix("name: ") else { throw Refused(line: line) }
        header.append(line)
      } else if line.hasPrefix("- ") {
        let name = String(line.dropFirst(2)).trimmingCharacters(in: [":"])
        guard Self.known[name] != nil else { throw Refused(line: line) }
        commands.append(Command(name: name))
      } else {
        guard line.hasPrefix("    "), let colon = line.range(of: ": "), let last = commands.last else {
          throw Refused(line: line)
        }
        let key = line[..<colon.lowerBound].trimmingCharacters(in: [" "])
        guard Self.known[last.name]?.contains(key) == true else { throw Refused(line: line) }
        commands[commands.count - 1].arguments[key] = String(line[colon.upperBound...])
      }
    }
  }
}
