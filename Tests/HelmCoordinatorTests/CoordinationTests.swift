@testable import Helm
import HelmCoordinator
import HelmTestSupport
import Testing

/// Waits for a gate before it closes the bio.
struct AskingCoordinator: Coordinator {
  let gate: Gate<ProfileAction?>

  func decide(_ action: ProfileAction, from fragment: Profile) -> Decision<Profile> {
    action == .didTapSave ? .ask : ProfileCoordinator().decide(action, from: fragment)
  }

  func ask(about action: ProfileAction, from fragment: Profile) async -> ProfileAction? { await gate.pass() }
}

@Suite("Coordinations") @MainActor struct CoordinationTests {
  let helm: Helm<Profile>
  let profile: Coordination<ProfileCoordinator>

  init() throws {
    helm = try Helm(nav: Profile.segues)
    profile = Coordination(ProfileCoordinator(), helm: helm)
  }

  @Test func theCoordinatorDecidesOnTheActionOfAScreen() throws {
    let send = profile.sender(from: .root)
    send(.didTapSettings)
    #expect(helm.navigation.names == ["root", "badges", "settings"])
    profile.sender(from: .settings)(.didTapEditBio)
    #expect(helm.navigation.names == ["root", "badges", "settings", "editBio"])
    #expect(profile.errors.isEmpty)
    #expect(helm.errors.isEmpty)
  }

  @Test func hooksOfADeallocatedCoordinationAreRemoved() {
    let count = helm.hub.completionHooks.all.count
    for _ in 0..<100 {
      var other: Coordination? = Coordination(ProfileCoordinator(), helm: helm)
      other?.send(.didTapBadges, from: .root)
      other = nil
    }
    helm.present(.settings)
    #expect(helm.hub.completionHooks.all.count == count)
  }

