import Foundation
import Helm
import HelmTesting
import Testing

@testable import HelmAnalytics

private enum Screen: Fragment { case list, detail, comments, settings }

@Suite struct UsageTests {
  /// Counts are between `weight - error` and `weight`, whatever was evicted, merged or forgotten.
  @Test(arguments: [1, 2, 3, 4] as [UInt64]) func countsAreWithinTheirErrors(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    func random(_ bound: UInt64) -> Int { Int(numbers.next() % bound) }
    var halves = [FrequentItems<Int>(capacity: 12, halfLife: 3), FrequentItems<Int>(capacity: 12, halfLife: 3)]
    var events: [(item: Int, time: Double)] = []
    var time = 0.0
    for _ in 0..<3000 {
      time += Double(random(100)) / 1000
      let item = random(4) == 0 ? random(200) : random(6)
      halves[random(2)].note(item, at: time)
      events.append((item, time))
    }
    var whole = halves[0]
    whole.merge(halves[1])
    #expect(whole.entries.count <= 12)
    for item in 0..<200 {
      let truth = events.filter { $0.item == item }.reduce(0.0) { $0 + exp2(($1.time - time) / 3) }
      let entry = whole.entry(of: item, at: time)
      #expect(entry.weight >= truth - 1e-9, "item \(item), seed \(seed)")
      #expect(entry.weight - entry.error <= truth + 1e-9, "item \(item), seed \(seed)")
    }
    // Without a merge, no error exceeds the sum of all weights divided by the capacity.
    let total = events.reduce(0.0) { $0 + exp2(($1.time - time) / 3) }
    var single = FrequentItems<Int>(capacity: 12, halfLife: 3)
    for event in events { single.note(event.item, at: event.time) }
    for item in 0..<200 { #expect(single.entry(of: item, at: time).error <= total / 12 + 1e-9) }
  }

  /// A number of sessions per day with one way each.
  private func usage(_ way: [String], timesADay: Int, days: Int) -> UsageSummary {
    var usage = UsageSummary()
    for number in 0..<(timesADay * days) {
      for (index, screen) in way.enumerated() {
        var step = SessionStep(
          session: "s\(number)", step: index, at: Int64(number) * 86_400_000 / Int64(timesADay),
          kind: index == 0 ? .start : .present, app: "1", graph: "g")
        if index > 0 { (step.from, step.to) = (way[index - 1], screen) }
        step.screen = screen
        usage.note(step)
      }
    }
    return usage
  }

  @Test func shortcutsAreSuggestedForFrequentWays() throws {
    let segues: Segues<Screen> = [
      .push(.list => [.detail, .comments]), .push(.detail => .comments), .push(.comments => .settings),
    ]
    let graph = NavigationGraph(segues)
    let usage = usage(["list", "detail", "comments"], timesADay: 5, days: 20)
    let shortcuts = usage.shortcuts(from: Screen.list, in: graph)
    #expect(shortcuts.map(\.way) == [[.list, .detail, .comments]])
    #expect(shortcuts.map(\.shorter) == [[.list, .comments]])
    #expect(shortcuts.map(\.savedSteps) == [1])
    #expect((4.8...5.2).contains(shortcuts[0].timesPerDay))
    #expect(shortcuts[0].description == "list → detail → comments, 5 times a day; list → comments is enough")
    #expect(usage.shortcuts(from: Screen.detail, in: graph) == [])
    #expect(usage.shortcuts(from: Screen.list, in: graph, timesPerDay: 6) == [])
  }

  @Test func usageIsCodableAndCanBeForgotten() throws {
    var usage = usage(["list", "detail", "comments"], timesADay: 5, days: 20)
    let data = try JSONEncoder().encode(usage)
    let read = try JSONDecoder().decode(UsageSummary.self, from: data)
    #expect(read.frequentWays.map(\.way) == [["list", "detail", "comments"]])
    #expect(read.frequentWays[0].count == usage.count(ofWay: ["list", "detail", "comments"]))
    #expect(usage.count(ofWay: ["comments", "detail", "list"]).count == 0)
    #expect(read.count(ofSegueFrom: "list", to: "detail") == usage.count(ofSegueFrom: "list", to: "detail"))
    usage.forget(at: 86_400_000 * 30)
    #expect(usage.frequentWays.count == 1)
    usage.forget(at: 86_400_000 * 400)
    #expect(usage.frequentWays.isEmpty)
  }

  @Test func countsHalveByTheHalfLife() {
    var usage = UsageSummary(halfLifeInDays: 10)
    var step = SessionStep(session: "s", step: 1, at: 0, kind: .present, app: "1", graph: "g")
    (step.from, step.to) = ("a", "b")
    usage.note(step)
    step.at = 86_400_000 * 20
    (step.from, step.to) = ("c", "d")
    usage.note(step)
    #expect(usage.count(ofSegueFrom: "a", to: "b") == .init(count: 0.25, error: 0))
    #expect(usage.count(ofSegueFrom: "c", to: "d") == .init(count: 1, error: 0))
    #expect(usage.count(ofSegueFrom: "x", to: "y") == .init(count: 0, error: 0))
  }

  /// A day of steps by a wrong clock, between days by a correct one.
  @Test(arguments: [47_482.0, 0, 36_500_000, -900_000]) func aTemporarilyWrongClockBarelyChangesCounts(wrongDay: Double)
  {
    var usage = UsageSummary()
    func note(_ from: String, _ to: String, day: Double) {
      var step = SessionStep(
        session: "s\(day)", step: 1, at: Int64(day * 86_400_000), kind: .present, app: "1", graph: "g")
      (step.from, step.to) = (from, to)
      usage.note(step)
    }
    let today = 20_454.0
    for day in 0..<30 { note("a", "b", day: today + Double(day)) }
    let before = usage.count(ofSegueFrom: "a", to: "b").count
    #expect((20...30).contains(before))
    note("x", "y", day: wrongDay)
    // Two half-lives at most.
    #expect(usage.count(ofSegueFrom: "a", to: "b").count >= before / 4 - 1e-9)
    for day in 30..<60 { note("a", "b", day: today + Double(day)) }
    let after = usage.count(ofSegueFrom: "a", to: "b").count
    #expect(after >= before / 4 + 20, "\(after)")
    // Once the device's clock has caught up, everything decays normally.
    for day in 100...101 { note("x", "y", day: today + Double(day)) }
    #expect(usage.count(ofSegueFrom: "a", to: "b").count < after)
  }

  @Test func usagesOfDevicesWithAWrongClockCanBeMerged() {
    func usage(from start: Double) -> UsageSummary {
      var usage = UsageSummary()
      for day in 0..<10 {
        var step = SessionStep(
          session: "s\(day)", step: 1, at: Int64((start + Double(day)) * 86_400_000), kind: .present, app: "1",
          graph: "g")
        (step.from, step.to) = ("a", "b")
        usage.note(step)
      }
      return usage
    }
    let (right, wrong) = (usage(from: 20_454), usage(from: 47_482))
    let count = right.count(ofSegueFrom: "a", to: "b").count
    for (one, other) in [(right, wrong), (wrong, right)] {
      var merged = one
      merged.merge(other)
      #expect(abs(merged.count(ofSegueFrom: "a", to: "b").count - 2 * count) < 1e-9)
    }
    var mended = wrong
    var step = SessionStep(session: "t", step: 1, at: 20_464 * 86_400_000, kind: .present, app: "1", graph: "g")
    (step.from, step.to) = ("a", "b")
    mended.note(step)
    #expect(mended.count(ofSegueFrom: "a", to: "b").count == wrong.count(ofSegueFrom: "a", to: "b").count + 1)
  }

  @Test func forgettingWithAWrongClockKeepsLaterCounts() {
    var usage = usage(["list", "detail", "comments"], timesADay: 5, days: 20)
    usage.forget(at: 86_400_000 * 47_482)
    #expect(usage.frequentWays.isEmpty)
    var step = SessionStep(session: "t", step: 1, at: 86_400_000 * 21, kind: .present, app: "1", graph: "g")
    (step.from, step.to) = ("a", "b")
    usage.note(step)
    let count = usage.count(ofSegueFrom: "a", to: "b")
    #expect(count.count - count.error > 0.9)
  }

  /// The clock of a device, and the times used for decay.
  @Test func aClockIsFollowedUnlessItJumps() {
    var clock = UsageClock(longestGap: 10)
    #expect(clock.time(of: 7) == 7)
    var times: [Double] = []
    // Ahead, back a little, far ahead, forward from there, and then correct again.
    for day in [100.0, 104, 103, 500, 503, 105, 107, 105, 116] { times.append(clock.advance(to: day)) }
    #expect(times == [100, 104, 104, 114, 124, 124, 126, 126, 126])
    #expect(clock.first == 100 && clock.latest == 126)
    // The device's clock is at 116, which is within a gap.
    #expect(clock.time(of: 120) == 126 && clock.time(of: 130) == 130)

    // After a jump far ahead, time advances as much as the device's clock does.
    var ahead = UsageClock(longestGap: 10)
    var later: [Double] = []
    for day in [1000.0, 100, 103, 102, 109] { later.append(ahead.advance(to: day)) }
    #expect(later == [1000, 1000, 1003, 1003, 1010])
    #expect(ahead.time(of: 112) == 1013 && ahead.time(of: 100) == 1010)
    let endless = UsageClock(longestGap: 0)
    var wide = endless
    #expect([wide.advance(to: 0), wide.advance(to: 1e9)] == [0, 1e9])
  }

  @Test func clocksThatDifferByMoreThanAGapAreShifted() {
    func clock(_ days: Double...) -> UsageClock {
      var clock = UsageClock(longestGap: 10)
      for day in days { _ = clock.advance(to: day) }
      return clock
    }
    #expect(clock(100).shift(of: clock(110)) == 0 && clock(100).shift(of: clock(90)) == 0)
    #expect(clock(100).shift(of: clock(111)) == -11 && clock(100).shift(of: clock(89)) == 11)
    #expect(clock().shift(of: clock(500)) == 0 && clock(500).shift(of: clock()) == 0)
    var merged = clock(100, 105)
    merged.merge(clock(90, 99), shiftedBy: 0)
    #expect(merged.first == 90 && merged.latest == 105)
    merged.merge(clock(200, 201), shiftedBy: -90)
    #expect(merged.first == 90 && merged.latest == 111)
    merged.merge(clock(), shiftedBy: 3)
    #expect(merged.first == 90 && merged.latest == 111)
    var empty = clock()
    empty.merge(clock(7, 8), shiftedBy: 1)
    #expect(empty.first == 8 && empty.latest == 9)
    // Time continues from the day of the merged clock.
    #expect(empty.advance(to: 12) == 12)
  }

  @Test func clocksRoundTrip() throws {
    for gap in [10.0, .infinity] {
      var clock = UsageClock(longestGap: gap)
      for day in [1000.0, 100, 103] { _ = clock.advance(to: day) }
      var read = try JSONDecoder().decode(UsageClock.self, from: JSONEncoder().encode(clock))
      #expect(read == clock)
      #expect(read.advance(to: 107) == clock.advance(to: 107))
    }
    let empty = try JSONDecoder().decode(UsageClock.self, from: Data("{}".utf8))
    #expect(empty == UsageClock(longestGap: .infinity))
  }

  @Test func entriesForgottenCompletelyHaveNoError() {
    var items = FrequentItems<String>(capacity: 2, halfLife: 1)
    for item in ["a", "a", "b", "c"] { items.note(item, at: 0) }
    // The lightest and oldest was evicted, so an absent item may have been as heavy.
    #expect(items.entries.keys.sorted() == ["a", "c"])
    #expect(items.entry(of: "c", at: 0) == .init(weight: 1, error: 0))
    #expect(items.entry(of: "z", at: 0) == .init(weight: 1, error: 1))
    #expect(items.entry(of: "a", at: 1) == .init(weight: 1, error: 0))
    // A weight at the limit is not below it.
    items.forget(below: 1, at: 0)
    #expect(items.entries.count == 2)
    items.forget(below: 2, at: 0)
    #expect(items.entries.keys.sorted() == ["a"])
    items.forget(below: 2, at: 0.5)
    #expect(items.entries.isEmpty && items.entry(of: "z", at: 0.5) == .init(weight: 0, error: 0))
    items.note("d", at: 0)
    #expect(items.entry(of: "d", at: 0) == .init(weight: 1, error: 0))
    // What one of them evicted is the possible error of the others.
    items.note("d", at: 0)
    items.note("e", at: 0)
    items.forget(below: 1.5, at: 0)
    #expect(items.entries.keys.sorted() == ["d"] && items.absent == 1)
    // Before the latest time, weights don't exceed their current value.
    items.forget(below: 2.5, at: -10)
    #expect(items.entries.isEmpty)
  }

  @Test func waysStayWithinASessionAndContinueAfterReturns() {
    func ways(_ screens: [(session: String, screen: String)]) -> [String] {
      var usage = UsageSummary()
      for (number, (session, screen)) in screens.enumerated() {
        var step = SessionStep(session: session, step: number, at: 0, kind: .present, app: "1", graph: "g")
        step.screen = screen
        usage.note(step)
      }
      return usage.frequentWays.map { "\($0.way.joined()) \($0.count.count)" }
    }
    func one(_ screens: String) -> [String] { ways(screens.map { ("s", String($0)) }) }
    #expect(one("ab") == [])
    #expect(one("abc") == ["abc 1.0"])
    // Of equally frequent items, the first by name comes first.
    #expect(one("dcba") == ["dcb 1.0", "dcba 1.0", "cba 1.0"].sorted())
    #expect(one("abcde") == ["abc 1.0", "abcd 1.0", "bcd 1.0", "bcde 1.0", "cde 1.0"])
    // Back at the second screen, a new way starts with the return.
    #expect(one("abcbd") == ["abc 1.0", "cbd 1.0"])
    #expect(one("abcbde") == ["abc 1.0", "bde 1.0", "cbd 1.0", "cbde 1.0"])
    #expect(one("abab") == [])
    #expect(ways([("s", "a"), ("s", "b"), ("t", "c"), ("t", "d")]) == [])
    #expect(
      ways([("s", "a"), ("s", "b"), ("s", "c"), ("t", "x"), ("t", "y"), ("t", "z"), ("u", "x"), ("u", "y"), ("u", "z")])
        == ["xyz 2.0", "abc 1.0"])
  }

