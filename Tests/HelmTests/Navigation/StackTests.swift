import Helm
import Testing

@Suite("Stacks") struct StackTests {
  typealias Nav = Navigation<NavGraph>

  /// The tabs of an app: pushes in two of them, a swap on top of a push, a sheet over all.
  enum NavGraph: Fragment {
    case root, tabs, news, library, article, offline, city, compose, picker
  }

  static let segues: [Segue<NavGraph>] = [
    Segue(.root => .tabs),
    Segue(.tabs => .news, style: .hold, auto: true),
    Segue(.tabs => .library, style: .hold),
    Segue(.news => .article, dismissable: true),
    Segue(.article => .article, dismissable: true),
    Segue(.article => .offline),
    Segue(.library => .city, presentation: .push),
    Segue(.city => .news),
    Segue(.tabs => .compose, style: .hold, dismissable: true),
    Segue(.compose => .picker, dismissable: true),
  ]

  func start() throws -> Nav {
    var navigation = try Navigation(graph: NavigationGraph(Self.segues))
    try navigation.present(.tabs)
    return navigation
  }

  func articles(_ ids: Int...) -> [PathFragment<NavGraph>] { ids.map { PathFragment(.article, id: $0) } }

  @Test func pushesAddToTheStack() throws {
    var navigation = try start()
    #expect(navigation.stack(from: .news) == [])
    for id in [1, 2, 3] { try navigation.present(.article, id: id) }
    #expect(navigation.stack(from: .news) == articles(1, 2, 3))
    #expect(navigation.place(of: PathFragment(.news)) == [PathFragment(.news)] + articles(1, 2, 3))
    #expect(navigation.place(of: PathFragment(.article, id: 2)) == [PathFragment(.news)] + articles(1, 2, 3))
    #expect(navigation.stack(from: .article) == [])
    #expect(navigation.stack(from: .city) == [])
  }

