import Helm
import HelmTestSupport
import HelmTesting
import Testing

@Suite("Recordings and history under random commands, guards and traits") @MainActor struct RecordingFuzzTests {
  #if DEBUG
    private nonisolated static let count = TrialBudget.count(12)
  #else
    private nonisolated static let count: UInt64 = 40
  #endif

  nonisolated static let seeds: [UInt64] = seedFromEnvironment.map { [$0] } ?? Array(1...count)

  @Test(arguments: seeds) func aReplayResultsInTheSameState(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    let graph = RandomGraph(using: &random)
    var commands = RandomCommands(graph: graph, random: random)
    let helm = try Helm(graph: graph.graph)
    let flag = Session()
    let verdicts = Verdicts()
    for (i, edge) in graph.graph.edges.enumerated() {
      helm.guard(.segue(edge)) {
        _ = flag.count
        return verdicts.states[i] ?? .allow
      }
    }
    for step in 0..<100 {
      switch Int.random(in: 0..<100, using: &random) {
      case ..<12:
        let i = Int.random(in: 0..<graph.graph.edges.count, using: &random)
        verdicts.states[i] = commands.verdict(in: helm.navigation)
        flag.count += 1
        helm.flushGuards()
      case ..<25:
        let before = helm.path
        let could = helm.canUndo
        helm.undo()
        if could, helm.path != before || helm.canRedo {
          let here = helm.path
          let mid = helm.canRedo
          if mid && here != before {
            helm.redo()
            if helm.path != here { #expect(helm.path == before, "seed \(seed) step \(step)") }
          }
        }
      case ..<30: helm.redo()
      default:
        helm.perform(commands.next(for: helm.navigation))
      }
      var replayed = try Navigation(graph: helm.graph)
      try replayed.replay(helm.recording)
      try #require(
        replayed.path == helm.path && replayed.presentedFragments == helm.presentedFragments,
        "HELM_TEST_SEED=\(seed) step \(step): \(helm.recording.entries.suffix(3))")
    }
  }
}

/// Unobserved state.
@MainActor private final class Verdicts {
  var states: [Int: SegueVerdict<Letter>] = [:]
}

@Suite("Recordings with rules that changed meanwhile") @MainActor struct RestoredRecordingTests {
  @Test func aStateIsReplayedEvenIfItsSegueWasRedirectedLater() throws {
    let helm = try Helm(nav: Shop.segues)
    helm.present(.dashboard)
    helm.edit(segue: .splash => .dashboard).add(trait: .redirect(to: Flow(.splash => .gatekeeper)))
    helm.present(.compose)
    helm.back()
    helm.undo()
    #expect(helm.errors.isEmpty)
    helm.perform(.dismiss(.place(PathFragment(.compose))))
    helm.present(.compose)
    helm.perform(.back(.from(PathFragment(.compose))))
    var replayed = try Navigation(graph: helm.graph)
    try replayed.replay(helm.recording)
    #expect(replayed.path == helm.path)
    #expect(replayed.path == [.splash => .dashboard, .dashboard => .news])
    // The rules are unchanged.
    #expect(throws: HelmError<Shop>.redirectedSegue(.splash => .dashboard, index: 0)) {
      try replayed.replace(path: helm.path)
    }
  }

  @Test func retargetFailsForAHiddenFragment() throws {
    let helm = try Helm(nav: Shop.segues)
    helm.present(.splash => .dashboard => .news => .article)
    helm.present(.library)
    let article = PathFragment(Shop.article)
    #expect(
      helm.perform(.retarget(article, id: "1")).failure
        == .fragmentNotPresented(article, presented: [PathFragment(.library), PathFragment(.dashboard)]))
    helm.present(.news)
    helm.present(.article)
    helm.perform(.retarget(article, id: "1"))
    #expect(helm.names == ["dashboard", "article (id 1)"])
  }
}
