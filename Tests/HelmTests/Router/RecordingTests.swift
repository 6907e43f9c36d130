import Helm
import HelmTesting
import Testing

@Suite("Recordings") @MainActor struct RecordingTests {
  let helm: Helm<Shop>
  let session = Session()

  init() throws { helm = try Helm(nav: Shop.segues) }

  private func expectSameStateAfterReplay() throws {
    var replayed = try Navigation(graph: helm.graph)
    try replayed.replay(helm.recording)
    #expect(replayed.path == helm.path)
    #expect(replayed.presentedFragments == helm.presentedFragments)
  }

  @Test func aReplayOfCommandsResultsInTheSameState() throws {
    helm.present(.dashboard)
    helm.present(.register)
    helm.edit(segue: .dashboard => .library).add(trait: .disabled)
    helm.present(.library)
    helm.present(tag: ShopTag.write, id: 5)
    helm.present(.attach)
    helm.undo()
    try expectSameStateAfterReplay()
    #expect(
      helm.recording.entries == [
        .command(.present(.dashboard, id: nil)), .command(.present(.register, id: nil)),
        .command(.add(.disabled, to: Flow(.dashboard => .library))), .command(.present(.library, id: nil)),
        .command(.present(tag: AnySegueTag(ShopTag.write), id: "5")), .command(.present(.attach, id: nil)),
        .state(helm.path, note: "undo"),
      ])
  }

  @Test func effectsOfGuardsAreRecordedAsStates() throws {
    helm.guard(.into(.dashboard)) { [session] in
      session.isLoggedIn ? .allow : .redirect(to: Flow(.splash => .gatekeeper), keep: true)
    }
    helm.present(.dashboard)
    try expectSameStateAfterReplay()
    session.isLoggedIn = true
    helm.flushGuards()
    try expectSameStateAfterReplay()
    session.isLoggedIn = false
    helm.flushGuards()
    try expectSameStateAfterReplay()
    #expect(helm.names == ["gatekeeper", "login"])
  }

  @Test(arguments: [false, true]) func recordingsKeepRulesThatARedirectedSequenceChanges(isResumed: Bool) throws {
    helm.present(.dashboard)
    helm.guard(.into(.compose)) { [session] in
      session.isLoggedIn ? .allow : .redirect(to: Flow(.dashboard => .news), keep: true)
    }
    helm.perform(.sequence([.add(.disabled, to: Flow(.dashboard => .library)), .present(.compose)]))
    session.isLoggedIn = isResumed
    helm.flushGuards()
    #expect(helm.names.contains("compose") == isResumed)
    var replayed = try Navigation(graph: helm.graph)
    try replayed.replay(helm.recording)
    #expect(replayed.path == helm.path)
    #expect(!helm.navigation.can(.present(.library)) && !replayed.can(.present(.library)))
  }

  @Test func asTestPrintsATest() throws {
    helm.present(.dashboard)
    helm.present(tag: ShopTag.write, id: "a \"b\"")
    helm.edit(segue: .dashboard => [.news, .library]).add(trait: .disabled)
    helm.dismiss()
    helm.undo()
    #expect(
      helm.recording.asTest() == #"""
        @Test @MainActor func replaysTheRecording() throws {
          let helm = try Helm(graph: graph)
          helm.present(.dashboard)
          helm.present(tag: ShopTag.write, id: "a \"b\"")
          helm.edit(segue: [.dashboard => .news, .dashboard => .library]).add(trait: .disabled)
          helm.dismiss()
          try helm.replace(path: [.splash => .dashboard, PathEdge(.dashboard => .compose, targetID: "a \"b\"")])  // undo
          let end: HelmPath<Shop> = [.splash => .dashboard, PathEdge(.dashboard => .compose, targetID: "a \"b\"")]
          #expect(helm.path == end)
        }
        """#)
  }

  /// The test that a recording prints, pasted.
  @Test func thePrintedTestPasses() throws {
    let graph = NavigationGraph(Shop.segues)
    let helm = try Helm(graph: graph)
    helm.present(.dashboard)
    helm.present(tag: ShopTag.write, id: "a \"b\"")
    helm.edit(segue: [.dashboard => .news, .dashboard => .library]).add(trait: .disabled)
    helm.dismiss()
    try helm.replace(path: [.splash => .dashboard, PathEdge(.dashboard => .compose, targetID: "a \"b\"")])  // undo
    let end: HelmPath<Shop> = [.splash => .dashboard, PathEdge(.dashboard => .compose, targetID: "a \"b\"")]
    #expect(helm.path == end)
  }

  @Test func aFailedCommandIsRecordedIfTheGraphHasItsNames() throws {
    let helm = try Helm(nav: [Segue(.a => .b), Segue(.b => .c).with(tag: Mark.red)] as [Segue<Letter>])
    let known: [NavigationCommand<Letter>] = [
      .present(.c), .present(.b, from: .any(.c)), .present(tag: AnySegueTag(Mark.red)), .present([.b => .c]),
      .dismiss, .dismiss(.c), .dismiss(tag: Mark.red), .back, .back(to: .c), .pop(to: .c),
      .go(through: [.at(.c), .at(.a)]), .replace([.b => .c]), .dismiss(.edge(.b => .c)),
      .add(.redirect(to: [.a => .b]), to: [.c => .a]),
    ]
    let unknown: [NavigationCommand<Letter>] = [
      .present(.d), .present(.b, from: .any(.d)), .present(tag: AnySegueTag(Mark.blue)), .present([.a => .d]),
      .dismiss(.d), .dismiss(tag: Mark.blue), .back(to: .d), .pop(to: .d),
      .go(through: [.at(.b), .at(.d)]), .replace([.a => .b, .b => .d]), .dismiss(.edge(.a => .d)),
      .add(.disabled, to: [.a => .d]), .add(.redirect(to: [.a => .d]), to: [.c => .a]),
    ]
    for command in known + unknown {
      #expect(throws: HelmError<Letter>.self, "\(command)") { try helm.perform(command).get() }
    }
    #expect(helm.recording.entries == known.map { .command($0) })
  }

  @Test func aLongRecordingFoldsTheOldestCommandsIntoItsStart() throws {
    helm.present(.dashboard)
    for number in 0..<12_000 { helm.present(number.isMultiple(of: 2) ? .library : .news) }
    #expect(helm.recording.entries.count == 10_000)
    #expect(!helm.recording.start.isEmpty)
    try expectSameStateAfterReplay()
  }

  /// A sequence is recorded as its commands, so it counts as many.
  @Test func aSequenceCountsAsItsCommands() throws {
    helm.present(.dashboard)
    for _ in 0..<1_500 {
      helm.perform(.sequence((0..<7).map { .present($0.isMultiple(of: 2) ? .library : .news) }))
    }
    // The first command, and 72 sequences of 7: without them there is room for 9 996.
    #expect(helm.recording.entries.count == 9_996)
    try expectSameStateAfterReplay()
    helm.perform(.sequence([]))
    for _ in 0..<5 { helm.present(.library) }
    // Four fit; for the fifth, one sequence is folded into the start.
    #expect(helm.recording.entries.count == 9_994)
    try expectSameStateAfterReplay()
  }

  @Test func aLongRecordingKeepsTheRulesOfItsStart() throws {
    helm.present(.dashboard)
    helm.edit(segue: .dashboard => .library).add(trait: .redirect(to: [.dashboard => .compose]))
    for number in 0..<10_500 { helm.present(number.isMultiple(of: 2) ? .library : .news) }
    helm.dismiss()
    helm.present(.library)
    try expectSameStateAfterReplay()
  }
}
