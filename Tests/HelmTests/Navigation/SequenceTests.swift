import Helm
import Testing

@Suite("Sequences of commands") @MainActor struct SequenceTests {
  private func names(_ navigation: Navigation<Shop>) -> [String] { navigation.presentedFragments.map(\.description) }

  @Test func aSequencePerformsAllItsCommands() throws {
    var navigation = try Navigation(graph: NavigationGraph(Shop.segues))
    let outcome = try navigation.perform(
      .sequence([.present(.dashboard, id: nil), .present(.compose, id: "5"), .present(.attach, id: nil)]))
    #expect(names(navigation) == ["dashboard", "news", "attach"])
    #expect(outcome.appeared.map(\.description) == ["dashboard", "news", "attach"])
    #expect(outcome.disappeared.map(\.description) == ["splash"])
  }

  @Test func aFailedSequenceChangesNothing() throws {
    var navigation = try Navigation(graph: NavigationGraph(Shop.segues))
    try navigation.present(.dashboard)
    let before = navigation
    #expect(throws: HelmError<Shop>.missingForwardFromFragment(PathFragment(.attach))) {
      try navigation.perform(
        .sequence([.present(.compose, id: nil), .present(.attach, id: nil), .forward(id: nil)]))
    }
    #expect(navigation == before)
    try navigation.present(.library)
    #expect(names(navigation) == ["dashboard", "library"])
  }

  @Test func undoRevertsAWholeSequence() throws {
    let helm = try Helm(nav: Shop.segues)
    helm.perform(.sequence([.present(.dashboard, id: nil), .present(.library, id: nil), .present(.news, id: nil)]))
    let path = helm.path
    #expect(helm.names == ["dashboard", "news"])
    helm.undo()
    #expect(helm.names == ["splash"])
    #expect(!helm.canUndo)
    helm.redo()
    #expect(helm.path == path)
  }

  @Test func aSequenceContinuesAfterAGuardRedirects() throws {
    let helm = try Helm(nav: Shop.segues)
    helm.guard(.into(.dashboard)) { _ in .redirect(to: Flow(.splash => .gatekeeper)) }
    helm.perform(.sequence([.present(.dashboard, id: nil), .present(.register, id: nil)]))
    #expect(helm.names == ["gatekeeper", "register"])
  }

  @Test func aSequenceIsRecordedAsItsCommandsUnlessItFails() throws {
    let helm = try Helm(nav: Shop.segues)
    helm.perform(.sequence([.present(.dashboard, id: nil), .sequence([.present(.compose, id: nil), .dismiss])]))
    helm.perform(.sequence([.dismiss, .back]))
    #expect(
      helm.recording.entries == [
        .command(.present(.dashboard, id: nil)), .command(.present(.compose, id: nil)), .command(.dismiss),
      ])
    var replayed = try Navigation(graph: helm.graph)
    try replayed.replay(helm.recording)
    #expect(replayed.path == helm.path)
  }
}
