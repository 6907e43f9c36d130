import Helm
import Testing

@Suite("Screens that are not in front") @MainActor struct ScreenSelectionTests {
  enum Screen: Fragment { case home, feed, search, profile }

  /// The other tab has a segue to the profile as well, and is in front.
  @Test(arguments: [nil, 5] as [Int?]) func aScreenSelectsFromItself(id: Int?) throws {
    let segues: Segues<Screen> = [.tabs(.home => [.feed, .search]), .push([.feed, .search] => .profile)]
    let helm = try Helm(nav: segues)
    helm.present(.search)
    let path = helm.path
    let screen = HelmScreen(PathFragment(.feed), of: helm)
    screen.select(.profile, id: id)
    #expect(helm.errors.map(\.kind) == ["sourceNotPresented"])
    #expect(helm.path == path)
    helm.select(.feed)
    screen.select(.profile, id: id)
    #expect(helm.presentedFragments == [PathFragment(.home), PathFragment(.profile, id: id)])
    #expect(helm.errors.count == 1)
  }

  @Test func aScreenThatIsGoneGetsNoAnswer() async throws {
    let segues: Segues<Screen> = [.push(.home => .feed), .push([.home, .feed] => .profile)]
    let helm = try Helm(nav: segues)
    let answer = HelmScreen(PathFragment(.feed), of: helm).beginPresenting(.profile, id: 5, awaiting: Int.self)
    #expect(await answer.value == nil)
    #expect(
      helm.errors == [
        .sourceNotPresented(
          PathFragment(.feed), to: PathFragment(.profile, id: 5), index: nil, presented: [PathFragment(.home)])
      ])
    #expect(helm.path == [])
  }
}
