import Helm
import HelmDocuments
import Testing

/// An app with a login, tabs, stacks and sheets.
enum Screen: Fragment { case splash, login, home, news, search, list, detail, comments, settings, lock, about, nowhere }

extension NavigationGraph<Screen> {
  static let app = NavigationGraph<Screen>(
    [
      Segue(.splash => .home), Segue(.splash => .login), Segue(.login => .home),
      Segue(.home => .news, style: .hold, auto: true), Segue(.home => .search, style: .hold),
      Segue(.home => .settings, style: .hold, dismissable: true),
      Segue(.home => .lock, style: .hold, presentation: .fullScreenCover),
      Segue(.news => .list, dismissable: true), Segue(.list => .detail, dismissable: true),
      Segue(.detail => .comments, dismissable: true), Segue(.search => .detail, dismissable: true),
      Segue(.settings => .about, dismissable: true), Segue(.nowhere => .splash),
    ], entry: .splash)
}

@MainActor @Suite struct GoTests {
  private func app() throws -> Helm<Screen> {
    let helm = try Helm(graph: .app)
    helm.present(.home)
    return helm
  }

  @Test func goPresentsAFragmentInAnotherTabUnderASheetAsOneCommand() throws {
    let helm = try app()
    helm.present(.list)
    helm.present(.settings)
    helm.go(to: .detail, id: 5)
    #expect(helm.lastError == nil)
    #expect(helm.presentedFragments.last == PathFragment(.detail, id: 5))
    helm.undo()
    #expect(helm.presentedFragments.map(\.fragment) == [.home, .list, .settings])
    #expect(helm.recording.entries.contains(.command(.go(through: [PathFragment(.detail, id: 5)]))))
  }

  @Test func goReturnsToATabWithItsStack() throws {
    let helm = try app()
    helm.present(.list)
    helm.present(.detail, id: 5)
    helm.present(.search)
    #expect(try helm.route(to: .detail, id: 5).description == "present news")
    #expect(try helm.route(to: .comments).description == "present news, present comments")
    helm.go(to: .comments)
    #expect(helm.presentedFragments.map(\.fragment) == [.home, .comments])
    helm.go(to: .list)
    #expect(helm.presentedFragments.map(\.fragment) == [.home, .list])
  }

  @Test func goToTheSameFragmentWithAnotherIDRetargets() throws {
    let helm = try app()
    helm.present(.list)
    helm.present(.detail, id: 5)
    let route = try helm.route(to: .detail, id: 6)
    #expect(route.commands == [.present(.detail, id: "6")])
    helm.go(to: .detail, id: 6)
    #expect(helm.path.map(\.to.description) == ["home", "news", "list", "detail (id 6)"])
  }

  @Test func goToTheTopmostFragmentChangesNothing() throws {
    let helm = try app()
    helm.present(.list)
    let (path, count) = (helm.path, helm.recording.entries.count)
    helm.go(to: .list)
    #expect(helm.path == path && helm.lastError == nil)
    helm.undo()
    #expect(helm.presentedFragments.map(\.fragment) == [.home, .news])
    #expect(count == 2)
  }

  @Test func goThroughNoFragmentsChangesNothing() throws {
    let helm = try app()
    #expect(try helm.route(through: []).commands == [])
    #expect(try helm.perform(.go(through: [])).get().isEmpty)
    #expect(helm.errors == [])
  }

  @Test func goRemovesAnUndismissableCoverOnlyIfNecessary() throws {
    let helm = try app()
    helm.present(.lock)
    let route = try helm.route(to: .list)
    #expect(route.undismissable == [PathFragment(.lock)])
    #expect(route.description.hasSuffix("(removes lock, which cannot be dismissed)"))
    // A sheet over the cover doesn't require removing the cover.
    helm.go(to: .list)
    #expect(helm.presentedFragments.map(\.fragment) == [.home, .list])
  }

