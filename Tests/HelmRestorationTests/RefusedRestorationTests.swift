import Foundation
import HelmTestSupport
import Testing

@testable import Helm
@testable import HelmCore

/// Reports of interrupted restorations, and each reason to drop an edge.
@MainActor @Suite struct RefusedRestorationTests {
  enum Club: Fragment { case splash, login, home, news, article, compose, terms, extra }

  private static let segues: [Segue<Club>] = [
    Segue(.splash => .login), Segue(.splash => .home), Segue(.login => .home),
    Segue(.home => .news, style: .hold, auto: true), Segue(.news => .article, dismissable: true),
    Segue(.home => .compose, style: .hold, dismissable: true),
    Segue(.compose => .terms, style: .hold, dismissable: true),
  ]

  private func deep() throws -> (data: Data, path: HelmPath<Club>) {
    let helm = try Helm(nav: Self.segues)
    helm.present(.home)
    helm.present(.article, id: 7)
    return (try #require(helm.save()), helm.path)
  }

  /// An app at home, with a fragment that has to be left.
  private func writing() throws -> Helm<Club> {
    let helm = try Helm(nav: Self.segues)
    helm.present(.home)
    helm.present(.compose)
    return helm
  }

  /// Leave guards of the draft, with yielded answers.
  private func guardDraft(of helm: Helm<Club>) -> AsyncStream<LeaveVerdict>.Continuation {
    let answers = AsyncStream<LeaveVerdict>.makeStream()
    helm.guard(leaving: .compose) { () async -> LeaveVerdict in
      for await answer in answers.stream { return answer }
      return .allow
    }
    return answers.continuation
  }

  @Test func aRestorationThatWaitsForALeaveGuardIsReported() async throws {
    let (data, path) = try deep()
    let helm = try writing()
    let answers = guardDraft(of: helm)
    let before = helm.path
    let report = helm.restore(saved: data)
    #expect(report.description == "Nothing was restored: A guard of leaving compose has not answered yet.")
    #expect(helm.restoration == report && helm.path == before && !report.isComplete && report.restored == [])
    answers.yield(.deny("not sent"))
    await until { helm.restoration != report }
    #expect(helm.restoration?.description == "Nothing was restored: not sent")
    #expect(helm.path == before && path != before)
  }

  @Test func aSupersededRestorationIsReported() async throws {
    let (data, _) = try deep()
    let helm = try writing()
    let answers = guardDraft(of: helm)
    helm.restore(saved: data)
    helm.present(.terms)
    await until { helm.restoration?.description == "Nothing was restored: Something else was presented meanwhile." }
    #expect(helm.restoration?.description == "Nothing was restored: Something else was presented meanwhile.")
    answers.yield(.allow)
    // Pending tasks must not change anything.
    await pendingTasks()
    #expect(helm.isPresented(.compose) && helm.isPresented(.terms) && helm.errors == [])
  }

  @Test func aRestorationRequestedByAGuardRunsAfterTheGuard() throws {
    let (data, path) = try deep()
    let helm = try writing()
    var reports: [String] = []
    let token = helm.guard(leaving: .compose) { [unowned helm] in
      if reports.isEmpty { reports.append(helm.restore(saved: data).description) }
      return .allow
    }
    helm.dismiss(.compose)
    token?.cancel()
    #expect(reports == ["Nothing was restored: A guard is being evaluated."])
    #expect(helm.path == path && helm.restoration?.description == "All 3 saved edges are restored.")
  }

  @Test func aKeptRestorationIsReportedAndResumed() throws {
    let (data, path) = try deep()
    let helm = try Helm(nav: Self.segues)
    let token = helm.guard(.into(.article)) { .deny("members only", keep: true) }
    let report = helm.restore(saved: data)
    #expect(report.waiting == path && helm.path == [.splash => .home, .home => .news])
    #expect(
      report.description == """
        2 edges are restored, and 1 dropped; what waits for a guard is restored once that allows it:
          edge 2 to article (id 7): a guard does not allow news => article: members only
        """)
    #expect(helm.restoration == report)
    token?.cancel()
    #expect(helm.path == path)
  }

