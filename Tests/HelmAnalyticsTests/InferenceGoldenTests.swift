import Helm
import HelmDocuments
import HelmTesting
import Testing

@testable import HelmTools

/// The proposals for the examples' sessions as snapshots, so that changes of the inference become visible.
@Suite struct InferenceGoldenTests {
  @Test(arguments: ExampleGraphs.all.indices) func proposalsMatchTheirSnapshots(number: Int) throws {
    let (name, graph) = ExampleGraphs.all[number]
    var text = ""
    for (count, noise) in [(300, 10), (60, 30)] {
      let truth = try GeneratedViews(graph, count: count, seed: [40, 41, 42, 143, 144][number], noise: noise)
      var views = ScreenViews()
      for session in truth.sessions { views.add(session) }
      let proposal = GraphInference(views).proposal()
      text += "\(count) sessions, noise \(noise)\n\n\(proposal.source)\n\(proposal.document)\n"
      text += proposal.unexplained.prefix(9).map { "\($0.session): \($0.views)\n" }.joined() + "\n"
    }
    #expect(TextSnapshot(text, named: name, fileExtension: "proposal.txt").problem() == nil)
  }

  /// Larger apps, few sessions and much noise, so that choices are close; what can't be explained is part of the proposal.
  @Test func proposalsForMadeUpAppsMatchTheirSnapshot() throws {
    var text = ""
    for (seed, screens) in zip(3..<11 as Range<UInt64>, [14, 16, 18, 22, 26, 34, 45, 60]) {
      let app = MadeUpApp(screens: screens, seed: seed)
      let truth = try GeneratedViews(app.graph, count: 40 + 2 * screens, seed: seed + 90, noise: 12)
      var views = ScreenViews()
      for session in truth.sessions { views.add(session) }
      let proposal = GraphInference(views).proposal()
      text += "# \(screens) screens\n\n\(proposal.source)\n\(proposal.unexplained.count) sessions unexplained\n"
      text += proposal.unexplained.prefix(5).map { "\($0.session): \($0.views)\n" }.joined() + "\n"
    }
    #expect(TextSnapshot(text, named: "made-up", fileExtension: "proposal.txt").problem() == nil)
  }

  /// Sessions with plans, which follow them as far as planned, and sessions without.
  @Test func generatedSessionsMatchTheirSnapshot() throws {
    let (_, graph) = ExampleGraphs.all[4]
    let plan = SessionPlan<NamedFragment>(way: ["login", "home", "people", "compose"], reached: [6, 4, 4, 1])
    var generator = try SessionGenerator(graph, count: 15, seed: 5, plans: [plan], versions: ["1.0", "1.1", "2.0"])
    var text = generator.weights.map { "\($0.key) \($0.value)\n" }.sorted().joined()
    while let session = generator.next() {
      text += "\nplan \(session.plan.map { "\($0)" } ?? "none"), \(session.isEnded ? "ended" : "lost")\n"
      text += session.steps.map { $0.json + "\n" }.joined()
      text += session.visits.map { "\($0.screen) \($0.at - 1_767_225_600_000) \($0.dwell.map { "\($0)" } ?? "-")\n" }
        .joined()
    }
    #expect(generator.next() == nil)
    #expect(TextSnapshot(text, named: "sessions", fileExtension: "jsonl").problem() == nil)
  }
}