  @Test func seguesAreCountedInBothDirections() {
    for kind in SessionStep.Kind.allCases {
      var usage = UsageSummary()
      var step = SessionStep(session: "s", step: 1, at: 0, kind: kind, app: "1", graph: "g")
      (step.from, step.to) = ("a", "b")
      usage.note(step)
      let isCounted = [.present, .return, .reselect].contains(kind)
      #expect(usage.count(ofSegueFrom: "a", to: "b").count == (isCounted ? 1 : 0), "\(kind)")
    }
  }

  @Test(
    arguments: [
      (0.04, "0 times a day"), (0.25, "0.3 times a day"), (1, "1 time a day"), (1.04, "1 time a day"),
      (1.5, "1.5 times a day"), (1.96, "2 times a day"), (2.4, "2 times a day"), (2.6, "3 times a day"),
    ] as [(Double, String)])
  func descriptionHasTheFrequencyOfAShortcut(times: Double, text: String) {
    let shortcut = UsageShortcut<Screen>(
      way: [.list, .detail, .comments, .settings], shorter: [.list, .settings], timesPerDay: times)
    #expect(shortcut.savedSteps == 2)
    #expect(shortcut.description == "list → detail → comments → settings, \(text); list → settings is enough")
  }

  /// The shortcut that saves the most comes first, though another way is more frequent.
  @Test func shortcutsAreOrderedBySavedSteps() {
    let segues: Segues<Screen> = [
      .push(.list => [.detail, .comments, .settings]), .push(.detail => .comments), .push(.comments => .settings),
    ]
    var usage = UsageSummary()
    var number = 0
    func session(_ way: [String], times: Int) {
      for _ in 0..<times {
        number += 1
        for (index, screen) in way.enumerated() {
          var step = SessionStep(session: "\(number)", step: index, at: 0, kind: .present, app: "1", graph: "g")
          step.screen = screen
          usage.note(step)
        }
      }
    }
    session(["list", "detail", "comments"], times: 3)
    session(["list", "comments", "settings"], times: 8)
    session(["list", "detail", "comments", "settings"], times: 4)
    let graph = NavigationGraph(segues)
    let found = usage.shortcuts(from: Screen.list, in: graph)
    // Four ways of four screens are two steps too long each, which is more than seven times one step, and equal to
    // eight.
    #expect(
      found.map(\.way)
        == [[.list, .comments, .settings], [.list, .detail, .comments, .settings], [.list, .detail, .comments]])
    #expect(found.map(\.timesPerDay) == [8, 4, 7])
    #expect(found.map(\.savedSteps) == [1, 2, 1])
    #expect(usage.shortcuts(from: Screen.list, in: graph, timesPerDay: 7).count == 2)
    #expect(usage.shortcuts(from: Screen.list, in: graph, timesPerDay: 8).count == 1)
    #expect(usage.shortcuts(from: Screen.list, in: graph, timesPerDay: 8.1).isEmpty)
    #expect(usage.shortcuts(from: Screen.comments, in: graph).isEmpty)
  }
}
