import Helm
@_spi(StandIn) import SwiftUI
import Testing

@Suite("Bindings to edges") @MainActor struct EdgeBindingTests {
  enum Screen: Fragment { case bar, news, library, profile, photo, compose }

  static let segues: [Segue<Screen>] = [
    Segue(.bar => .news, style: .hold, auto: true), Segue(.bar => .library, style: .hold),
    Segue(.news => .compose, style: .hold, dismissable: true),
    Segue(.library => .compose, style: .hold, dismissable: true),
    Segue(.news => .profile, dismissable: true), Segue(.library => .profile, dismissable: true),
    Segue(.profile => .profile, dismissable: true), Segue(.profile => .photo, dismissable: true),
  ]

  let helm: Helm<Screen>

  init() throws { helm = try Helm(nav: Self.segues) }

  struct Tabs: View {
    let helm: Helm<Screen>

    var body: some View {
      TabView(selection: helm.selection(among: [.news, .library], in: .any(.bar))) {
        Text("news").sheet(isPresented: helm.isPresented(.news => .compose)) { Text("compose for news") }
          .tag(Screen.news)
        Text("library").sheet(isPresented: helm.isPresented(.library => .compose)) { Text("compose for library") }
          .tag(Screen.library)
      }
    }
  }

  @Test func anEdgeBindingPresentsTheSheetOnlyForItsHolder() throws {
    let host = Host(Tabs(helm: helm))
    helm.present(.compose)
    host.settle()
    #expect(host.modals == [.sheet])
    #expect(host.texts == ["compose for news"])
    try host.dismissModal()
    try host.select(Screen.library)
    (helm.isPresented(.library => .compose) as Binding<Bool>).wrappedValue = true
    host.settle()
    #expect(host.texts == ["compose for library"])
    #expect(!(helm.isPresented(.news => .compose) as Bool))
    #expect(helm.errors.isEmpty)
    #expect(host.problems == [])
  }

  @Test func anEdgeBindingPresentsFromItsSource() {
    helm.present(.profile, id: 1)
    let compose: Binding<Bool> = helm.isPresented(.news => .compose)
    compose.wrappedValue = true  // news is covered; the push over it is undone
    #expect(helm.path == [.bar => .news, .news => .compose])
    compose.wrappedValue = true
    compose.wrappedValue = false
    compose.wrappedValue = false
    #expect(helm.path == [.bar => .news])
    #expect(helm.errors.isEmpty)
  }

  @Test func anEdgeBindingMatchesItsIDs() {
    helm.present(.profile, id: 1)
    helm.present(.photo, id: 7)
    let exact: Binding<Bool> = helm.isPresented(PathEdge(.profile => .photo, sourceID: 1, targetID: 7))
    let otherSource: Binding<Bool> = helm.isPresented(PathEdge(.profile => .photo, sourceID: 2, targetID: 7))
    let otherTarget: Binding<Bool> = helm.isPresented(PathEdge(.profile => .photo, sourceID: 1, targetID: 8))
    #expect([exact.wrappedValue, otherSource.wrappedValue, otherTarget.wrappedValue] == [true, false, false])
    otherSource.wrappedValue = false
    #expect(exact.wrappedValue)
    exact.wrappedValue = false
    #expect(helm.presentedFragments.last == PathFragment(.profile, id: 1))
    otherTarget.wrappedValue = true
    #expect(helm.presentedFragments.last == PathFragment(.photo, id: 8))
    #expect(helm.errors.isEmpty)
  }

  @Test func presentedIDThroughAnEdgeIsReadAndWritten() {
    let news = helm.presentedID(.news => .profile, as: Int.self)
    let library = helm.presentedID(.library => .profile, as: Int.self)
    news.wrappedValue = 1
    #expect([news.wrappedValue, library.wrappedValue] == [1, nil])
    news.wrappedValue = 2
    #expect(helm.path.last == PathEdge(.news => .profile, targetID: 2))
    helm.present(.library)
    library.wrappedValue = 3
    #expect([news.wrappedValue, library.wrappedValue] == [nil, 3])  // the one of news is hidden
    library.wrappedValue = nil
    #expect(helm.presentedFragments.last == PathFragment(.library))
    library.wrappedValue = nil
    #expect(helm.errors.isEmpty)
  }

  @Test func aStackBindingMatchesItsID() {
    helm.present(.profile, id: 1)
    helm.present(.profile, id: 2)
    helm.present(.photo)
    let second: Binding<[PathFragment<Screen>]> = helm.stack(from: .profile, id: 2)
    #expect(second.wrappedValue == [PathFragment(.photo)])
    #expect(helm.stack(from: .profile, id: 1) == [PathFragment(.profile, id: 2), PathFragment(.photo)])
    #expect(helm.stack(from: .profile, id: 3).isEmpty)
    second.wrappedValue = []
    #expect(helm.presentedFragments.last == PathFragment(.profile, id: 2))
    #expect(helm.errors.isEmpty)
  }

  @Test func writingFalseGoesBackFromTheShownPlace() {
    helm.present(.profile, id: 1)
    helm.present(.library)
    helm.present(.profile, id: 1)
    #expect(helm.presentedFragments.last == PathFragment(.profile, id: 1, occurrence: 1))
    (helm.isPresented(.profile, id: 1) as Binding<Bool>).wrappedValue = false
    #expect(helm.path == [.bar => .news, PathEdge(.news => .profile, targetID: 1), .bar => .library])
    helm.present(.profile, id: 1)
    helm.presentedID(.profile, as: Int.self).wrappedValue = nil
    #expect(helm.path == [.bar => .news, PathEdge(.news => .profile, targetID: 1), .bar => .library])
    helm.present(.profile, id: 1)
    (helm.isPresented(.profile, id: .any) as Binding<Bool>).wrappedValue = false
    #expect(helm.path == [.bar => .news, PathEdge(.news => .profile, targetID: 1), .bar => .library])
    #expect(helm.errors.isEmpty)
  }
}
