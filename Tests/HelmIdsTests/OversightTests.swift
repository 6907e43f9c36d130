import Helm
import HelmTesting
import Testing

@Suite("Findings about likely mistakes")
struct OversightTests {
  enum Page: Fragment { case home, news, library, search, article, compose, discard, lock, help }
  typealias Kind = NavigationFinding<Page>.Kind

  private func kinds(_ segues: Segues<Page>) throws -> [Kind] {
    try NavigationGraph(segues, entry: .home).findings(FindingOptions(homes: [.home, .news])).findings.map(\.kind)
  }

  @Test("tabs of which none opens by itself")
  func tabs() throws {
    let kind = Kind.noTabOpens(.home, [.news, .library])
    #expect(try kinds([.inline(.home => [.news, .library])]) == [kind])
    #expect(try kinds([.tabs(.home => [.news, .library])]) == [])
    #expect(try kinds([.tabs(.home => [.news, .library], opening: .library)]) == [])
    #expect(
      kind.description == "home is empty at first: none of news, library opens by itself. Make the segue to one "
        + "of them an auto.")
    #expect(kind.severity == .warning && kind.name == "noTabOpens")
  }

  @Test("a swap in a tab where a push was probably meant")
  func swaps() throws {
    let tabs: Segues<Page> = .tabs(.home => [.news, .library])
    let kind = Kind.noWayBack(.news => .article)
    #expect(try kinds([tabs, .swap(.news => .article)]) == [kind])
    #expect(try kinds([tabs, .push(.news => .article)]) == [])
    #expect(try kinds([tabs, .swap(.news <=> .article)]) == [])
    #expect(
      kind.description
        == "article takes the place of news, with no way back. Push it instead.")
  }

  @Test("modals of one holder that replace or block each other")
  func modals() throws {
    let replaces = Kind.modalReplacesModal(.home => .discard, [.compose])
    #expect(try kinds([.sheet(.home => .compose), .dialog(.home => .discard)]) == [replaces])
    #expect(try kinds([.sheet(.home => .compose), .dialog(.compose => .discard)]) == [])
    #expect(try kinds([.sheet(.home => [.compose, .help])]) == [])
    #expect(
      replaces.description
        == "discard closes compose: home holds both, and shows one modal at a time. If it should lie over "
        + "compose, lead to it from there: compose => discard.")
    let blocks = Kind.modalBlocksModal(.home => .lock, .help)
    #expect(
      try kinds([
        .cover(.home => .lock, dismissable: false), .swap(.lock => .home, leaving: .lock), .sheet(.home => .help),
      ])
      .filter { $0.name == "modalBlocksModal" } == [blocks])
    #expect(
      blocks.description
        == "While lock is up, which cannot be dismissed, help cannot be presented: home holds both, and shows "
        + "one modal at a time. Lead to it from there: lock => help.")
  }

  @Test("disabled segues are ignored")
  func leftOut() throws {
    var navigation = try Navigation(graph: [.inline(.home => [.news, .library])] as Segues<Page>)
    try navigation.add(trait: .disabled, to: Flow(.home => .library))
    #expect(!navigation.findings().findings.contains { $0.kind.name == "noTabOpens" })
  }
}
