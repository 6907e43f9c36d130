import Observation
@_spi(StandIn) import SwiftUI
import Testing

@testable import Helm

/// When modals come: as the phase of the scene and the transaction of a command say.
@Suite(.serialized) @MainActor struct ModalTimingTests {
  enum Page: String, Fragment { case home, detail, compose, contacts, card, confirm }

  @MainActor @Observable final class Window {
    var phase = ScenePhase.active
  }

  struct PageView: View {
    let helm: Helm<Page>
    let window: Window

    var body: some View {
      HelmView(helm) { page in
        if page == .confirm { HelmAlert("Sure?") { Button("Yes") {} } } else { Text(verbatim: page.rawValue) }
      }
      .environment(\.scenePhase, window.phase)
    }
  }

  let helm: Helm<Page>
  let window = Window()

  init() throws {
    helm = try Helm(nav: [
      .push(.home => .detail), .sheet([.home, .detail] => .compose), .cover(.compose => .contacts),
      .cover(.home => .card), .alert(.home => .confirm),
    ])
  }

  private func makeHost() -> Host { Host(PageView(helm: helm, window: window)) }

  /// Whether the presented modals slid in, the lowest first.
  private func cameAnimated(_ host: Host) -> [Bool] { host.root.all.filter(\.isModal).map(\.cameAnimated) }

  @Test func aModalWhoseEndIsUnknownIsNotAwaitedOnceTheSceneIsActive() throws {
    let host = makeHost()
    helm.present(.confirm)
    host.settle()
    #expect(host.modals == [.alert])
    window.phase = .background
    host.settle()
    // The end of an alert is reported in a later turn, so it is unknown until the end of this test.
    try helm.replace(path: [.home => .compose])
    host.settle()
    #expect(host.modals == [])
    window.phase = .inactive
    host.settle()
    #expect(host.modals == [])
    window.phase = .active
    host.settle()
    #expect(host.modals == [.sheet])
    #expect(host.texts == ["compose"])
    #expect(helm.errors == [] && host.problems == [])
  }

  @Test func aPushWithoutAnimationDoesNotAffectLaterModals() {
    let host = makeHost()
    withAnimationsDisabled { helm.present(.detail) }
    host.settle()
    helm.present(.compose)
    helm.present(.contacts)
    host.settle()
    #expect(host.modals == [.sheet, .fullScreenCover])
    #expect(cameAnimated(host) == [true, true])
    #expect(helm.errors == [] && host.problems == [])
  }

  @Test func aModalThatReplacesAnotherUsesTheTransactionOfTheCommand() {
    let host = makeHost()
    helm.present(.compose)
    host.settle()
    #expect(cameAnimated(host) == [true])
    withAnimationsDisabled { _ = helm.perform(.sequence([.dismiss(.compose), .present(.card)])) }
    host.settle()
    #expect(host.modals == [.fullScreenCover])
    #expect(cameAnimated(host) == [false])
    helm.dismiss(.card)
    host.settle()
    helm.present(.compose)
    host.settle()
    #expect(host.modals == [.sheet])
    #expect(cameAnimated(host) == [true])
    #expect(helm.errors == [] && host.problems == [])
  }
}
