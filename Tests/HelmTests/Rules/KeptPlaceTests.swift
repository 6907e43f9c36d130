import Foundation
import Helm
import HelmTestSupport
import Testing

@Suite("What is kept, and what drops it (Semantics.md §5)") @MainActor struct KeptPlaceTests {
  let session = Session()

  // MARK: At the login of an app

  private func shop() throws -> Helm<Shop> {
    let helm = try Helm(nav: Shop.segues)
    helm.guard(.into(.dashboard)) { [session] in
      session.isLoggedIn ? .allow : .redirect(to: .splash => .gatekeeper, keep: true)
    }
    return helm
  }

  private func set(_ isLoggedIn: Bool, _ helm: Helm<Shop>) {
    session.isLoggedIn = isLoggedIn
    helm.flushGuards()
  }

  @Test func aLinkOpenedAtTheLoginStartsAtTheKeptPath() throws {
    let helm = try shop()
    set(true, helm)
    helm.present(.splash => .dashboard => .news => .article)
    helm.present(.library)
    let place = helm.path
    set(false, helm)
    #expect(helm.keptCommand == .replace(place))
    helm.go(to: .compose)
    #expect(helm.names == ["gatekeeper", "login"])
    #expect(helm.keptCommand == .sequence([.replace(place), .go(through: [PathFragment(.compose)])]))
    helm.present(.register)
    helm.go(to: .banner)
    #expect(helm.keptCommand == .sequence([.replace(place), .go(through: [PathFragment(.banner)])]))
    set(true, helm)
    #expect(helm.names == ["dashboard", "library", "banner"])
    #expect(helm.path.contains(.news => .article))
    #expect(helm.errors.isEmpty)
  }

  @Test func theKeptPathIsRestoredIfTheLinkIsNoLongerPossible() throws {
    let helm = try shop()
    set(true, helm)
    helm.present(.splash => .dashboard => .library)
    let place = helm.path
    set(false, helm)
    helm.go(to: .compose)
    helm.edit(segue: .dashboard => .compose).add(trait: .disabled)
    set(true, helm)
    #expect(helm.path == place)
    #expect(helm.keptCommand == nil)
  }

  /// A kept path is kept together with a newer command if its login is still presented, or if the command redirects to
  /// the same login.
  @Test(arguments: [
    (NavigationCommand<Shop>.present(.compose), true), (.sequence([.restart, .present(.dashboard)]), true),
    (.sequence([.restart, .present(.register)]), false),
  ])
  func aKeptPathStaysKeptWithANewerCommandOfTheSameLogin(command: NavigationCommand<Shop>, staysKept: Bool) throws {
    let helm = try Helm(
      nav: Shop.segues + [
        Segue(.splash => .compose), Segue(.login => .compose, dismissable: true), Segue(.splash => .register),
        Segue(.splash => .banner),
      ])
    helm.guard(.into(.dashboard)) { [session] in
      session.isLoggedIn ? .allow : .redirect(to: .splash => .gatekeeper, keep: true)
    }
    helm.guard(.segue(.splash => .register)) { .redirect(to: .splash => .banner, keep: true) }
    helm.guard(.into(.compose)) { .deny("no", keep: true) }
    set(true, helm)
    helm.present(.splash => .dashboard => .library)
    let place = helm.path
    set(false, helm)
    #expect(helm.names == ["gatekeeper", "login"] && helm.keptCommand == .replace(place))
    helm.perform(command)
    let kept: NavigationCommand<Shop> = staysKept ? .sequence([.replace(place), command]) : command
    #expect(helm.keptCommand == kept)
    // Commands in the current login don't leave it.
    if staysKept { helm.present(.register) }
    #expect(helm.keptCommand == kept)
  }

  @Test func forgetKeptCommandForgetsTheKeptPath() throws {
    let helm = try shop()
    set(true, helm)
    helm.present(.splash => .dashboard => .library)
    session.isLoggedIn = false
    helm.forgetKeptCommand()
    #expect(helm.names == ["gatekeeper", "login"])
    #expect(helm.keptCommand == nil)
    set(true, helm)
    #expect(helm.names == ["gatekeeper", "login"])
  }

  @Test func aRedirectToThePresentedScreenIsNoError() async throws {
    let helm = try shop()
    helm.present(.gatekeeper)
    let path = helm.path
    let result = await helm.performAndWait(.go(through: [PathFragment(.library)]))
    guard case .redirected(to: .splash => .gatekeeper, _, kept: .some) = result else {
      Issue.record("\(result)")
      return
    }
    #expect(helm.path == path)
    #expect(helm.errors.isEmpty)
    #expect(helm.keptCommand == .go(through: [PathFragment(.library)]))
    helm.present(.register)
    helm.present(.dashboard)
    #expect(helm.names == ["gatekeeper", "register"])
    #expect(helm.keptCommand == .go(through: [PathFragment(.library)]))
  }

  // MARK: A login in a sheet

  /// A home with two sheets, a login and a registration, and a fragment for members.
  static let segues: [Segue<Letter>] = [
    Segue(.a => .b, style: .hold, dismissable: true), Segue(.a => .c, style: .hold, dismissable: true),
    Segue(.a => .d, style: .hold, dismissable: true), Segue(.c => .e, dismissable: true),
    Segue(.a => .f, dismissable: true), Segue(.a => .g, style: .hold, dismissable: true, presentation: .overlay),
  ]

  private func home() throws -> Helm<Letter> {
    let helm = try Helm(nav: Self.segues)
    helm.guard(.into(.b)) { [session] in session.isLoggedIn ? .allow : .redirect(to: Flow(.a => .c), keep: true) }
    return helm
  }

  @Test func registeringInsteadOfLoggingInKeepsTheCommand() throws {
    let helm = try home()
    helm.present(.b)
    helm.present(.e)
    helm.present(.d)
    #expect(helm.path == [.a => .d])
    #expect(helm.keptCommand == .present(.b))
    session.isLoggedIn = true
    helm.flushGuards()
    #expect(helm.path == [.a => .b])
  }

  @Test func registeringOverAnotherSheetKeepsTheCommand() throws {
    let helm = try Helm<Letter>(nav: [
      .sheet(.a => [.b, .c, .d, .f])
    ])
    helm.guard(.into(.b)) { [session] in session.isLoggedIn ? .allow : .redirect(to: Flow(.a => .c), keep: true) }
    helm.present(.b)
    // The first sheet of the flow is replaced by the second.
    helm.present(Flow([.a => .f, .a => .d]))
    #expect(helm.path == [.a => .d])
    #expect(helm.keptCommand == .present(.b))
    session.isLoggedIn = true
    helm.flushGuards()
    #expect(helm.path == [.a => .b])
  }

  @Test func dismissingTheRegistrationDropsTheKeptCommand() throws {
    let helm = try home()
    helm.present(.b)
    helm.present(.d)
    helm.dismiss()
    #expect(helm.keptCommand == nil)
  }

  @Test func presentingAnotherSheetInsteadOfTheLoginDropsTheKeptCommand() throws {
    let helm = try home()
    helm.present(.b)
    helm.perform(.sequence([.dismiss, .present(.f)]))
    #expect(helm.path == [.a => .f])
    #expect(helm.keptCommand == nil)
  }

  // MARK: While it is being resumed

  private func deniedThenAsked(_ gate: Gate<SegueVerdict<Letter>>, redirects: Bool) throws -> Helm<Letter> {
    let helm = try Helm(nav: Self.segues)
    helm.guard(.into(.b)) { [session] in
      session.isLoggedIn ? .allow : redirects ? .redirect(to: Flow(.a => .c), keep: true) : .deny("no", keep: true)
    }
    helm.guard(.into(.b)) { await gate.pass() }
    helm.present(.b)
    session.isLoggedIn = true
    helm.flushGuards()
    return helm
  }

  @Test func aNewerCommandDropsAKeptCommandThatWasDenied() async throws {
    let gate = Gate<SegueVerdict<Letter>>()
    let helm = try deniedThenAsked(gate, redirects: false)
    #expect(await gate.isReached())
    helm.present(.d)
    #expect(helm.keptCommand == nil)
    await gate.open(with: .allow)
    await pendingTasks()
    #expect(helm.path == [.a => .d])
  }

  @Test func commandsInTheLoginKeepTheCommand() async throws {
    let gate = Gate<SegueVerdict<Letter>>()
    let helm = try deniedThenAsked(gate, redirects: true)
    #expect(await gate.isReached())
    helm.present(.e)
    #expect(helm.keptCommand == .present(.b))
    await gate.open(with: .allow)
    await until { helm.path == [.a => .b] }
    #expect(helm.path == [.a => .b])
  }

  @Test func commandsOutsideTheLoginDropTheKeptCommand() async throws {
    let gate = Gate<SegueVerdict<Letter>>()
    let helm = try deniedThenAsked(gate, redirects: true)
    #expect(await gate.isReached())
    helm.present(.g)
    #expect(helm.keptCommand == nil)
    await gate.open(with: .allow)
    await pendingTasks()
    #expect(helm.path == [.a => .c, .a => .g])
  }

  // MARK: Drafts

  private func writing(_ draft: Draft, keep: Bool = true) throws -> Helm<Letter> {
    let helm = try Helm(nav: Self.segues, path: [.a => .d])
    helm.guard(leaving: .d) { draft.isDirty ? .deny("The draft is not saved.", keep: keep) : .allow }
    helm.links = try Links(origins: ["helm:"], [Link("/f", .f)])
    return helm
  }

  private let link = URL(string: "helm://f")

  @Test func aLinkKeptByADraftOpensWhenTheDraftIsSaved() throws {
    let draft = Draft()
    let helm = try writing(draft)
    helm.open(try #require(link))
    #expect(helm.path == [.a => .d])
    #expect(helm.keptCommand == .go(through: [PathFragment(.f)]))
    #expect(helm.errors.isEmpty)
    draft.isDirty = false
    helm.flushGuards()
    #expect(helm.path == [.a => .f])
    #expect(helm.keptCommand == nil)
  }

  @Test func aLinkKeptByADraftOpensWhenTheDraftIsDiscarded() throws {
    let draft = Draft()
    let helm = try writing(draft)
    helm.open(try #require(link))
    draft.isDirty = false
    helm.dismiss()  // the draft, and not the fragment of the link
    #expect(helm.path == [.a => .f])
    #expect(helm.keptCommand == nil)
  }

  @Test func aLinkKeptByADraftOpensWhenTheDraftsScreenDiscardsIt() throws {
    let draft = Draft()
    let helm = try writing(draft)
    let screen = HelmScreen(.at(.d), of: helm)
    helm.open(try #require(link))
    helm.clearErrors()
    draft.isDirty = false
    screen.dismiss()
    #expect(helm.errors == [])
    #expect(helm.path == [.a => .f])
    #expect(helm.keptCommand == nil)
  }

  @Test func aKeptDismissIsDroppedWhenTheDraftIsDismissed() throws {
    let draft = Draft()
    let helm = try writing(draft)
    helm.present(.e)
    helm.clearErrors()
    helm.dismiss()
    #expect(helm.keptCommand == .dismiss)
    draft.isDirty = false
    helm.dismiss(.d)
    #expect(helm.path.isEmpty)
    #expect(helm.keptCommand == nil)
  }

  @Test func aDeniedLinkThatIsNotKeptIsReported() async throws {
    let draft = Draft()
    let helm = try writing(draft, keep: false)
    let error = HelmError<Letter>.denied(.leaving(.at(.d)), reason: "The draft is not saved.")
    #expect(helm.open(try #require(link)) == .failure(error))
    #expect(helm.errors == [error])
    _ = await helm.openAndWait(try #require(link))
    #expect(helm.errors == [error, error])
    helm.dismiss()
    #expect(helm.errors == [error, error])
  }

  // MARK: Awaiting

  @Test(arguments: [true, false]) func keptCommandsReturnWithoutWaitingForALogin(redirects: Bool) async throws {
    let helm = try Helm(nav: Self.segues)
    helm.guard(.into(.b)) { redirects ? .redirect(to: Flow(.a => .c), keep: true) : .deny("no", keep: true) }
    let result = await helm.presentAndWait(.b)
    let end: PendingEnd<Letter>?
    switch result {
    case .redirected(to: Flow(.a => .c), _, kept: let kept?) where redirects: end = kept
    case .denied(.taking(.a => .b), reason: "no", kept: let kept) where !redirects: end = kept
    default: end = nil
    }
    let kept = try #require(end)
    helm.forgetKeptCommand()
    #expect(await kept.value == .dropped)
  }
}

private typealias PendingEnd<N: Fragment> = PendingResult<NavigationResult<N>>
