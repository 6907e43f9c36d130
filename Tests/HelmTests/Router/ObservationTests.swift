import Helm
import Observation
import Testing

/// Counts how often the read value was invalidated.
@MainActor final class Watcher<Value> {
  private(set) var invalidations = 0
  private let read: @MainActor () -> Value

  init(_ read: @escaping @MainActor () -> Value) {
    self.read = read
    watch()
  }

  private func watch() {
    withObservationTracking {
      _ = read()
    } onChange: {
      MainActor.assumeIsolated {
        self.invalidations += 1
        self.rearm = true
      }
    }
  }

  private var rearm = false

  /// Reads again, as a view does when it is redrawn.
  func refresh() {
    if rearm {
      rearm = false
      watch()
    }
  }
}

/// Reads again at each notification.
@MainActor final class EagerWatcher {
  private(set) var answers: [Bool] = []
  private let read: @MainActor () -> Bool

  init(_ read: @escaping @MainActor () -> Bool) {
    self.read = read
    watch()
  }

  private func watch() {
    withObservationTracking {
      answers.append(read())
    } onChange: {
      MainActor.assumeIsolated { self.watch() }
    }
  }
}

@Suite("Fine-grained observation") @MainActor struct ObservationTests {
  enum Section: Fragment { case splash, dashboard, news, library, compose, forgotPass }

  let helm: Helm<Section>

  init() throws {
    helm = try Helm(nav: [
      Segue(.splash => .dashboard),
      Segue(.dashboard => .news, style: .hold, auto: true),
      Segue(.dashboard => .library, style: .hold),
      Segue(.dashboard => .compose, style: .hold, dismissable: true),
      Segue(.library => .compose, dismissable: true),
    ])
  }

  @Test func isPresentedOnlyInvalidatesWhenItsAnswerChanges() {
    let compose = Watcher { helm.isPresented(.compose) }
    let news = Watcher { helm.isPresented(.news) }
    let any = Watcher { helm.isPresented(.compose, id: .any) }
    func refresh() { for refresh in [compose.refresh, news.refresh, any.refresh] { refresh() } }

    helm.present(.dashboard)
    #expect([compose.invalidations, news.invalidations, any.invalidations] == [0, 1, 0])
    refresh()
    helm.present(.compose)
    #expect([compose.invalidations, news.invalidations, any.invalidations] == [1, 1, 1])
    refresh()
    helm.present(.compose, id: 7)
    #expect([compose.invalidations, news.invalidations, any.invalidations] == [2, 1, 1])
    refresh()
    helm.dismiss()
    #expect([compose.invalidations, news.invalidations, any.invalidations] == [2, 1, 2])
    refresh()
    helm.present(.forgotPass)  // an error: nothing changes
    #expect([compose.invalidations, news.invalidations, any.invalidations] == [2, 1, 2])
  }

  @Test func pathAndPresentedFragmentsAreInvalidatedSeparately() throws {
    let helm = try Helm<Section>(nav: [
      Segue(.dashboard => .news, style: .hold), Segue(.dashboard => .library, style: .hold),
      Segue(.news => .compose, dismissable: true),
    ])
    helm.present(.compose)
    helm.perform(.sequence([.present(.news), .present(.compose), .present(.library)]))
    #expect(helm.path == [.dashboard => .news, .news => .compose, .dashboard => .library])
    let presented = Watcher { helm.presentedFragments }
    let path = Watcher { helm.path.count }
    helm.edit(segue: .news => .compose).add(trait: .disabled)
    #expect(presented.invalidations == 0, "what is behind another tab isn't presented")
    let allowed = helm.guard(.into(.compose)) { .deny("gone") }
    #expect([presented.invalidations, path.invalidations] == [0, 1])
    allowed?.cancel()
  }

  @Test func theOrderOfPresentedFragmentsIsObserved() throws {
    let helm = try Helm<Section>(nav: [.overlay(.dashboard => [.news, .library])])
    helm.present(.news)
    helm.present(.library)
    let presented = Watcher { helm.presentedFragments }
    helm.perform(.sequence([.dismiss(.news), .present(.news)]))
    #expect(helm.presentedFragments == [.dashboard, .library, .news])
    #expect(presented.invalidations == 1)
  }

