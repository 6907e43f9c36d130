import Foundation
import Helm
import HelmTesting
import Testing

@testable import HelmAnalytics

private enum Screen: Fragment { case list, detail, comments, settings }

@Suite struct UsageTests {
  /// Counts are between `weight - error` and `weight`, whatever was thrown out, merged or forgotten.
  @Test(arguments: [1, 2, 3, 4] as [UInt64]) func errorsAreAsStated(seed: UInt64) {
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
    // Without a merge, no error is larger than all weights divided by the capacity.
    let total = events.reduce(0.0) { $0 + exp2(($1.time - time) / 3) }
    var single = FrequentItems<Int>(capacity: 12, halfLife: 3)
    for event in events { single.note(event.item, at: event.time) }
    for item in 0..<200 { #expect(single.entry(of: item, at: time).error <= total / 12 + 1e-9) }
  }

  /// Sessions of one way each, so many a day.
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

  @Test func shortcuts() throws {
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

  @Test func codableAndForgetful() throws {
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

  @Test func halfLife() {
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

  /// A day of steps by a clock that is wrong, between days by one that is right.
  @Test(arguments: [47_482.0, 0, 36_500_000, -900_000]) func aWrongClockCostsLittle(wrongDay: Double) {
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
    // Once the device's clock has caught up, everything decays as ever.
    for day in 100...101 { note("x", "y", day: today + Double(day)) }
    #expect(usage.count(ofSegueFrom: "a", to: "b").count < after)
  }

  @Test func aWrongClockAtTheStartAndOnAnotherDevice() {
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

  @Test func forgettingByAWrongClockLeavesTheFuture() {
    var usage = usage(["list", "detail", "comments"], timesADay: 5, days: 20)
    usage.forget(at: 86_400_000 * 47_482)
    #expect(usage.frequentWays.isEmpty)
    var step = SessionStep(session: "t", step: 1, at: 86_400_000 * 21, kind: .present, app: "1", graph: "g")
    (step.from, step.to) = ("a", "b")
    usage.note(step)
    let count = usage.count(ofSegueFrom: "a", to: "b")
    #expect(count.count - count.error > 0.9)
  }
}
