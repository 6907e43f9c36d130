import Helm
import HelmTesting
import Testing

@Suite("Properties")
struct PropertyTests {
  enum Screen: Fragment { case splash, login, home, feed, article, compose }

  static let graph = NavigationGraph<Screen>([
    Segue(.splash => .login), Segue(.login => .home), Segue(.home => .feed, style: .hold, auto: true),
    Segue(.feed => .article, dismissable: true), Segue(.home => .compose, style: .hold, dismissable: true),
  ])

  /// The message of a failed expectation.
  func failure(_ property: NavigationProperty<Screen>, states: Int = 10_000) -> PropertyFailure<Screen>? {
    do throws(PropertyFailure<Screen>) {
      try Self.graph.expect(property, limits: ExplorationLimits(states: states))
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "properties that hold",
    arguments: [
      .always(.everyWay(to: .home, takes: .login => .home)), .always(.everyWay(to: .article, passes: .home)),
      .always(.everyWay(to: .article, takesOneOf: [.login => .home, .splash => .login])),
      .always(.everyWay(to: .home, passesGuardOn: .into(.home))), .always(.neverTogether(.login, .home)),
      .always(.canReach(.feed, within: 2)), .never(.together(.splash, .login)),
      .always(.holds("something is presented") { !$0.presentedFragments.isEmpty }),
    ] as [NavigationProperty<Screen>])
  func hold(property: NavigationProperty<Screen>) throws {
    try Self.graph.expect(property)
  }

  @Test("everyWay(to:takes:) fails with the shortest way without the segue")
  func avoided() {
    #expect(
      failure(.always(.everyWay(to: .compose, takes: .feed => .article)))
        == .counterexample(
          property: "always: every way to compose takes feed => article",
          steps: [.present(.login, id: nil), .present(.home, id: nil), .present(.compose, id: nil)],
          presented: [.init(.home), .init(.feed), .init(.compose)]))
  }

  @Test("everyWay(to:passes:) fails for an avoidable fragment, and holds for one that an auto presents")
  func around() {
    #expect(failure(.always(.everyWay(to: .compose, passes: .feed))) == nil, "the auto presents it along with home")
    guard case .counterexample(_, let steps, _) = failure(.always(.everyWay(to: .compose, passes: .article))) else {
      Issue.record("no counterexample")
      return
    }
    #expect(steps.count == 3)
  }

  @Test("neverTogether and canReach fail with numbered steps")
  func together() {
    #expect(
      failure(.always(.neverTogether(.home, .article)))?.description == """
        Not always: home and article are not presented together.
        1. present login
        2. present home
        3. present article
        Then, presented from the bottom to the top: home, article.
        """)
    #expect(
      failure(.always(.canReach(.feed, within: 1)))?.description == """
        Not always: feed is at most 1 command away.
        Right at the start, presented from the bottom to the top: splash.
        """)
    #expect(failure(.always(.canReach(.login, within: 1)))?.description.contains("2. present home") == true)
  }

  @Test("a property that the limit leaves undecided fails as undecided")
  func undecided() {
    #expect(
      failure(.never(.presents(.compose)), states: 2)
        == .undecided(property: "never: compose is presented", explored: 2, end: .stateLimit(2)))
    #expect(failure(.always(.everyWay(to: .article, takes: .login => .home)), states: 1) == nil, "the graph proves it")
  }

  @Test("states beyond the limit count as near", arguments: 1...6)
  func undecidedDistances(states: Int) {
    #expect(
      failure(.always(.canReach(.feed, within: 2)), states: states)
        == (states > 5
          ? nil
          : .undecided(
            property: "always: feed is at most 2 commands away", explored: states, end: .stateLimit(states))))
  }

  @Test("a property of an invalid graph fails with the findings")
  func unsound() {
    let graph = NavigationGraph<Screen>([Segue(.splash => .login), Segue(.login => .splash)])
    #expect(
      throws: PropertyFailure<Screen>.unsound(property: "never: home is presented", .init(findings: [.noEntry]))
    ) { try graph.expect(.never(.presents(.home))) }
  }

  @Test("an invariant that fails on a random walk is shrunk to a minimal script")
  func randomWalks() throws {
    let start = try Navigation(graph: Self.graph)
    let failure = #expect(throws: InvariantFailure<Screen>.self) {
      try start.expect("no compose over an article", on: RandomWalks(seed: 3, count: 200, length: 60)) {
        !($0.isPresented(.compose) && $0.isPresented(.article))
      }
    }
    let script = try #require(failure?.script)
    #expect(script.count == 4)
    #expect(Array(script.prefix(2)) == [.present(.login, id: nil), .present(.home, id: nil)])
    #expect(Set(script.suffix(2)) == [.present(.article, id: nil), .present(.compose, id: nil)])
    let test = try #require(failure).asTest()
    #expect(test.contains("  helm.present(.compose)\n"))
    #expect(
      test.hasPrefix(
        """
        // At the end, this does not hold: no compose over an article.
        @Test @MainActor func keepsTheInvariant() throws {
          let helm = try Helm(graph: graph, path: [
        """) || test.contains("func keepsTheInvariant() throws {\n  let helm = try Helm(graph: graph)\n"))
  }

  @Test("the same seed makes the same walks, and an invariant that holds passes")
  func seeds() throws {
    let start = try Navigation(graph: Self.graph)
    try start.expect("splash and home are apart", on: RandomWalks(seed: 9)) {
      !($0.isPresented(.splash) && $0.isPresented(.home))
    }
    func failure(_ seed: UInt64) -> InvariantFailure<Screen>? {
      #expect(throws: InvariantFailure<Screen>.self) {
        try start.expect("no article", on: RandomWalks(seed: seed)) { !$0.isPresented(.article) }
      }
    }
    #expect(failure(5) == failure(5))
  }
}
