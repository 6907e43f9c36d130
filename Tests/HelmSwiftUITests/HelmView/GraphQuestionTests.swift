import Testing

@testable import Helm

/// The queries of views to a graph: which containers a fragment needs.
@Suite("Queries of views to a graph") struct GraphQuestionTests {
  enum Room: Fragment {
    case root, tabs, news, mail, message, columns, list, detail, plain, player, sheet, inner, lock, deep, aside
  }

  static let graph = NavigationGraph<Room>(
    [
      .swap(.root => .tabs), .tabs(.tabs => [.news, .mail]), .push(.mail => .message), .overlay(.tabs => .player),
      .sheet(.tabs => .sheet), .push(.sheet => .inner), .curtain(.root => .lock), .columns(.news => .list),
      .columns(.list => .detail), .accessory(.mail => .plain), .inline(.plain => .deep), .swap(.deep => .columns),
      .columns(.columns => .detail), .sheet(.message => .sheet), .curtain(.message => .aside), .push(.aside => .inner),
    ], entry: .root)

  struct Row: CustomTestStringConvertible, Sendable {
    let fragment: Room
    var holdsStacks = false
    var holdsColumns = false
    var holdsThreeColumns = false
    var tabs: [Room] = []
    var layers: Set<PresentationLayer> = []
    var testDescription: String { "\(fragment)" }
  }

  static let rows: [Row] = [
    Row(fragment: .root, layers: [.curtain]),
    Row(fragment: .tabs, holdsStacks: true, tabs: [.news, .mail], layers: [.content, .overlay, .modal]),
    Row(fragment: .news, holdsStacks: true, holdsColumns: true, holdsThreeColumns: true, layers: [.content]),
    Row(fragment: .mail, layers: [.accessory]),
    Row(fragment: .list, holdsStacks: true, holdsColumns: true, layers: [.content]),
    Row(fragment: .plain, tabs: [.deep], layers: [.content]),
    Row(fragment: .deep), Row(fragment: .columns, holdsStacks: true, holdsColumns: true, layers: [.content]),
    Row(fragment: .detail), Row(fragment: .player), Row(fragment: .sheet),
    Row(fragment: .inner), Row(fragment: .lock), Row(fragment: .aside),
    // What is pushed in a modal or a curtain is in that one's own stack.
    Row(fragment: .message, layers: [.modal, .curtain]),
  ]

  @Test(arguments: rows) func eachFragmentHasTheLayersOfItsSegues(row: Row) {
    let graph = Self.graph
    #expect(graph.holdsStacks(row.fragment) == row.holdsStacks)
    #expect(graph.holdsColumns(row.fragment) == row.holdsColumns)
    #expect(graph.holdsThreeColumns(row.fragment) == row.holdsThreeColumns)
    #expect(graph.tabs(of: row.fragment) == row.tabs)
    for layer in [PresentationLayer.content, .accessory, .overlay, .modal, .curtain] {
      #expect(graph.holds(layer, in: row.fragment) == row.layers.contains(layer), "\(layer)")
    }
  }

  @Test func anUnknownFragmentHoldsNothing() {
    let graph = NavigationGraph<Room>([.tabs(.root => [.news, .mail])], entry: .root)
    #expect(!graph.holdsStacks(.columns) && !graph.holdsColumns(.columns) && !graph.holdsThreeColumns(.columns))
    #expect(graph.tabs(of: .columns) == [] && !graph.holds(.content, in: .columns))
    #expect(graph.target(of: .columns, named: Room.news) == .news)
  }

  enum Shop: Fragment { case list, cart }
  enum App: Fragment { case home, help, shop(Shop), sale(Shop) }

  @Test func aTargetIsNamedAsInTheAppOrInItsModule() {
    let graph = NavigationGraph<App>(
      [.sheet(.home => [.help, .sale(.cart), .shop(.list)]), .push(.shop(.list) => .shop(.cart))], entry: .home)
    #expect(graph.target(of: .home, named: App.help) == .help)
    #expect(graph.target(of: .home, named: App.shop(.list)) == .shop(.list))
    #expect(graph.target(of: .home, named: Shop.list) == .shop(.list))
    #expect(graph.target(of: .home, named: Shop.cart) == .sale(.cart))
    #expect(graph.target(of: .shop(.list), named: Shop.cart) == .shop(.cart))
    #expect(graph.target(of: .shop(.list), named: Shop.list) == nil)
    #expect(graph.target(of: .help, named: Shop.list) == nil)
    #expect(graph.target(of: .home, named: 7) == nil)
  }
}
