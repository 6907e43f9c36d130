import Foundation
import Helm
@testable import HelmAnalytics
import Testing

@Suite struct SessionTrackerTests {
  enum Screen: Fragment { case list, detail, comments }

  private static let segues: Segues<Screen> = [.push(.list => .detail => .comments)]

  private func started(_ options: SessionOptions<Screen> = SessionOptions(appVersion: "1")) -> SessionTracker<Screen> {
    SessionTracker(
      session: "s", in: NavigationGraph(Self.segues), fingerprint: "g", tabs: [], options: options,
      top: PathFragment(.list), at: 1000)
  }

  @Test func timestampsNeverDecrease() {
    var tracker = started()
    var steps = [tracker.start()]
    func note(_ action: HelmEvent<Screen>.Kind, _ top: Screen, at time: Int64) {
      steps += tracker.steps(for: [action], trigger: .undo, top: PathFragment(top), at: time)
    }
    note(.presented(.list => .detail), .detail, at: 5000)
    note(.returned(.list => .detail), .detail, at: 9000)
    note(.presented(.detail => .comments), .comments, at: 2000)
    steps.append(tracker.end(at: 3000))
    #expect(steps.map(\.at) == [1000, 5000, 9000, 9000, 9000])
    #expect(steps.map(\.dwell) == [nil, 4000, nil, 4000, 0])
  }

  @Test(arguments: [nil, "p1"] as [String?]) func onlyThePseudonymConnectsSessions(pseudonym: String?) {
    var tracker = started(SessionOptions(appVersion: "1", pseudonym: pseudonym))
    let steps = [tracker.start(), tracker.end(at: 2000)]
    #expect(steps.map(\.person) == [pseudonym, nil])
  }

  private static let edge: PathEdge<Screen> = .list => .detail
  private static let actions: [(HelmEvent<Screen>.Kind, String)] = [
    (.presented(edge), "present list detail push person"), (.returned(edge), "return list detail push person"),
    (.reselected(edge), "reselect list detail push person"), (.dismissed(edge), "dismiss list detail push person"),
    (.replaced, "replace person"), (.redirected(.list => .detail, to: []), "redirect list detail push person"),
    (.denied(.taking(edge), reason: "no"), ""), (.failed(.emptyPath(entry: .list)), ""), (.waiting(.taking(edge)), ""),
    (.superseded, ""), (.cancelled, ""),
  ]

  private func shown(_ step: SessionStep) -> String {
    ["\(step.kind)", step.from, step.to, step.style, step.cause?.rawValue].compactMap(\.self).joined(separator: " ")
  }

  @Test(arguments: actions.indices) func eachActionIsAStepOfItsKind(number: Int) {
    let (action, step) = Self.actions[number]
    var tracker = started()
    let steps = tracker.steps(
      for: [action], trigger: .command(.back), top: PathFragment(.detail), at: 1500)
    #expect(steps.map(shown) == (step.isEmpty ? [] : [step]))
    // Only a step can change the screen.
    #expect(steps.map(\.screen) == steps.map { _ in "detail" })
    #expect(steps.map(\.left) == steps.map { _ in "list" })
    #expect(steps.map(\.dwell) == steps.map { _ in 500 })
    #expect(tracker.end(at: 2000).left == (step.isEmpty ? "list" : "detail"))
  }

  /// Steps after a redirect are not what the user requested.
  @Test func stepsAfterARedirectAreCausedByARule() {
    var tracker = started()
    let steps = tracker.steps(
      for: [
        .redirected(.list => .comments, to: []), .presented(Self.edge), .presented(.detail => .comments), .replaced,
      ],
      trigger: .command(.present(.comments)), top: PathFragment(.list), at: 1000)
    #expect(steps.map(\.cause) == [.person, .rule, .rule, .rule])
    #expect(steps.map(\.step) == [0, 1, 2, 3])
    // The topmost screen has not changed.
    #expect(steps.allSatisfy { $0.screen == nil && $0.left == nil && $0.dwell == nil })
  }

  @Test func anAutoIsCausedByARuleDirectlyAfterItsSource() {
    var tracker = SessionTracker(
      session: "s",
      in: NavigationGraph<Screen>([
        Segue(.list => .detail), Segue(.detail => .comments, style: .hold, auto: true),
      ]), fingerprint: "g", tabs: [.detail => .comments], options: SessionOptions(appVersion: "1"),
      top: PathFragment(.list), at: 0)
    func causes(_ actions: HelmEvent<Screen>.Kind...) -> [SessionCause?] {
      tracker.steps(for: actions, trigger: .command(.forward()), top: PathFragment(.comments), at: 0).map(\.cause)
    }
    #expect(causes(.presented(Self.edge), .presented(.detail => .comments)) == [.person, .rule])
    #expect(causes(.presented(.detail => .comments), .presented(Self.edge)) == [.person, .person])
    #expect(causes(.presented(.detail => .comments)) == [.person])
  }

  private static let triggers: [(HelmTrigger<Screen>, SessionCause)] = [
    (.undo, .person), (.redo, .person), (.resumed(.back), .rule), (.guardChange, .rule), (.outsideModule, .rule),
    (.command(.back), .person), (.command(.present(.detail)), .person), (.command(.dismiss), .person),
    (.command(.present([.list => .detail])), .link), (.command(.replace([.list => .detail])), .link),
    (.command(.sequence([.back, .back])), .link), (.command(.add(.disabled, to: [.list => .detail])), .rule),
    (.command(.remove(.disabled, from: [.list => .detail])), .rule), (.command(.go(to: .detail)), .person),
  ]

  @Test(arguments: triggers.indices) func theCauseOfAStepIsThatOfItsTrigger(number: Int) {
    let (trigger, cause) = Self.triggers[number]
    var tracker = started()
    let steps = tracker.steps(for: [.presented(Self.edge)], trigger: trigger, top: PathFragment(.detail), at: 1000)
    #expect(steps.map(\.cause) == [cause])
    // An app may know the cause better.
    let other: SessionCause = cause == .link ? .rule : .link
    var customized = started(SessionOptions(appVersion: "1", cause: { $0 == trigger ? other : nil }))
    let all = customized.steps(for: [.presented(Self.edge)], trigger: trigger, top: PathFragment(.detail), at: 1000)
    #expect(all.map(\.cause) == [other])
  }

  @Test func aStepIsWrittenWithAllItsFields() throws {
    var step = SessionStep(session: "s\"", step: 2, at: 3, kind: .return, app: "1.0", graph: "g")
    #expect(
      step.json == #"{"v":1,"session":"s\"","step":2,"at":3,"kind":"return","app":"1.0","graph":"g"}"#)
    (step.from, step.to, step.style, step.cause, step.id) = ("a", "b", "push", .link, "00ff")
    (step.left, step.screen, step.dwell, step.person) = ("c", "d", 4, "p")
    #expect(
      step.json == #"{"v":1,"session":"s\"","step":2,"at":3,"kind":"return","from":"a","to":"b","style":"push","#
        + #""cause":"link","id":"00ff","left":"c","screen":"d","dwell":4,"app":"1.0","graph":"g","person":"p"}"#)
    #expect(try JSONDecoder().decode(SessionStep.self, from: Data(step.json.utf8)) == step)
  }
}