  @Test func canQueriesOnlyInvalidateWhenTheirAnswerChanges() {
    let dismiss = Watcher { helm.canDismiss }
    let compose = Watcher { helm.canPresent(.compose) }
    let back = Watcher { helm.canGoBack }
    func refresh() { for refresh in [dismiss.refresh, compose.refresh, back.refresh] { refresh() } }

    helm.present(.dashboard)
    #expect([dismiss.invalidations, compose.invalidations, back.invalidations] == [0, 1, 0])
    refresh()
    helm.present(.library)
    #expect([dismiss.invalidations, compose.invalidations, back.invalidations] == [0, 1, 0])
    refresh()
    helm.present(.compose)
    #expect([dismiss.invalidations, compose.invalidations, back.invalidations] == [1, 1, 1])
  }

  @Test("a query that needs a dry run is only repeated when it is read again", arguments: [false, true])
  func dryRunsAreOnlyRepeatedByAnotherQuery(isOfAScreen: Bool) {
    var evaluations = 0
    helm.guard(.into(.compose)) { () -> SegueVerdict<Section> in
      evaluations += 1
      return .allow
    }
    helm.present(.dashboard)
    let screen = HelmScreen(PathFragment(.dashboard), of: helm)
    let compose = Watcher {
      isOfAScreen ? screen.canPresent(.compose) : helm.can(.present(.compose, from: .any(.dashboard)))
    }
    #expect(evaluations == 1)
    helm.present(.library)
    helm.present(.news)
    #expect(evaluations == 1 && compose.invalidations == 1)
    compose.refresh()
    #expect(evaluations == 2)
  }

  @Test func collectionsAreInvalidatedByTheirElements() {
    let fragments = Watcher { helm.presentedFragments }
    let path = Watcher { helm.path }
    let errors = Watcher { helm.lastError }
    helm.present(.dashboard)
    #expect([fragments.invalidations, path.invalidations, errors.invalidations] == [1, 1, 0])
    helm.present(.forgotPass)
    #expect([fragments.invalidations, path.invalidations, errors.invalidations] == [1, 1, 1])
  }

  @Test func idsAreObservedPerFragment() {
    let ids = Watcher { helm.ids(of: .compose) as [Int] }
    helm.present(.dashboard)
    #expect(ids.invalidations == 0)
    helm.present(.compose, id: 5)
    #expect(ids.invalidations == 1)
    let first: Int? = helm.id(of: .compose)
    #expect(first == 5)
    ids.refresh()
    helm.present(.compose, id: 6)
    #expect(ids.invalidations == 1 + 1)
    #expect(helm.selection(among: [.library, .compose, .news]) == .compose)
  }

  @Test func observersMayQueryImmediately() {
    let eager = EagerWatcher { [helm] in
      helm.isPresented(.compose) || helm.canDismiss || helm.isPresented(.compose, id: .any)
    }
    helm.present(.dashboard)
    #expect(eager.answers == [false])
    helm.present(.compose)
    #expect(Set(eager.answers.dropFirst()) == [true])
    helm.dismiss()
    #expect(eager.answers.last == false)
  }

  @Test func manyQueriesDoNotInvalidateOtherObservers() {
    let first = Watcher { helm.canPresent(.forgotPass) }
    for id in 0..<5000 { _ = helm.canPresent(.news, id: id) }
    #expect(first.invalidations == 0)
    helm.present(.dashboard)
    #expect(first.invalidations == 1)
    first.refresh()
    helm.present(.library)  // there is room now
    #expect(first.invalidations == 1)
  }

  @Test func moreObserversThanTheCacheHoldsSettle() {
    let rows = (0..<6000).map { id in Watcher { helm.canPresent(.forgotPass, id: id) } }
    func invalidations() -> Set<Int> {
      for row in rows { row.refresh() }
      return Set(rows.map(\.invalidations))
    }
    #expect(invalidations() == [0])
    helm.present(.dashboard)
    #expect(invalidations() == [1])
    helm.present(.library)  // that many again, so they are not leftovers
    #expect(invalidations() == [2])
    for fragment in [Section.news, .library, .news] {
      helm.present(fragment)
      #expect(invalidations() == [2])
    }
  }

