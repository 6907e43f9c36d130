import Helm
import Testing

@Suite("Kept commands") @MainActor struct KeptCommandTests {
  let helm: Helm<Shop>
  let session = Session()

  init() throws { helm = try Helm(nav: Shop.segues) }

  @Test func anotherGuardsChangeLeavesTheKeptCommand() {
    helm.guard(.into(.dashboard)) { [session] in
      session.isLoggedIn ? .allow : .redirect(to: .splash => .gatekeeper, keep: true)
    }
    helm.guard(.into(.register)) { [session] in session.isAdmin ? .allow : .allow }
    helm.present(.dashboard)
    helm.present(.register)
    #expect(helm.keptCommand != nil)
    session.isAdmin = true
    helm.flushGuards()
    #expect(helm.keptCommand != nil)
    #expect(helm.errors.isEmpty)
  }

  @Test func aKeptCommandIsResumedBeforeTheNextCommand() {
    helm.guard(.into(.dashboard)) { [session] in
      session.isLoggedIn ? .allow : .redirect(to: .splash => .gatekeeper, keep: true)
    }
    helm.present(.dashboard)
    session.isLoggedIn = true
    helm.present(.library)
    #expect(helm.errors.isEmpty)
    #expect(helm.names == ["dashboard", "library"])
  }

  @Test func removingTheGuardResumesTheKeptCommand() {
    let token = helm.guard(.into(.dashboard)) { .deny("no", keep: true) }
    helm.present(.dashboard)
    #expect(helm.keptCommand != nil)
    token?.cancel()
    helm.flushGuards()
    #expect(helm.names == ["dashboard", "news"])
  }

  @Test func resumingDoesNotSupersedeAWaitingCommand() async {
    let (answers, answer) = AsyncStream.makeStream(of: Void.self)
    helm.guard(.into(.compose)) { [session] in session.isAdmin ? .allow : .deny("no", keep: true) }
    helm.guard(.into(.library)) { () async in
      for await _ in answers { break }
      return .allow
    }
    helm.present(.dashboard)
    helm.present(.compose)
    helm.present(.library)
    let events = helm.events
    session.isAdmin = true
    helm.flushGuards()
    #expect(helm.names == ["dashboard", "news", "compose"])
    answer.yield()
    for await event in events where event.trigger == .command(.present(.library, id: nil)) {
      #expect(event.kind == .presented(.dashboard => .library))
      break
    }
    #expect(helm.names == ["dashboard", "library", "compose"])
  }

  /// A flow that can't start anywhere any more stays kept, without an error.
  @Test func aKeptFlowThatCannotStartStaysKept() throws {
    let helm = try Helm<Shop>(nav: [
      Segue(.splash => .dashboard), Segue(.dashboard => .news, dismissable: true),
      Segue(.news => .article, dismissable: true), Segue(.dashboard => .library), Segue(.library => .banner),
    ])
    helm.present(.dashboard)
    helm.guard(.segue(.dashboard => .news)) { [session] in session.isLoggedIn ? .allow : .deny("no", keep: true) }
    let flow: Flow<Shop> = .dashboard => .news => .article
    helm.perform(.present(flow))
    helm.present(.library)
    let (path, errors) = (helm.path, helm.errors)
    session.isLoggedIn = true
    helm.flushGuards()
    #expect(helm.keptCommand == .present(flow))
    #expect(helm.path == path && helm.errors == errors)
  }

  /// A flow that can't start where it did starts wherever it can, unless a guard denies that.
  @Test(arguments: [true, false])
  func aKeptFlowThatCanStartElsewhereWaitsForItsGuards(isAllowed: Bool) throws {
    let helm = try Helm<Shop>(nav: [
      Segue(.splash => .dashboard), Segue(.dashboard => .news, dismissable: true),
      Segue(.library => .news, dismissable: true), Segue(.dashboard => .library),
      Segue(.news => .article, dismissable: true),
    ])
    helm.present(.dashboard)
    helm.guard(.segue(.dashboard => .news)) { [session] in session.isLoggedIn ? .allow : .deny("no", keep: true) }
    helm.guard(.segue(.library => .news)) { isAllowed ? .allow : .deny("closed") }
    let flow: Flow<Shop> = .dashboard => .news => .article
    helm.perform(.present(flow))
    #expect(helm.keptCommand == .present(flow))
    helm.present(.library)
    let errors = helm.errors
    session.isLoggedIn = true
    helm.flushGuards()
    helm.resumeKeptCommand()
    #expect(helm.names == [isAllowed ? "article" : "library"])
    #expect(helm.keptCommand == (isAllowed ? nil : .present(flow)))
    #expect(helm.errors == errors)
  }

  /// The sheet leads there too, and is on top, but the flow is still possible from where it started.
  @Test func aKeptFlowStartsWhereItDidIfItCan() throws {
    let helm = try Helm<Shop>(nav: [
      Segue(.splash => .dashboard), Segue(.dashboard => .news, style: .hold, dismissable: true),
      Segue(.dashboard => .compose, style: .hold, dismissable: true, presentation: .sheet),
      Segue(.compose => .news, style: .hold, dismissable: true), Segue(.news => .article, dismissable: true),
    ])
    helm.present(.dashboard)
    helm.guard(.segue(.dashboard => .news)) { [session] in session.isLoggedIn ? .allow : .deny("no", keep: true) }
    helm.perform(.present(.dashboard => .news => .article))
    helm.present(.compose)
    session.isLoggedIn = true
    helm.flushGuards()
    #expect(helm.keptCommand == nil)
    #expect(helm.path.contains(PathEdge(.dashboard => .news)) && !helm.path.contains(PathEdge(.compose => .news)))
  }

