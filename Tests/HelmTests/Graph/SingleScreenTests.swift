import Helm
import Testing

@Suite("Graphs of a single screen")
struct SingleScreenTests {
  enum Help: Fragment { case page }

  enum App: Fragment {
    case home
    case help(Help)
  }

  @Test func aGraphWithoutSeguesNeedsOnlyANamedEntry() throws {
    let graph = NavigationGraph<Help>([], entry: .page)
    #expect(graph.fragments == [.page])
    #expect(graph.entry == .page)
    #expect(graph.validationFindings() == [])
    var navigation = try Navigation(graph: graph)
    #expect(navigation.presentedFragments == [PathFragment(.page)])
    #expect(throws: HelmError<Help>.emptyPath(entry: .page)) { try navigation.dismiss() }
  }

  @Test func aGraphWithoutSeguesAndEntryIsEmpty() {
    #expect(NavigationGraph<Help>([]).validationFindings() == [.emptyGraph])
  }

  @Test func aGraphOfASingleScreenCanBeNested() throws {
    let help = try Nesting(NavigationGraph<Help>([], entry: .page), in: App.help)
    #expect(help.segues == [])
    #expect(help.root == .help(.page))
    let segues: [Segue<App>] = [Segue(from: .home, to: help.root, dismissable: true)]
    var app = try Navigation(graph: NavigationGraph(segues + help.segues))
    try app.present(help.root)
    #expect(app.presentedFragments == [PathFragment(.help(.page))])
  }
}
