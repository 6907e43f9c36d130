import Foundation
import Helm
import HelmDocuments
import Testing

@testable import HelmAnalytics

private enum Screen: Fragment { case list, detail, comments, settings }

/// The exact counts of frequent items, and what follows from them.
@Suite struct UsageCountTests {
  private func items(_ items: String, capacity: Int, at time: Double = 0) -> FrequentItems<String> {
    var counted = FrequentItems<String>(capacity: capacity, halfLife: 3)
    for item in items { counted.note(String(item), at: time) }
    return counted
  }

  @Test func mergedCountsAreSumsWithTheErrorsOfBoth() {
    // Of these, `q` was evicted, so anything absent may have been counted once.
    let (one, other) = (items("ppq", capacity: 1), items("qqq", capacity: 1))
    #expect(one.absent == 1 && other.absent == 0)
    for (first, second) in [(one, other), (other, one)] {
      var merged = first
      merged.merge(second)
      #expect(merged.entries == ["q": .init(weight: 4, error: 1)])
      #expect(merged.entry(of: "p", at: 0) == .init(weight: 2, error: 2))
    }
    // Of equally heavy items, the first by name makes room.
    var wide = items("xxy", capacity: 2)
    wide.merge(items("xz", capacity: 2))
    #expect(wide.entries == ["x": .init(weight: 3, error: 0), "z": .init(weight: 1, error: 0)])
    #expect(wide.absent == 1)
    // Both decay until the later time.
    for (first, second) in [(0.0, 3.0), (3.0, 0.0)] {
      var later = items("pp", capacity: 4, at: first)
      later.merge(items("pq", capacity: 4, at: second))
      let (p, q) = first < second ? (2.0, 1.0) : (2.5, 0.5)
      #expect(later.entry(of: "p", at: 3) == .init(weight: p, error: 0))
      #expect(later.entry(of: "q", at: 3) == .init(weight: q, error: 0))
    }
    var none = FrequentItems<String>(capacity: 2, halfLife: 3)
    none.merge(FrequentItems<String>(capacity: 2, halfLife: 3))
    #expect(none == FrequentItems<String>(capacity: 2, halfLife: 3))
    none.merge(items("p", capacity: 2, at: 3))
    #expect(none.entry(of: "p", at: 3) == .init(weight: 1, error: 0))
  }

  private func usage(halfLifeInDays: Double, days: Double...) -> UsageSummary {
    var usage = UsageSummary(halfLifeInDays: halfLifeInDays)
    for day in days {
      usage.note(
        SessionStep(session: "s", step: 0, at: Int64(day * 86_400_000), kind: .start, app: "1", graph: "g"))
    }
    return usage
  }

  @Test func countsPerDayAreThoseOfTheDaysThatStillCount() {
    #expect(usage(halfLifeInDays: 10).perDay(7) == 0)
    // Without a half-life, all days count the same, but a part of a day is a day.
    #expect(usage(halfLifeInDays: 0, days: 0, 5).perDay(10) == 2)
    #expect(usage(halfLifeInDays: 0, days: 0, 0.5).perDay(10) == 10)
    // After a half-life, the days count half as much as they would without an end.
    let days = 10 / 0.693_147_180_559_945_3 / 2
    #expect(abs(usage(halfLifeInDays: 10, days: 0, 10).perDay(days) - 1) < 1e-9)
    #expect(usage(halfLifeInDays: 0.5, days: 0, 1).perDay(3) == 3)
    // The same goes for the counts, of which there is at least one.
    for halfLife in [0.0, -1] {
      var single = FrequentItems<String>(capacity: 0, halfLife: halfLife)
      for (item, time) in [("p", 0.0), ("p", 1e6), ("q", 1e6)] { single.note(item, at: time) }
      #expect(single.entries == ["p": .init(weight: 2, error: 0)])
      #expect(single.entry(of: "p", at: 1e9) == .init(weight: 2, error: 0))
      #expect(single.absent == 1)
    }
  }

  @Test func aWayOverAScreenThatIsGoneIsNoShortcut() {
    let segues: Segues<Screen> = [.push(.list => [.detail, .comments, .settings]), .push(.comments => .settings)]
    var usage = UsageSummary()
    for number in 0..<9 {
      for (index, screen) in ["list", "gone", "comments", "settings"].enumerated() {
        var step = SessionStep(session: "\(number)", step: index, at: 0, kind: .present, app: "1", graph: "g")
        step.screen = screen
        usage.note(step)
      }
    }
    #expect(usage.count(ofWay: ["list", "gone", "comments", "settings"]).count == 9)
    #expect(usage.shortcuts(from: Screen.list, in: NavigationGraph(segues)) == [])
  }

  @Test func movesOfHoldersComeBeforeThoseOfTheScreen() {
    let moves = ScreenMoves(
      NavigationGraph<NamedFragment>(
        [
          Segue(from: "start", to: "home"), Segue(from: "home", to: "a", style: .hold, auto: true),
          Segue(from: "home", to: "b", style: .hold), Segue(from: "a", to: "c", dismissable: true),
          Segue(from: "a", to: "d", dismissable: true), Segue(from: "d", to: "start"),
        ], entry: "start"))
    let found = moves.moves(from: "a").map { "\($0.edge.from.name) \($0.edge.to.name) \($0.screen.name)" }
    #expect(found == ["home a a", "home b b", "a c c", "a d d"])
    #expect(moves.moves(from: "d").map { "\($0.edge.to.name) \($0.screen.name)" }.last == "start start")
    #expect(moves.shortestWay(from: "start", to: "d")?.map(\.name) == ["start", "a", "d"])
    #expect(moves.shortestWay(from: "a", to: "a")?.map(\.name) == ["a"])
    // A chain of autos ends on its last screen.
    let chain = ScreenMoves(
      NavigationGraph<NamedFragment>(
        [
          Segue(from: "a", to: "x"), Segue(from: "a", to: "b", auto: true), Segue(from: "b", to: "c", auto: true),
          Segue(from: "c", to: "d"),
        ], entry: "a"))
    let starts: [NamedFragment] = ["a", "b", "c", "d", "x"]
    #expect(starts.map { chain.landing(on: $0).name } == ["c", "c", "c", "d", "x"])
    // Autos in a circle are a mistake, but they end.
    let circle = ScreenMoves(
      NavigationGraph<NamedFragment>(
        [Segue(from: "a", to: "b", auto: true), Segue(from: "b", to: "a", auto: true)], entry: "a"))
    #expect(circle.landing(on: "a").name == "a")
  }
}
