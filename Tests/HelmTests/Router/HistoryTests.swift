import Helm
import HelmTesting
import Testing

@Suite("History") @MainActor struct HistoryTests {
  let helm: Helm<Shop>

  init() throws { helm = try Helm(nav: Shop.segues) }

  @Test func undoAndRedoMoveThroughStates() {
    helm.present(.dashboard)
    let dashboard = helm.path
    helm.present(.library)
    let library = helm.path
    helm.present(.news)
    let news = helm.path
    helm.present(.article, id: 1)
    helm.undo()
    #expect(helm.path == news)
    helm.undo()
    #expect(helm.path == library)
    helm.undo()
    #expect(helm.path == dashboard)
    helm.redo()
    helm.redo()
    #expect(helm.path == news)
    helm.present(.compose)
    #expect(!helm.canRedo)
    helm.undo()
    helm.undo()
    helm.undo()
    helm.undo()
    #expect(helm.path.isEmpty)
    #expect(!helm.canUndo)
    #expect(helm.errors.isEmpty)
    helm.undo()
    #expect(helm.errors == [.emptyHistory])
  }

  /// A screen that was presented again is another one: undo restores the earlier one only if its segue leads there.
  @Test func undoFailsForAFragmentWhoseSegueIsRedirected() throws {
    helm.present(.dashboard)
    helm.present(.compose)
    helm.perform(.sequence([.dismiss(.compose), .present(.compose)]))
    let path = helm.path
    helm.edit(segue: .dashboard => .compose).add(trait: .redirect(to: [.dashboard => .library]))
    helm.undo()
    #expect(helm.path == path)
    #expect(helm.errors == [.redirectedSegue(.dashboard => .compose, index: 2)])
  }

  @Test func aReplaceCanBeUndone() throws {
    helm.present(.splash => .dashboard => [.news, .compose])
    let before = helm.path
    try helm.replace(path: [.splash => .gatekeeper])
    helm.undo()
    #expect(helm.path == before)
    helm.redo()
    #expect(helm.path == [.splash => .gatekeeper])
  }

  @Test func historyLimitBoundsTheNumberOfUndos() {
    helm.historyLimit = 3
    helm.present(.dashboard)
    for id in 0..<10 { helm.present(.article, id: id) }
    for _ in 0..<3 { helm.undo() }
    #expect(helm.id(of: .article) == 6)
    #expect(!helm.canUndo)
  }

  @Test func loweringHistoryLimitKeepsTheNextRedo() {
    helm.present(.dashboard)
    for id in 0..<3 { helm.present(.article, id: id) }
    for _ in 0..<3 { helm.undo() }
    helm.historyLimit = 1
    helm.redo()
    #expect(helm.id(of: .article) == 0)
    #expect(!helm.canRedo)
  }

  @Test func historyLimitHoldsAfterARedo() {
    helm.present(.dashboard)
    for id in 0..<3 { helm.present(.article, id: id) }
    helm.undo()
    helm.historyLimit = 2
    helm.redo()
    for _ in 0..<2 { helm.undo() }
    #expect(helm.id(of: .article) == 0)
    #expect(!helm.canUndo)
  }

  @Test func undoFailsIfASegueWasDisabled() {
    helm.present(.dashboard)
    helm.present(.compose)
    helm.dismiss()
    helm.edit(segue: .dashboard => .compose).add(trait: .disabled)
    helm.undo()
    #expect(helm.names == ["dashboard", "news"])
    #expect(
      helm.errors == [
        .missingSegueForEdge(.dashboard => .compose, index: 2, hint: .disabled(.dashboard => .compose))
      ])
  }

  /// Undoes and redoes everything, in random states, and compares with the earlier paths.
  @Test(arguments: 1...40) func undoAndRedoRestoreTheSamePaths(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    let helm = try Helm(nav: Shop.segues)
    helm.historyLimit = .max
    var paths = [helm.path]
    let fragments: [Shop] = [.dashboard, .gatekeeper, .news, .library, .article, .compose, .attach, .banner, .register]
    for _ in 0..<60 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0: helm.dismiss()
      case 1: helm.back()
      case 2: _ = try? helm.replace(path: paths.randomElement(using: &random) ?? [])
      default:
        let id = Bool.random(using: &random) ? Int.random(in: 0..<3, using: &random) : nil
        helm.present(fragments.randomElement(using: &random) ?? .news, id: id)
      }
      if helm.path != paths.last { paths.append(helm.path) }
    }
    let hadSteps = paths.count
    var seen = [helm.path]
    while helm.canUndo {
      helm.undo()
      if helm.path != seen.last { seen.append(helm.path) }
    }
    #expect(seen == paths.reversed(), "seed \(seed)")
    seen = [helm.path]
    while helm.canRedo {
      helm.redo()
      if helm.path != seen.last { seen.append(helm.path) }
    }
    #expect(seen == paths, "seed \(seed)")
    #expect(hadSteps > 5, "seed \(seed)")
  }

  /// An undo reports what disappeared and appeared from the bottom to the top.
  @Test func undoAndRedoReportWhatDisappearsAndAppearsInOrder() {
    helm.present(.splash => .dashboard => .library)
    helm.perform(.sequence([.present(.news), .present(.article, id: 1), .present(.compose), .present(.attach)]))
    var changes: [[String]] = []
    helm.onOutcome { outcome, _, _ in
      changes += [outcome.disappeared.map(\.description), outcome.appeared.map(\.description)]
      return true
    }
    helm.undo()
    helm.redo()
    let (before, after) = (["library"], ["article (id 1)", "attach"])
    #expect(changes == [after, before, before, after])
  }
}