  @Test func aThousandObserversKeepTheirAnswers() throws {
    let rows = (0..<1000).map { id in Watcher { helm.canPresent(.compose, id: id) } }
    for row in rows { row.refresh() }
    #expect(rows.allSatisfy { $0.invalidations == 0 })
    helm.present(.dashboard)
    #expect(rows.allSatisfy { $0.invalidations == 1 })
  }

  @Test func layerQueriesOnlyInvalidateWhenTheirAnswerChanges() {
    helm.present(.dashboard)
    let dashboard = PathFragment(Section.dashboard)
    let modals = Watcher { helm.modals(over: dashboard) }
    let content = Watcher { helm.content(of: dashboard) }
    let place = Watcher { helm.place(of: PathFragment(.library)) }
    let stack = Watcher { helm.stack(from: .library) }
    let shown = Watcher { helm.shownFragment(.library) }
    let picked = Watcher { helm.selection(among: [.news, .library]) }
    func counts() -> [Int] {
      let counts = [
        modals.invalidations, content.invalidations, place.invalidations, stack.invalidations,
        shown.invalidations,
        picked.invalidations,
      ]
      for refresh in [
        modals.refresh, content.refresh, place.refresh, stack.refresh, shown.refresh, picked.refresh,
      ] {
        refresh()
      }
      return counts
    }
    helm.present(.library)
    #expect(counts() == [0, 1, 1, 0, 1, 1])
    helm.present(.compose)  // pushed on library
    #expect(counts() == [0, 1, 2, 1, 1, 1])
    helm.present(.forgotPass)  // an error
    #expect(counts() == [0, 1, 2, 1, 1, 1])
    helm.back()
    #expect(counts() == [0, 1, 3, 2, 1, 1])
    helm.present(.news)
    #expect(counts() == [0, 2, 3, 2, 2, 2])
    helm.present(.compose)  // as a sheet over the dashboard
    #expect(counts() == [1, 2, 3, 2, 2, 2])
  }

  /// Observers with their own derived state rely on a fixed order, which is the same for each command.
  @Test func observersAreNotifiedInAFixedOrder() {
    helm.present(.dashboard)
    helm.present(.library)
    helm.present(.compose, id: 7)
    helm.back()
    var told: [String] = []
    func watch(_ name: String, _ read: () -> some Any) {
      withObservationTracking {
        _ = read()
      } onChange: {
        MainActor.assumeIsolated { told.append(name) }
      }
    }
    watch("stack") { helm.stack(from: .library) }
    watch("shown") { helm.shownFragment(.compose) }
    watch("can present") { helm.canPresent(.compose) }
    watch("can go back") { helm.canGoBack }
    watch("ids") { helm.ids(of: .compose) as [Int] }
    watch("presented") { helm.isPresented(.compose, id: .any) }
    watch("all presented") { helm.presentedFragments }
    watch("path") { helm.path }
    watch("redo") { helm.canRedo }
    watch("undo") { helm.canUndo }
    helm.undo()
    #expect(told == ["path", "presented", "can go back", "stack", "shown", "ids", "all presented", "redo"])
  }

  /// Readers of single fragments learn of those that have gone first, and then of those that have come, each from the bottom to the top.
  @Test func readersAreNotifiedOfWhatDisappearedBeforeWhatAppeared() {
    helm.present(.dashboard)
    helm.present(.library)
    var told: [String] = []
    for section in [Section.compose, .splash, .news, .dashboard, .library] {
      withObservationTracking {
        _ = helm.isPresented(section)
      } onChange: {
        MainActor.assumeIsolated { told.append("\(section)") }
      }
    }
    helm.perform(.sequence([.present(.news), .present(.compose)]))
    #expect(told == ["library", "news", "compose"])
  }
}
