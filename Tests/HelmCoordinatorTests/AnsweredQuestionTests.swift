import Helm
import HelmCoordinator
import HelmTestSupport
import Testing

/// Asks about every action but the last one; the first question of an article has a gate of its own.
private struct Curious: Coordinator {
  static let rest = 0

  let first = Gate<Int?>()
  let others = Gate<Int?>()

  func decide(_ action: Int, from fragment: Office) -> Decision<Office> { action == Self.rest ? .stay : .ask }

  func ask(about action: Int, from fragment: Office) async -> Int? {
    await (fragment == .article && action == 1 ? first : others).pass()
  }
}

@Suite("Answered and open questions of a coordinator") @MainActor struct AnsweredQuestionTests {
  let helm: Helm<Office>

  init() throws { helm = try Helm(nav: Office.segues) }

  /// What has been answered isn't cancelled when its screen goes, and only what is open on that screen is.
  @Test func onlyTheOpenQuestionsOfAGoneScreenAreCancelled() async throws {
    let curious = Curious()
    let coordination = Coordination(curious, helm: helm)
    helm.present(.article, id: 1)
    coordination.send(1, from: .feed)
    coordination.send(1, from: .article, id: 1)
    coordination.send(2, from: .article, id: 1)
    var events = coordination.events.makeAsyncIterator()
    await curious.first.open(with: nil)
    let answered = try #require(await events.next())
    #expect(answered.kind == .answered(nil) && answered.action == 1 && answered.sender == PathFragment(.article, id: 1))
    helm.dismiss(.article)
    // The same screen anew isn't the one that has asked.
    try helm.replace(path: [.app => .feed])
    coordination.send(Curious.rest, from: .feed)
    var found: [String] = []
    while let event = await events.next(), event.kind != .done {
      found.append("\(event.action) \(event.sender) \(event.kind == .cancelled)")
    }
    #expect(found == ["2 article (id 1) true", "1 feed true", "0 feed false"])
    await curious.others.open(with: nil)
  }

  @Test func aCoordinatorThatAsksNobodyDecidesOnNothing() async {
    let coordination = Coordination(Literal<Int>(), helm: helm)
    var events = coordination.events.makeAsyncIterator()
    coordination.send(.ask, from: .feed)
    var kinds: [ActionEvent<Literal<Int>>.Kind] = []
    for _ in 0..<4 { if let event = await events.next() { kinds.append(event.kind) } }
    #expect(kinds == [.decided(.ask), .done, .asked, .answered(nil)])
  }
}
