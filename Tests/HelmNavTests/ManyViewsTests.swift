import Testing

@testable import helm_nav

/// More views than `infer` reads.
@Suite struct ManyViewsTests {
  /// A hundred sessions of two views, which count as a thousand views.
  private func collector(limit: Int, order: [Int] = Array(0..<100)) -> ViewCollector {
    var collector = ViewCollector(limit: limit)
    for session in order {
      for view in 0..<2 {
        collector.add(ViewEvent(key: "s\(session)", time: Int64(session * 10 + view), screen: "screen\(view)"))
      }
    }
    return collector
  }

  @Test func allSessionsAreReadUpToTheLimit() {
    var collector = collector(limit: 1000)
    #expect(collector.share == 1)
    #expect(collector.collected(pause: 1000).count == 100)
    #expect(Tool<TextConsole>.viewLimit == 6_000_000)
  }

  /// There may be any number of versions in a damaged file; those already known are still told apart.
  @Test func viewsOfTooManyVersionsHaveNone() {
    var collector = ViewCollector(limit: 1000, nameLimit: 3)
    for (time, version) in ["1.0", "1.1", "1.2", "1.3", "1.1", "1.4"].enumerated() {
      collector.add(ViewEvent(key: "s", time: Int64(time), screen: "list\(time % 2)", app: version))
    }
    let views = collector.collected(pause: 1000).flatMap(\.views)
    #expect(views.map { collector.apps[Int($0.app)] } == ["1.0", "1.1", "1.2", "", "1.1", ""])
  }

  @Test func anyNumberOfNamesIsReadWithoutALimitOfViews() {
    var all = ViewCollector(nameLimit: 2)
    var some = ViewCollector(limit: 1000, nameLimit: 2)
    for (time, screen) in ["a", "b", "c", "a"].enumerated() {
      let event = ViewEvent(key: "s", time: Int64(time), screen: screen)
      all.add(event)
      some.add(event)
    }
    #expect(all.collected(pause: 1000).map(\.views.count) == [4])
    #expect(some.collected(pause: 1000).map(\.views.count) == [3])
  }

  @Test func everySecondSessionIsReadAboveTheLimit() {
    var half = collector(limit: 999)
    #expect(half.share == 2)
    let sessions = half.collected(pause: 1000)
    #expect(sessions.count == 50)
    #expect(sessions.prefix(4).map(\.name) == ["s1", "s3", "s5", "s7"])
    #expect(sessions.allSatisfy { $0.views.count == 2 })
    // The order of the lines doesn't matter.
    var reversed = collector(limit: 999, order: (0..<100).reversed())
    #expect(reversed.collected(pause: 1000).map(\.name) == sessions.map(\.name))
    var quarter = collector(limit: 499)
    #expect(quarter.collected(pause: 1000).count < 50)
    #expect(quarter.share == 4)
  }
}
