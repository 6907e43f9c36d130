import HelmDocuments
import Testing

@testable import HelmTools

@Suite struct ProposedSegueTests {
  private static func views(_ sessions: some Sequence<[String]>) -> ScreenViews {
    var views = ScreenViews()
    for session in sessions { views.add(session) }
    return views
  }

  private static func generated(_ name: String, count: Int, seed: UInt64, noise: Int = 20) throws -> ScreenViews {
    let example = try #require(ExampleGraphs.all.first { $0.name == name })
    return views(try GeneratedViews(example.graph, count: count, seed: seed, noise: noise).sessions)
  }

  @Test("a group is tried on at most 2 000 sessions, and on fewer if they are long")
  func sampled() {
    func count(_ sessions: Int, of views: Int) -> Int {
      TabSearch.sampled(repeatElement([Int32](repeating: 1, count: views), count: sessions)).count
    }
    #expect(count(5000, of: 10) == 2000)
    #expect(count(5000, of: 100) == 2000)
    #expect(count(5000, of: 1000) == 200)
    #expect(count(3, of: 100_000) == 2)
  }

  /// Users who switch to the feed return to the profile that they left there, so the two look like tabs if only
  /// transitions are counted.
  @Test(arguments: [1, 12, 31] as [UInt64]) func feedAndPeopleAreInferredAsTabs(seed: UInt64) throws {
    let graph = GraphInference(try Self.generated("Social", count: 2000, seed: seed)).proposal()
    #expect(graph.holders.map(\.tabs) == [["feed", "people"]], "seed \(seed)")
  }

  @Test func screensThatCoverTabsAreModals() throws {
    let graph = GraphInference(try Self.generated("Social", count: 2000, seed: 1)).proposal()
    let modals = graph.segues.filter(\.isModal).map { "\($0.from) => \($0.to)" }
    #expect(modals == ["tabs1 => compose"])
    let presentations = graph.document.segues.map { "\($0.to) \($0.presentation)" }
    #expect(presentations.contains("compose sheet") && presentations.contains("profile push"))
  }

  @Test func withoutTabsNothingIsModal() {
    let session = ["list", "detail", "list", "sheet", "list"]
    let graph = GraphInference(Self.views(Array(repeating: session, count: 40))).proposal()
    #expect(graph.segues.map(\.to) == ["detail", "sheet"] && !graph.segues.contains(where: \.isModal))
  }

  @Test func aSegueWithoutExitsHasTheSameConfidence() {
    let sessions =
      Array(repeating: ["list", "detail", "list"], count: 50) + Array(repeating: ["list", "about"], count: 6)
    let graph = GraphInference(Self.views(sessions)).proposal()
    #expect(graph.segues.map { "\($0.to) \($0.count) \($0.confidence)" } == ["detail 50 99", "about 6 80"])
    #expect(graph.source.contains("  // Taken 6 times; no user was seen to go back, but most can (80 % sure)."))
  }

  @Test(
    arguments: [
      (0, 0, 80), (0, 1, 78), (0, 4, 72), (0, 5, 70), (0, 44, 3), (0, 100, 3), (1, 1, 90), (2, 9, 95), (3, 9, 98),
      (4, 9, 99), (5, 5, 99), (9, 9, 99), (900, 1000, 99),
    ])
  func confidenceGrowsWithReturns(returns: Int, exits: Int, percent: Int) {
    #expect(ProposedGraph.confidence(returns: returns, exits: exits) == percent)
  }

  /// A way back through a hundred screens is recognized; deeper screens are forgotten to bound memory.
  @Test(arguments: [20, 100, 1000]) func returnsAreTrackedThroughAHundredScreens(depth: Int) {
    let way = (0...depth).map { "screen\($0)" }
    let graph = GraphInference(Self.views(Array(repeating: way + way.dropLast().suffix(90).reversed(), count: 10)))
      .proposal()
    let down = zip(way, way.dropFirst()).map { "\($0) => \($1)" }
    #expect(graph.segues.map { "\($0.from) => \($0.to)" }.sorted() == down.sorted())
    #expect(graph.segues.filter { $0.returned >= 50 }.count == min(depth, 90))
    #expect(graph.unexplained.isEmpty && graph.holders.isEmpty)
  }

  /// A third of the noise drops a view, and a third adds one.
  @Test(arguments: [(0, 0.0005...0.002), (20, 0.006...0.016), (50, 0.02...0.04)])
  func noiseIsEstimated(noise: Int, expected: ClosedRange<Double>) throws {
    let views = try Self.generated("Shop", count: 2000, seed: 3, noise: noise)
    let estimate = NoiseEstimate(views.sessions, screens: views.names.count)
    #expect(expected.contains(estimate.rate), "\(estimate.rate)")
  }
}
