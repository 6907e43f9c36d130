import Helm
import HelmDocuments
import HelmTesting
import Testing

@testable import HelmTools

/// The searches of a comparison against naive ones, which start over for each question.
@Suite struct NaiveSearchTests {
  @Test(arguments: 0..<Trials.count(40)) func theSearchFindsBrokenPathsBreadthFirst(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    let document = try SavedPathTests.graph(&random)
    let old = try Navigation(graph: document.graph)
    for segue in document.segues {
      let changed = document.with(SavedPathTests.segue(segue.from, segue.to, &random))
      guard let new = try? Navigation(graph: changed.graph) else { continue }
      for limit in [1, 7, 60] {
        let search = SavedPathSearch(old, limit: limit)
        let seeds = [[], search.path(taking: segue.edge)].compactMap(\.self)
        let naive = seeds.lazy.compactMap {
          Self.firstPath(from: $0, in: old, breakingIn: new, by: segue.edge, limit: limit)
        }.first
        #expect(search.path(breakingIn: new, by: segue.edge) == naive, "seed \(seed), \(segue.edge), limit \(limit)")
      }
    }
  }

  /// The shortest path with a segue that another graph does not restore, each restored from its start.
  private static func firstPath(
    from seed: HelmPath<Named>, in old: Navigation<Named>, breakingIn new: Navigation<Named>,
    by edge: DirectedEdge<Named>, limit: Int
  ) -> HelmPath<Named>? {
    func shown(_ path: HelmPath<Named>, in graph: Navigation<Named>) -> [PathFragment<Named>]? {
      var state = graph
      return (try? state.perform(.replace(path))) == nil || state.path != path ? nil : state.presentedFragments
    }
    func isBroken(_ path: HelmPath<Named>) -> Bool {
      path.contains { $0.edge == edge } && (shown(path, in: new) == nil || shown(path, in: new) != shown(path, in: old))
    }
    if isBroken(seed) { return seed }
    var pending = [seed]
    var next = 0
    var tries = 0
    while next < pending.count, pending.count < limit, tries < limit * 8 {
      let path = pending[next]
      next += 1
      var state = old
      guard (try? state.perform(.replace(path))) != nil else { continue }
      tries += state.presentedFragments.count
      for source in state.presentedFragments.reversed() {
        for edge in old.graph.outgoingEdges(of: source.fragment) {
          let target = PathFragment(edge.to, id: old.graph.idKind(of: edge.to)?.example)
          var longer = old
          let asked = HelmPath(Array(path) + [PathEdge(from: source, to: target)])
          guard (try? longer.perform(.replace(asked))) != nil, longer.path.count == path.count + 1,
            Array(longer.path.dropLast()) == Array(path)
          else { continue }
          if isBroken(longer.path) { return longer.path }
          pending.append(longer.path)
        }
      }
    }
    return nil
  }

  @Test(arguments: 0..<40 as Range<UInt64>) func reachableFragmentsMatchAFullExploration(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    let document = try SavedPathTests.graph(&random)
    // An auto hides the other segues of its origin.
    let segues = document.segues.map { segue in
      random.below(8) == 0
        ? Segue(
          segue.edge, style: segue.style, dismissable: segue.dismissable, auto: true, presentation: segue.presentation)
        : segue
    }
    guard let start = try? Navigation(graph: NavigationGraph(segues, entry: "0")) else { return }
    let limits = GraphDifference.Limits(states: 300)
    let reached = ReachedFragments(from: start, taking: start.graph.edges, limits)
    let exploration = start.explore(limits: ExplorationLimits(states: limits.states))
    for fragment in start.graph.fragments {
      let state = exploration.states.first { $0.navigation.isPresented(fragment, id: .any) }
      let way = reached.way(to: fragment)
      if let state {
        #expect(way?.count == state.depth, "\(fragment), seed \(seed)")
      } else if exploration.isComplete {
        #expect(way == nil, "\(fragment), seed \(seed)")
      }
      #expect(reached.reaches(fragment) == (way != nil), "\(fragment), seed \(seed)")
    }
    for edge in start.graph.edges {
      let walk = start.shortestPath(to: .segue(edge), limits: ExplorationLimits(states: limits.states))
      #expect(reached.way(taking: edge) == walk?.steps.map(\.command), "\(edge), seed \(seed)")
    }
  }

  /// Three hundred fragments that differ only by their numbers.
  @Test func manyRenamesAreGuessed() throws {
    func star(_ prefix: String) -> GraphDocument {
      document((1...300).map { Segue(from: "hub", to: Named("\(prefix)\($0)"), dismissable: true) })
    }
    let renames = guessedRenames(from: star("screen").graph, to: star("page").graph)
    #expect(renames.count > 200)
    #expect(renames.allSatisfy { $0.key.name.dropFirst(6) == $0.value.name.dropFirst(4) })
    let one = guessedRenames(
      from: star("screen").graph, to: document(star("screen").segues).renaming("screen7", "screen7b").graph)
    #expect(one == ["screen7": "screen7b"])
  }

