#if os(macOS) || os(Linux)  // Elsewhere no process can be started.
  import Foundation
  import Testing

  /// Every common mistake in a graph is reported on its line, and quickly, however large the graph is.
  ///
  /// All mistakes of one form and size are in one source, each in its own graph: the compiler reports all of them.
  @Suite("Mistakes in graphs", .enabled(if: Compiler.here != nil, "no swiftc, or no built module, was found"))
  struct MistakeTests {
    /// The compiler's maximum processor time in seconds for one graph; it takes a tenth of that.
    static let limit = 10

    @Test(arguments: [5, 60, 200])
    func mistakesInGroupsAreReportedOnTheirLine(edges: Int) throws {
      try check(
        groups(edges), in: "let graph: Segues<Place> = [", Mistake.inGroups.filter { edges < 200 || $0.isTypical })
    }

    /// A call with several overloads gives a literal no type, so it needs an explicit one.
    @Test(arguments: [5, 60])
    func mistakesInGroupsPassedToACallAreReportedOnTheirLine(edges: Int) throws {
      try check(
        groups(edges), in: "_ = try Helm(nav: [", end: "] as Segues<Place>)", Mistake.inGroups.filter(\.isTypical))
    }

    @Test(arguments: ["[Segue<Place>]", "Set<Segue<Place>>"], [5, 60, 200])
    func mistakesInSeguesAreReportedOnTheirLine(type: String, edges: Int) throws {
      let segues = (0..<edges).map { "Segue(.n\($0 % 60) => .n\($0 * 7 % 60), style: .hold)" }
      let mistakes =
        Mistake.inEdges.map { $0.map { "Segue(\($0))" } } + [
          Mistake("a list", "Segue(.n1 => [.n2, .n3])"), Mistake("a misspelt style", "Segue(.n1 => .n2, style: .oops)"),
          Mistake("a forgotten comma", "Segue(.n1 => .n2)", isForgottenComma: true),
        ]
      try check(segues, in: "let segues: \(type) = [", mistakes.filter { edges < 200 || $0.isTypical })
    }

    @Test(arguments: ["Set<DirectedEdge<Place>>", "Flow<Place>", "HelmPath<Place>"], [5, 200])
    func mistakesInEdgeLiteralsAreReportedOnTheirLine(type: String, count: Int) throws {
      try check(
        edges(count), in: "let edges: \(type) = [",
        Mistake.inEdges + [
          Mistake("a list", ".n1 => [.n2, .n3]"), Mistake("a forgotten comma", ".n1 => .n2", isForgottenComma: true),
        ])
    }

    /// As for groups: `present` takes fragments, places and flows.
    @Test(arguments: [5, 200])
    func mistakesInAFlowPassedToACallAreReportedOnTheirLine(count: Int) throws {
      try check(
        edges(count), in: "try navigation.present([", end: "] as Flow<Place>)",
        Mistake.inEdges + [Mistake("a list", ".n1 => [.n2, .n3]")])
    }

    @Test(
      arguments: ["_ = (navigation.hasPath([", "#expect(navigation.hasPath([", "XCTAssertTrue(navigation.hasPath(["],
      [3, 30, 200])
    func mistakesInAnExpectedPathAreReportedOnTheirLine(start: String, count: Int) throws {
      try check(
        edges(count), in: start, end: "]))", limit: count > 30 ? Self.limit : 2,
        Mistake.inEdges + [
          Mistake("a list", ".n1 => [.n2, .n3]"), Mistake("a forgotten comma", ".n1 => .n2", isForgottenComma: true),
        ])
    }

    @Test(arguments: ["Flow<Place>", "HelmPath<Place>"], [5, 200])
    func mistakesInLiteralsWithIDsAreReportedOnTheirLine(type: String, count: Int) throws {
      let edges = (0..<count).map { number in
        number.isMultiple(of: 2)
          ? ".n\(number % 60) => Place.n\(number * 7 % 60).id(\(number))" : "Place.n\(number % 60).id(5) => .n1"
      }
      try check(
        edges, in: "let edges: \(type) = [",
        Mistake.inEdges.filter(\.isTypical) + [
          Mistake("a misspelt target with an id", ".n1 => Place.oops.id(5)"),
          Mistake("a misspelt source with an id", "Place.oops.id(5) => .n1"),
          Mistake("a source of another enum with an id", "Other.x.id(5) => .n1"),
          Mistake("an id that is none", ".n1 => Place.n2.id(Other.x)"),
        ])
    }

    @Test(arguments: [5, 200])
    func mistakesInAFlowOfSingleScreensAreReportedOnTheirLine(count: Int) throws {
      let screens = (0..<count).map { ".to(.n\($0 % 60)\($0.isMultiple(of: 2) ? ", id: \($0)" : ""))" }
      let mistakes = [
        Mistake("a misspelt target", ".to(.oops)"), Mistake("a misspelt target with an id", ".to(.oops, id: 5)"),
        Mistake("an id that is none", ".to(.n1, id: Other.x)"), Mistake("a fragment of another enum", ".to(Other.x)"),
      ]
      try check(screens, in: "let flow: Flow<Place> = .from(.n0)", separator: "\n", end: "", mistakes)
      try check(screens, in: "try navigation.present(Flow<Place>.from(.n0)", separator: "\n", end: ")", mistakes)
    }

    /// Edges and lists compile quickly in any number, in the form of the first Helm's README.
    @Test(arguments: [5, 60])
    func mistakesInUnionsAreReportedOnTheirLine(count: Int) throws {
      let unions = [".union(.n1 => [.n2, .n3])", ".union([.n1 => .n4])", ".union([.n4, .n5] => .n6)"]
      try check(
        (0..<count).map { unions[$0 % 3] }, in: "let edges = Set<DirectedEdge<Place>>()", separator: "\n", end: "",
        Mistake.inEdges.map { $0.map { ".union([\($0)])" } }
          + Mistake.inLists.filter { !$0.isChain }.map { $0.map { ".union(\($0))" } })
    }

    /// A chain of arrows in a `union` takes seconds if there is a mistake, so this one is short.
    @Test func mistakesInUnionsOfChainsAreReportedOnTheirLine() throws {
      let unions = [".union(.n1 => [.n2, .n3])", ".union([.n1 => .n4])", ".union(.n4 => .n5 => .n6 => .n4)"]
      try check(
        unions + unions, in: "let edges = Set<DirectedEdge<Place>>()", separator: "\n", end: "",
        [Mistake("a misspelt target", ".union([.n2 => .oops])"), Mistake("a misspelt list", ".union(.n1 => [.oops])")])
    }

    @Test func mistakesInExtendedFlowsAreReportedOnTheirLine() throws {
      let additions = (0..<8).map { ".add(segue: .n\($0) => [.n\($0 + 1), .n\($0 + 2)])" }
      try check(
        additions, in: "let flow = Flow<Place>()", separator: "\n", end: "",
        (Mistake.inEdges + Mistake.inLists).map { $0.map { ".add(segue: \($0))" } })
    }

    /// The line without `.union` is checked together with the following lines, so this is quick only at the end.
    @Test func aMissingUnionIsReportedOnItsLine() throws {
      let unions = [".union(.n1 => [.n2, .n3])", ".union([.n1 => .n4])", ".union(.n4 => .n5)"]
      let start = Source.enumeration + "let edges = Set<DirectedEdge<Place>>()\n" + unions.joined(separator: "\n")
      #expect(errorLines(try typeCheck(start + "\n.n1 => .n5")) == [Source.lines + 1 + 4])
    }

    /// For a misspelled screen in a call, the compiler reports that the enum of screens has no such member, and nothing
    /// about other types that the call accepts.
    @Test func aMisspelledScreenIsReportedAsMissingFromTheEnum() throws {
      let calls = [
        "helm.present(.oops)", "helm.present(.oops, id: 5)", "helm.present(.oops, from: .n1)",
        "helm.present(.n1, from: .oops)", "helm.select(.oops)", "helm.back(to: .oops)", "helm.pop(to: .oops)",
        "helm.go(to: .oops)", "helm.go(through: [.oops])", "try navigation.present(.oops)",
        "if helm.isPresented(.oops) {}", "if helm.isPresented(.oops, id: 5) {}", "_ = helm.canPresent(.oops)",
        "if navigation.isPresented(.oops) {}", "_ = helm.hasPath([.n1 => .oops])", "let id: Int? = helm.id(of: .oops)",
        "_ = helm.presentedFragments == [.n1, .oops]",
        "XCTAssertTrue(helm.presentedFragments == [.n1, .oops])", "helm.guard(leaving: .oops) { .allow }",
        "helm.guard(.segue(.n1 => .oops)) { _ in .allow }", "helm.onAppear(of: .oops) { _ in }",
      ]
      for (call, errors) in try errors(inCalls: calls) {
        #expect(
          errors.count == 1 && errors[0].hasSuffix("error: type 'Place' has no member 'oops'"), "\(call): \(errors)")
      }
    }

    /// For these, the compiler mentions another method as well (see the page Writing graphs).
    @Test func aMisspelledScreenIsAmongTheErrorsOfAnOverloadedCall() throws {
      for (call, errors) in try errors(inCalls: ["helm.dismiss(.oops)", "helm.guard(.into(.oops)) { .allow }"]) {
        #expect(
          errors.contains { $0.hasSuffix("cannot infer contextual base in reference to member 'oops'") }, "\(call)")
      }
    }

    /// These compiler errors are misleading, and `WritingGraphs` explains them.
    @Test func misleadingCompilerErrorsAreExplainedInWritingGraphs() throws {
      let words = [
        "helm.guard(.n1) { .allow }": "missing argument label 'leaving:' in call",
        "helm.guard(.into(.oops)) { .allow }": "missing argument label 'leaving:' in call",
        "helm.dismiss(.oops)": "missing argument label 'returning:' in call",
        "let graph: Segues<Place> = [.push(.n1 => .n2) .sheet(.n2 => .n3)]":
          "static member 'sheet' cannot be used on instance of type 'Segues<Place>'",
        "let graph: Segues<Place> = [.push([.n1, .n2 => .n3)]": "expected ',' separator",
        "helm.scope(into: { (_: Other) in .n1 }).present(.n1)": "type 'Other' has no member 'n1'",
        "XCTAssertEqual(helm.presentedFragments, [.n1])": "type 'PathFragment<Place>' has no member 'n1'",
        "_ = try Helm(nav: [.push(.n1 => .n2)])": "type 'Fragment' has no member 'n1'",
      ]
      for (call, errors) in try errors(inCalls: words.keys.sorted()) {
        let expected = try #require(words[call])
        #expect(errors.contains { $0.contains(expected) }, "\(call): \(errors)")
      }
      var root = URL(filePath: #filePath)
      for _ in 0..<4 { root.deleteLastPathComponent() }
      let page = try String(
        contentsOf: root.appending(path: "Sources/Helm/Helm.docc/WritingGraphs.md"), encoding: .utf8)
      let names = [("Place", "Screen"), ("Other", "Shop"), ("n1", "home"), ("type 'Fr", "Type 'Fr")]
      for text in words.values {
        let said = names.reduce(text) { $0.replacing($1.0, with: $1.1) }
        #expect(page.contains("\"\(said)"), "\(said)")
      }
    }

    /// The errors of each of several calls.
    private func errors(inCalls calls: [String]) throws -> [(call: String, errors: [Substring])] {
      var source = "import XCTest; " + Source.enumeration
      let lines = source.count { $0 == "\n" }
      for (number, call) in calls.enumerated() {
        source += "@MainActor func f\(number)(_ helm: Helm<Place>, _ navigation: inout Navigation<Place>) throws {"
        source += " \(call) }\n"
      }
      let output = try typeCheck(source).split(separator: "\n")
      return calls.enumerated().map { number, call in
        (call, output.filter { $0.contains("Edges.swift:\(lines + number + 1):") && $0.contains(" error: ") })
      }
    }

    /// A graph with each mistake in its middle: each is reported on its own line only.
    private func check(
      _ lines: [String], in start: String, separator: String = ",\n", end: String = "]", limit: Int = limit,
      _ mistakes: [Mistake], sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
      var source = Source.enumeration
      var expected: [(lines: ClosedRange<Int>, name: String)] = []
      let middle = (lines.count - 1) / 2
      for mistake in mistakes {
        let line = source.count { $0 == "\n" } + 2 + middle
        // Without its comma, a line continues on the next one: either may be reported.
        expected.append((line...(mistake.isForgottenComma ? line + 1 : line), mistake.name))
        let first = (lines[..<middle] + [mistake.text]).joined(separator: separator)
        let rest = lines[(middle + 1)...].joined(separator: separator)
        source += """
          @MainActor func f\(expected.count)(_ navigation: inout Navigation<Place>) throws { \(start)
          \(first)\(mistake.isForgottenComma ? "\n" : separator)\(rest)
          \(end)}

          """
      }
      let found = errorLines(try typeCheck("import Testing; import XCTest; " + source, limit: limit))
      let missed = expected.filter { !$0.lines.contains(where: found.contains) }.map(\.name)
      #expect(missed == [], sourceLocation: sourceLocation)
      let others = found.filter { line in !expected.contains { $0.lines.contains(line) } }
      #expect(others == [], sourceLocation: sourceLocation)
    }

    private func typeCheck(_ source: String, limit: Int = limit) throws -> String {
      let slow = [
        "-Xfrontend", "-warn-long-expression-type-checking=\(limit * 1000)", "-continue-building-after-errors",
      ]
      let output = try Compiler.here?.typeCheck(source, 120, slow) ?? ""
      #expect(!output.contains("to type-check"))
      return output
    }

    /// The lines of a source with errors.
    private func errorLines(_ output: String) -> Set<Int> {
      Set(output.matches(of: /Edges\.swift:(\d+):\d+: error/).compactMap { Int($0.1) })
    }

    private func edges(_ count: Int) -> [String] { (0..<count).map { ".n\($0 % 60) => .n\($0 * 7 % 60)" } }

    private func groups(_ edges: Int) -> [String] {
      (0..<edges / 2).map { number in
        let n = number % 40
        return switch number % 5 {
        case 0: ".push(.n\(n) => .n\(n + 1))"
        case 1: ".tabs(.n\(n) => [.n\(n + 1), .n\(n + 2), .n\(n + 3)])"
        case 2: ".push([.n\(n), .n\(n + 5)] => .n\(n + 7))"
        case 3: ".sheet(.n\(n) => .n\(n + 9), tag: nil)"
        default: ".swap(.n\(n) => .n\(n + 1) => .n\(n + 2))"
        }
      }
    }
  }

  /// A line that the compiler has to reject.
  private struct Mistake {
    let name: String
    let text: String

    /// Whether the line itself is valid, and the comma after it is missing.
    var isForgottenComma = false

    /// Whether it is one of the few to try if each of them requires a large source.
    var isTypical: Bool { Self.typical.contains(name) }

    /// Whether the line is a chain of arrows.
    var isChain: Bool { text.count { $0 == ">" } > 1 }

    init(_ name: String, _ text: String, isForgottenComma: Bool = false) {
      (self.name, self.text, self.isForgottenComma) = (name, text, isForgottenComma)
    }

    func map(_ transform: (String) -> String) -> Mistake {
      Mistake(name, transform(text), isForgottenComma: isForgottenComma)
    }

    static let typical: Set = [
      "a misspelt source", "a misspelt target", "a target of a wrong type", "an edge of another enum",
      "a misspelt target in a list", "a misspelt presentation", "an edge without a presentation",
      "a forgotten comma",
    ]

    static let inEdges = [
      Mistake("a misspelt source", ".oops => .n2"), Mistake("a misspelt target", ".n2 => .oops"),
      Mistake("a source of a wrong type", "\"n1\" => .n2"), Mistake("a target of a wrong type", ".n1 => 5"),
      Mistake("a source of another enum", "Other.x => .n2"), Mistake("a target of another enum", ".n1 => Other.y"),
      Mistake("an edge of another enum", "Other.x => Other.y"),
    ]

    static let inLists = [
      Mistake("a misspelt target in a list", ".n1 => [.n2, .oops, .n3]"),
      Mistake("a misspelt source in a list", "[.n1, .oops] => .n3"),
      Mistake("a misspelt fragment in a chain", ".n1 => .n2 => .oops => .n3"),
      Mistake("a list of another enum", "Other.x => [.x, .y]"), Mistake("a wrong type in a list", ".n1 => [.n2, 5]"),
      Mistake("a list in a list", ".n1 => [[.n2]]"),
    ]

    static let inGroups =
      (inEdges + inLists).map { $0.map { ".push(\($0))" } } + [
        Mistake("a list as the fragment to leave", ".push(.n1 => .n2, leaving: [.n3])"),
        Mistake("a list as the tab that opens", ".tabs(.n1 => [.n2, .n3], opening: [.n3])"),
        Mistake("a misspelt tab that opens", ".tabs(.n1 => [.n2, .n3], opening: .oops)"),
        Mistake("a misspelt presentation", ".pussh(.n1 => .n2)"),
        Mistake("a rule that the presentation does not have", ".alert(.n1 => .n2, leaving: .n1)"),
        Mistake("a style", ".push(.n1 => .n2, style: .hold)"),
        Mistake("two fragments instead of an edge", ".push(.n1, .n2)"),
        Mistake("an edge without a presentation", ".n1 => .n2"),
        Mistake("edges without a presentation", ".n1 => [.n2, .n3]"),
        Mistake("a forgotten comma", ".push(.n1 => .n2)", isForgottenComma: true),
      ]
  }

  private enum Source {
    static let enumeration = """
      import Helm
      enum Place: Fragment { case \((0..<60).map { "n\($0)" }.joined(separator: ", ")) }
      enum Other: Fragment { case x, y }

      """

    static let lines = 3
  }
#endif