  @Test func canPresentDoesNotDependOnOtherRedirects() {
    helm.guard(.into(.dashboard)) { .allow }
    #expect(helm.canPresent(.dashboard))
    helm.edit(segue: .news => .article).add(trait: .redirect(to: [.dashboard => .compose]))
    #expect(helm.canPresent(.dashboard))
  }

  @Test func aRedirectToAReplacedFragmentCountsAsFollowed() throws {
    var segues = Shop.segues
    segues.removeAll { $0.from == .gatekeeper }
    segues.append(Segue(.gatekeeper => .login))
    let helm = try Helm(nav: segues)
    session.isLoggedIn = true
    helm.guard(.into(.dashboard)) { [session] in
      session.isLoggedIn ? .allow : .redirect(to: .splash => .gatekeeper)
    }
    helm.present(.splash => .gatekeeper => .login => .dashboard)
    session.isLoggedIn = false
    helm.flushGuards()
    #expect(helm.errors.isEmpty, "\(helm.errors) \(helm.names)")
  }

  @Test func resumeKeptCommandEvaluatesAnAsynchronousGuardAgain() async {
    helm.guard(.into(.dashboard)) { [session] () async in session.isAdmin ? .allow : .deny("no", keep: true) }
    #expect(await helm.presentAndWait(.dashboard).description == "denied and kept: splash => dashboard: no")
    #expect(helm.keptCommand == .present(.dashboard, id: nil))
    let events = helm.events
    session.isAdmin = true
    helm.resumeKeptCommand()
    for await event in events where event.appeared.contains(PathFragment(.news)) { break }
    #expect(helm.names == ["dashboard", "news"])
    #expect(helm.keptCommand == nil)
  }

  @Test func aGuardIsObservedOnEachBranchItTakes() throws {
    session.isLoggedIn = true
    let helm = self.helm
    let strictness = Strictness()
    helm.guard(.into(.dashboard)) { [session] in
      strictness.isStrict ? (session.isLoggedIn ? .allow : .deny("out")) : .allow
    }
    helm.present(.dashboard)
    strictness.isStrict = true
    try helm.replace(path: [.splash => .dashboard])
    session.isLoggedIn = false
    helm.flushGuards()
    #expect(helm.names == ["splash"])
  }

  /// Guards that change one another are reevaluated up to 99 times; the hundredth round has to find them at rest.
  @Test(arguments: [1, 98, 99, 100, 101]) func guardsThatSettleWithinTheLimitAreNoError(rounds: Int) {
    let (one, other) = (Session(), Session())
    var (count, isOn) = (0, false)
    func add(_ own: Session, changing other: Session) {
      helm.guard(.into(.dashboard)) {
        _ = own.count
        guard isOn else { return .allow }
        count += 1
        if count < rounds { other.count += 1 }
        return .allow
      }
    }
    add(one, changing: other)
    add(other, changing: one)
    helm.present(.dashboard)
    isOn = true
    one.count += 1
    helm.flushGuards()
    #expect(count == min(rounds, 100))
    #expect(helm.errors == (rounds < 100 ? [] : [.guardsDidNotSettle(rounds: 100)]))
  }

  /// A redirect to what is presented already leads to its topmost place; going back from there gives up what is kept.
  @Test func aRedirectToWhatIsPresentedTwiceIsAtTheTopmostPlace() throws {
    let helm = try Helm<Shop>(nav: [
      .overlay(.dashboard => [.news, .library]), .overlay(.news => .login), .overlay(.library => .login),
      .push(.dashboard => .compose), .sheet(.dashboard => .article),
    ])
    helm.guard(.into(.article)) { [session] in
      session.isLoggedIn ? .allow : .redirect(to: .library => .login, keep: true)
    }
    helm.present([.dashboard => .news, .news => .login, .dashboard => .library, .library => .login])
    #expect(helm.presentedFragments.filter { $0.fragment == .login }.count == 2)
    helm.present(.article)
    #expect(helm.keptCommand == .present(.article))
    helm.perform(.dismiss(.edge(.news => .login)))
    #expect(helm.keptCommand == .present(.article))
    helm.dismiss(.login)
    #expect(helm.keptCommand == nil)
  }

  @Test func guardsThatNeverSettleAreReported() {
    helm.guard(.into(.dashboard)) { [session] in
      session.isAdmin.toggle()
      return session.isLoggedIn ? .allow : .allow
    }
    helm.guard(.into(.dashboard)) { [session] in
      session.isLoggedIn.toggle()
      return session.isAdmin ? .allow : .allow
    }
    helm.present(.dashboard)
    helm.flushGuards()
    #expect(helm.errors == [.guardsDidNotSettle(rounds: 100)])
  }
}

/// Unobserved state.
@MainActor final class Strictness {
  var isStrict = false
}
