import Helm
import HelmTestSupport
import Testing

/// The screens that a redirect leads to, and that a person leaves to give up what is kept.
@Suite("The screens that kept commands belong to (Semantics.md §5)") @MainActor struct KeptLoginTests {
  enum Screen: Fragment { case home, login, code, members, help, chat, detail, item, feed, inbox, terms }

  /// A home with parts over it, each of which can be there beside the others.
  static let overlays: [Segue<Screen>] = [Screen.login, .code, .members, .help, .chat].map {
    Segue(from: .home, to: $0, style: .hold, dismissable: true, presentation: .overlay)
  }

  let session = Session()

  /// Redirects to the login unless a user is logged in, and keeps the command.
  private func protect(_ fragments: Screen..., in helm: Helm<Screen>) {
    for fragment in fragments {
      helm.guard(.into(fragment)) { [session] in
        session.isLoggedIn ? .allow : .redirect(to: [.home => .login], keep: true)
      }
    }
  }

  private func set(_ isLoggedIn: Bool, _ helm: Helm<Screen>) {
    session.isLoggedIn = isLoggedIn
    helm.flushGuards()
  }

  // MARK: A login that is there already

  @Test func aCommandDeniedAtAShownLoginIsDroppedWithTheLogin() throws {
    let helm = try Helm(nav: Self.overlays)
    protect(.members, in: helm)
    helm.guard(.into(.chat)) { .deny("later", keep: true) }
    helm.present(.login)
    helm.present(.members)
    #expect(helm.keptCommand == .present(.members))
    helm.present(.chat)
    #expect(helm.keptCommand == .present(.chat))
    helm.present(.help)
    #expect(helm.keptCommand == .present(.chat))
    helm.dismiss(.login)
    #expect(helm.keptCommand == nil)
    #expect(helm.path == [.home => .help])
  }

  /// Of several screens that one command presents instead of the login, the first takes its place.
  @Test func theFirstScreenPresentedInsteadOfTheLoginKeepsTheCommand() throws {
    let helm = try Helm(nav: Self.overlays + [Segue(.login => .home)], entry: .home)
    protect(.members, in: helm)
    helm.present(.members)
    helm.present(Flow([.login => .home, .home => .code, .home => .help]))
    #expect(helm.path == [.home => .code, .home => .help])
    helm.dismiss(.help)
    #expect(helm.keptCommand == .present(.members))
    helm.dismiss(.code)
    #expect(helm.keptCommand == nil)
  }

  @Test func aRevokedPlaceIsDroppedWithTheShownLogin() throws {
    let helm = try Helm(nav: Self.overlays)
    session.isLoggedIn = true
    protect(.members, in: helm)
    helm.present(.members)
    helm.present(.login)
    let place = helm.path
    set(false, helm)
    #expect(helm.path == [.home => .login])
    #expect(helm.keptCommand == .replace(place))
    helm.present(.help)
    #expect(helm.keptCommand == .replace(place))
    helm.dismiss(.login)
    #expect(helm.keptCommand == nil)
    set(true, helm)
    #expect(helm.path == [.home => .help])
  }

  @Test func aRedirectToAShownScreenIsToTheOneWithItsID() throws {
    let helm = try Helm<Screen>(nav: [
      .overlay(.home => [.item, .login]), .overlay(.login => .item), .sheet(.home => .members),
    ])
    let flow: Flow<Screen> = [PathEdge<Screen>(.home => .item, targetID: 1)]
    helm.guard(.into(.members)) { .redirect(to: flow, keep: true) }
    helm.present(.item, id: 1)
    helm.present(.login)
    helm.present(.item, id: 2, from: .login)
    helm.present(.members)
    #expect(helm.keptCommand == .present(.members))
    helm.dismiss(.item, id: 2)
    #expect(helm.keptCommand == .present(.members))
    helm.dismiss(.item, id: 1)
    #expect(helm.keptCommand == nil)
  }

  // MARK: What one keeps after the other

  @Test func aPlaceStaysKeptIfMoreIsRevokedAtItsLogin() throws {
    let helm = try Helm(nav: Self.overlays)
    (session.isLoggedIn, session.isAdmin) = (true, true)
    protect(.members, in: helm)
    helm.guard(.into(.help)) { [session] in session.isAdmin ? .allow : .deny("admins only", keep: true) }
    helm.present(.help)
    helm.present(.members)
    let place = helm.path
    set(false, helm)
    #expect(helm.path == [.home => .help, .home => .login])
    session.isAdmin = false
    helm.flushGuards()
    #expect(helm.path == [.home => .login])
    #expect(helm.keptCommand == .replace(place))
    session.isAdmin = true
    set(true, helm)
    #expect(helm.path == place)
    #expect(helm.keptCommand == nil)
  }

  @Test func aPlaceKeptWithoutALoginIsReplacedByTheNext() throws {
    let helm = try Helm(nav: Self.overlays)
    session.isAdmin = true
    helm.guard(.into(.help)) { [session] in session.isAdmin ? .allow : .deny("admins only", keep: true) }
    helm.guard(.into(.chat)) { [session] in session.count == 0 ? .allow : .deny("closed", keep: true) }
    helm.present(.help)
    session.isAdmin = false
    helm.flushGuards()
    #expect(helm.keptCommand == .replace([.home => .help]))
    helm.present(.chat)
    session.count = 1
    helm.flushGuards()
    #expect(helm.path.isEmpty)
    #expect(helm.keptCommand == .replace([.home => .chat]))
  }

  @Test func aRevokedPlaceReplacesACommandKeptAtTheLogin() async throws {
    let helm = try Helm(nav: Self.overlays)
    session.isAdmin = true
    protect(.members, in: helm)
    helm.guard(.into(.help)) { [session] in session.isAdmin ? .allow : .deny("admins only", keep: true) }
    helm.present(.help)
    let result = helm.begin(.present(.members))
    #expect(helm.keptCommand == .present(.members))
    session.isAdmin = false
    helm.flushGuards()
    #expect(helm.path == [.home => .login])
    #expect(helm.keptCommand == .replace([.home => .help, .home => .login]))
    guard case .redirected(_, _, kept: let kept?) = await result.value else {
      Issue.record("\(await result.value)")
      return
    }
    #expect(await kept.value == .dropped)
  }

  @Test(arguments: [true, false]) func onlyTheVerdictThatDeniesACommandDecidesWhetherItIsKept(keeps: Bool) throws {
    let helm = try Helm(nav: Self.overlays)
    helm.guard(.into(.members)) { .redirect(to: [.home => .login], keep: !keeps) }
    helm.guard(.into(.login)) { .deny("closed", keep: keeps) }
    helm.present(.members)
    #expect(helm.path.isEmpty && helm.errors.isEmpty)
    #expect(helm.keptCommand == (keeps ? .present(.members) : nil))
  }

  @Test func aWaitingRedirectThatKeepsNothingLeavesAnEarlierKeptCommand() async throws {
    let gate = Gate<SegueVerdict<Screen>>()
    let helm = try Helm(nav: Self.overlays)
    session.isAdmin = true
    helm.guard(.into(.members)) { .deny("members only", keep: true) }
    helm.guard(.into(.help)) { [session] in session.isAdmin ? .allow : .redirect(to: [.home => .login]) }
    helm.guard(.into(.login)) { await gate.pass() }
    helm.present(.help)
    helm.present(.members)
    #expect(helm.keptCommand == .present(.members))
    session.isAdmin = false
    helm.flushGuards()
    #expect(helm.path.isEmpty)
    await gate.open(with: .allow)
    await until { helm.isPresented(.login) }
    #expect(helm.path == [.home => .login])
    helm.dismiss(.login)
    #expect(helm.path.isEmpty)
    #expect(helm.keptCommand == .present(.members))
  }

  // MARK: Screens instead of the login

  @Test func aPushFromTheScreenUnderTheLoginDropsTheKeptCommand() throws {
    let helm = try Helm<Screen>(nav: [.sheet(.home => [.login, .members]), .push(.home => .help)])
    protect(.members, in: helm)
    helm.present(.members)
    #expect(helm.path == [.home => .login] && helm.keptCommand == .present(.members))
    helm.present(.help)
    #expect(helm.path == [.home => .help])
    #expect(helm.keptCommand == nil)
  }

  @Test func aSheetOfAnotherScreenIsNotInPlaceOfTheLogin() throws {
    let helm = try Helm<Screen>(nav: [
      .tabs(.home => [.feed, .inbox]), .sheet(.feed => [.login, .members]), .sheet(.inbox => .terms, auto: true),
    ])
    helm.guard(.into(.members)) { .redirect(to: [.feed => .login], keep: true) }
    helm.present(.members)
    #expect(helm.path == [.home => .feed, .feed => .login] && helm.keptCommand == .present(.members))
    helm.present(.inbox)
    #expect(helm.path == [.home => .feed, .home => .inbox, .inbox => .terms])
    #expect(helm.keptCommand == nil)
  }

  // MARK: Commands that are being resumed

  @Test func aCommandKeptAgainBelongsToTheScreenOfTheNewRedirect() async throws {
    let gate = Gate<SegueVerdict<Screen>>()
    let helm = try Helm<Screen>(nav: [.push(.home => [.login, .code, .members]), .push(.code => .help)])
    protect(.members, in: helm)
    helm.guard(.into(.members)) { await gate.pass() }
    helm.present(.members)
    set(true, helm)
    await gate.open(with: .redirect(to: [.home => .code], keep: true))
    await until { helm.isPresented(.code) }
    helm.present(.help)
    #expect(helm.path == [.home => .code, .code => .help])
    #expect(helm.keptCommand == .present(.members))
    helm.back()
    #expect(helm.keptCommand == .present(.members))
    helm.back()
    #expect(helm.keptCommand == nil)
  }

  @Test func aCommandKeptAgainMayBelongToAShownScreen() async throws {
    let gate = Gate<SegueVerdict<Screen>>()
    let helm = try Helm(nav: Self.overlays)
    protect(.members, in: helm)
    helm.guard(.into(.members)) { await gate.pass() }
    helm.present(.code)
    helm.present(.members)
    #expect(helm.path == [.home => .code, .home => .login])
    set(true, helm)
    await gate.open(with: .redirect(to: [.home => .code], keep: true))
    await until { helm.path == [.home => .code] }
    helm.present(.help)
    #expect(helm.keptCommand == .present(.members))
    helm.dismiss(.code)
    #expect(helm.path == [.home => .help])
    #expect(helm.keptCommand == nil)
  }

  @Test func aRuleLeavesACommandThatIsBeingResumed() async throws {
    let gate = Gate<SegueVerdict<Screen>>()
    let helm = try Helm(nav: Self.overlays)
    helm.guard(.into(.members)) { [session] in session.isLoggedIn ? .allow : .deny("log in", keep: true) }
    helm.guard(.into(.members)) { await gate.pass() }
    helm.present(.members)
    set(true, helm)
    #expect(await gate.isReached())
    helm.edit(segue: .home => .help).add(trait: .disabled)
    #expect(helm.keptCommand == .present(.members))
    await gate.open(with: .allow)
    await until { helm.isPresented(.members) }
    #expect(helm.path == [.home => .members])
  }

  /// The verdict has arrived, and the command is dropped before it continues.
  @Test func aResumedCommandThatIsForgottenAfterItsGuardAnsweredDoesNotRun() async throws {
    let helm = try Helm(nav: Self.overlays)
    helm.guard(.into(.members)) { [session] in session.isLoggedIn ? .allow : .deny("log in", keep: true) }
    helm.guard(.into(.members)) { [helm] in
      await Task.yield()
      Task { helm.forgetKeptCommand() }
      return .allow
    }
    helm.present(.members)
    #expect(helm.keptCommand == .present(.members))
    set(true, helm)
    await until { helm.keptCommand == nil }
    await pendingTasks()
    #expect(helm.path.isEmpty)
    #expect(helm.keptCommand == nil)
  }

  // MARK: Sequences

  @Test func aRedirectedSequenceIsRepeatedEntirelyAtTheKeptPlace() throws {
    let helm = try Helm(nav: Self.overlays + [Segue(.members => .detail, dismissable: true)])
    session.isLoggedIn = true
    protect(.members, .chat, in: helm)
    helm.present(.members)
    helm.present(.detail)
    let place = helm.path
    set(false, helm)
    #expect(helm.path == [.home => .login])
    let commands = NavigationCommand<Screen>.sequence([.present(.help), .present(.chat)])
    helm.perform(commands)
    #expect(helm.path == [.home => .login, .home => .help])
    #expect(helm.keptCommand == .sequence([.replace(place), commands]))
    set(true, helm)
    #expect(helm.path == [.home => .members, .members => .detail, .home => .help, .home => .chat])
    #expect(helm.keptCommand == nil)
  }

  /// While the first redirect waits for a guard, its reason goes, and another command of the sequence is redirected.
  @Test func aSequenceContinuesWhereItsLastAttemptWasRedirected() async throws {
    let gate = Gate<SegueVerdict<Screen>>()
    let helm = try Helm(nav: Self.overlays)
    protect(.members, in: helm)
    helm.guard(.into(.chat)) { [session] in session.isAdmin ? .allow : .redirect(to: [.home => .help], keep: true) }
    helm.guard(.into(.login)) { await gate.pass() }
    let result = helm.begin(.sequence([.present(.members), .present(.chat)]))
    #expect(await gate.isReached())
    session.isLoggedIn = true
    await gate.open(with: .allow)
    _ = await result.value
    #expect(helm.path == [.home => .members, .home => .help])
    helm.dismiss(.members)
    session.isAdmin = true
    helm.flushGuards()
    #expect(helm.path == [.home => .chat])
    #expect(helm.keptCommand == nil)
  }

  // MARK: Drafts

  @Test func aKeptDismissalIsResumedAfterACommandOnlyIfItsGuardHasChanged() throws {
    enum Editor: Fragment { case home, draft, page }
    let helm = try Helm<Editor>(nav: [.sheet(.home => .draft), .push(.draft => .page)])
    let (draft, strictness) = (Draft(), Strictness())
    helm.guard(leaving: .draft) { [draft, strictness] in
      draft.isDirty || strictness.isStrict ? .deny("unsaved", keep: true) : .allow
    }
    helm.present(.draft)
    helm.dismiss(.draft)
    #expect(helm.keptCommand == .dismiss(.draft))
    draft.isDirty = false
    helm.present(.page)
    #expect(helm.path.isEmpty && helm.keptCommand == nil && helm.errors.isEmpty)
    // Nothing that is observed changes now.
    helm.present(.draft)
    strictness.isStrict = true
    helm.dismiss(.draft)
    strictness.isStrict = false
    helm.present(.page)
    #expect(helm.path == [.home => .draft, .draft => .page])
    helm.flushGuards()
    #expect(helm.keptCommand == .dismiss(.draft))
    helm.recheckGuards()
    #expect(helm.path.isEmpty && helm.keptCommand == nil)
  }
}
