import Helm
import HelmCoordinator
import HelmTestSupport
import Testing

/// Asks a question for every action, and answers when the test says so.
private struct Asking: Coordinator {
  let gates: [Int: Gate<Int?>]
  var cancelled: @MainActor @Sendable (Int) -> Void = { _ in }

  func decide(_ action: Int, from fragment: Office) -> Decision<Office> {
    switch action {
    case ..<0: [.dismiss, .ask]
    case 100: .dismiss
    case 101: .present(.tour)
    default: .ask
    }
  }

  func ask(about action: Int, from fragment: Office) async -> Int? {
    let answer = await gates[action]?.pass() ?? nil
    if Task.isCancelled { await cancelled(action) }
    return answer
  }
}

@Suite("Questions of a coordinator") @MainActor struct QuestionTests {
  private typealias Kind = ActionEvent<Asking>.Kind

  let helm: Helm<Office>
  let gates: [Int: Gate<Int?>] = [1: Gate(), 2: Gate(), 3: Gate()]

  init() throws {
    helm = try Helm(nav: Office.segues)
    for command in OfficeTests.readingTwo { helm.perform(command) }
  }

  /// An event of an action.
  private struct EventSummary: Equatable {
    let action: Int
    let sender: PathFragment<Office>
    let kind: Kind

    init(_ action: Int, _ sender: PathFragment<Office>, _ kind: Kind) {
      (self.action, self.sender, self.kind) = (action, sender, kind)
    }
  }

  private let feed = PathFragment<Office>(.feed)
  private let first = PathFragment<Office>(.article, id: 1)
  private let second = PathFragment<Office>(.article, id: 2)

  private func summaries(_ count: Int, _ events: AsyncStream<ActionEvent<Asking>>) async -> [EventSummary] {
    var summaries: [EventSummary] = []
    for await event in events {
      summaries.append(EventSummary(event.action, event.sender, event.kind))
      if summaries.count == count { break }
    }
    return summaries
  }

  @Test func eachScreenHasItsOwnQuestions() async {
    let asking = Coordination(Asking(gates: gates), helm: helm)
    asking.send(1, from: .article, id: 2)
    asking.send(2, from: .article, id: 2)
    asking.send(1, from: .article, id: 1)
    asking.send(3, from: .feed)
    let events = asking.events
    // Two of them are cancelled with their screen, in order.
    helm.back()
    #expect(await summaries(2, events) == [EventSummary(1, second, .cancelled), EventSummary(2, second, .cancelled)])
    await gates[1]?.open(with: 101)
    #expect(
      await summaries(3, events) == [
        EventSummary(1, first, .answered(101)), EventSummary(101, first, .decided(.present(.tour))),
        EventSummary(101, first, .done),
      ])
    #expect(helm.isPresented(.tour))
    await gates[2]?.open(with: 101)
    await gates[3]?.open(with: nil)
    #expect(await summaries(1, events) == [EventSummary(3, feed, .answered(nil))])
    #expect(asking.errors.isEmpty)
  }

  @Test func repeatingAQuestionCancelsTheFirstOfThatScreenAndAction() async {
    var isCancelled = false
    let asking = Coordination(Asking(gates: gates) { _ in isCancelled = true }, helm: helm)
    asking.send(1, from: .article, id: 1)
    asking.send(1, from: .article, id: 2)
    #expect(await gates[1]?.isReached(by: 2) == true)
    let events = asking.events
    asking.send(1, from: .article, id: 2)
    #expect(
      await summaries(4, events) == [
        EventSummary(1, second, .decided(.ask)), EventSummary(1, second, .done), EventSummary(1, second, .cancelled),
        EventSummary(1, second, .asked),
      ])
    await gates[1]?.open(with: 100)
    await until { helm.path.count == 1 && isCancelled }
    // The remaining two are answered, in any order: each dismisses its own screen, and one below another takes that along.
    #expect(helm.path == [.app => .feed])
  }

  @Test func aQuestionIsCancelledIfItsDecisionDismissesTheScreen() async {
    let asking = Coordination(Asking(gates: gates), helm: helm)
    let events = asking.events
    asking.send(-1, from: .article, id: 2)
    #expect(
      await summaries(3, events) == [
        EventSummary(-1, second, .decided([.dismiss, .ask])), EventSummary(-1, second, .done),
        EventSummary(-1, second, .cancelled),
      ])
    #expect(helm.path == HelmPath(OfficeTests.toAuthor))
  }

  /// A screen that moved from its first to a second place keeps its identity.
  @Test(arguments: [1, nil] as [Int?]) func aScreenThatMovedToASecondPlaceKeepsItsQuestion(id: Int?) async throws {
    helm.perform(.replace([.app => .feed]))
    helm.present(.article, id: id)
    helm.present(.inbox)
    helm.present(.article, id: id)
    let sender = PathFragment<Office>(.article, id: id)
    let other = PathFragment<Office>(.article, id: id.map(String.init), occurrence: 1)
    #expect(helm.presentedFragments.last == other)
    try helm.replace(path: [
      .app => .feed, .app => .inbox, PathEdge(from: PathFragment(.inbox), to: other),
    ])
    #expect(helm.presentedFragments.last == other)
    let asking = Coordination(Asking(gates: gates), helm: helm)
    let events = asking.events
    asking.send(1, from: .article, id: id)
    await gates[1]?.open(with: 100)
    #expect(
      await summaries(6, events) == [
        EventSummary(1, sender, .decided(.ask)), EventSummary(1, sender, .done), EventSummary(1, other, .asked),
        EventSummary(1, other, .answered(100)),
        EventSummary(100, other, .decided(.dismiss)), EventSummary(100, other, .done),
      ])
    #expect(helm.path == [.app => .feed, .app => .inbox])
  }

  @Test func deallocatingTheCoordinationCancelsItsQuestions() async {
    var cancelled: [Int] = []
    var asking: Coordination? = Coordination(Asking(gates: gates) { cancelled.append($0) }, helm: helm)
    asking?.send(1, from: .article, id: 1)
    asking?.send(2, from: .article, id: 1)
    for number in [1, 2] { #expect(await gates[number]?.isReached() == true) }
    asking = nil
    await gates[1]?.open(with: 101)
    await gates[2]?.open(with: 101)
    await until { cancelled.count == 2 }
    #expect(Set(cancelled) == [1, 2])
    #expect(!helm.isPresented(.tour))
  }
}
