import Foundation
import HelmTools
import Testing

@Suite struct ProposalSourceTests {
  static let hostile = [
    "", " ", "default", "self", "init", "Type", "home", "Home", "HOME", "home view", "3D Touch", "détail", "детали",
    "詳細", "🛒",
    "a\nb", "*/ let x = 1", "com.example.DetailViewController", "URLView", "screen", "screen2", "tabs1", "\u{202E}",
    "\u{0}",
    "e\u{301}", "é", "\"quoted\"", "\\(1)", "1", "-", "_", "rawValue", "allCases", "description",
  ]

  /// Names that come from elsewhere are not what the formatter wants.
  private static let head = "// swift-format-ignore-file\n"

  /// The file beside this one is what is proposed for hostile names; it is compiled with the tests.
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

  @Test func namesAreMadeIntoCases() {
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
}
