import Helm
import HelmCoordinator
import Testing

/// Decisions of screens that are hidden, covered, or under what autos have presented.
@Suite("Decisions and the place of their sender") @MainActor struct SenderPlaceTests {
  private func office(_ commands: [NavigationCommand<Office>]) throws -> Navigation<Office> {
    var navigation = try Navigation(graph: NavigationGraph(Office.segues))
    for command in commands { try navigation.perform(command) }
    return navigation
  }

  /// The article has a segue with that tag, too.
  @Test func aTagIsSearchedOnPresentedScreensOnly() throws {
    let tagged = Decision<Office>.present(tag: ProfileTag.picture)
    var hidden = try office(OfficeTests.reading + [.present(.inbox)])
    try hidden.perform(tagged, from: OfficeTests.article)
    #expect(hidden.path == HelmPath(OfficeTests.toArticle + [PathEdge(.app => .inbox), PathEdge(.app => .tour)]))
    var covered = try office(OfficeTests.reading + [.present(.author, id: 5)])
    try covered.perform(tagged, from: PathFragment(.author, id: 5))
    #expect(covered.path == HelmPath(OfficeTests.toAuthor + [PathEdge(.app => .tour)]))
  }

  @Test func aDismissalWithAnIDIsOfTheFragmentWithThatID() throws {
    var navigation = try office(OfficeTests.readingTwo)
    try navigation.perform(Decision.dismiss(.article, id: 1), from: PathFragment(.article, id: 2))
    #expect(navigation.path == [.app => .feed])
  }

  enum Gallery: Fragment { case wall, banner, photo, info }

  @Test(arguments: [Decision<Gallery>.showRoot, .dismiss(to: .wall)])
  func whatAnAutoHasPresentedStaysAlthoughItCanBeDismissed(decision: Decision<Gallery>) throws {
    let segues: [Segue<Gallery>] = [
      Segue(.wall => .banner, style: .hold, dismissable: true, auto: true, presentation: .overlay),
      Segue(.wall => .photo, style: .hold, dismissable: true, presentation: .sheet),
      Segue(.photo => .info, dismissable: true),
    ]
    var navigation = try Navigation(graph: NavigationGraph(segues))
    for command: NavigationCommand<Gallery> in [.present(.photo), .present(.info)] { try navigation.perform(command) }
    try navigation.perform(decision, from: PathFragment(.info))
    #expect(navigation.path == [.wall => .banner])
  }

  @Test func noAnswerIsEqualOnlyToNone() {
    #expect(FlowAnswer(nil) != FlowAnswer(3))
    #expect(FlowAnswer("x") != FlowAnswer("y"))
  }

  /// An action that moves nothing isn't what the user does instead of leaving.
  @Test func aKeptDismissalIsResumedAfterActionsThatMoveNothing() throws {
    let helm = try Helm(nav: Office.segues)
    let session = Session()
    helm.present(.compose, from: .feed)
    helm.guard(leaving: .compose) { [session] in session.isOpen ? .deny("unsaved", keep: true) : .allow }
    helm.dismiss(.compose)
    #expect(helm.keptCommand == .dismiss(.compose))
    let coordination = Coordination(Literal<Int>(), helm: helm)
    session.isOpen = false
    for _ in 0..<2 {
      coordination.send(.stay, from: .feed)
      #expect(helm.keptCommand == .dismiss(.compose))
    }
    helm.flushGuards()
    #expect(helm.keptCommand == nil)
    #expect(helm.path == [.app => .feed])
  }
}
