import Helm
import Testing

@Suite("Queries of shown fragments") struct ShownTests {
  typealias Screen = StackTests.NavGraph

  @Test func aFragmentCoveredByPushesIsShown() throws {
    var navigation = try StackTests().start()
    try navigation.present(.article, id: 1)
    try navigation.present(.compose)
    try navigation.present(.picker)
    #expect(!navigation.isPresented(.compose))
    #expect(navigation.isShown(.compose))
    #expect(navigation.isShown(.news))
    #expect(navigation.isShown(.article, id: 1))
    #expect(!navigation.isShown(.article))
    #expect(navigation.isShown(.article, id: .any))
    #expect(!navigation.isShown(.library, id: .any))
    #expect(navigation.shownFragment(.article) == PathFragment(.article, id: 1))
  }

  @Test func aPresentedPlaceComesBeforeALaterCoveredOne() throws {
    let graph: Segues<Letter> = [
      .tabs(.a => .b), .accessory(.a => .c), .push([.b, .c] => .d), .push(.d => .e),
    ]
    var navigation = try Navigation(graph: graph)
    try navigation.present(.c)
    try navigation.perform(.present(.d, from: .any(.c)))
    try navigation.perform(.present(.d, from: .any(.b)))
    #expect(navigation.shownPlace(of: .d, id: nil) == Letter.d.again(1))
    try navigation.perform(.present(.e, from: .exactly(Letter.d.again(1))))
    #expect(navigation.isShown(Letter.d.again(0)) && navigation.isShown(Letter.d.again(1)))
    #expect(!navigation.isPresented(Letter.d.again(1)))
    #expect(navigation.shownPlace(of: .d, id: nil) == Letter.d.again(0))
  }

  @Test func aFragmentReplacedByASwapIsNotShown() throws {
    var navigation = try StackTests().start()
    #expect(!navigation.isShown(.root))
    #expect(navigation.shownFragment(.root) == nil)
    try navigation.present(.article, id: 1)
    try navigation.present(.offline)
    #expect(navigation.isShown(.offline))
    #expect(!navigation.isShown(.article, id: .any))
    #expect(navigation.isShown(.news))
  }

  @Test func aFragmentInAHiddenTabIsNotShown() throws {
    var navigation = try StackTests().start()
    try navigation.present(.article, id: 1)
    try navigation.present(.library)
    #expect(!navigation.isShown(.news))
    #expect(!navigation.isShown(.article, id: .any))
    #expect(navigation.isShown(.library))
  }

  @Test func selectionIsTheShownTabWhateverItsStack() throws {
    let tabs: [Screen] = [.library, .news]
    var navigation = try StackTests().start()
    #expect(navigation.selection(among: tabs) == .news)
    try navigation.present(.article, id: 1)
    #expect(navigation.selection(among: tabs) == .news)
    try navigation.select(.library)
    #expect(navigation.selection(among: tabs) == .library)
    try navigation.select(.news)
    #expect(navigation.presentedFragments.last == PathFragment(.article, id: 1))
    #expect(navigation.selection(among: [.compose]) == nil)
  }

  @Test func selectingATabTakesTheSegueOfTheTabContainer() throws {
    var navigation = try StackTests().start()
    try navigation.perform(navigation.command(selecting: .library, among: [.news, .library]))
    try navigation.present(.city)
    // city has its own segue to news; the tab bar means the one of the tabs.
    try navigation.perform(navigation.command(selecting: .news, among: [.news, .library]))
    #expect(navigation.path.last == PathEdge(from: PathFragment(.tabs), to: PathFragment(.news)))
    #expect(navigation.stack(from: .library) == [PathFragment(.city)])
    #expect(throws: Never.self) { try navigation.perform(navigation.command(selecting: .compose, among: [.picker])) }
    #expect(navigation.isPresented(.compose))
  }

  @Test func heldFragmentsAreListedByLayer() throws {
    let graph = NavigationGraph([
      Segue<Screen>(.root => .news, style: .hold), Segue(.root => .library, style: .hold),
      Segue(.root => .compose, style: .hold, dismissable: true),
      Segue(.compose => .picker, style: .hold, dismissable: true, presentation: .popover),
      Segue(.root => .city, style: .hold, dismissable: true, presentation: .overlay),
    ])
    var navigation = try Navigation(graph: graph)
    let root = PathFragment(Screen.root)
    #expect(navigation.modal(of: root) == nil)
    for fragment in [Screen.news, .library, .city, .compose, .picker] { try navigation.present(fragment) }
    #expect(navigation.content(of: root) == [PathFragment(.news), PathFragment(.library)])
    #expect(navigation.overlays(of: root) == [PathFragment(.city)])
    #expect(navigation.modal(of: root) == HeldModal(fragment: PathFragment(.compose), presentation: .sheet))
    #expect(
      navigation.modal(of: PathFragment(.compose))
        == HeldModal(fragment: PathFragment(.picker), presentation: .popover))
    #expect(navigation.edge(into: PathFragment(.picker))?.edge == DirectedEdge(from: .compose, to: .picker))
    #expect(navigation.edge(into: root)?.edge == nil)
    #expect(navigation.content(of: PathFragment(.picker)) == [])
  }

  @Test func allModalsFormOneRow() throws {
    let graph = NavigationGraph([
      Segue<Screen>(.root => .tabs, style: .hold), Segue(.tabs => .news, style: .hold),
      Segue(.news => .article, dismissable: true),
      Segue(.article => .picker, style: .hold, dismissable: true),
      Segue(.root => .city, style: .hold, dismissable: true, presentation: .overlay),
      Segue(.city => .offline, style: .hold, dismissable: true, presentation: .popover),
      Segue(.root => .compose, style: .hold, dismissable: true, presentation: .fullScreenCover),
      Segue(.root => .library, style: .hold),
    ])
    var navigation = try Navigation(graph: graph)
    let root = PathFragment(Screen.root)
    func modals(over fragment: PathFragment<Screen>) -> [Screen] {
      navigation.modals(over: fragment).map(\.fragment.fragment)
    }
    #expect(modals(over: root) == [])
    try navigation.replace(path: [
      .root => .compose, .root => .tabs, .tabs => .news, .news => .article, .root => .city, .city => .offline,
      .article => .picker,
    ])
    #expect(modals(over: root) == [.compose, .offline, .picker])  // the latest on top, whatever its holder
    #expect(navigation.modals(over: root).map(\.presentation) == [.fullScreenCover, .popover, .sheet])
    #expect(navigation.presentedFragments.last == PathFragment(.picker))
    #expect(modals(over: PathFragment(.news)) == [.picker])
    #expect(modals(over: PathFragment(.compose)) == [])
    #expect(modals(over: PathFragment(.library)) == [])
    try navigation.perform(.present(.edge(.root => .library)))
    #expect(modals(over: root) == [.compose, .offline])  // the sheet of a tab is removed with its tab
    #expect(modals(over: PathFragment(.tabs)) == [])
  }
}
