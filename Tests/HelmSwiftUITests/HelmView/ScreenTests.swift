import Helm
@_spi(StandIn) import SwiftUI
import Testing

@Suite("Screens present from and dismiss themselves", .serialized) @MainActor struct ScreenTests {
  enum Section: Fragment { case bar, news, library, profile, comments, compose }

  static let segues: [Segue<Section>] = [
    Segue(.bar => .news, style: .hold, auto: true), Segue(.bar => .library, style: .hold),
    Segue(.news => .profile, dismissable: true), Segue(.library => .profile, dismissable: true),
    Segue(.profile => .profile, dismissable: true), Segue(.profile => .comments, dismissable: true),
    Segue(.news => .compose, style: .hold, dismissable: true), Segue(.bar => .compose, style: .hold, dismissable: true),
    Segue(.compose => .comments, dismissable: true),
  ]

  /// The models of the screens that were drawn.
  @MainActor final class ScreenStore { var screens: [PathFragment<Section>: HelmScreen<Section>] = [:] }

  struct SectionView: View {
    let store: ScreenStore
    @Environment(HelmScreen<Section>.self) private var screen
    @Environment(\.fragmentID) private var id

    var body: some View {
      Text(verbatim: screen.place.description + (id.map { " has \($0)" } ?? ""))
        .onAppear { store.screens[screen.place] = screen }
      Button("Comments") { screen.present(.comments) }.disabled(!screen.canPresent(.comments))
      Button("Dismiss") { screen.dismiss() }
      Button("Back") { screen.back() }.disabled(!screen.canGoBack)
    }
  }

  let helm: Helm<Section>
  let store = ScreenStore()
  let host: Host

  init() throws {
    helm = try Helm(nav: Self.segues)
    host = Host(
      HelmView(helm) { [store] fragment in
        if fragment == .bar { HelmContent() } else { SectionView(store: store) }
      })
  }

  func present(_ fragment: Section, id: Int? = nil) {
    helm.present(fragment, id: id)
    host.settle()
  }

