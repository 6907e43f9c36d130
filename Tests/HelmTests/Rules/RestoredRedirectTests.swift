import Helm
import Testing

/// Paths that are restored with the redirects of guards, and flows that were followed in part.
@Suite("Redirects after a path is restored (Semantics.md §5)") struct RestoredRedirectTests {
  private enum Screen: Fragment { case home, list, search, detail, comments, cart }

  private typealias Redirects = [(edge: PathEdge<Screen>, flow: Flow<Screen>)]

  private static let segues: Segues<Screen> = [
    .tabs(.home => [.list, .search]), .push([.list, .search] => .detail), .push(.detail => .comments),
    .sheet(.home => .cart),
  ]

  private let cart = PathEdge<Screen>(.home => .cart)
  private let detail = PathEdge<Screen>(.list => .detail)

  /// The list is in front.
  private func start() throws -> Navigation<Screen> { try Navigation(graph: Self.segues) }

  @Test func edgesThatWereTakenBeforeAreSkipped() throws {
    var navigation = try start()
    try navigation.present(.detail)
    let flow: Flow<Screen> = [.list => .detail, .detail => .comments]
    let redirects: Redirects = [(edge: cart, flow: flow)]
    _ = try navigation.perform(following: redirects)
    #expect(navigation.path == [.home => .list, .list => .detail, .detail => .comments])
  }

  /// A sheet with another id is not where the flow leads.
  @Test func theTargetOfARedirectHasItsID() throws {
    var navigation = try start()
    try navigation.present(.cart, id: 1)
    let flow: Flow<Screen> = [.home => Screen.cart.id(2)]
    let redirects: Redirects = [(edge: detail, flow: flow)]
    _ = try navigation.perform(following: redirects)
    let path: HelmPath<Screen> = [.home => .list, .home => Screen.cart.id(2)]
    #expect(navigation.path == path)
  }

  @Test func aPathIsReplacedBeforeRedirectsAreFollowed() throws {
    var navigation = try start()
    let flow: Flow<Screen> = [.home => .cart]
    let redirects: Redirects = [(edge: detail, flow: flow)]
    _ = try navigation.perform(following: redirects)
    #expect(navigation.path == [.home => .list, .home => .cart])
    let search: HelmPath<Screen> = [.home => .search]
    _ = try navigation.perform(then: .replace(search), following: redirects)
    #expect(navigation.path == [.home => .search, .home => .cart])
    _ = try navigation.perform(then: .replace(search))
    #expect(navigation.path == search)
  }

  @Test func allOfSeveralEdgesAreRevoked() throws {
    var navigation = try start()
    try navigation.present(.detail)
    try navigation.present(.cart)
    #expect(navigation.path == [.home => .list, .list => .detail, .home => .cart])
    _ = try navigation.perform(removing: [detail.to, cart.to])
    #expect(navigation.path == [.home => .list])
  }
}
