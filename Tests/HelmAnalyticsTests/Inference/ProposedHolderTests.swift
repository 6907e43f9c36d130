import HelmDocuments
import Testing

@testable import HelmTools

/// The names and the order of what a proposal consists of, and its entry.
@Suite struct ProposedHolderTests {
  private static func proposal(_ names: [String], groups: [[Int]], visits: [Int]) -> ProposedGraph {
    var guess = groups.reduce(GraphGuess()) { $0.adding($1) }
    guess.known = []
    let sessions = visits.enumerated().map { screen, count in Array(repeating: Int32(screen), count: count) }
    return ProposedGraph(
      names: names, guess: guess, tally: ReplayTally(names.count), entrances: visits,
      noise: NoiseEstimate(sessions, screens: names.count, rate: 0.01))
  }

  /// Neither a screen nor another holder may have the name.
  @Test func holdersHaveNamesOfTheirOwn() {
    let graph = Self.proposal(
      ["tabs1", "news", "library", "tabs3", "shop", "cart"], groups: [[1, 2], [4, 5]], visits: [1, 1, 1, 1, 1, 1])
    #expect(graph.holders.map(\.name) == ["tabs2", "tabs4"])
    #expect(graph.segues.map { "\($0.from) \($0.to)" } == ["tabs2 news", "tabs2 library", "tabs4 shop", "tabs4 cart"])
    #expect(graph.segues.allSatisfy { $0.kind == .tab && !$0.isModal && $0.count == 0 && $0.confidence == 0 })
  }

  /// The first tab opens; the others are in the order of their views and their names.
  @Test func tabsAndScreensAreOrderedByTheirViews() {
    let graph = Self.proposal(["zoo", "apple", "mango", "berry"], groups: [[2, 0, 3, 1]], visits: [5, 5, 1, 9])
    #expect(graph.holders.map(\.tabs) == [["mango", "berry", "apple", "zoo"]])
    #expect(graph.screens.map(\.name) == ["berry", "apple", "zoo", "mango"])
    #expect(graph.screens.map(\.views) == [9, 5, 5, 1])
    #expect(graph.entry == "tabs1" && graph.entryShare == 45)
  }

  @Test func ofEquallyFrequentStartsTheFirstNameIsTheEntry() {
    #expect(Self.proposal(["list", "home", "about"], groups: [], visits: [4, 4, 2]).entry == "home")
    #expect(Self.proposal([], groups: [], visits: []).entry == nil)
  }

  @Test(arguments: [("home", "home"), ("detail", "detail"), ("about", nil)] as [(String, String?)])
  func theEntryOfADocumentIsAnEndOfASegue(entry: String, written: String?) {
    var graph = ProposedGraph()
    graph.entry = entry
    graph.segues = ["detail", "settings"].map {
      ProposedSegue(
        from: "home", to: $0, kind: .returning, isModal: false, count: 1, returned: 0, confidence: 80)
    }
    #expect(graph.document.entry?.name == written)
    #expect(graph.document.segues.map { "\($0.edge)" } == ["home => detail", "home => settings"])
  }

  /// The first tab of each holder opens by itself.
  @Test func eachKindOfSegueHasItsRulesInTheDocument() {
    func segue(_ from: String, _ to: String, _ kind: ProposedSegue.Kind, isModal: Bool = false) -> ProposedSegue {
      ProposedSegue(from: from, to: to, kind: kind, isModal: isModal, count: 1, returned: 0, confidence: 80)
    }
    var graph = ProposedGraph()
    graph.segues = [
      segue("tabs1", "news", .tab), segue("tabs1", "shop", .tab), segue("tabs2", "cart", .tab),
      segue("tabs2", "wishes", .tab), segue("news", "article", .returning),
      segue("tabs1", "compose", .returning, isModal: true), segue("start", "tabs1", .oneWay),
    ]
    #expect(
      graph.document.segues.map(\.labelText) == [
        "inline, auto", "inline", "inline, auto", "inline", "push, dismissable", "sheet, dismissable", "swap",
      ])
  }

  /// Of two tabs that nothing is reached from, the last one may as well be a sheet.
  @Test func aTabWithoutSeguesIsPointedOut() {
    var graph = ProposedGraph()
    graph.screens = [("news", 5), ("library", 4), ("article", 3)]
    graph.holders = [("tabs1", ["news", "library"])]
    func remark() -> [String] {
      graph.source.split(separator: "\n").filter { $0.contains("Nothing is reached") }.map { String($0) }
    }
    func lead(_ from: String) {
      graph.segues.append(
        ProposedSegue(
          from: from, to: "article", kind: .returning, isModal: false, count: 1, returned: 0, confidence: 80))
    }
    #expect(remark() == ["  // Nothing is reached from .library: it may as well be a sheet over the other."])
    lead("library")
    #expect(remark() == ["  // Nothing is reached from .news: it may as well be a sheet over the other."])
    lead("news")
    #expect(remark() == [])
  }
}
