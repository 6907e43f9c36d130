import Helm
import HelmCoordinator
import Testing

/// A replay starts without the rules and guards that an app has when its coordinator is bound.
@Suite("Recordings of actions that start under rules") @MainActor struct RecordedStartTests {
  typealias Entry = ActionRecording<Literal<Int>>.Entry

  private let feed = PathFragment<Office>(.feed)

  private func expectSameEnd(_ recorded: Coordination<Literal<Int>>) throws {
    var replayed = try Navigation(graph: recorded.helm.graph)
    let replay = try replayed.replay(recorded.recording, by: recorded.coordinator)
    #expect(replay.endsAlike)
    #expect(replayed.path == recorded.helm.path)
  }

  @Test func anActionThatARuleOfTheStartForbidsIsFollowedByTheState() throws {
    let helm = try Helm(nav: Office.segues)
    helm.edit(segue: .app => .tour).add(trait: .disabled)
    let recorded = Coordination(Literal<Int>(), helm: helm)
    recorded.send(.present(.tour), from: .feed)  // fails
    #expect(helm.path == [.app => .feed])
    let entries: [Entry] = [
      .action(.present(.tour), from: feed, decided: .present(.tour)), .state([.app => .feed]),
    ]
    #expect(recorded.recording.entries == entries)
    try expectSameEnd(recorded)
  }

  @Test func aStateUnderAGuardOfTheStartIsRecordedOnce() throws {
    let helm = try Helm(nav: Office.segues)
    helm.guard(.into(.article)) { .allow }
    let recorded = Coordination(Literal<Int>(), helm: helm)
    helm.present(.article, id: 1)
    for _ in 0..<2 { recorded.send(.stay, from: .feed) }
    let entries: [Entry] = [
      .state(HelmPath(OfficeTests.toArticle)), .action(.stay, from: feed, decided: .stay),
      .action(.stay, from: feed, decided: .stay),
    ]
    #expect(recorded.recording.entries == entries)
    try expectSameEnd(recorded)
  }
}
