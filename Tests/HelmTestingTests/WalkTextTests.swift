import Helm
import HelmTesting
import Testing

private enum Screen: Fragment { case home, list, detail }
private struct Named: Fragment, CustomStringConvertible { let description: String }

/// The texts of short walks, and the source of rarer commands.
@Suite struct WalkTextTests {
  private static let graph = NavigationGraph<Screen>([
    Segue(.home => .list, dismissable: true), Segue(.home => .detail, dismissable: true),
  ])

  /// In another graph, the same path may present something else.
  @Test func stepsAreEqualIfTheyLeadToTheSameState() throws {
    func steps(_ segues: Segues<Screen>) throws -> [WalkStep<Screen>] {
      try Navigation(graph: NavigationGraph(segues, entry: .home)).walk(covering: .segues).steps
    }
    let (overlay, swap) = (try steps([.overlay(.home => .list)]), try steps([.swap(.home => .list)]))
    #expect(overlay.map(\.path) == swap.map(\.path) && overlay.map(\.presented) != swap.map(\.presented))
    #expect(overlay == (try steps([.overlay(.home => .list)])))
    #expect(overlay != swap)
  }

  @Test func shortWalksAreDescribed() throws {
    let start = try Navigation(graph: Self.graph)
    #expect(
      start.walk(covering: .targets([.segue(.home => .list)])).description == """
        1. present list
             list
        1 step, 1 of 1 covered; 3 states explored, all of them.
        """)
    #expect(
      start.walk(covering: .targets([])).description == "0 steps, 0 of 0 covered; 3 states explored, all of them.")
    let none = start.walk(covering: .targets([.segue(.list => .home)]))
    #expect(
      none.description
        == "not covered: list => home\n0 steps, 0 of 1 covered; 3 states explored, all of them.")
    let few = start.walk(covering: .presentations, limits: WalkLimits(states: 1))
    #expect(few.description.hasSuffix("; 1 state explored, stopped at the limit of 1."))
  }

  /// A relaunch is told as such, rather than as the path that it leads to.
  @Test func relaunchesAreDescribed() throws {
    let walk = try Navigation(graph: Self.graph).walk(
      covering: .segues, strategy: .tour(WalkCosts(dismiss: 9, replace: nil, relaunch: 2)))
    let lines = walk.description.split(separator: "\n").map(String.init)
    #expect(lines.count == 7)
    #expect(Array(lines.prefix(4).suffix(2)) == ["2. relaunch", "     home"])
    #expect(lines.last == "3 steps, 2 of 2 covered; 3 states explored, all of them.")
    #expect(walk.cost(WalkCosts(present: 3, dismiss: 9, replace: nil, relaunch: 5)) == 11)
  }

  // MARK: Source

  private func lines<N: Fragment>(_ commands: [NavigationCommand<N>]) -> [String] {
    Recording<N>(start: [], entries: commands.map { .command($0) }, end: [])
      .asTest().split(separator: "\n").dropFirst(2).dropLast(3).map { String($0.dropFirst(2)) }
  }

  @Test func placesAndOccurrencesAreWrittenAsSwift() {
    let (home, list) = (PathFragment<Screen>(.home), PathFragment<Screen>(.list))
    let (second, identified) = (PathFragment<Screen>(.list, occurrence: 1), PathFragment<Screen>(.list, id: "7"))
    let commands: [NavigationCommand<Screen>] = [
      .present(.place(list)), .present(.place(identified)), .dismiss(.edge(PathEdge(from: home, to: second))),
      .dismiss(.edge(PathEdge(from: second, to: home))), .present(.edge(PathEdge(from: home, to: list))),
    ]
    #expect(
      lines(commands) == [
        "helm.present(.list)", #"helm.present(.list, id: "7")"#,
        "helm.perform(.dismiss(.edge(PathEdge(from: PathFragment(.home), to: PathFragment(.list, occurrence: 1)))))",
        "helm.perform(.dismiss(.edge(PathEdge(from: PathFragment(.list, occurrence: 1), to: PathFragment(.home)))))",
        "helm.perform(.present(.edge(.home => .list)))",
      ])
  }

  /// Names that Swift reserves after a dot are in backquotes.
  @Test(arguments: ["self", "Type", "Protocol"]) func reservedNamesAreInBackquotes(name: String) {
    let command = NavigationCommand<Named>.present(Named(description: name))
    #expect(lines([command]) == ["helm.present(.`\(name)`)"])
  }

  /// A private type has no name outside of its file, so its own is written.
  @Test func thePathOfAPrivateTypeHasItsName() {
    let lines = Recording<Screen>(start: [], entries: [], end: [.home => .list]).asTest().split(separator: "\n")
    #expect(lines.contains("  let end: HelmPath<Screen> = [.home => .list]"))
  }
}
