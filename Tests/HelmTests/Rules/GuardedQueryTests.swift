import HelmTestSupport
import Testing

@testable import Helm

/// How often queries evaluate guards, and what guards may do meanwhile.
@Suite("Queries that evaluate guards") @MainActor struct GuardedQueryTests {
  enum Screen: Fragment { case home, draft, help }

  let helm: Helm<Screen>

  init() throws { helm = try Helm<Screen>(nav: [.sheet(.home => .draft), .overlay(.home => .help)]) }

  @Test func aGuardMayAskWhetherItsOwnSegueCanBeUndone() {
    helm.present(.draft)
    helm.dismiss(.draft)
    var answers: [Bool] = []
    helm.guard(.into(.draft)) { helm, _ in
      answers.append(helm.canUndo)
      return .deny("closed")
    }
    #expect(!helm.canUndo)
    #expect(answers == [true])
  }

  /// A query that may have guards send commands.
  enum Query: CaseIterable, Sendable { case undo, route, gesture }

  @Test(arguments: Query.allCases) func aCommandSentDuringAQueryRunsSoonAfter(query: Query) async throws {
    helm.present(.draft)
    if query != .gesture { helm.dismiss(.draft) }
    let path = helm.path
    helm.guard(.segue(.home => .draft)) { helm, _ in
      if query != .gesture, !helm.isPresented(.help) { helm.present(.help) }
      return .allow
    }
    helm.guard(leaving: .draft) { [weak helm] () -> LeaveVerdict in
      if helm?.isPresented(.help) == false { helm?.present(.help) }
      return .allow
    }
    switch query {
    case .undo: #expect(helm.canUndo)
    case .route: #expect(try helm.route(to: .draft).undecidedMoves.isEmpty)
    case .gesture: #expect(helm.canGoBackAtOnce(from: PathFragment(.draft)))
    }
    #expect(helm.path == path)
    await until { helm.isPresented(.help) }
    #expect(helm.path == HelmPath(Array(path) + [PathEdge(.home => .help)]))
    #expect(helm.errors.isEmpty)
  }

  /// An answer that has changed is of interest only to views that read it again.
  @Test func possibilitiesThatNobodyReadsAnymoreEvaluateNoGuards() {
    var asked = 0
    helm.guard(leaving: .help) { () -> LeaveVerdict in
      asked += 1
      return .allow
    }
    func guardsAsked(_ change: () -> Void) -> Int {
      asked = 0
      change()
      return asked
    }
    let view = Watcher { self.helm.canDismiss(.help) }
    // Each change is notified of once, and evaluated for the view; leaving also asks for itself.
    #expect(guardsAsked { helm.present(.help) } == 1)
    #expect(view.invalidations == 1)
    #expect(guardsAsked { helm.dismiss(.help) } == 1)
    // The view is gone.
    #expect(guardsAsked { helm.present(.help) } == 0)
    #expect(guardsAsked { helm.dismiss(.help) } == 1)
    // Another one asks.
    view.refresh()
    #expect(guardsAsked { helm.present(.help) } == 1)
    #expect(view.invalidations == 2)
  }

  @Test(arguments: [true, false]) func answersForGesturesAreKeptUntilTheNextChange(isLock: Bool) {
    let draft = PathFragment(Screen.draft)
    var asked = 0
    helm.guard(leaving: .draft) { () -> LeaveVerdict in
      asked += 1
      return .deny("unsaved")
    }
    helm.present(.draft)
    func ask() -> Bool { isLock ? helm.isLocked(draft) : !helm.canGoBackAtOnce(from: draft) }
    #expect(ask() && ask())
    #expect(asked == 1)
    helm.present(.help)
    #expect(ask() && ask())
    #expect(asked == 2)
  }

  /// A query is observed once for each change, until there are more than 256 observations.
  @Test func queriesOfAGuardEndTheirObservationsAfter256() {
    let registry = GuardRegistry<Screen>()
    let session = Session()
    let number = registry.add(
      MoveGuard(
        scope: .leaving([.draft]), evaluation: .synchronous { _ in session.isLoggedIn ? .allow : .deny("log in") }))
    var counts: [Int] = []
    for _ in 0..<258 {
      _ = registry.verdict(of: number, on: .leaving(PathFragment(.draft)), isQuery: true)
      counts.append(registry.observationCount)
      session.isLoggedIn.toggle()
      #expect(registry.takeDirty() == [number])
    }
    #expect(counts == Array(1...257) + [1])
  }
}
