import Foundation
import Testing

@testable import Helm
@testable import HelmCore

/// Restoring a saved state in a later version of the app, beyond renames.
@MainActor @Suite struct MigrationTests {
  enum App: Fragment { case home, shell, tabs, list, search, detail, compose, extra }

  private static let old: Segues<App> = [
    .tabs(.home => [.list, .search]), .push(.list => .detail), .sheet(.home => .compose),
  ]

  private func saved(_ screens: [PathFragment<App>], at date: Date? = nil) throws -> Data {
    let helm = try Helm(nav: Self.old)
    for screen in screens { helm.present(screen.fragment, id: screen.id) }
    return try #require(helm.save(at: date))
  }

  @Test func anInsertedContainerIsBridged() throws {
    let new: Segues<App> = [
      .tabs(.home => .tabs), .tabs(.tabs => [.search, .list]), .push(.list => .detail), .sheet(.home => .compose),
    ]
    let data = try saved([
      PathFragment(.search), PathFragment(.list), PathFragment(.detail, id: 5), PathFragment(.compose),
    ])
    let helm = try Helm(restoring: data, nav: new)
    #expect(
      helm.path.map(\.description) == [
        "home => tabs", "tabs => search", "tabs => list", "list => detail (id 5)", "home => compose",
      ])
    #expect(helm.restoration?.dropped == [])
    #expect(helm.presentedFragments.map(\.fragment) == [.home, .tabs, .detail, .compose])
  }

  @Test func severalInsertedContainersAndANewEntryAreBridged() throws {
    let new: Segues<App> = [
      .swap(.shell => .home, auto: true), .tabs(.home => .extra), .tabs(.extra => .tabs),
      .tabs(.tabs => [.list, .search]),
      .push(.list => .detail),
    ]
    let helm = try Helm(restoring: try saved([PathFragment(.detail, id: 5)]), nav: new)
    #expect(
      helm.path.map(\.to.description) == ["home", "extra", "tabs", "list", "detail (id 5)"])
    #expect(helm.restoration?.isComplete == true)
  }

  @Test func anInsertedScreenIsNotBridged() throws {
    let new: Segues<App> = [
      .tabs(.home => [.list, .search]), .push(.list => .extra), .push(.extra => .detail), .sheet(.home => .compose),
    ]
    let helm = try Helm(restoring: try saved([PathFragment(.detail, id: 5)]), nav: new)
    #expect(helm.presentedFragments.map(\.fragment) == [.home, .list])
    #expect(helm.restoration?.dropped.map(\.reason) == [.missingSegue(.list => .detail)])
    #expect(helm.restoration?.dropped.map(\.index) == [1])
  }

  @Test func aDisabledContainerIsNotBridged() throws {
    let new: Segues<App> = [.tabs(.home => .tabs), .tabs(.tabs => .list), .push(.list => .detail)]
    let helm = try Helm(nav: new)
    helm.edit(segue: .home => .tabs).add(trait: .disabled)
    let report = helm.restore(saved: try saved([PathFragment(.detail, id: 5)]))
    #expect(
      report.dropped.map(\.reason) == [.missingSegue(.home => .list), .sourceDropped(0)])
    #expect(helm.path.isEmpty)
  }

  /// An inserted fragment is a container or presented by an auto, takes no id, and there are at most three in a row.
  @Test(
    arguments: [
      ([.inline(.home => .tabs), .inline(.tabs => .list)], ["tabs", "list"]),
      ([.overlay(.home => .tabs), .inline(.tabs => .list)], ["tabs", "list"]),
      ([.push(.home => .tabs, auto: true), .push(.tabs => .list)], ["tabs", "list"]),
      ([.push(.home => .tabs), .push(.tabs => .list)], []),
      ([.inline(.home => .tabs), .inline(.tabs => .list), .ids(Int.self, for: .tabs)], []),
      (
        [.inline(.home => .tabs), .inline(.tabs => .shell), .inline(.shell => .extra), .inline(.extra => .list)],
        ["tabs", "shell", "extra", "list"]
      ),
      (
        [
          .inline(.home => .tabs), .inline(.tabs => .shell), .inline(.shell => .extra), .inline(.extra => .compose),
          .inline(.compose => .list),
        ], []
      ),
      // The shortest way, or the first of equally short ones.
      (
        [
          .inline(.home => [.shell, .tabs]), .inline(.shell => .extra), .inline(.extra => .list),
          .inline(.tabs => .list),
        ],
        ["tabs", "list"]
      ),
      ([.inline(.home => [.shell, .tabs]), .inline([.tabs, .shell] => .list)], ["shell", "list"]),
      // Containers that have segues to one another, and back to the source of the edge.
      (
        [.inline(.home => .tabs), .inline(.tabs => [.shell, .home]), .inline(.shell => [.tabs, .list])],
        ["tabs", "shell", "list"]
      ),
    ] as [(Segues<App>, [String])])
  func onlyContainersAreBridged(new: Segues<App>, way: [String]) throws {
    let data = Data(#"{"version":2,"graph":"","history":1,"names":["list"],"path":"0 0"}"#.utf8)
    let graph = NavigationGraph(new, entry: .home)
    let edge = SavedEdge(cause: 0, name: 0, id: nil, occurrence: 0)
    let kept = SavedPath<App>(names: ["list"], fragments: [.list], edges: [edge])
    let found = try Navigation(graph: graph).restorable(kept) { _ in nil }
    #expect(found.navigation.path.map(\.to.description) == way)
    #expect(found.dropped.map(\.reason) == (way.isEmpty ? [.missingSegue(.home => .list)] : []))
    #expect(try Helm(restoring: data, graph: graph).restoration?.isComplete == !way.isEmpty)
  }

  /// Two edges of one source go through the same containers.
  @Test func aContainerIsInsertedOnlyOnce() throws {
    let new: Segues<App> = [.tabs(.home => .tabs), .tabs(.tabs => [.list, .search]), .sheet(.list => .compose)]
    let data = try saved([PathFragment(.search), PathFragment(.list)])
    let helm = try Helm(restoring: data, nav: new)
    #expect(helm.path.map(\.description) == ["home => tabs", "tabs => search", "tabs => list"])
    #expect(helm.restoration?.description == "All 2 saved edges are restored, and 1 more added.")
  }

  @Test func idsAreMigrated() throws {
    let new: Segues<App> = [
      .tabs(.home => [.list, .search]), .push(.list => .detail), .sheet(.home => .compose),
      .ids(Int.self, for: .detail),
    ]
    let data = try saved([PathFragment(.detail, id: "news-5")])
    let dropped = try Helm(restoring: data, nav: new).restoration?.dropped.map(\.reason)
    #expect(dropped == [.wrongID(.list => .detail, expected: "Int")])
    let migration = StateMigration<App> { fragment, id in
      fragment == .detail ? String(id.drop { !$0.isNumber }) : id
    }
    let helm = try Helm(restoring: data, nav: new, migrating: migration)
    #expect(helm.presentedFragments.last == PathFragment(.detail, id: 5))
    // In the same graph, a valid path is left unchanged.
    let seven = StateMigration<App> { _, _ in "7" }
    let again = try #require(helm.save())
    #expect(
      try Helm(restoring: again, nav: new, migrating: seven).presentedFragments.last == PathFragment(.detail, id: 5))
  }

  @Test func aSavedStateExpires() throws {
    let start = Date(timeIntervalSince1970: 1_000_000)
    let data = try saved([PathFragment(.detail, id: 5)], at: start)
    func restored(after seconds: Double) throws -> Helm<App> {
      try Helm(
        restoring: data, nav: Self.old,
        migrating: StateMigration(lifetime: 60, now: { start.addingTimeInterval(seconds) }))
    }
    #expect(try restored(after: 60).presentedFragments.last == PathFragment(.detail, id: 5))
    let late = try restored(after: 61)
    #expect(late.presentedFragments.map(\.fragment) == [.home, .list])
    #expect(late.restoration?.description == "Nothing was restored: It has expired.")
    // Neither a clock that was set back nor a state without a date expires.
    #expect(try restored(after: -500).restoration?.isComplete == true)
    let undated = try saved([PathFragment(.detail, id: 5)])
    #expect(undated != data)
    let limited = StateMigration<App>(lifetime: 60)
    #expect(try Helm(restoring: undated, nav: Self.old, migrating: limited).restoration?.isComplete == true)
    #expect(try Helm(restoring: data, nav: Self.old, migrating: limited).restoration?.problem == "It has expired.")
  }

  /// For any path, inserted containers result in a reachable state.
  @Test func manyBridgesTakeLinearWork() throws {
    let new: Segues<App> = [.tabs(.home => .tabs), .tabs(.tabs => [.list, .search]), .push(.list => .detail)]
    let text = #"{"graph":"","history":9,"names":["list","search","detail"],"path":[[0,0]"#
    for count in [100, 20_000] {
      let edges = (0..<count).map { #",[\#($0 % 2 == 0 ? 0 : $0),\#($0 % 3)]"# }.joined()
      let helm = try Helm(restoring: Data((text + edges + #"],"version":1}"#).utf8), nav: new)
      #expect(helm.restoration?.problem == nil)
      var check = try Navigation(graph: helm.graph)
      try check.replace(path: helm.path)
      #expect(check.path == helm.path)
    }
  }
}
