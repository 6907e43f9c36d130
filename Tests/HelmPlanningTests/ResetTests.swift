import Helm
import HelmDocuments
import HelmTesting
import Testing

/// The commands that apps otherwise write by hand.
@MainActor @Suite struct ResetTests {
  private func app() throws -> Helm<Screen> {
    let helm = try Helm(graph: .app)
    helm.present(.home)
    helm.present(.list)
    helm.present(.detail, id: 5)
    helm.present(.comments)
    return helm
  }

  @Test func showRootPopsTheFrontStack() throws {
    let helm = try app()
    helm.present(.search)
    helm.present(.settings)
    helm.present(.about)
    #expect(helm.can(.showRoot))
    helm.showRoot()
    // The other tab keeps its stack.
    #expect(helm.presentedFragments.map(\.fragment) == [.home, .search])
    helm.present(.news)
    #expect(helm.presentedFragments.map(\.fragment) == [.home, .comments])
    helm.showRoot()
    #expect(helm.presentedFragments.map(\.fragment) == [.home, .news])
    let path = helm.path
    helm.showRoot()
    #expect(helm.path == path && helm.lastError == nil)
    helm.undo()
    #expect(helm.presentedFragments.map(\.fragment) == [.home, .comments])
  }

  @Test func dismissModalsRemovesAllModalsOrNone() throws {
    let helm = try app()
    helm.dismissModals()
    #expect(helm.lastError == nil)
    helm.present(.settings)
    helm.present(.about)
    helm.dismissModals()
    #expect(helm.presentedFragments.map(\.fragment) == [.home, .comments])
    helm.present(.lock)
    let path = helm.path
    #expect(!helm.can(.dismissModals) && !helm.can(.showRoot))
    helm.dismissModals()
    #expect(helm.path == path)
    #expect(helm.lastError == .segueNotDismissable(.home => .lock))
  }

  @Test func restartRestoresTheStart() throws {
    let graph = NavigationGraph<Screen>([
      Segue(.home => .news, style: .hold, auto: true), Segue(.news => .list, dismissable: true),
      Segue(.home => .lock, style: .hold, presentation: .fullScreenCover),
    ])
    let helm = try Helm(graph: graph)
    let start = helm.path
    helm.present(.list)
    helm.present(.lock)
    helm.restart()
    #expect(helm.path == start)
    helm.undo()
    #expect(helm.presentedFragments.map(\.fragment) == [.home, .list, .lock])
    helm.guard(leaving: .list) { .deny("unsaved") }
    let path = helm.path
    helm.restart()
    #expect(helm.path == path)
  }

  @Test func popRemovesTheScreensAboveAFragment() throws {
    let helm = try app()
    helm.pop(to: .detail, id: 6)
    #expect(helm.lastError?.kind == "fragmentNotPresented")
    helm.clearErrors()
    #expect(helm.can(.pop(to: .detail, id: 5)) && !helm.can(.pop(to: .search)))
    helm.pop(to: .list)
    #expect(helm.presentedFragments.map(\.fragment) == [.home, .list])
    helm.pop(to: .list)
    helm.pop(to: .home)
    #expect(helm.lastError?.kind == "cannotGoBack")
    helm.undo()
    #expect(helm.presentedFragments.map(\.fragment) == [.home, .comments])
  }

  @Test func resetCommandsAreWrittenAndReadInScripts() throws {
    let commands: [NavigationCommand<NamedFragment>] = [
      .go(through: [PathFragment("a", id: "5")]), .go(through: [PathFragment("a"), PathFragment("b", id: 7)]),
      .go(through: []), .showRoot, .dismissModals, .restart, .pop(to: "a"), .pop(to: "b", id: "x"),
    ]
    let text = ScriptDocument.text(of: commands)
    #expect(text.contains(#"{ "do": "go", "to": "a", "id": "5" }"#))
    #expect(text.contains(#"{ "do": "go", "through": [ { "fragment": "a" }, { "fragment": "b", "id": "7" } ] }"#))
    #expect(text.contains(#"{ "do": "pop", "to": "b", "id": "x" }"#))
    #expect(Array(try ScriptDocument(reading: text)) == commands)
  }

  @Test func resetCommandsAreRecordedAndReplayed() throws {
    let helm = try app()
    helm.go(to: .about)
    helm.dismissModals()
    helm.pop(to: .list)
    helm.showRoot()
    helm.go(through: [PathFragment(.list), PathFragment(.detail, id: 5)])
    var again = try Navigation(graph: .app)
    try again.replay(helm.recording)
    #expect(again.path == helm.path)
    #expect(again.presentedFragments == helm.presentedFragments)
  }
}