  @Test func goToAFragmentWithAnAutoFailsAndNamesTheAuto() throws {
    let helm = try app()
    let path = helm.path
    let home = HelmError<Screen>.neverInFront(PathFragment(.home), auto: .home => .news)
    let error = HelmError<Screen>.noRoute(to: [PathFragment(.home)], because: [home])
    #expect(throws: error) { try helm.route(to: .home) }
    helm.go(to: .home)
    #expect(helm.path == path)
    #expect(
      helm.lastError?.description
        == "No route leads to home. home is never in front: the auto segue home => news leads on from it, and cannot be dismissed. Go to news."
    )
    #expect(!helm.canGo(to: .home))
  }

  @Test func goToAFragmentWithASwappingAutoFails() throws {
    let graph = NavigationGraph<Screen>([
      Segue(.splash => .home, auto: true), Segue(.home => .settings, dismissable: true),
    ])
    let helm = try Helm(graph: graph)
    helm.present(.settings)
    let path = helm.path
    helm.go(to: .splash)
    #expect(helm.path == path)
    #expect(
      helm.lastError
        == .noRoute(
          to: [PathFragment(.splash)],
          because: [.neverInFront(PathFragment(.splash), auto: .splash => .home)]))
  }

  @Test func goDismissesWhatAnAutoPresentedIfPossible() throws {
    let graph = NavigationGraph<Screen>([
      Segue(.splash => .home), Segue(.home => .about, style: .hold, dismissable: true, auto: true),
      Segue(.splash => .login),
    ])
    var navigation = try Navigation(graph: graph)
    try navigation.go(to: .home)
    #expect(navigation.presentedFragments.map(\.fragment) == [.home])
  }

  @Test func noRouteErrorNamesTheFragmentsAndReasons() throws {
    let way: [PathFragment<Screen>] = [PathFragment(.list), PathFragment(.home), PathFragment(.nowhere)]
    let missing = HelmError<Screen>.missingSegueForEdge(
      .list => .home, index: nil, hint: .segues([.list => .detail]))
    let error = HelmError<Screen>.noRoute(to: way, because: [missing])
    #expect(throws: error) { try app().route(through: way) }
    #expect(
      error.description
        == "No route leads to nowhere through list, home. There is no segue list => home. "
        + "These lead out of list: list => detail.")
  }

  @Test func goIsResumedAfterTheLogin() throws {
    let session = Session()
    let helm = try Helm(graph: .app)
    var asked = 0
    helm.guard(.into(.home)) { () -> SegueVerdict<Screen> in
      asked += 1
      return session.isIn ? .allow : .redirect(to: Flow(.splash => .login), keep: true)
    }
    helm.go(to: .detail, id: 5)
    #expect(helm.presentedFragments.map(\.fragment) == [.login])
    #expect(helm.keptCommand == .go(through: [PathFragment(.detail, id: 5)]))
    #expect(asked == 1)
    session.isIn = true
    helm.recheckGuards()
    #expect(helm.lastError == nil)
    #expect(helm.presentedFragments.last == PathFragment(.detail, id: 5))
    #expect(helm.path.contains { $0.to.fragment == .login } == false)
    #expect(helm.keptCommand == nil)
  }

  @Test func goDoesNotSearchForAWayAroundAGuard() throws {
    let helm = try app()
    var asked: [String] = []
    helm.guard(.segue(.list => .detail)) { (edge: PathEdge<Screen>) -> SegueVerdict<Screen> in
      asked.append(edge.description)
      return .deny("not now")
    }
    let path = helm.path
    helm.go(to: .comments)
    #expect(helm.path == path)
    #expect(asked == ["list => detail"])
    let denied = HelmError<Screen>.denied(.taking(PathEdge(.list => .detail)), reason: "not now")
    #expect(throws: HelmError<Screen>.noRoute(to: [PathFragment(.comments)], because: [denied])) {
      try helm.route(to: .comments)
    }
  }

  @Test func goReportsAndKeepsADenial() throws {
    let helm = try app()
    var asked = 0
    helm.guard(.into(.detail)) { () -> SegueVerdict<Screen> in
      asked += 1
      return .deny("closed", keep: true)
    }
    let path = helm.path
    helm.go(to: .detail)
    #expect(helm.path == path)
    #expect(helm.keptCommand == .go(through: [PathFragment(.detail)]))
    #expect(asked == 1)
  }

  @Test func goWaitsForAnAsynchronousGuard() async throws {
    let helm = try app()
    helm.guard(.into(.detail)) { () async -> SegueVerdict<Screen> in .allow }
    #expect(try helm.route(to: .detail).undecidedMoves.count == 1)
    let result = await helm.performAndWait(.go(to: .detail))
    #expect(result.isDone)
    #expect(helm.presentedFragments.last?.fragment == .detail)
  }

  @Test func goEvaluatesLeaveGuards() throws {
    let helm = try app()
    helm.present(.settings)
    helm.guard(leaving: .settings) { .deny("unsaved") }
    helm.go(to: .about)
    #expect(helm.presentedFragments.last?.fragment == .about)
    let path = helm.path
    helm.go(to: .list)
    #expect(helm.path == path)
  }

  @Test func routeFailsIfALeaveGuardDenies() async throws {
    let helm = try app()
    helm.present(.settings)
    let token = helm.guard(leaving: .settings) { .deny("unsaved") }
    let denied = HelmError<Screen>.denied(.leaving(PathFragment(.settings)), reason: "unsaved")
    #expect(throws: HelmError.noRoute(to: [PathFragment(.list)], because: [denied])) { try helm.route(to: .list) }
    #expect(!helm.canGo(to: .list))
    #expect(try helm.route(to: .about).commands == [.present(.about)])  // it stays below
    #expect(helm.canGo(to: .about))
    token?.cancel()
    #expect(helm.canGo(to: .list))
    helm.guard(leaving: .settings) { () async in .allow }
    #expect(try helm.route(to: .list).undecidedMoves == [.leaving(PathFragment(.settings))])
  }

  @Test func routeErrorsListTheirReasons() throws {
    let helm = try app()
    func reasons(_ fragment: Screen) -> [HelmError<Screen>]? {
      do {
        _ = try helm.route(to: fragment)
        return nil
      } catch {
        guard case .noRoute(let wanted, let reasons) = error, wanted == [PathFragment(fragment)] else { return [error] }
        return reasons
      }
    }
    let searched = [PathFragment<Screen>(.news), PathFragment(.home)]
    #expect(reasons(.nowhere) == [.missingSegueToFragment(PathFragment(.nowhere), searched: searched, hint: nil)])
    helm.edit(segue: Flow(.news => .list)).add(trait: .disabled)
    #expect(reasons(.list) == [.missingSegueForEdge(.news => .list, index: nil, hint: .disabled(.news => .list))])
    helm.edit(segue: Flow(.settings => .about)).add(trait: .redirect(to: Flow(.home => .search)))
    #expect(reasons(.about) == [.redirectedSegue(.settings => .about, index: nil)])
    #expect(helm.canGo(to: .search) && !helm.canGo(to: .list))
  }

  @Test func goThroughFragmentsPresentsThemInOrder() throws {
    let helm = try app()
    helm.go(through: [PathFragment(.list), PathFragment(.detail, id: 5), PathFragment(.comments)])
    #expect(helm.path.map(\.to.description) == ["home", "news", "list", "detail (id 5)", "comments"])
    helm.go(through: [PathFragment(.search), PathFragment(.detail, id: 5)])
    #expect(helm.path.suffix(2).map(\.description) == ["home => search", "search => detail (id 5, 2nd)"])
  }
}

@MainActor final class Session { var isIn = false }