  @Test func aScreenPresentsFromItsOwnPlace() throws {
    present(.profile, id: 1)
    present(.library)
    present(.profile, id: 1)
    #expect(host.texts.first == "profile (id 1, 2nd) has 1")
    try host.tap("Comments")
    #expect(
      helm.path.last
        == PathEdge(from: PathFragment(.profile, id: 1, occurrence: 1), to: PathFragment(.comments)))
    #expect(throws: Host.Refusal.disabled("Comments")) { try host.tap("Comments") }
    try host.tap("Back")
    try host.tap("Dismiss")
    #expect(host.texts.first == "library")
    #expect(throws: Host.Refusal.disabled("Back")) { try host.tap("Back") }
    #expect(helm.errors.isEmpty)
    #expect(host.problems == [])
  }

  @Test func aLateCommandOfAScreenStartsAtTheScreenOrFails() throws {
    present(.profile, id: 1)
    let screen = try #require(store.screens[PathFragment(.profile, id: 1)])
    present(.comments)
    screen.present(.profile, id: 2)  // from the screen, and so instead of the comments
    #expect(helm.stack(from: .news) == [PathFragment(.profile, id: 1), PathFragment(.profile, id: 2)])
    present(.library)
    let path = helm.path
    screen.present(.comments)
    #expect(screen.isOnPath)
    #expect(!screen.canPresent(.comments))
    #expect(helm.path == path)
    #expect(helm.errors.map(\.kind) == ["sourceNotPresented"])
    screen.dismiss()
    #expect(helm.path == [.bar => .news, .bar => .library])
  }

  @Test func aRemovedScreenDoesNotActForItsSuccessor() async throws {
    present(.profile, id: 1)
    let screen = try #require(store.screens[PathFragment(.profile, id: 1)])
    try host.back()
    present(.library)
    present(.profile, id: 1)
    #expect(helm.presentedFragments.last == screen.place)
    let path = helm.path
    #expect(!screen.isOnPath && !screen.canGoBack && !screen.canPresent(.comments))
    screen.present(.comments)
    screen.dismiss()
    screen.back()
    _ = await screen.presentAndWait(.comments)
    #expect(helm.path == path)
    #expect(
      helm.errors.map(\.kind)
        == ["sourceNotPresented", "fragmentNotPresented", "fragmentNotPresented", "sourceNotPresented"])
    let present = try #require(store.screens[PathFragment(.profile, id: 1)])
    #expect(present !== screen)
    #expect(await present.presentAndWait(.comments).isDone)
    #expect(helm.presentedFragments.last == PathFragment(.comments))
  }

  @Test func aRemovedScreenDoesNotAnswerForItsSuccessor() async throws {
    present(.profile, id: 1)
    let screen = try #require(store.screens[PathFragment(.profile, id: 1)])
    try host.back()
    let awaited = helm.beginPresenting(.profile, id: 1, awaiting: Int.self)
    host.settle()
    #expect(helm.presentedFragments.last == screen.place)
    let path = helm.path
    screen.dismiss(returning: 1)
    #expect(helm.path == path)
    #expect(helm.errors.map(\.kind) == ["fragmentNotPresented"])
    let present = try #require(store.screens[PathFragment(.profile, id: 1)])
    present.dismiss(returning: 2)
    #expect(await awaited.value == 2)
  }

  @Test func aSequenceOfAScreenFailsWithItsFirstError() throws {
    present(.profile, id: 1)
    let screen = try #require(store.screens[PathFragment(.profile, id: 1)])
    let path = helm.path
    screen.perform(.sequence([.present(.library), .dismiss, .present(.comments)]))
    #expect(helm.errors.map(\.kind) == ["missingSegueForEdge"])
    #expect(helm.path == path)
  }

  @Test func aScreenKeepsItsIdentityWhenThePathIsReplaced() throws {
    present(.profile, id: 1)
    let screen = try #require(store.screens[PathFragment(.profile, id: 1)])
    try helm.replace(path: helm.path)
    host.settle()
    screen.present(.comments)
    #expect(helm.presentedFragments.last == PathFragment(.comments))
    #expect(helm.errors.isEmpty)
  }

  /// An app's own containers.
  struct OwnContainers: View {
    let helm: Helm<Section>
    let store: ScreenStore

    var body: some View {
      NavigationStack(path: helm.stack(from: .news)) {
        SectionView(store: store).helmScreen(.news, of: helm)
          .navigationDestination(for: PathFragment<Section>.self) { place in
            SectionView(store: store).helmScreen(place, of: helm)
          }
      }
      .sheet(isPresented: helm.isPresented(.news => .compose)) {
        SectionView(store: store).helmScreen(.news => .compose, of: helm)
      }
      .popover(isPresented: helm.isPresented(.bar => .compose)) {
        SectionView(store: store).helmScreen(.compose, id: 7, of: helm)
      }
    }
  }

  @Test func anAppsOwnContainersDeclareTheirScreens() throws {
    let host = Host(OwnContainers(helm: helm, store: store))
    #expect(host.texts.first == "news")
    helm.present(.profile, id: 5)
    host.settle()
    #expect(host.texts.first == "profile (id 5) has 5")
    try host.tap("Comments")
    #expect(host.texts.first == "comments")
    try host.back(2)
    helm.present(.compose, id: 6, from: .news)
    host.settle()
    #expect(host.texts.first == "compose (id 6) has 6")
    host.pausesDismissals = true
    try host.tap("Dismiss")
    #expect(host.going.map { $0.texts.first } == ["compose (id 6) has 6"])
    host.endDismissals()
    #expect(host.texts.first == "news")
    host.pausesDismissals = false
    helm.present(.compose, id: 7, from: .bar)
    host.settle()
    #expect(host.texts.first == "compose (id 7) has 7")
    #expect(helm.errors.isEmpty)
    #expect(host.problems == [])
  }
}
