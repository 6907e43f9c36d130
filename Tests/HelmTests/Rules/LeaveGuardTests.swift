import Helm
import HelmTestSupport
import Observation
import Testing

/// A draft that was written and not sent.
@MainActor @Observable final class Draft {
  var isDirty = true
}

@Suite("Leave guards (Semantics.md §5)") @MainActor struct LeaveGuardTests {
  /// Two tabs; the first holds two sheets and has a push, and another way to the sheet.
  static let segues: [Segue<Letter>] = [
    Segue(.a => .b, style: .hold, auto: true), Segue(.a => .c, style: .hold),
    Segue(.b => .d, style: .hold, dismissable: true, tag: Mark.red), Segue(.b => .e, style: .hold, dismissable: true),
    Segue(.b => .f, dismissable: true), Segue(.d => .g, dismissable: true),
  ]
  static let start: HelmPath<Letter> = [.a => .b, .b => .d]
  static let denial = HelmError<Letter>.denied(.leaving(.at(.d)), reason: "The draft is not saved.")

  let helm: Helm<Letter>
  let draft = Draft()

  init() throws {
    helm = try Helm(nav: Self.segues, path: Self.start)
    helm.guard(leaving: .d) { [draft] in draft.isDirty ? .deny("The draft is not saved.") : .allow }
  }

  /// All commands that would remove the sheet.
  nonisolated static let removals: [NavigationCommand<Letter>] = [
    .dismiss, .dismiss(.d), .dismiss(tag: Mark.red), .dismiss(.place(.at(.d))), .back, .back(to: .b),
    .back(.from(.at(.d))), .dismiss(.edge(.b => .d)), .retarget(.at(.d), id: "1"),
    // Another modal, another draft, another tab, a push over the holder.
    .present(.e), .present(.d, id: "1"), .present(.c), .select(.c), .present(.f),
    // A link.
    .replace([.a => .c]), .present([.a => .c]), .sequence([.present(.g), .dismiss(.d)]),
  ]

  @Test(arguments: removals) func aDenyingLeaveGuardPreventsTheWholeCommand(_ command: NavigationCommand<Letter>) async
  {
    let recorded = helm.recording
    var events = helm.events.makeAsyncIterator()
    #expect(helm.perform(command) == .failure(Self.denial))
    #expect(helm.path == Self.start)
    #expect(helm.presentedFragments == [.at(.a), .at(.b), .at(.d)])
    #expect(helm.errors.isEmpty)
    #expect(helm.recording == recorded)
    #expect(!helm.canUndo)
    let event = await events.next()
    #expect(event?.kind == .denied(.leaving(.at(.d)), reason: "The draft is not saved."))
    #expect(event?.trigger == .command(command))
    draft.isDirty = false
    #expect(helm.perform(command).failure == nil)
    #expect(!helm.isPresented(.d))
  }

  @Test func aKeptCommandIsResumedAfterACommandOfTheSameTurn() throws {
    let helm = try Helm(nav: Self.segues, path: Self.start)
    helm.guard(leaving: .d) { [draft] in draft.isDirty ? .deny("The draft is not saved.", keep: true) : .allow }
    helm.dismiss(.d)
    #expect(helm.keptCommand == .dismiss(.d))
    draft.isDirty = false
    helm.present(.g)
    #expect(helm.keptCommand == nil)
    helm.flushGuards()
    #expect(helm.presentedFragments == [.at(.a), .at(.b)])
  }

  @Test func anAwaitedCommandReturnsTheReasonOfTheDenial() async {
    #expect(
      await helm.performAndWait(.dismiss) == .denied(.leaving(.at(.d)), reason: "The draft is not saved."))
  }

  @Test func aFragmentPresentedAtTheEndWasNotLeft() throws {
    for command: NavigationCommand<Letter> in [
      .sequence([.dismiss, .present(.d)]), .replace(Self.start), .replace([.a => .c, .a => .b, .b => .d]),
      .present(.d), .present(.g),
    ] {
      #expect(helm.perform(command).failure == nil, "\(command)")
      #expect(helm.perform(.back(to: .d)).failure == nil, "\(command)")
      #expect(helm.path.last?.to == .at(.d), "\(command)")
    }
  }

  @Test func aDenialRevertsTheRulesOfTheSequence() {
    let rule = NavigationCommand<Letter>.add(.disabled, to: Flow(.a => .c))
    #expect(helm.perform(.sequence([rule, .dismiss])) == .failure(Self.denial))
    #expect(helm.edit(segue: .a => .c).traits == [])
  }

  @Test func undoAndRedoEvaluateLeaveGuards() throws {
    draft.isDirty = false
    helm.dismiss()
    helm.present(.d)
    draft.isDirty = true
    helm.undo()
    #expect(helm.path == Self.start)
    #expect(!helm.canUndo)
    draft.isDirty = false
    #expect(helm.canUndo)
    helm.undo()
    #expect(helm.path == [.a => .b])
  }

  @Test func aDeniedAnswerIsStillAwaited() async {
    draft.isDirty = false
    helm.dismiss()
    let answer = Task { await helm.present(.d, awaiting: Int.self) }
    await until { helm.isPresented(.d) }
    draft.isDirty = true
    helm.dismiss(returning: 1)
    #expect(helm.isPresented(.d))
    draft.isDirty = false
    helm.dismiss(returning: 2)
    #expect(await answer.value == 2)
  }

  @Test func rulesDoNotEvaluateLeaveGuards() {
    helm.edit(segue: .b => .d).add(trait: .disabled)
    #expect(helm.path == [.a => .b])
    helm.edit(segue: .b => .d).remove(trait: .disabled)
    helm.present(.d)
    helm.guard(.into(.d)) { .deny("closed") }
    #expect(helm.path == [.a => .b])
    #expect(helm.errors.isEmpty)
  }

  @Test func theLeaveGuardGetsThePlace() throws {
    let helm = try Helm(nav: [Segue(.a => .b, dismissable: true), Segue(.b => .b, dismissable: true)], entry: Letter.a)
    var left: [PathFragment<Letter>] = []
    helm.guard(leaving: .a, .b) { place in
      left.append(place)
      return .allow
    }
    for id in [nil, 7, nil] { helm.present(.b, id: id) }
    helm.dismiss()
    helm.back(to: .a)
    #expect(left == [.at(.b, 1), .at(.b, "7"), .at(.b)])
  }

  @Test func theFirstDenyingLeaveGuardDecides() {
    helm.guard(leaving: .d) { .deny("second") }
    #expect(helm.perform(.dismiss) == .failure(Self.denial))
    draft.isDirty = false
    #expect(helm.perform(.dismiss) == .failure(.denied(.leaving(.at(.d)), reason: "second")))
  }

  @Test func aRemovedLeaveGuardIsNotEvaluated() throws {
    draft.isDirty = false
    let token = try #require(helm.guard(leaving: .d) { .deny("never") })
    #expect(!helm.canDismiss)
    token.cancel()
    #expect(helm.canDismiss)
    helm.dismiss()
    #expect(helm.path == [.a => .b])
  }

  @Test func aLeaveGuardOfAnUnknownFragmentIsReported() {
    #expect(helm.guard(leaving: .d, .l) { .allow } == nil)
    #expect(helm.errors == [.missingSegueToFragment(.at(.l), searched: [], hint: .closeNames([.a, .b, .c]))])
    #expect(helm.lastError?.description == "No presented fragment has a segue to l. Did you mean a, b, c?")
  }

  // MARK: Queries

  @Test func canQueriesEvaluateLeaveGuards() {
    func answers(askingGuards: Bool = true) -> [Bool] {
      [
        helm.can(.dismiss(.d), askingGuards: askingGuards),
        helm.can(.dismiss(tag: Mark.red), askingGuards: askingGuards),
        helm.can(.present(.e), askingGuards: askingGuards),
        helm.can(.present(.c), askingGuards: askingGuards),
        helm.can(.present(.f, from: .any(.b)), askingGuards: askingGuards),
      ]
    }
    #expect(answers() == Array(repeating: false, count: 5))
    #expect([helm.canDismiss, helm.canGoBack, helm.can(.back(.from(.at(.d))))] == [false, false, false])
    #expect(answers(askingGuards: false) == Array(repeating: true, count: 5))
    #expect(helm.canPresent(.g))
    draft.isDirty = false
    #expect(answers() == Array(repeating: true, count: 5))
    #expect([helm.canDismiss, helm.canGoBack, helm.can(.back(.from(.at(.d))))] == [true, true, true])
  }

  @Test func observersAreNotifiedWhenTheDraftChanges() {
    let dismiss = Watcher { helm.canDismiss }
    let back = Watcher { helm.canGoBack }
    let backFrom = Watcher { helm.can(.back(.from(.at(.d)))) }
    let unguarded = Watcher { helm.can(.dismiss(.d), askingGuards: false) }
    let presented = Watcher { helm.isPresented(.d) }
    func invalidations() -> [Int] {
      helm.flushGuards()
      for refresh in [dismiss.refresh, back.refresh, backFrom.refresh, unguarded.refresh, presented.refresh] {
        refresh()
      }
      return [
        dismiss.invalidations, back.invalidations, backFrom.invalidations, unguarded.invalidations,
        presented.invalidations,
      ]
    }
    #expect(invalidations() == [0, 0, 0, 0, 0])
    draft.isDirty = false
    #expect(invalidations() == [1, 1, 1, 0, 0])
    draft.isDirty = false
    #expect(invalidations() == [1, 1, 1, 0, 0])
    draft.isDirty = true
    #expect(invalidations() == [2, 2, 2, 0, 0])
    helm.perform(.dismiss)
    #expect(invalidations() == [2, 2, 2, 0, 0])
  }

  @Test func observersAreNotifiedWithoutACommand() async {
    let dismiss = Watcher { helm.canDismiss }
    draft.isDirty = false
    await until { dismiss.invalidations > 0 }
    #expect(dismiss.invalidations == 1)
    #expect(helm.canDismiss)
  }

  // MARK: Asynchronous guards

  @Test(arguments: [true, false]) func performAndWaitWaitsForAnAsynchronousLeaveGuard(isAllowed: Bool) async {
    draft.isDirty = false
    let gate = Gate<LeaveVerdict>()
    helm.guard(leaving: .d) { await gate.pass() }
    var events = helm.events.makeAsyncIterator()
    #expect(helm.canDismiss)
    let result = Task { await helm.performAndWait(.dismiss) }
    #expect(await events.next()?.kind == .waiting(.leaving(.at(.d))))
    #expect(helm.path == Self.start)
    await gate.open(with: isAllowed ? .allow : .deny("Keep writing."))
    if isAllowed {
      #expect(await result.value.isDone)
      #expect(helm.path == [.a => .b])
    } else {
      #expect(await result.value == .denied(.leaving(.at(.d)), reason: "Keep writing."))
      #expect(helm.path == Self.start)
    }
  }

  @Test func aDraftChangedWhileTheCommandWaitsIsRespected() async {
    draft.isDirty = false
    let gate = Gate<LeaveVerdict>()
    helm.guard(leaving: .d) { await gate.pass() }
    var events = helm.events.makeAsyncIterator()
    let result = Task { await helm.performAndWait(.dismiss) }
    _ = await events.next()
    draft.isDirty = true
    await gate.open(with: .allow)
    #expect(await result.value == .denied(.leaving(.at(.d)), reason: "The draft is not saved."))
  }

  @Test func replaceThrowsUndecidedAndContinuesWhenTheGuardAnswers() async {
    let helm = self.helm
    draft.isDirty = false
    let gate = Gate<LeaveVerdict>()
    helm.guard(leaving: .d) { await gate.pass() }
    #expect(throws: HelmError<Letter>.undecided(.leaving(.at(.d)))) { try helm.replace(path: [.a => .c]) }
    await gate.open(with: .allow)
    await until { helm.path == [.a => .c] }
    #expect(helm.path == [.a => .c])
  }
}
