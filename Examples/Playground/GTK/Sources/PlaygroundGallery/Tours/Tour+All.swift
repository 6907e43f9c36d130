import Helm
import HelmTesting
import PlaygroundModel

extension Tour {
  /// The tours that show the whole app: without an account, with one, on a wide window, and behind the lock.
  ///
  /// No presentation is twice in one of them, and those of the first two are different from each other.
  ///
  /// - Throws: What is wrong with the graph, or with the rules that the plans stand for.
  public static var all: [Tour] { get throws { try [nobody, ada, wide, locked] } }

  /// The size of a phone's window.
  static let narrowSize = (width: 420, height: 640)

  /// The size of a window that has room for two columns.
  static let wideSize = (width: 900, height: 640)

  /// Nobody gets into the dashboard: as with the guard, who tries from the splash screen is led to the gatekeeper.
  private static var nobody: Tour {
    get throws {
      let start = try state(
        at: [],
        rules: [
          .add(.redirect(to: .splash => .gatekeeper), to: Flow(.splash => .dashboard)),
          .add(.disabled, to: [.login, .register] => .dashboard),
        ])
      return Tour(title: "Nobody is logged in", account: nil, size: narrowSize, walk: walk(from: start))
    }
  }

  /// Who is logged in starts at the dashboard, and sees no gatekeeper before the log-out.
  ///
  /// The lock looks the same over everything, and has a tour of its own.
  private static var ada: Tour {
    get throws {
      let start = try state(at: [.splash => .dashboard, .dashboard => .news], rules: closing(.gatekeeper, .lock))
      return Tour(title: "ada is logged in", account: "ada", size: narrowSize, walk: walk(from: start))
    }
  }

  /// Only the library has two columns where there is room.
  private static var wide: Tour {
    get throws {
      let start = try state(
        at: [.splash => .dashboard, .dashboard => .news, .dashboard => .library], rules: closing(.gatekeeper, .lock))
      let city = PathFragment(AppFragment.city, id: City.ID.lisbon)
      let list = [PathFragment(AppFragment.dashboard), PathFragment(.library)]
      let targets = [list, list + [city]].map { WalkTarget.presentation($0) }
      return Tour(
        title: "ada, on a wide window", account: "ada", size: wideSize,
        walk: walk(from: start, covering: .targets(targets)))
    }
  }

  /// Nothing is seen but the lock, whatever is below.
  private static var locked: Tour {
    get throws {
      let start = try state(
        at: [.splash => .dashboard, .dashboard => .news, .dashboard => .compose, .dashboard => .lock], rules: [])
      let targets = [WalkTarget.presentation(start.presentedFragments)]
      return Tour(
        title: "ada has locked the app", account: "ada", size: narrowSize,
        walk: walk(from: start, covering: .targets(targets)))
    }
  }

  /// The rules that keep fragments out of a plan, whatever leads there.
  private static func closing(_ fragments: AppFragment...) -> [NavigationCommand<AppFragment>] {
    [.add(.disabled, to: Flow(AppGraph.segues.map(\.edge).filter { fragments.contains($0.to) }))]
  }

  /// A state of the app's navigation under rules that stand for the guards.
  private static func state(
    at path: HelmPath<AppFragment>, rules: [NavigationCommand<AppFragment>]
  ) throws -> Navigation<AppFragment> {
    var navigation = try Navigation(graph: NavigationGraph(AppGraph.segues), path: path)
    for rule in rules { try navigation.perform(rule) }
    return navigation
  }

  /// A walk by all that can be presented, or by some of it: only by moves from the start, no path is put in place.
  ///
  /// The tabs can be opened in any order, so that there are several hundred states, and few presentations. The limit is above all
  /// of them.
  private static func walk(
    from start: Navigation<AppFragment>, covering criterion: WalkCriterion<AppFragment> = .presentations
  ) -> Walk<AppFragment> {
    start.walk(
      covering: criterion, strategy: .tour(WalkCosts(replace: nil)), limits: WalkLimits(states: 2_000),
      identityProvider: { id(for: $0) })
  }

  /// What is opened in a list: the first article, the first article that it links to, the first city.
  static func id(for edge: DirectedEdge<AppFragment>) -> (any FragmentID)? {
    switch (edge.from, edge.to) {
    case (.article, .article): Article.all.first?.related.first
    case (_, .article): Article.all.first?.id
    case (_, .city): City.all.first?.id
    default: nil
    }
  }
}
