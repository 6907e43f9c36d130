import Helm
import HelmTestSupport
import Observation
import Testing

@Suite("Revocations by guards are one change (Semantics.md §5)") @MainActor struct RevocationTests {
  enum App: Fragment { case root, app, update, settings, notice }

  @MainActor @Observable final class Version {
    var isOld = false
    var isLocked = false
  }

  static let segues: [Segue<App>] = [
    Segue(.root => .app, style: .hold), Segue(.root => .update, style: .hold),
    Segue(.app => .settings, dismissable: true), Segue(.app => .notice, style: .hold, dismissable: true),
    Segue(.settings => .notice, style: .hold, dismissable: true),
  ]

  let version = Version()
  let helm: Helm<App>

  init() throws {
    helm = try Helm(nav: Self.segues)
    helm.guard(.into(.app)) { [version] in version.isOld ? .redirect(to: Flow(.root => .update)) : .allow }
    helm.present(.app)
  }

  private func grow(old: Bool = true) {
    version.isOld = old
    helm.flushGuards()
  }

  @Test func undoFailsForAFragmentThatAGuardRevoked() {
    grow()
    #expect(helm.presentedFragments == [PathFragment(.root), PathFragment(.update)])
    #expect(!helm.canUndo)
    helm.undo()
    #expect(helm.presentedFragments == [PathFragment(.root), PathFragment(.update)])
    #expect(helm.errors == [.redirectedSegue(.root => .app, index: 0)])
    grow(old: false)
    #expect(helm.canUndo)
    helm.undo()
    #expect(helm.presentedFragments == [PathFragment(.root), PathFragment(.app)])
    helm.redo()
    #expect(helm.presentedFragments == [PathFragment(.root), PathFragment(.update)])
  }

  @Test func aRevocationNotifiesObserversOnce() async {
    let paths = Watcher { helm.path }
    var events = helm.events.makeAsyncIterator()
    grow()
    #expect(paths.invalidations == 1)
    var kinds: [String] = []
    for _ in 0..<3 { if let event = await events.next() { kinds.append("\(event.trigger) \(event.kind)") } }
    #expect(
      kinds == [
        "guardChange dismissed root => app", "guardChange redirected root => app to [root => update]",
        "guardChange presented root => update",
      ])
  }

  @Test func severalGuardsThatChangeTogetherAreOneChange() {
    version.isOld = false
    helm.guard(.into(.settings)) { [version] in version.isOld ? .deny("old", keep: true) : .allow }
    helm.present(.settings)
    let path = helm.path
    grow()
    #expect(helm.keptCommand == .replace(path))
    #expect(helm.presentedFragments == [PathFragment(.root), PathFragment(.update)])
    grow(old: false)
    #expect(helm.path == path)
  }

  @Test func aRevocationHappensEvenIfItsRedirectIsDenied() {
    helm.guard(.into(.update)) { .deny("not now") }
    grow()
    #expect(helm.presentedFragments == [PathFragment(.root)])
    #expect(helm.errors.isEmpty)
  }

  @Test func aRevocationHappensBeforeItsRedirectIsAllowed() async {
    let gate = Gate<SegueVerdict<App>>()
    helm.guard(.into(.update)) { await gate.pass() }
    grow()
    #expect(helm.presentedFragments == [PathFragment(.root)])
    await gate.open(with: .allow)
    await until { helm.isPresented(.update) }
    #expect(helm.presentedFragments == [PathFragment(.root), PathFragment(.update)])
  }

  // MARK: Undo

  @Test func aDeniedUndoIsReported() {
    helm.present(.settings)
    helm.back()
    let canUndo = Watcher { helm.canUndo }
    helm.guard(.into(.settings)) { [version] in version.isLocked ? .deny("locked") : .allow }
    #expect(helm.canUndo)
    version.isLocked = true
    helm.flushGuards()
    #expect(!helm.canUndo)
    #expect(canUndo.invalidations == 1)
    helm.undo()
    #expect(helm.errors == [.denied(.taking(.app => .settings), reason: "locked")])
    #expect(helm.presentedFragments == [PathFragment(.root), PathFragment(.app)])
    version.isLocked = false
    helm.flushGuards()
    #expect(helm.canUndo)
    helm.undo()
    #expect(helm.isPresented(.settings))
  }

  @Test func undoEvaluatesOnlyTheGuardsOfRestoredFragments() {
    var asked: [PathEdge<App>] = []
    helm.present(.settings)
    helm.guard(.into(.app)) { edge in
      asked.append(edge)
      return .allow
    }
    helm.guard(.into(.settings)) { edge in
      asked.append(edge)
      return .allow
    }
    helm.back()
    asked = []
    helm.undo()
    #expect(asked == [.app => .settings])
    helm.back()
    helm.edit(segue: .root => .app).add(trait: .redirect(to: Flow(.root => .update)))
    helm.undo()
    #expect(helm.isPresented(.settings))
    #expect(helm.errors.isEmpty)
  }

  // MARK: Modals

  @Test func aGuardOfAllModalsIsEvaluatedForEachModal() {
    helm.guard(.intoModals) { [version] in version.isLocked ? .deny("locked") : .allow }
    helm.present(.notice)
    #expect(helm.isPresented(.notice))
    version.isLocked = true
    helm.flushGuards()
    #expect(!helm.isPresented(.notice))
    helm.present(.settings)
    #expect(helm.isPresented(.settings))
    helm.present(.notice)
    #expect(!helm.isPresented(.notice))
    #expect(!helm.canPresent(.notice))
  }
}
