import Helm
import HelmCoordinator
import HelmTesting
import Testing

private enum Shop: Fragment { case home, list, detail, help, about }
private enum Tap: Hashable, Sendable, CaseIterable { case stay, open, lost, openAndLose, push }

private struct ShopCoordinator: Coordinator {
  func decide(_ action: Tap, from fragment: Shop) -> Decision<Shop> {
    switch (fragment, action) {
    case (_, .stay): .stay
    case (.home, .open): .present(.list)
    case (.list, .open): .present(.detail)
    case (.home, .push): .present(.list, as: .push)
    case (.list, .push): .present(.detail, as: .push)
    case (_, .openAndLose): [.present(.list), .unexpected]
    default: .unexpected
    }
  }
}

/// The order of what a coverage of actions lists.
@Suite struct CoverageOrderTests {
  private typealias Pair = ActionCoverage<ShopCoordinator>.Pair

  private static let graph = NavigationGraph<Shop>([
    Segue(.home => .list, style: .hold, dismissable: true), Segue(.list => .detail, style: .hold, dismissable: true),
    Segue(.home => .help, dismissable: true), Segue(.help => .about, dismissable: true),
  ])

  /// Pairs are listed once, in the order in which they are first seen.
  @Test func pairsAreListedInTheOrderOfTheStates() throws {
    let start = try Navigation(graph: Self.graph)
    var shown = start
    try shown.perform(.present(.list))
    let coverage = ShopCoordinator().coverage(over: [start, shown, start, shown], actions: Tap.allCases)
    #expect(coverage.staying == [Pair(.home, .stay), Pair(.list, .stay)])
    #expect(coverage.done == [Pair(.home, .open), Pair(.list, .open)])
    #expect(
      coverage.unexpected == [
        Pair(.home, .lost), Pair(.home, .openAndLose), Pair(.list, .lost), Pair(.list, .openAndLose),
      ])
    #expect(coverage.refused.map(\.pair) == [Pair(.home, .push), Pair(.list, .push)])
    #expect(coverage.refused.map(\.path) == [[], [.home => .list]])
    #expect(coverage.unvisited == [.detail, .help, .about])
  }

  /// The start of a walk, and the state after each command; without other actions, all of them.
  @Test func eachStateOfAWalkCounts() throws {
    let start = try Navigation(graph: Self.graph)
    let walk: [NavigationCommand<Shop>] = [.present(.list), .present(.detail)]
    let coverage = try ShopCoordinator().coverage(over: walk, from: start)
    #expect(coverage.staying == [Pair(.home, .stay), Pair(.list, .stay), Pair(.detail, .stay)])
    #expect(coverage.unvisited == [.help, .about])
    let few = try ShopCoordinator().coverage(over: walk.prefix(1), from: start, actions: [.lost, .stay])
    #expect(few.unexpected == [Pair(.home, .lost), Pair(.list, .lost)])
    #expect(few.staying == [Pair(.home, .stay), Pair(.list, .stay)] && few.done == [])
    #expect(few.unvisited == [.detail, .help, .about])
    let none = try ShopCoordinator().coverage(over: [NavigationCommand<Shop>](), from: start)
    #expect(none.staying == [Pair(.home, .stay)])
  }
}
