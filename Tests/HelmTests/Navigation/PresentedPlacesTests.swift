import Helm
import Testing

@Suite("Presented places (Semantics.md §2)") struct PresentedPlacesTests {
  enum Screen: Fragment { case root, news, article, player, compose, settings }

  @Test("each presented place has its holder, its layer and the segue it came through")
  func presentedPlacesHaveTheirHolderLayerAndSegue() throws {
    let graph = NavigationGraph<Screen>([
      Segue(.root => .news, style: .hold, auto: true), Segue(.news => .article, dismissable: true),
      Segue(.root => .player, style: .hold, presentation: .overlay),
      Segue(.article => .compose, style: .hold, dismissable: true), Segue(.root => .settings),
    ])
    var navigation = try Navigation(graph: graph)
    try navigation.present(.article)
    try navigation.present(.player)
    try navigation.present(.compose)
    let places = navigation.presentedPlaces
    #expect(places.map(\.fragment) == navigation.presentedFragments)
    #expect(places.map(\.fragment.fragment) == [.root, .article, .player, .compose])
    #expect(places.map(\.holder) == [nil, 0, 0, 1])
    #expect(places.map(\.layer) == [nil, .content, .overlay, .modal])
    #expect(places.map(\.depth) == [0, 1, 1, 2])
    #expect(places.map(\.ingress) == [nil, .news => .article, .root => .player, .article => .compose])
    try navigation.present(.settings)
    #expect(navigation.presentedPlaces.map(\.holder) == [nil])
    #expect(navigation.presentedPlaces.map(\.ingress) == [.root => .settings])
  }
}
