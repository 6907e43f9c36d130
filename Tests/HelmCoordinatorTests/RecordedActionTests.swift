import Helm
import HelmCoordinator
import HelmTestSupport
import HelmTesting
import Testing

@Suite("Recordings of actions") @MainActor struct RecordedActionTests {
  typealias Deciding = Literal<Int>
  typealias Entry = ActionRecording<Deciding>.Entry

  private func expectSameEnd(_ coordination: Coordination<Deciding>) throws {
    var replayed = try Navigation(graph: coordination.helm.graph)
    let replay = try replayed.replay(coordination.recording, by: coordination.coordinator)
    #expect(replay.endsAlike && replay.changed.isEmpty)
    #expect(replayed.path == coordination.helm.path)
    #expect(replayed.presentedFragments == coordination.helm.presentedFragments)
  }

  @Test func commandsWithoutAnActionAreRecordedAsStates() throws {
    let helm = try Helm(nav: Office.segues)
    helm.present(.article, id: 1)
    let recorded = Coordination(Deciding(), helm: helm)
    let (feed, article) = (PathFragment<Office>(.feed), PathFragment<Office>(.article, id: 1))
    recorded.send(.present(.author, id: 5), from: .article, id: 1)
    helm.back()
    helm.back()
    recorded.send(.present(.attach), from: .feed)  // fails
    recorded.send(.present(.author), from: .article, id: 1)  // from a removed screen
    recorded.send([.present(.tour), .emit(1)], from: .feed)
    #expect(recorded.recording.start == HelmPath(OfficeTests.toArticle))
    #expect(recorded.recording.end == [.app => .feed, .app => .tour])
    let entries: [Entry] = [
      .action(.present(.author, id: 5), from: article, decided: .present(.author, id: 5)), .state([.app => .feed]),
      .action(.present(.attach), from: feed, decided: .present(.attach)),
      .action(.present(.author), from: article, decided: .present(.author)),
      .action([.present(.tour), .emit(1)], from: feed, decided: [.present(.tour), .emit(1)]),
    ]
    #expect(recorded.recording.entries == entries)
    helm.undo()
    #expect(recorded.recording.entries == entries + [.state([.app => .feed])])
    #expect(recorded.recording.end == [.app => .feed])
    try expectSameEnd(recorded)
  }

  @Test func redirectsByGuardsAreRecordedAsStates() async throws {
    let helm = try Helm(nav: Office.segues)
    let recorded = Coordination(Deciding(), helm: helm)
    let gate = Gate<SegueVerdict<Office>>()
    helm.guard(.into(.article)) { await gate.pass() }
    recorded.send(.present(.article, id: 1), from: .feed)
    let action = Entry.action(.present(.article, id: 1), from: PathFragment(.feed), decided: .present(.article, id: 1))
    #expect(recorded.recording.entries == [action, .state([.app => .feed])])
    await gate.open(with: .allow)
    await until { helm.isPresented(.article, id: 1) }
    // Once the command is done, a replay has the same result.
    #expect(recorded.recording.entries == [action])
    helm.guard(.into(.author)) { .redirect(to: [.app => .tour]) }
    recorded.send(.present(.author), from: .article, id: 1)
    #expect(recorded.recording.entries.count == 3)
    #expect(recorded.recording.entries.last == .state(HelmPath(OfficeTests.toArticle + [.app => .tour])))
    try expectSameEnd(recorded)
  }

  /// A decision may change rules that are later restored otherwise.
  @Test func aStateIsReplayedEvenIfADecisionDisabledItsSegue() throws {
    let helm = try Helm(nav: Office.segues)
    let recorded = Coordination(Deciding(), helm: helm)
    recorded.send(FlowDecision(steps: [.command(.add(.disabled, to: [.app => .tour]))]), from: .feed)
    recorded.send(.present(.tour), from: .feed)  // fails, also in a replay
    try expectSameEnd(recorded)
    helm.edit(segue: .app => .tour).remove(trait: .disabled)
    helm.present(.tour)
    recorded.send(.dismiss, from: .tour)
    recorded.send(.present(.tour), from: .feed)
    try expectSameEnd(recorded)
    #expect(recorded.recording.entries.count == 5)
  }

  @Test func theLatestTenThousandEntriesAreKept() throws {
    let helm = try Helm(nav: Office.segues)
    let recorded = Coordination(Deciding(), helm: helm)
    // The paths differ around the point where the start moves, so an off-by-one error would result in another path.
    for number in 0..<10_001 {
      recorded.send((990..<1_015).contains(number) ? .present(.article, id: number % 10) : .stay, from: .feed)
    }
    let recording = recorded.recording
    #expect(recording.entries.count == 9_001)
    #expect(recording.start == [.app => .feed, PathEdge(.feed => .article, targetID: 9)])
    #expect(
      recording.entries.first
        == .action(.present(.article, id: 0), from: PathFragment(.feed), decided: .present(.article, id: 0)))
    try expectSameEnd(recorded)
  }

  @Test func aReplayPerformsTheCurrentDecisions() throws {
    struct Edition: Coordinator {
      let isNew: Bool
      func decide(_ action: Office, from fragment: Office) -> Decision<Office> {
        isNew && action == .article
          ? [.present(.article, id: 2), .present(.author)] : .present(action, id: action == .article ? 1 : nil)
      }
    }
    let helm = try Helm(nav: Office.segues)
    let old = Coordination(Edition(isNew: false), helm: helm)
    old.send(.tour, from: .feed)
    old.send(.article, from: .feed)
    old.send(.attach, from: .feed)  // fails
    helm.dismiss(.tour)
    old.send(.article, from: .feed)
    var replayed = try Navigation(graph: helm.graph)
    let replay = try replayed.replay(old.recording, by: Edition(isNew: true))
    #expect(replay.changed.map(\.index) == [1, 4])
    #expect(replay.changed.map(\.then) == [.present(.article, id: 1), .present(.article, id: 1)])
    #expect(replay.changed.allSatisfy { $0.now == [.present(.article, id: 2), .present(.author)] })
    #expect(!replay.endsAlike)
    #expect(replayed.topmostFragment == PathFragment(.author))
    // A graph that has changed meanwhile.
    var other = try Navigation<Office>(graph: NavigationGraph([Segue(.app => .tour, style: .hold, dismissable: true)]))
    let edge = DirectedEdge<Office>(from: .app, to: .feed)
    #expect(throws: HelmError<Office>.missingSegueForEdge(edge, index: 0, hint: .unknown)) {
      try other.replay(old.recording, by: Edition(isNew: false))
    }
  }
}
