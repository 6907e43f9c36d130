import Helm
import HelmDocuments
import Testing

@testable import HelmAnalytics

private enum Screen: Fragment { case list, detail, comments, settings }

/// The ways of merged and forgotten usage, and shortcuts whose counts have errors.
@Suite struct UsageMergeTests {
  private static let day: Int64 = 86_400_000

  private static func note(_ way: [String], session: String, day: Int64 = 0, in usage: inout UsageSummary) {
    for (index, screen) in way.enumerated() {
      var step = SessionStep(
        session: session, step: index, at: day * Self.day, kind: index == 0 ? .start : .present, app: "1", graph: "g")
      if index > 0 { (step.from, step.to) = (way[index - 1], screen) }
      step.screen = screen
      usage.note(step)
    }
  }

  private static func usage(_ way: [String], times: Int, day: Int64 = 0) -> UsageSummary {
    var usage = UsageSummary()
    for number in 0..<times { note(way, session: "\(day) \(number)", day: day, in: &usage) }
    return usage
  }

  /// Ways are merged like segues, also if the clock of one device is wrong.
  @Test(arguments: [0, 20_000] as [Int64]) func waysAreMerged(day: Int64) {
    let way = ["list", "detail", "comments"]
    let (one, other) = (Self.usage(way, times: 2), Self.usage(way, times: 3, day: day))
    for (first, second) in [(one, other), (other, one)] {
      var merged = first
      merged.merge(second)
      #expect(merged.count(ofWay: way) == .init(count: 5, error: 0))
      #expect(merged.count(ofSegueFrom: "detail", to: "comments") == .init(count: 5, error: 0))
      // Their latest steps are simultaneous, so that is one day.
      #expect(merged.perDay(5) == 5)
    }
  }

  @Test func aMergedSummaryCountsFromTheFirstDayOfBoth() {
    let way = ["list", "detail", "comments"]
    let (early, late) = (Self.usage(way, times: 1), Self.usage(way, times: 1, day: 30))
    for (first, second) in [(early, late), (late, early)] {
      var merged = first
      merged.merge(second)
      #expect(merged.count(ofWay: way) == .init(count: 1.5, error: 0))
      // Thirty days are a half-life, which counts for half of what there would be without an end.
      #expect(abs(merged.perDay(30 / 0.693_147_180_559_945_3 / 2) - 1) < 1e-9)
    }
  }

  @Test func forgettingDiscardsSeguesAndWays() {
    let way = ["list", "detail", "comments"]
    var usage = Self.usage(way, times: 1)
    // After a half-life the count is at the limit, and not below it.
    usage.forget(at: 30 * Self.day)
    #expect(usage.count(ofSegueFrom: "list", to: "detail") == .init(count: 1, error: 0))
    #expect(usage.count(ofWay: way) == .init(count: 1, error: 0))
    usage.forget(below: 0.25, at: 45 * Self.day)
    #expect(usage.count(ofSegueFrom: "list", to: "detail").count == 1 && usage.count(ofWay: way).count == 1)
    usage.forget(at: 31 * Self.day)
    #expect(usage.count(ofSegueFrom: "list", to: "detail") == .init(count: 0, error: 0))
    #expect(usage.count(ofWay: way) == .init(count: 0, error: 0))
    #expect(usage.frequentWays.isEmpty)
  }

  private static let graph = NavigationGraph<Screen>([
    Segue(.list => .detail, dismissable: true), Segue(.list => .comments, dismissable: true),
    Segue(.detail => .comments, dismissable: true), Segue(.comments => .settings, dismissable: true),
  ])

  /// How often a way is certainly taken excludes what may belong to other ways.
  @Test func theErrorOfACountIsNoReasonForAShortcut() {
    var usage = UsageSummary(capacity: 1)
    let ways =
      [["about", "home", "help"], ["cart", "home", "help"]]
      + Array(repeating: ["list", "detail", "comments"], count: 5)
    for (number, way) in ways.enumerated() { Self.note(way, session: "\(number)", in: &usage) }
    #expect(usage.count(ofWay: ["list", "detail", "comments"]) == .init(count: 6, error: 1))
    #expect(usage.shortcuts(from: Screen.list, in: Self.graph, timesPerDay: 5).map(\.timesPerDay) == [5])
    #expect(usage.shortcuts(from: Screen.list, in: Self.graph, timesPerDay: 5.5) == [])
  }

  /// A way that is as short as the graph allows has no shortcut, and once a day is often enough for others.
  @Test func onlyLongerWaysHaveAShortcut() {
    let usage = Self.usage(["list", "detail", "comments", "settings"], times: 1)
    #expect(usage.shortcuts(from: Screen.detail, in: Self.graph) == [])
    let moves = ScreenMoves(Self.graph)
    #expect(usage.shortcuts(from: Screen.detail, in: moves) == [])
    for shortcuts in [
      usage.shortcuts(from: Screen.list, in: Self.graph), usage.shortcuts(from: Screen.list, in: moves),
    ] {
      #expect(shortcuts.map(\.way) == [[.list, .detail, .comments], [.list, .detail, .comments, .settings]])
      #expect(shortcuts.map(\.shorter) == [[.list, .comments], [.list, .comments, .settings]])
    }
  }

  /// A way has up to four screens, each of them once.
  @Test func aWayOfMoreThanFourScreensIsCountedInParts() {
    var usage = UsageSummary()
    Self.note(["list", "detail", "comments", "settings", "help", "detail", "about"], session: "s", in: &usage)
    #expect(
      usage.frequentWays.map { $0.way.joined(separator: " ") } == [
        "comments settings help", "comments settings help detail", "detail comments settings",
        "detail comments settings help", "help detail about", "list detail comments", "list detail comments settings",
        "settings help detail", "settings help detail about",
      ])
  }
}