  /// An asynchronous guard can't be evaluated while a state is planned.
  @Test func restorationDoesNotWaitForAnAsynchronousGuard() throws {
    let (data, _) = try deep()
    let helm = try Helm(nav: Self.segues)
    helm.guard(.into(.article)) { () async -> SegueVerdict<Club> in .allow }
    let report = helm.restore(saved: data)
    #expect(report.waiting == nil && helm.path == [.splash => .home, .home => .news])
    #expect(
      report.dropped.map(\.description) == [
        "edge 2 to article (id 7): a guard does not allow news => article: its guard is asynchronous"
      ])
  }

  @Test func everyReasonHasADescription() throws {
    let edge: DirectedEdge<Club> = .news => .article
    let number = "Int"
    let texts: [(DroppedEdge<Club>.Reason, String?, String)] = [
      (.unknownFragment, nil, "edge 4 to article: there is no such fragment; if it was renamed, declare the rename"),
      (.missingSegue(edge), "a", "edge 4 to article (id a): there is no segue news => article"),
      (.disabled(edge), nil, "edge 4 to article: the segue news => article is disabled"),
      (.redirected(edge), nil, "edge 4 to article: the segue news => article is redirected"),
      (.denied(edge, reason: "no"), nil, "edge 4 to article: a guard does not allow news => article: no"),
      (
        .wrongID(edge, expected: number), nil,
        "edge 4 to article: news => article needs an id of type Int, and it has none"
      ),
      (
        .wrongID(edge, expected: number), "a\nb",
        "edge 4 to article (id \"a\\nb\"): news => article needs an id of type Int"
      ),
      (.sourceDropped(3), nil, "edge 4 to article: it was presented from the fragment of edge 3, which was dropped"),
      (.sourceDropped(nil), nil, "edge 4 to article: its source is not in the saved path"),
      (.conflicts(edge), nil, "edge 4 to article: news => article conflicts with edges that are restored"),
    ]
    for (reason, id, text) in texts {
      #expect(DroppedEdge(index: 4, name: "article", id: id, reason: reason).description == text)
    }
  }

  /// Each rule that forbids an edge, in a changed app.
  @Test func eachRuleDropsTheEdgesItForbids() throws {
    let (data, _) = try deep()
    func dropped(_ prepare: (Helm<Club>) -> Void) throws -> [DroppedEdge<Club>.Reason] {
      let helm = try Helm(nav: Self.segues)
      prepare(helm)
      return helm.restore(saved: data).dropped.map(\.reason)
    }
    #expect(try dropped { _ in } == [])
    #expect(
      try dropped { $0.edit(segue: .news => .article).add(trait: .redirect(to: .home => .compose)) }
        == [.redirected(.news => .article)])
    #expect(
      try dropped { $0.edit(segue: .home => .news).add(trait: .disabled) }
        == [.disabled(.home => .news), .sourceDropped(1)])
    #expect(
      try dropped { $0.edit(segue: .splash => .home).add(trait: .disabled) }
        == [.disabled(.splash => .home), .sourceDropped(0), .sourceDropped(1)])
    #expect(
      try dropped { helm in helm.guard(.outOf(.news)) { .redirect(to: .home => .compose) } }
        == [.denied(.news => .article, reason: "it leads to [home => compose]")])
  }

  /// Guards are evaluated for the edges of the saved path, as if they were taken.
  @Test func guardsAreEvaluatedForEachEdge() throws {
    let (data, path) = try deep()
    let helm = try Helm(nav: Self.segues)
    var asked: [PathEdge<Club>] = []
    for fragment in [Club.home, .news, .article] {
      helm.guard(.into(fragment)) { edge in
        asked.append(edge)
        return .allow
      }
    }
    #expect(helm.restore(saved: data).isComplete)
    #expect(Set(asked) == Set(path) && asked.prefix(path.count) == ArraySlice(path))
  }

  /// A command by a user or a link is not undone by a saved state; other changes at launch don't matter.
  @Test func restoreAtStartDoesNothingOnceTheAppHasNavigated() throws {
    let (data, path) = try deep()
    let fresh = try Helm(nav: Self.segues)
    #expect(!fresh.hasNavigated)
    fresh.present(.terms)  // fails
    fresh.edit(segue: .home => .compose).add(trait: .disabled)
    #expect(!fresh.hasNavigated)
    fresh.restoreAtStart(saved: data, migrating: [:])
    #expect(fresh.path == path && fresh.hasNavigated)
    fresh.restoreAtStart(saved: data, migrating: [:])
    #expect(fresh.restoration?.problem == "The app had already navigated.")
  }

  @Test func restorationWorkIsLinear() {
    for count in [0, 1, 1_000, 100_000] { #expect(RestorationLimits.work(for: count) == 1_000_000 + 40 * count) }
    let left = [0, 1_000, 99_999, 100_000, 200_000].map { RestorationLimits.searching(for: $0) }
    #expect(left == [1_000_000, 990_000, 10, 0, 0])
  }

  @Test func decodingErrorsDescribeTheirCodingPath() {
    struct Key: CodingKey {
      let stringValue: String
      let intValue: Int?
      init(_ text: String, _ number: Int? = nil) { (stringValue, intValue) = (text, number) }
      init?(stringValue: String) { nil }
      init?(intValue: Int) { nil }
    }
    let place: [any CodingKey] = [Key("path"), Key("Index 3", 3), Key("name")]
    func context(_ place: [any CodingKey]) -> DecodingError.Context {
      .init(codingPath: place, debugDescription: "bad")
    }
    for error in [
      DecodingError.dataCorrupted(context(place)), .typeMismatch(Int.self, context(place)),
      .valueNotFound(Int.self, context(place)), .keyNotFound(Key("x"), context(place)),
    ] {
      #expect(reason(of: error) == "bad (at path.3.name)")
    }
    #expect(reason(of: DecodingError.dataCorrupted(context([]))) == "bad")
    #expect(reason(of: SavedStateError.expired) == "It has expired.")
  }
}