  /// Of more than four hundred fragments, only the first are compared: it is another app.
  @Test func onlyTheFirstFourHundredFragmentsAreCompared() {
    func app(_ last: [Named], gone: Int) -> NavigationGraph<Named> {
      let rest = (0..<gone).map { Segue<Named>(from: "hub", to: Named("x\($0)"), style: .hold) }
      let pairs = last.flatMap {
        [Segue<Named>(from: "home", to: $0), Segue<Named>(from: $0, to: "list", dismissable: true)]
      }
      return document([Segue(from: "home", to: "hub")] + pairs + rest, entry: "home").graph
    }
    func renames(_ gone: Int) -> [Named: Named] {
      guessedRenames(from: app(["first"], gone: gone), to: app(["renamed"], gone: 0))
    }
    #expect(renames(3) == ["first": "renamed"])
    // The renamed fragment is the first removed one in graph order.
    #expect(renames(401) == ["first": "renamed"])
    #expect(guessedRenames(from: app(["renamed"], gone: 0), to: app(["first"], gone: 401)) == ["renamed": "first"])
    let late = document(
      (0..<401).map { Segue<Named>(from: "home", to: Named("x\($0)"), style: .hold) }
        + [Segue(from: "home", to: "last"), Segue(from: "last", to: "home", dismissable: true)], entry: "home"
    ).graph
    let new = document(
      [Segue(from: "home", to: "renamed"), Segue(from: "renamed", to: "home", dismissable: true)], entry: "home"
    ).graph
    #expect(guessedRenames(from: late, to: new) == [:] && guessedRenames(from: new, to: late) == [:])
  }

  /// How similar names have to be if a single segue is shared.
  @Test(arguments: [
    ("list", "lists", true), ("list", "LIST", true), ("list", "mist", true), ("list", "item", false),
    ("abcd", "dcba", false),
    ("detail", "details", true), ("a", "b", false), ("kitten", "sitting", true), ("ab", "cd", false),
    ("", "list", false), ("list", "", false), ("abcde", "abxyz", true), ("abcde", "axyzw", false),
  ])
  func aRenameWithOneSegueRequiresASimilarName(old: String, new: String, isRenamed: Bool) {
    func app(_ name: String) -> NavigationGraph<Named> {
      document([Segue(from: "home", to: Named(name), dismissable: true), Segue(from: "home", to: "other")]).graph
    }
    #expect(guessedRenames(from: app(old), to: app(new)) == (isRenamed ? [Named(old): Named(new)] : [:]))
  }

  /// Six of ten segues have to be shared, if the names have nothing in common, and otherwise half of them.
  @Test(arguments: [("bbbb", 0, true), ("bbbb", 1, false), ("aaab", 1, true), ("aaab", 2, false), ("aabb", 1, true)])
  func aRenameRequiresThatMostSeguesAreShared(name: Named, more: Int, isRenamed: Bool) {
    func app(_ name: Named, _ others: [Named]) -> NavigationGraph<Named> {
      let all: [Named] = ["x", "y", "z", "v", "w", "p", "q", "r", "s", "t"]
      let known = all.map { Segue<Named>(from: "home", to: $0, style: .hold) }
      return document(known + others.map { Segue(from: name, to: $0) }, entry: "home").graph
    }
    let renames = guessedRenames(
      from: app("aaaa", ["x", "y", "z", "v", "w"]),
      to: app(name, ["x", "y", "z", "p", "q"] + ["r", "s", "t"].prefix(more == 2 ? 3 : more)))
    #expect(renames == (isRenamed ? ["aaaa": name] : [:]))
  }

  /// The rules of a segue count as much as its ends.
  @Test func seguesWithOtherRulesAreNotShared() {
    func app(_ name: Named, _ segues: (Named) -> [Segue<Named>]) -> NavigationGraph<Named> {
      document([Segue(from: "home", to: "list")] + segues(name), entry: "home").graph
    }
    let old: (Named) -> [Segue<Named>] = { [Segue(from: "home", to: $0), Segue(from: $0, to: "list")] }
    func found(_ new: (Named) -> [Segue<Named>]) -> Bool {
      !guessedRenames(from: app("old", old), to: app("xyzzy", new)).isEmpty
    }
    #expect(found(old))
    #expect(!found { [Segue(from: "home", to: $0, dismissable: true), Segue(from: $0, to: "list")] })
    #expect(!found { [Segue(from: "home", to: $0, auto: true), Segue(from: $0, to: "list")] })
    #expect(!found { [Segue(from: "home", to: $0), Segue(from: $0, to: "list", style: .hold)] })
    #expect(!found { [Segue(from: $0, to: "home"), Segue(from: $0, to: "list")] })
    #expect(!found { [Segue(from: "list", to: $0), Segue(from: $0, to: "list")] })
    // Tags and `leaving` don't matter.
    #expect(found { [Segue(from: "home", to: $0, tag: NamedTag("t")), Segue(from: $0, to: "list", leaving: "home")] })
  }

  /// Of two equally good candidates, neither is guessed.
  @Test func ambiguousRenamesAreNotGuessed() {
    func app(_ names: [Named]) -> NavigationGraph<Named> {
      document(
        names.flatMap { [Segue<Named>(from: "home", to: $0), Segue<Named>(from: $0, to: "list", dismissable: true)] },
        entry: "home"
      ).graph
    }
    #expect(guessedRenames(from: app(["aaa"]), to: app(["bbb", "ccc"])) == [:])
    #expect(guessedRenames(from: app(["bbb", "ccc"]), to: app(["aaa"])) == [:])
    #expect(guessedRenames(from: app(["aaa"]), to: app(["aab", "ccc"])) == ["aaa": "aab"])
    #expect(guessedRenames(from: app(["ccc", "aab"]), to: app(["aaa"])) == ["aab": "aaa"])
  }
}
