import Helm
import HelmCoordinator
import Testing

@Suite("Decisions, checked against the graph") struct DecisionTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let start: [NavigationCommand<Profile>]
    let sender: Profile
    let decision: Decision<Profile>
    let presented: [String]

    var testDescription: String { "\(decision.steps) from \(sender)" }

    init(
      _ start: [NavigationCommand<Profile>], _ sender: Profile, _ decision: Decision<Profile>, _ presented: [String]
    ) {
      (self.start, self.sender, self.decision, self.presented) = (start, sender, decision, presented)
    }
  }

  static let settings: [NavigationCommand<Profile>] = [.present(.settings, id: nil)]
  static let bio: [NavigationCommand<Profile>] = settings + [.present(.editBio, id: nil)]

  @Test @MainActor func aDecisionEqualsItsSteps() {
    for row in Self.rows { #expect(FlowDecision(steps: row.decision.steps) == row.decision) }
    var sent: [Int] = []
    let send = ActionSender<Int> { sent.append($0) }
    send(1)
    send.nested { (text: String) in text.count }("four")
    #expect(sent == [1, 4])
  }

  static let rows: [Row] = [
    Row([], .root, .stay, ["root", "badges"]),
    Row([], .root, .present(.settings), ["root", "badges", "settings"]),
    Row([], .root, .present(.settings, id: 5, as: .sheet), ["root", "badges", "settings (id 5)"]),
    Row([], .root, .present(tag: ProfileTag.picture), ["root", "badges", "changePicture"]),
    Row([], .root, .present(.root => .settings => .editBio), ["root", "badges", "settings", "editBio"]),
    Row([.present(.editBio, id: nil)], .editBio, .forward(id: 1), ["editBio", "warning (id 1)"]),
    // The segue decides how a fragment is shown; which segue is taken depends on what is presented.
    Row(settings, .settings, .present(.editBio), ["root", "badges", "settings", "editBio"]),
    Row(settings, .settings, .present(.editBio, as: .popover), ["root", "badges", "settings", "editBio"]),
    Row(settings, .settings, .present(.editBio, as: .push), ["editBio"]),
    Row(settings, .settings, .present(.settings, id: 7, as: .sheet), ["root", "badges", "settings (id 7)"]),
    Row(bio, .editBio, .dismiss, ["root", "badges", "settings"]),
    Row(bio, .editBio, .dismiss(.settings), ["root", "badges"]),
    Row(bio, .editBio, .dismiss(to: .settings), ["root", "badges", "settings"]),
    Row(bio, .editBio, .dismiss(to: .root), ["root", "badges"]),
    Row(bio, .root, .dismiss(to: .root), ["root", "badges"]),
    Row(bio, .editBio, .showRoot, ["root", "badges"]),
    Row([], .root, .showRoot, ["root", "badges"]),
    Row(bio, .editBio, .back, ["root", "badges", "settings"]),
    Row(bio, .editBio, .back(to: .root), ["root", "badges"]),
    Row(bio, .editBio, .leave(.settings), ["root", "badges"]),
    Row(bio, .editBio, [.leave(.settings), .leave(.editBio)], ["root", "badges"]),
    Row(bio, .editBio, .answer(3), ["root", "badges", "settings"]),
    Row(bio, .editBio, [.dismiss, .dismiss, .present(.warning)], ["root", "badges", "warning"]),
    Row(settings, .settings, Decision.dismiss.then(.present(.editBio)), ["editBio"]),
  ]

  @Test(arguments: rows) func decisionsPresentTheExpectedScreens(_ row: Row) throws {
    var navigation = try Profile.navigation
    for command in row.start { try navigation.perform(command) }
    let before = navigation
    try navigation.perform(row.decision, from: PathFragment(row.sender))
    #expect(navigation.names == row.presented)
    // The commands result in the same state.
    var commanded = before
    try commanded.perform(.sequence(before.commands(for: row.decision, from: PathFragment(row.sender))))
    #expect(commanded == navigation)
  }

  struct Failure: CustomTestStringConvertible, Sendable {
    let start: [NavigationCommand<Profile>]
    let sender: Profile
    let decision: Decision<Profile>
    let error: DecisionError<Profile>
    let message: String

    var testDescription: String { "\(decision.steps) from \(sender)" }
  }

  static let failures: [Failure] = [
    Failure(
      start: [], sender: .root, decision: .present(.settings, as: .push),
      error: .presentationNotAllowed(
        PathFragment(.settings), .push, step: 0, allowed: [Profile.segues[0]]),
      message: "settings cannot be shown as push. These segues lead there: root => settings as sheet. "
        + "Use one of these presentations, or change the segue's."),
    Failure(
      start: [.present(.editBio, id: nil), .present(.warning, id: nil)], sender: .editBio,
      decision: .present(.warning, id: 9, as: .sheet),
      error: .presentationNotAllowed(PathFragment(.warning, id: 9), .sheet, step: 0, allowed: [Profile.segues[6]]),
      message:
        "warning (id 9) cannot be shown as sheet. These segues lead there: editBio => warning as fullScreenCover. "
        + "Use one of these presentations, or change the segue's."),
    Failure(
      start: settings, sender: .editBio, decision: .dismiss,
      error: .senderGone(
        PathFragment(.editBio), presented: [PathFragment(.settings), PathFragment(.badges), PathFragment(.root)]),
      message: "editBio is gone, so it cannot send an action. Presented: settings, badges, root."),
    Failure(
      start: [], sender: .root, decision: .unexpected,
      error: .unexpectedAction("the action", from: PathFragment(.root)),
      message: "No case of the coordinator expects \"the action\" from root. Add one, or decide `.stay`."),
    Failure(
      start: bio, sender: .editBio, decision: [.dismiss, .dismiss, .dismiss],
      error: .notPossible(
        .noDismissableSegues(searched: [PathFragment(.badges), PathFragment(.root)]), step: 2),
      message: "Step 2 of the decision is not possible. None of the segues that led here is dismissable. "
        + "Searched: badges, root. Make one dismissable."),
    Failure(
      start: [.present(.editBio, id: nil), .present(.warning, id: nil)], sender: .warning,
      decision: .dismiss(to: .editBio),
      error: .notPossible(.noDismissableSegues(searched: [PathFragment(.warning), PathFragment(.editBio)]), step: 0),
      message: "Step 0 of the decision is not possible. None of the segues that led here is dismissable. "
        + "Searched: warning, editBio. Make one dismissable."),
    Failure(
      start: [], sender: .root, decision: .dismiss(to: .settings),
      error: .notPossible(
        .fragmentNotPresented(PathFragment(.settings), presented: [PathFragment(.badges), PathFragment(.root)]),
        step: 0),
      message: "Step 0 of the decision is not possible. settings is not presented. Presented: badges, root."),
    Failure(
      start: settings, sender: .settings, decision: .leave(.editBio),
      error: .notPossible(
        .fragmentNotPresented(
          PathFragment(.editBio), presented: [PathFragment(.settings), PathFragment(.root)]), step: 0),
      message: "Step 0 of the decision is not possible. editBio is not presented. Presented: settings, root."),
    Failure(
      start: [], sender: .root, decision: .leave(.root),
      error: .notPossible(.fragmentMissingDismissableSegue(PathFragment(.root), nil), step: 0),
      message: "Step 0 of the decision is not possible. root cannot be dismissed: it is the entry."),
  ]

  @Test(arguments: failures) func decisionsFailWithTheExpectedErrors(_ failure: Failure) throws {
    var navigation = try Profile.navigation
    for command in failure.start { try navigation.perform(command) }
    let before = navigation
    #expect(throws: failure.error) {
      try navigation.perform(failure.decision, from: PathFragment(failure.sender))
    }
    #expect(navigation == before)
    #expect(failure.error.description == failure.message)
  }

  enum Desk: Fragment { case desk, inbox, drafts, letter, note, memo }

  static let desk: [Segue<Desk>] = [
    Segue(.desk => .inbox, style: .hold, auto: true), Segue(.desk => .drafts, style: .hold),
    Segue(.desk => .memo, style: .hold, dismissable: true, tag: ProfileTag.picture),
    Segue(.inbox => .letter, dismissable: true, tag: ProfileTag.picture),
    Segue(.inbox => .note, dismissable: true, tag: ProfileTag.picture),
  ]

  @Test func aTagIsSearchedBelowTheSenderUnlessItIsAmbiguousThere() throws {
    var navigation = try Navigation(graph: NavigationGraph(Self.desk))
    #expect(
      throws: DecisionError<Desk>.notPossible(
        .ambiguousTag(AnySegueTag(ProfileTag.picture), [.inbox => .letter, .inbox => .note]), step: 0)
    ) {
      try navigation.perform(Decision.present(tag: ProfileTag.picture), from: PathFragment(.inbox))
    }
    try navigation.perform(Decision.present(tag: ProfileTag.picture), from: PathFragment(.desk))
    #expect(navigation.names == ["desk", "inbox", "memo"])
  }

  @Test func errorsOfASenderInAHiddenTabListPresentedFragmentsFromTheTop() throws {
    var navigation = try Navigation(graph: NavigationGraph(Self.desk))
    try navigation.perform(.present(.drafts))
    #expect(
      throws: DecisionError<Desk>.notPossible(
        .sourceNotPresented(
          PathFragment(.inbox), to: PathFragment(.letter), index: nil,
          presented: [PathFragment(.drafts), PathFragment(.desk)]), step: 0)
    ) {
      try navigation.perform(Decision.present(.letter), from: PathFragment(.inbox))
    }
  }

  @Test func finishingAFlowTwiceFails() throws {
    var navigation = try Profile.navigation
    let decision: FlowDecision<Profile, Int> = [.finish(1), .emit(2), .finish(3)]
    #expect(throws: DecisionError<Profile>.endedTwice(nil, step: 2)) {
      try navigation.perform(decision, from: PathFragment(.root))
    }
    #expect(
      DecisionError<Profile>.endedTwice(nil, step: 2).description
        == "The flow has already ended. Let the parent leave it, or finish it once.")
  }

  @Test func actionsAreSentWithoutAScreen() throws {
    var navigation = try Profile.navigation
    let decision = try navigation.send(.didTapSettings, from: .root, to: ProfileCoordinator())
    #expect(decision == .present(.settings, as: .sheet))
    #expect(navigation.names == ["root", "badges", "settings"])
    #expect(throws: DecisionError<Profile>.unexpectedAction("saved", from: PathFragment(.root))) {
      try navigation.send(.saved, from: .root, to: ProfileCoordinator())
    }
    #expect(navigation.names == ["root", "badges", "settings"])
  }

  @Test func answersAreComparedByTypeAndValue() {
    #expect(FlowAnswer(3) == FlowAnswer(3))
    #expect(FlowAnswer(3) != FlowAnswer("3"))
    #expect(FlowAnswer(3) != FlowAnswer(nil))
    #expect(FlowAnswer(nil) == FlowAnswer(nil))
    #expect([FlowAnswer(nil), FlowAnswer(3), FlowAnswer("x")].map(\.description) == ["nil", "3", "x"])
    #expect(Decision<Profile>.answer(3) != .answer(4))
  }
}
