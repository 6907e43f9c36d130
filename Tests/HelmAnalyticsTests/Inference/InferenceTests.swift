import Helm
import HelmDocuments
import HelmTools
import Testing

@Suite struct InferenceTests {
  private static func views(_ sessions: [[String]]) -> ScreenViews {
    var views = ScreenViews()
    for session in sessions { views.add(session) }
    return views
  }

  private static func proposal(_ sessions: [(String, Int)]) -> ProposedGraph {
    let all = sessions.flatMap { session, count in
      Array(repeating: session.split(separator: " ").map(String.init), count: count)
    }
    return GraphInference(views(all)).proposal()
  }

  private static func shown(_ graph: ProposedGraph) -> [String] {
    graph.segues.map { "\($0.from) => \($0.to) \($0.kind)" }.sorted()
  }

  @Test func aWayBackIsNotASegue() {
    let graph = Self.proposal([("list detail list detail comments detail list", 20), ("list", 5)])
    #expect(Self.shown(graph) == ["detail => comments returning", "list => detail returning"])
    #expect(graph.entry == "list" && graph.entryShare == 100)
    #expect(graph.unexplained.isEmpty)
  }

  @Test func aSegueWithoutReturnsIsASwap() {
    let graph = Self.proposal([("splash login home detail home", 40), ("splash home detail home detail", 40)])
    #expect(
      Self.shown(graph) == [
        "home => detail returning", "login => home oneWay", "splash => home oneWay", "splash => login oneWay",
      ])
  }

  @Test func aSegueToAScreenBelowIsDistinguishedFromAReturn() {
    // The detail is reached from the search, where nothing of the list is below it.
    let graph = Self.proposal([("home list detail list home search detail search home", 30)])
    #expect(
      Self.shown(graph) == [
        "home => list returning", "home => search returning", "list => detail returning", "search => detail returning",
      ])
  }

  @Test func tabsKeepTheirStacks() {
    let graph = Self.proposal([
      ("a a1 b a1 a b b1 c b1 b c a c1 a c1 c b a", 40), ("a b c b a c a a1 c a1 b c c1 b c1 a1 a", 40),
      ("a c b1 b a c b a1 a b c", 10), ("a c c1 c a b b1 a b1 b", 40),
    ])
    #expect(graph.holders.count == 1 && graph.holders.first?.tabs.first == "a")
    #expect(graph.holders.first?.tabs.sorted() == ["a", "b", "c"])
    #expect(graph.entry == "tabs1")
    let within: Set = ["a => a1 returning", "b => b1 returning", "c => c1 returning"]
    #expect(within.isSubset(of: Self.shown(graph)))
  }

  @Test func aScreenPushedOverItselfIsASegue() {
    let graph = Self.proposal([("list detail detail list", 40), ("list detail list", 10)])
    #expect(Self.shown(graph) == ["detail => detail returning", "list => detail returning"])
    // Rare repetitions are noise.
    #expect(
      Self.shown(Self.proposal([("list detail detail list", 4), ("list detail list", 90)])) == [
        "list => detail returning"
      ])
  }

  @Test func rareTransitionsAreListedSeparately() {
    let graph = Self.proposal([("list detail list", 50), ("list about list", 2)])
    #expect(Self.shown(graph) == ["list => detail returning"])
    #expect(graph.rare.map { "\($0.from) \($0.to) \($0.count)" } == ["list about 2"])
    #expect(graph.unexplained.map(\.session) == [50, 51])
    #expect(graph.unexplained.first?.views == [1])
  }

  @Test func emptySessionsProposeNothing() {
    for sessions in [[], [[]], [["a"]], [["a", "a", "a"]]] as [[[String]]] {
      let graph = GraphInference(Self.views(sessions)).proposal()
      #expect(graph.segues.isEmpty && graph.holders.isEmpty)
      #expect(graph.source.hasPrefix("import Helm\n"))
    }
  }

  @Test func aProposalIsANavigableGraph() throws {
    let graph = Self.proposal([("splash home detail home", 40), ("splash home settings home", 40)])
    let document = try GraphDocument(reading: graph.document.description)
    #expect(document.graph.validationFindings().isEmpty)
    var navigation = try Navigation(graph: document.graph)
    try navigation.perform(.present("home"))
    try navigation.perform(.present("settings"))
    #expect(navigation.topmostFragment.fragment == "settings")
  }

  @Test func theOrderOfSessionsDoesNotMatter() {
    let sessions = [("list detail list", 30), ("list about list detail", 30)]
    #expect(Self.shown(Self.proposal(sessions)) == Self.shown(Self.proposal(sessions.reversed())))
  }

  #if DEBUG
    private static let count = 1000
    private static let sizes = [(20, 0)]
    private static let examples = [("Modules", 42), ("Social", 144)] as [(String, UInt64)]
  #else
    private static let count = 10_000
    private static let sizes = [(20, 0), (40, 3), (70, 6)]
    private static let examples = [("Bank", 40), ("Modules", 42), ("Shop", 143), ("Social", 144)] as [(String, UInt64)]
  #endif

  /// The true graph is inferred with 2 % of views lost, doubled or random
  /// (Sources/HelmTools/HelmTools.docc/InferringGraphs.md has the figures of more graphs, and of fewer sessions).
  @Test func generatedGraphsAreInferred() throws {
    var graphs: [(name: String, graph: NavigationGraph<NamedFragment>, seed: UInt64)] = []
    for (name, seed) in Self.examples {
      for example in ExampleGraphs.all where example.name == name { graphs.append((name, example.graph, seed)) }
    }
    for (size, number) in Self.sizes {
      let app = MadeUpApp(screens: size, seed: 200 + UInt64(number))
      graphs.append(("made up, \(size) screens", app.graph, 45 + UInt64(number)))
    }
    var often = InferenceScore()
    var all = InferenceScore()
    var lines: [String] = []
    for (name, graph, seed) in graphs {
      let truth = try GeneratedViews(graph, count: Self.count, seed: seed)
      let proposal = GraphInference(Self.views(truth.sessions)).proposal()
      often += InferenceScore(proposal, truth, takenAtLeast: 10)
      all += InferenceScore(proposal, truth)
      lines.append("\(name), seed \(seed): \(InferenceScore(proposal, truth))")
    }
    let details = lines.joined(separator: "\n")
    print("\(Self.count) sessions: \(all); taken ten times: \(often)\n\(details)")
    #expect(often.found * 100 >= often.taken * 90, "\(often)\n\(details)")
    #expect(all.wrong * 100 <= all.proposed * 10, "\(all)\n\(details)")
    #expect(all.right * 100 >= all.found * 90, "\(all)\n\(details)")
  }
}
