import Foundation
import HelmTesting
import Testing

@testable import Helm
@testable import HelmCore

/// Restoring a saved state in an app that has changed since.
@MainActor @Suite struct ChangedAppTests {
  private static let old: [Segue<OldScreen>] = [
    Segue(.home => .cities, style: .hold, auto: true), Segue(.cities => .detail, dismissable: true),
    Segue(.home => .compose, style: .hold, dismissable: true),
  ]

  private func saved(_ screens: [OldScreen]) throws -> Data {
    let helm = try Helm(graph: NavigationGraph(Self.old, entry: .home))
    for screen in screens { helm.present(screen) }
    return try #require(helm.save())
  }

  @Test func anAutoOpensATabIfTheSavedTabIsUnknown() throws {
    let helm = try Helm(
      restoring: try saved([.detail]),
      graph: NavigationGraph<Screen>([
        Segue(.home => .list, style: .hold, auto: true), Segue(.list => .detail, dismissable: true),
      ]))
    #expect(helm.presentedFragments == [PathFragment(.home), PathFragment(.list)])
    #expect(helm.restoration?.restored.isEmpty == true)
    #expect(
      helm.restoration?.description == """
        No edge is restored, and 2 dropped:
          edge 0 to cities: there is no such fragment; if it was renamed, declare the rename
          edge 1 to detail: it was presented from the fragment of edge 0, which was dropped
        """)
  }

  @Test func anAutoOpensATabUnderARestoredSheet() throws {
    let graph = NavigationGraph<Screen>([
      Segue(.home => .list, style: .hold, auto: true), Segue(.list => .news),
      Segue(.home => .compose, style: .hold, dismissable: true),
    ])
    let helm = try Helm(restoring: try saved([.compose]), graph: graph)
    #expect(helm.presentedFragments.map(\.fragment) == [.home, .list, .compose])
    var check = try Navigation(graph: graph)
    try check.replace(path: helm.path)
    #expect(check.presentedFragments == helm.presentedFragments)
  }

  @Test func anAutoOpensATabIfTheSavedAppHadNoTabs() throws {
    let plain = try Helm<Screen>(nav: [Segue(.home => .compose, style: .hold, dismissable: true)])
    let data = try #require(plain.save())
    let helm = try Helm(
      restoring: data,
      graph: NavigationGraph<Screen>([
        Segue(.home => .compose, style: .hold, dismissable: true), Segue(.home => .list, style: .hold, auto: true),
        Segue(.home => .news, style: .hold),
      ]))
    #expect(helm.presentedFragments == [PathFragment(.home), PathFragment(.list)])
    #expect(helm.restoration?.description == "Nothing but the entry was saved, and 1 more added.")
    #expect(try Helm(restoring: data, graph: plain.graph).path.isEmpty)
  }

  private enum Plain: Fragment { case home, item }

  private enum Numbered: Fragment, CustomStringConvertible {
    case home, item(Int)
    var description: String { if case .home = self { "home" } else { "item" } }
  }

  /// Which of several fragments with one name was meant is unknown.
  @Test(arguments: [1, 2, 3]) func aNameThatSeveralFragmentsShareIsRestoredAsNone(count: Int) throws {
    let old = try Helm<Plain>(nav: [.sheet(.home => .item)])
    old.present(.item)
    let data = try #require(old.save())
    let helm = try Helm(restoring: data, nav: [.sheet(.home => (0..<count).map { Numbered.item($0) })])
    #expect(helm.presentedFragments.map(\.fragment) == (count == 1 ? [.home, .item(0)] : [.home]))
    #expect(helm.restoration?.dropped.map(\.reason) == (count == 1 ? [] : [.unknownFragment]))
  }

  @Test func aDismissedAutoSheetIsNotPresentedAgain() throws {
    let welcome = Segue<Screen>(.home => .compose, style: .hold, dismissable: true, auto: true)
    let first = try Helm<Screen>(nav: [welcome])
    first.dismiss()
    let data = try #require(first.save())
    let helm = try Helm(restoring: data, graph: NavigationGraph([welcome, Segue(.home => .list)]))
    #expect(helm.path.isEmpty)
  }

  @Test func aDeniedAutoIsNotPresented() throws {
    let helm = try Helm(
      graph: NavigationGraph<Screen>([
        Segue(.home => .list, style: .hold, auto: true), Segue(.home => .compose, style: .hold, dismissable: true),
      ]))
    helm.guard(.into(.list)) { .deny("closed") }
    let report = helm.restore(saved: try saved([.compose]))
    #expect(helm.presentedFragments.map(\.fragment) == [.home, .compose])
    #expect(report.kept == 1)
  }

  // MARK: Bounded work

  /// A document in which every edge but the first excludes all others.
  private func exclusive(_ count: Int) -> Data {
    let edges = ["[0,0]"] + Array(repeating: "[0,1]", count: count - 1)
    return Data(
      #"{"version":1,"graph":"","history":1,"names":["list","news"],"path":[\#(edges.joined(separator: ","))]}"#.utf8)
  }

  @Test(arguments: [1_000, 2_000, 20_000]) func edgesThatExcludeEachOtherTakeLinearWork(count: Int) throws {
    let graph = NavigationGraph<Screen>([Segue(.home => .list), Segue(.home => .news, dismissable: true)])
    var work = RestorationLimits.work(for: count)
    let helm = try Helm(restoring: exclusive(count), graph: graph)
    #expect(helm.path == [.home => .list])
    #expect(helm.restoration?.dropped.count == count - 1)
    let index = graph.index
    let machine = Machine(index, entry: index.inlets[0])
    let steps = (0..<count).map {
      RestorationReplay.Step(segue: SegueIndex($0 == 0 ? 0 : 1), cause: 0, id: nil, occurrence: 0)
    }
    let replay = RestorationReplay(steps, without: [], from: machine, work: &work)
    #expect(replay.kept == 1 && replay.blockers == [0])
    #expect(RestorationLimits.work(for: count) - work <= 20 * count)
    #expect(RestorationLimits.searching(for: 5 * count) <= 950_000)
    #expect(RestorationLimits.searching(for: 100_000) == 0)
  }

  /// A path of a list and details above one another.
  private func deep<S: Fragment>(_ count: Int, _ list: S, _ detail: S) throws -> Data {
    let edges = (0..<count).map { index in
      PathEdge(
        from: index == 0 ? PathFragment(list) : PathFragment(detail, id: index), to: PathFragment(detail, id: index + 1)
      )
    }
    let graph = NavigationGraph<S>([
      Segue(list => detail, dismissable: true), Segue(detail => detail, dismissable: true),
    ])
    return try #require(try Helm(graph: graph, path: HelmPath(edges)).save())
  }

  /// Each edge is processed by positions: names are looked up as often for a long path as for a short one.
  @Test func nameLookupsDoNotGrowWithThePath() throws {
    let counts = try [100, 1_000].map { count in
      let data = try deep(count, CountedScreen.list, .detail)
      let graph = NavigationGraph<CountedScreen>([
        Segue(.list => .detail, dismissable: true), Segue(.detail => .detail, dismissable: true),
      ])
      CountedScreen.lookUps = 0
      let helm = try Helm(restoring: data, graph: graph)
      let lookUps = CountedScreen.lookUps
      #expect(helm.path.count == count && helm.restoration?.isComplete == true)
      return lookUps
    }
    #expect(counts[0] == counts[1] && counts[0] < 100, "\(counts)")
  }

  /// Frames that hide one another at depth: the work is bounded for any saved state.
  @Test func aDeepPathOfExcludedEdgesTakesBoundedWork() throws {
    let graph = NavigationGraph<Screen>([
      Segue(.home => .list), Segue(.list => .detail, dismissable: true), Segue(.detail => .detail, dismissable: true),
      Segue(.list => .news, dismissable: true),
    ])
    // Linear work takes about fifty times as long in a debug build.
    #if DEBUG
      let count = 1_500
    #else
      let count = 8_000
    #endif
    let deep = (2..<count).map { #"[\#($0),1,"\#($0)"]"# }
    let lost = Array(repeating: "[1,2]", count: count)
    let path = (["[0,0]", #"[1,1,"1"]"#] + deep + lost).joined(separator: ",")
    let data = Data(
      #"{"version":1,"graph":"","history":1,"names":["list","detail","news"],"path":[\#(path)]}"#.utf8)
    let helm = try Helm(restoring: data, graph: graph)
    #expect(helm.path.count == count)
    #expect(helm.restoration?.dropped.count == count)
    // One edge excludes all others, so two choices prove that no other part is longer.
    #expect(helm.restoration?.isLongest == true)
  }

  /// Either edge of thirty pairs can be dropped, which is too many choices to try.
  @Test func tooManyAlternativesAreNotAllTried() throws {
    let graph = NavigationGraph<Screen>([
      Segue(.home => .detail, style: .hold), Segue(.detail => .detail, style: .hold),
      Segue(.detail => .compose, style: .hold, dismissable: true),
      Segue(.detail => .news, style: .hold, dismissable: true),
    ])
    let nest = (0..<30).map { #"[\#($0),0,"\#($0)"]"# }
    let sheets = (1...30).flatMap { ["[\($0),1]", "[\($0),2]"] }
    let path = (nest + sheets).joined(separator: ",")
    let data = Data(
      #"{"version":1,"graph":"","history":1,"names":["detail","compose","news"],"path":[\#(path)]}"#.utf8)
    let helm = try Helm(restoring: data, graph: graph)
    let report = try #require(helm.restoration)
    #expect(report.kept == 60 && report.dropped.count == 30 && !report.isLongest)
    #expect(
      helm.path.filter { $0.to.fragment == .compose }.count == 30, "of two that exclude each other, the earlier one")
  }
}

/// A screen that counts how often it is looked up.
private enum CountedScreen: Int, Fragment {
  case list, detail

  @MainActor static var lookUps = 0

  func hash(into hasher: inout Hasher) {
    MainActor.assumeIsolated { Self.lookUps += 1 }
    hasher.combine(rawValue)
  }
}