  @Test func impossibleDecisionsAreReportedAndChangeNothing() throws {
    #expect(
      profile.send(.failed, from: .root).failure
        == .presentationNotAllowed(PathFragment(.warning), .push, step: 0, allowed: [Profile.segues[5]]))
    profile.send(.done, from: .root)
    #expect(profile.lastError == .unexpectedAction("done", from: PathFragment(.root)))
    profile.send(.done, from: .editBio)
    #expect(
      profile.lastError
        == .senderGone(PathFragment(.editBio), presented: [PathFragment(.badges), PathFragment(.root)]))
    #expect(helm.errors.isEmpty)
    profile.send(.didTapEditBio, from: .badges)
    helm.edit(segue: .root => .changePicture).add(trait: .disabled)
    profile.send(.didTapPicture, from: .root)
    let missing = HelmError<Profile>.missingTaggedSegue(
      AnySegueTag(ProfileTag.picture), searched: [PathFragment(.editBio)], hint: .segues([.root => .changePicture]))
    #expect(helm.errors == [missing])
    #expect(profile.errors.count == 4)
    #expect(profile.lastError == .notPossible(missing, step: 0))
    #expect(helm.navigation.names == ["editBio"])
  }

  @Test func theLatestHundredErrorsAreKept() {
    for _ in 0..<50 { profile.send(.failed, from: .root) }
    #expect(profile.errors.count == 50)
    for _ in 0..<100 { profile.send(.done, from: .root) }
    #expect(profile.errors == Array(repeating: .unexpectedAction("done", from: PathFragment(.root)), count: 100))
  }

  @Test func aDecisionOfSeveralStepsIsUndoneAtOnce() throws {
    profile.send(.didTapEditBio, from: .root)
    profile.send(.saved, from: .editBio)
    #expect(helm.navigation.names == ["root", "badges", "settings"])
    helm.undo()
    #expect(helm.navigation.names == ["editBio"])
  }

  @Test func aQuestionIsAnsweredByAnAction() async throws {
    profile.send(.didTapEditBio, from: .root)
    var events = profile.events.makeAsyncIterator()
    profile.send(.didTapSave, from: .editBio)
    var kinds: [ActionEvent<ProfileCoordinator>.Kind] = []
    for _ in 0..<6 { if let event = await events.next() { kinds.append(event.kind) } }
    #expect(
      kinds == [
        .decided(.ask), .done, .asked, .answered(.saved), .decided([.dismiss, .present(.settings)]), .done,
      ])
    #expect(helm.navigation.names == ["root", "badges", "settings"])
  }

  @Test func aQuestionIsCancelledWhenItsScreenIsDismissed() async throws {
    let gate = Gate<ProfileAction?>()
    let asking = Coordination(AskingCoordinator(gate: gate), helm: helm)
    asking.send(.didTapEditBio, from: .root)
    var events = asking.events.makeAsyncIterator()
    asking.send(.didTapSave, from: .editBio)
    helm.dismiss()
    await gate.open(with: .saved)
    asking.send(.didTapEditBio, from: .root)
    var kinds: [ActionEvent<AskingCoordinator>.Kind] = []
    for _ in 0..<6 { if let event = await events.next() { kinds.append(event.kind) } }
    #expect(kinds == [.decided(.ask), .done, .asked, .cancelled, .decided(.present(.editBio)), .done])
    #expect(helm.navigation.names == ["editBio"])
  }

  @Test func askingAgainCancelsTheFirstQuestion() async throws {
    let gate = Gate<ProfileAction?>()
    let asking = Coordination(AskingCoordinator(gate: gate), helm: helm)
    asking.send(.didTapEditBio, from: .root)
    var events = asking.events.makeAsyncIterator()
    asking.send(.didTapSave, from: .editBio)
    asking.send(.didTapSave, from: .editBio)
    await gate.open(with: nil)
    var kinds: [ActionEvent<AskingCoordinator>.Kind] = []
    for _ in 0..<8 { if let event = await events.next() { kinds.append(event.kind) } }
    #expect(
      kinds == [.decided(.ask), .done, .asked, .decided(.ask), .done, .cancelled, .asked, .answered(nil)])
    #expect(helm.navigation.names == ["editBio"])
  }

  @Test func anAnswerReachesTheAwaiterOfTheScreen() async throws {
    struct Answering: Coordinator {
      func decide(_ action: Int, from fragment: Profile) -> Decision<Profile> { .answer(action) }
    }
    let answering = Coordination(Answering(), helm: helm)
    let helm = helm
    var events = helm.events.makeAsyncIterator()
    let answer = Task { await helm.present(.settings, awaiting: Int.self) }
    _ = await events.next()
    // The awaiter is registered synchronously when the fragment is presented.
    answering.send(7, from: .settings)
    #expect(await answer.value == 7)
    #expect(helm.navigation.names == ["root", "badges"])
  }

  @Test func theSenderAnswersIfTwoScreensAreAwaited() async throws {
    struct Answering: Coordinator {
      func decide(_ action: Int, from fragment: Profile) -> Decision<Profile> { .answer(action) }
    }
    let answering = Coordination(Answering(), helm: helm)
    let settings = helm.beginPresenting(.settings, awaiting: Int.self)
    let bio = helm.beginPresenting(.editBio, awaiting: Int.self)
    #expect(helm.navigation.names == ["root", "badges", "settings", "editBio"])
    answering.send(7, from: .settings)
    #expect(await settings.value == 7)
    #expect(await bio.value == nil)
    #expect(helm.navigation.names == ["root", "badges"])
    // From the topmost screen, the nearest one answers.
    let again = helm.beginPresenting(.settings, awaiting: Int.self)
    let other = helm.beginPresenting(.editBio, awaiting: Int.self)
    answering.send(8, from: .editBio)
    #expect(await other.value == 8)
    #expect(helm.navigation.names == ["root", "badges", "settings"])
    helm.dismiss()
    #expect(await again.value == nil)
  }

  @Test func finishingAFlowTwiceIsReported() throws {
    struct Counting: Coordinator {
      func decide(_ action: Int, from fragment: Profile) -> FlowDecision<Profile, Int> {
        action < 0 ? .emit(action) : .finish(action)
      }
    }
    var outputs: [Int] = []
    let counting = Coordination(Counting(), helm: helm) { outputs.append($0) }
    counting.send(-1, from: .root)
    counting.send(1, from: .root)
    #expect(counting.send(2, from: .root).failure == .endedTwice(nil, step: 0))
    #expect(outputs == [-1, 1])
  }

  @Test(arguments: [true, false]) func anActionCompletesWhenItsGuardAnswers(isAllowed: Bool) async throws {
    let gate = Gate<Bool>()
    helm.guard(.into(.settings)) { _ in await gate.pass() ? .allow : .deny("no") }
    var events = profile.events.makeAsyncIterator()
    profile.send(.didTapSettings, from: .root)
    #expect(helm.navigation.names == ["root", "badges"])
    await gate.open(with: isAllowed)
    var kinds: [ActionEvent<ProfileCoordinator>.Kind] = []
    for _ in 0..<3 { if let event = await events.next() { kinds.append(event.kind) } }
    let end: ActionEvent<ProfileCoordinator>.Kind =
      isAllowed ? .done : .refused(.notPossible(.denied(.taking(.root => .settings), reason: "no"), step: 0))
    #expect(kinds == [.decided(.present(.settings, as: .sheet)), .waiting, end])
    #expect(helm.navigation.names == ["root", "badges"] + (isAllowed ? ["settings"] : []))
  }

  @Test(arguments: [true, false]) func errorsNameTheStepThatAGuardDenies(isFirst: Bool) {
    profile.send(.didTapEditBio, from: .root)
    helm.guard(.into(.settings)) { _ in isFirst ? .allow : .deny("no") }
    helm.guard(leaving: .editBio) { _ in isFirst ? .deny("unsaved") : .allow }
    profile.send(.saved, from: .editBio)
    let denied: HelmError<Profile> =
      isFirst
      ? .denied(.leaving(PathFragment(.editBio)), reason: "unsaved")
      : .denied(.taking(.root => .settings), reason: "no")
    #expect(profile.lastError == .notPossible(denied, step: isFirst ? 0 : 1))
    #expect(helm.isPresented(.editBio))
  }

  @Test func recordingsReplayActions() throws {
    helm.edit(segue: .root => .changePicture).add(trait: .disabled)
    profile.send(.didTapPicture, from: .root)
    helm.edit(segue: .root => .changePicture).remove(trait: .disabled)
    profile.send(.didTapSettings, from: .root)
    profile.send(.didTapEditBio, from: .settings)
    helm.dismiss()
    profile.send(.done, from: .settings)
    profile.send(.didTapEditBio, from: .root)
    helm.undo()
    let recording = profile.recording
    var replayed = try Profile.navigation
    let same = try replayed.replay(recording, by: ProfileCoordinator())
    #expect(same.endsAlike)
    #expect(same.changed.isEmpty)
    #expect(replayed.path == helm.path)
    #expect(
      recording.entries.map(\.name) == [
        "didTapPicture", "state", "didTapSettings", "didTapEditBio", "state", "done", "didTapEditBio", "state",
      ])
  }

  @Test func aReplayReportsChangedDecisions() throws {
    struct Switched: Coordinator {
      let isNew: Bool
      func decide(_ action: Bool, from fragment: Profile) -> Decision<Profile> {
        action && isNew ? .present(.editBio) : .present(.settings)
      }
    }
    let old = Coordination(Switched(isNew: false), helm: helm)
    old.send(false, from: .root)
    old.send(true, from: .root)
    var replayed = try Profile.navigation
    let replay = try replayed.replay(old.recording, by: Switched(isNew: true))
    #expect(replay.changed.map(\.index) == [1])
    #expect(replay.changed.map(\.then) == [.present(.settings)])
    #expect(replay.changed.map(\.now) == [.present(.editBio)])
    #expect(!replay.endsAlike)
  }
}

extension Result {
  /// The error, if the result is a failure.
  var failure: Failure? { if case .failure(let error) = self { error } else { nil } }
}

extension ActionRecording.Entry {
  fileprivate var name: String {
    switch self {
    case .action(let action, _, _): "\(action)"
    case .state: "state"
    }
  }
}