  @Test func theStackOfAHiddenTabCanBeRead() throws {
    var navigation = try start()
    try navigation.present(.article, id: 1)
    try navigation.present(.library)
    #expect(navigation.stack(from: .news) == articles(1))
    #expect(
      throws: HelmError<NavGraph>.sourceNotPresented(
        PathFragment(.article, id: 1), to: PathFragment(.article, id: 2), index: nil,
        presented: [PathFragment(.library), PathFragment(.tabs)])
    ) { try navigation.perform(.setStack(self.articles(1, 2), on: PathFragment(.news))) }
    try navigation.perform(.setStack([], on: PathFragment(.news)))
    #expect(navigation.stack(from: .news) == [])
    #expect(navigation.isPresented(.library))
  }

  @Test func aSwapReplacesTheTopOfTheStack() throws {
    var navigation = try start()
    for id in [1, 2] { try navigation.present(.article, id: id) }
    try navigation.present(.offline)
    #expect(navigation.stack(from: .news) == articles(1) + [PathFragment(.offline)])
    try navigation.perform(.setStack(articles(1), on: PathFragment(.news)))
    #expect(navigation.stack(from: .news) == articles(1))
    #expect(navigation.place(of: PathFragment(.root)) == [PathFragment(.tabs)])
  }

  @Test(arguments: 0...3) func setStackPopsSeveralScreensInOneStep(count: Int) throws {
    var navigation = try start()
    for id in [1, 2, 3] { try navigation.present(.article, id: id) }
    let wanted = Array(articles(1, 2, 3).prefix(count))
    let outcome = try navigation.perform(.setStack(wanted, on: PathFragment(.news)))
    #expect(navigation.stack(from: .news) == wanted)
    #expect(outcome.steps.count == (count < 3 ? 1 : 0))
  }

  @Test func setStackPresentsEachAddedScreen() throws {
    var navigation = try start()
    try navigation.perform(.setStack(articles(1, 2, 3, 4, 5), on: PathFragment(.news)))
    #expect(navigation.stack(from: .news) == articles(1, 2, 3, 4, 5))
    #expect(navigation.presentedFragments == [PathFragment(.tabs), PathFragment(.article, id: 5)])
    try navigation.perform(.setStack(articles(1, 7), on: PathFragment(.news)))
    #expect(navigation.stack(from: .news) == articles(1, 7))
  }

  @Test func setStackChangesNothingIfItFails() throws {
    var navigation = try start()
    try navigation.perform(.setStack(articles(1), on: PathFragment(.news)))
    let before = navigation
    #expect(
      throws: HelmError<NavGraph>.missingSegueForEdge(
        .article => .city, index: nil, hint: .segues([.article => .article, .article => .offline]))
    ) {
      try navigation.perform(.setStack([PathFragment(.article, id: 2), PathFragment(.city)], on: PathFragment(.news)))
    }
    #expect(navigation == before)
    #expect(
      throws: HelmError<NavGraph>.fragmentNotPresented(
        PathFragment(.library), presented: [PathFragment(.article, id: 1), PathFragment(.tabs)])
    ) { try navigation.perform(.setStack([], on: PathFragment(.library))) }
  }

  /// A stack contains pushes only, so that it always matches the path.
  @Test(arguments: [
    ([PathFragment(NavGraph.offline)], DirectedEdge(from: NavGraph.article, to: .offline)),
    ([PathFragment(.article, id: 2), PathFragment(.offline)], DirectedEdge(from: .article, to: .offline)),
  ]) func setStackFailsForASegueThatIsNotAPush(
    added: [PathFragment<NavGraph>], refused: DirectedEdge<NavGraph>
  ) throws {
    var navigation = try start()
    try navigation.perform(.setStack(articles(1), on: PathFragment(.news)))
    let before = navigation
    #expect(throws: HelmError<NavGraph>.segueNotPush(refused)) {
      try navigation.perform(.setStack(self.articles(1) + added, on: PathFragment(.news)))
    }
    #expect(navigation == before)
    #expect(navigation.stack(from: .news) == articles(1))
  }

  @Test(arguments: [Segue<Letter>.swap(.a, .b), .tab(.a, .b), .sheet(.a, .b), .overlay(.a, .b), .cover(.a, .b)])
  func setStackOnlyAddsPushes(segue: Segue<Letter>) throws {
    var navigation = try Navigation(segue, .push(.a, .c))
    try navigation.present(.c)
    #expect(throws: HelmError<Letter>.segueNotPush(.a => .b)) {
      try navigation.perform(.setStack([.at(.b)], on: .at(.a)))
    }
    #expect(navigation.path == [.a => .c])
  }

  @Test func setStackFailsForAnUnknownScreenWithTheSearchedFragments() throws {
    var navigation = try Navigation(.tab(.a, .b), .push(.b, .c))
    try navigation.present([.a => .b, .b => .c])
    let before = navigation
    let error = #expect(throws: HelmError<Letter>.self) {
      try navigation.perform(.setStack([.at(.c), .at(.l)], on: .at(.b)))
    }
    #expect(error == .missingSegueToFragment(.at(.l), searched: [.at(.c), .at(.a)], hint: .closeNames([.a, .b, .c])))
    #expect(navigation == before)
  }

  @Test func setStackKeepsAScreenAddedByASwap() throws {
    var navigation = try start()
    try navigation.perform(.setStack(articles(1), on: PathFragment(.news)))
    try navigation.present(.offline)
    let before = navigation
    try navigation.perform(.setStack([PathFragment(.offline)], on: PathFragment(.news)))
    #expect(navigation == before)
  }

  @Test func setStackFailsIfAScreenAboveAStuckOneIsPopped() throws {
    var navigation = try Navigation<NavGraph>(
      graph: NavigationGraph([
        Segue(.root => .article, dismissable: true), Segue(.article => .offline, presentation: .push),
        Segue(.offline => .city, dismissable: true),
      ]))
    try navigation.present([.root => .article, .article => .offline, .offline => .city])
    let before = navigation
    for stack in [[], [PathFragment(.article)]] as [[PathFragment<NavGraph>]] {
      #expect(throws: HelmError<NavGraph>.cannotGoBack(.article => .offline)) {
        try navigation.perform(.setStack(stack, on: PathFragment(.root)))
      }
      #expect(navigation == before)
    }
    try navigation.perform(.setStack([PathFragment(.article), PathFragment(.offline)], on: PathFragment(.root)))
    #expect(navigation.presentedFragments == [PathFragment(.offline)])
  }

  @Test func setStackFailsToPopAScreenThatCannotBeDismissed() throws {
    var navigation = try start()
    try navigation.present(.library)
    try navigation.present(.city)
    #expect(throws: HelmError<NavGraph>.cannotGoBack(.library => .city)) {
      try navigation.perform(.setStack([], on: PathFragment(.library)))
    }
    #expect(!navigation.can(.back(.from(PathFragment(.city)))))
    #expect(navigation.stack(from: .library) == [PathFragment(.city)])
  }

  @Test func isPushedOnIsTrueForFragmentsWithPushes() {
    let graph = NavigationGraph(Self.segues)
    #expect(graph.fragments.filter(graph.isPushedOn) == [.news, .library, .article, .compose])
    let leaving = NavigationGraph([
      Segue<NavGraph>(.root => .tabs, style: .hold), Segue(.tabs => .city, dismissable: true, leaving: .root),
    ])
    #expect(leaving.fragments.filter(leaving.isPushedOn) == [.root, .tabs])
  }

  @Test func isReplacedIsTrueForFragmentsThatSwapsReplace() {
    let graph = NavigationGraph([
      Segue<NavGraph>(.root => .tabs, style: .hold), Segue(.tabs => .city), Segue(.city => .article, dismissable: true),
      Segue(.article => .compose, style: .hold, dismissable: true),
    ])
    #expect(graph.fragments.filter(graph.isReplaced) == [.tabs])
    let leaving = NavigationGraph([
      Segue<NavGraph>(.root => .tabs, style: .hold), Segue(.tabs => .city, leaving: .root),
    ])
    #expect(leaving.fragments.filter(leaving.isReplaced) == [.root, .tabs])
  }

  @Test func backFromRemovesExactlyTheGivenFragment() throws {
    var navigation = try start()
    for id in [1, 2, 3] { try navigation.present(.article, id: id) }
    try navigation.perform(.back(.from(PathFragment(.article, id: 2))))
    #expect(navigation.stack(from: .news) == articles(1))
    #expect(throws: HelmError<NavGraph>.emptyPath(entry: .root)) {
      try navigation.perform(.back(.from(PathFragment(.root))))
    }
    #expect(
      throws: HelmError<NavGraph>.fragmentNotPresented(
        PathFragment(.article, id: 2), presented: [PathFragment(.article, id: 1), PathFragment(.tabs)])
    ) { try navigation.perform(.back(.from(PathFragment(.article, id: 2)))) }
    #expect(!navigation.can(.back(.from(PathFragment(.root)))))
  }

  @Test func retargetingACoveredFragmentRemovesTheScreensAboveIt() throws {
    var navigation = try start()
    try navigation.present(.library)
    try navigation.present(.city)
    try navigation.select(.news)
    for id in [1, 2] { try navigation.present(.article, id: id) }
    let outcome = try navigation.perform(.retarget(PathFragment(.article, id: 1), id: 3))
    #expect(navigation.stack(from: .news) == articles(3))
    #expect(outcome.disappeared == articles(2))
    #expect(
      throws: HelmError<NavGraph>.fragmentNotPresented(
        PathFragment(.root), presented: [PathFragment(.article, id: 3), PathFragment(.tabs)])
    ) { try navigation.perform(.retarget(PathFragment(.root), id: 3)) }
  }
}
