import Foundation
import Testing

@testable import HelmTools

@Suite struct ProposalSourceTests {
  static let hostile = [
    "", " ", "default", "self", "init", "Type", "home", "Home", "HOME", "home view", "3D Touch", "détail", "детали",
    "詳細", "🛒",
    "a\nb", "*/ let x = 1", "com.example.DetailViewController", "URLView", "screen", "screen2", "tabs1", "\u{202E}",
    "\u{0}",
    "e\u{301}", "é", "\"quoted\"", "\\(1)", "1", "-", "_", "rawValue", "allCases", "description",
  ]

  /// Generated names don't follow the formatter's rules.
  private static let head = "// swift-format-ignore-file\n"

  /// The file next to this one is the proposal for hostile names, and is compiled with the tests.
  @Test func hostileNamesMakeSourceThatCompiles() throws {
    var views = ScreenViews()
    for name in Self.hostile {
      for _ in 0..<10 { views.add(["start", name, "start"]) }
    }
    for name in Self.hostile.prefix(3) { views.add(["start", name, "nowhere"]) }
    let source = GraphInference(views).proposal().source
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "HostileProposal.swift")
    if ProcessInfo.processInfo.environment["HELM_RECORD_SNAPSHOTS"] == "1" {
      try (Self.head + source).write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(Self.head + source == (try String(contentsOf: file, encoding: .utf8)))
    #expect(Set(graph.map(\.edge.to)).count == Set(Self.hostile).count + 1)
  }

  @Test func namesBecomeCases() {
    var names = SwiftNames()
    let cases = ["Home", "home", "HOME", "default", "", "URLView", "my screen-name", "3D", "детали", "a1", "A1"]
      .map { names.name(of: $0) }
    #expect(
      cases == [
        "home", "home2", "home3", "defaultScreen", "screen", "urlView", "myScreenName", "screen3D", "детали", "a1",
        "a1_2",
      ])
    #expect(names.name(of: "Home") == "home")
  }

  /// The first and last letters and digits, and their neighbours.
  @Test func asciiCharactersAreKeptIfAlphanumeric() {
    let names = (0..<128).map { number -> String in
      var names = SwiftNames()
      return names.name(of: "x\(Unicode.Scalar(UInt8(number)))x")
    }
    for (number, name) in names.enumerated() {
      let scalar = Unicode.Scalar(UInt8(number))
      let isWord = scalar.properties.isAlphabetic || (48...57).contains(number)
      #expect(name == (isWord ? "x\(scalar)x" : "xX"), "\(number)")
    }
  }

  @Test(arguments: [
    ("URL", "url"), ("URLView", "urlView"), ("Url view", "urlView"), ("aB", "aB"), ("AB", "ab"), ("A", "a"),
    ("AbC", "abC"),
    ("ABc", "aBc"), ("x.y_z-1", "xYZ1"), ("class", "classScreen"), ("Class", "classScreen"), ("1st", "screen1st"),
    ("é", "é"),
    ("\u{301}", "screen"), ("a\u{301}b", "aB"), ("٣", "screen"), (" a ", "a"),
    (String(repeating: "x", count: 61), String(repeating: "x", count: 60)),
  ])
  func namesBecomeIdentifiers(name: String, identifier: String) {
    var names = SwiftNames()
    #expect(names.name(of: name) == identifier)
  }

  @Test(arguments: [0, 1, 20, 21, 25]) func upToTwentyRareTransitionsAreListed(count: Int) {
    var proposal = ProposedGraph()
    proposal.rare = (0..<count).map { ("list \"", "rare\($0)", $0 + 1) }
    let lines = proposal.source.split(separator: "\n")
    #expect(lines.contains("// Too rare to tell from noise:") == (count > 0))
    #expect(
      lines.filter { $0.contains("rare") && $0.contains(" to ") && !$0.contains("tell") }
        == (0..<min(count, 20)).map { "//   \"list \\\"\" to \"rare\($0)\", \($0 + 1) time\($0 == 0 ? "" : "s")" })
    #expect(lines.contains { $0.hasPrefix("//   and ") } == (count > 20))
    if count > 20 { #expect(lines.last == "//   and \(count - 20) more") }
  }

  /// The comment of each segue.
  @Test func seguesHaveComments() {
    func segue(_ kind: ProposedSegue.Kind, from: String = "a", isModal: Bool = false, count: Int = 2, returned: Int = 0)
      -> String
    {
      var proposal = ProposedGraph()
      proposal.screens = [("a", 1), ("b c", 1)]
      proposal.segues = [
        ProposedSegue(
          from: from, to: "b c", kind: kind, isModal: isModal, count: count, returned: returned, confidence: 77)
      ]
      return proposal.source.split(separator: "\n").drop { $0 != "let graph: Segues<Screen> = [" }.dropFirst()
        .dropLast()
        .joined(separator: "\n")
    }
    #expect(segue(.oneWay) == "  // Taken 2 times; users don't go back (77 % sure).\n  .swap(.a => .bC),")
    #expect(
      segue(.returning, count: 1)
        == "  // Taken 1 time; no user was seen to go back, but most can (77 % sure). Guessed: a push rather than a sheet.\n"
        + "  .push(.a => .bC),")
    #expect(
      segue(.returning, isModal: true, returned: 8)
        == "  // Taken 2 times; 8 % of the exits go back (77 % sure). Guessed: a sheet rather than a push.\n  .sheet(.a => .bC),"
    )
    #expect(
      segue(.returning, from: "b c")
        == "  // Taken 2 times; on itself. Guessed: a push rather than a sheet.\n  .push(.bC => .bC),")
    #expect(segue(.tab) == "")
  }

  @Test func screensEntryAndTabsHaveComments() {
    var proposal = ProposedGraph()
    proposal.screens = [("home", 7), ("My Feed", 3)]
    proposal.holders = [("tabs1", ["home", "My Feed"])]
    (proposal.entry, proposal.entryShare, proposal.sessionCount) = ("home", 80, 9)
    proposal.segues = [
      ProposedSegue(from: "home", to: "more", kind: .returning, isModal: false, count: 1, returned: 1, confidence: 9)
    ]
    #expect(
      proposal.source.hasPrefix(
        """
        import Helm

        /// The screens that were viewed in 9 sessions.
        enum Screen: Fragment {
          case home  // 7 views
          case myFeed  // "My Feed", 3 views
          case tabs1  // Holds tabs, and is never viewed itself: give it a name.
        }

        /// Which screen leads to which.
        ///
        /// 80 % of the sessions start at `home`: `Helm(nav: graph, entry: .home)`.
        let graph: Segues<Screen> = [
          // Nothing is reached from .myFeed: it may as well be a sheet over the other.
          // Users switch freely between these, and each keeps what is on it. The first one opens.
          .tabs(.tabs1 => [.home, .myFeed]),

        """), "\(proposal.source)")
    proposal.segues.append(
      ProposedSegue(from: "My Feed", to: "x", kind: .returning, isModal: false, count: 1, returned: 1, confidence: 9))
    #expect(!proposal.source.contains("Nothing is reached"))
    proposal.holders = [("tabs1", ["home", "My Feed", "third"])]
    #expect(!proposal.source.contains("Nothing is reached"))
  }

  @Test(arguments: [60, 61]) func longNamesAreTruncated(count: Int) {
    let name = String(repeating: "é", count: count)
    #expect(ProposedGraph.shown(name) == "\"\(String(repeating: "é", count: 60))\(count > 60 ? "…" : "")\"")
  }
}
