import HelmAnalytics
import Helm
import HelmDocuments

extension UsageReport {
  /// Creates a report.
  ///
  /// - Parameters:
  ///   - figures: The figures from an engine.
  ///   - graph: The graph.
  ///   - stages: The screens of the funnel.
  ///   - target: The screen to find the ways to.
  ///   - options: The options of the report.
  init(
    _ figures: CountedFigures, graph: NavigationGraph<NamedFragment>, funnel stages: [String], target: String?,
    options: ReportOptions = ReportOptions()
  ) {
    var leftOut = 0
    let least = options.leastSessions
    func all(_ name: String) -> [FigureTable.Row] { figures.tables[name]?.records ?? [] }
    func records(_ name: String) -> [FigureTable.Row] {
      let kept = all(name).filter { $0.count("sessions") >= least }
      leftOut += all(name).count - kept.count
      return kept
    }
    /// Returns a count if it comes from enough sessions.
    func told(_ count: Int) -> Int? { count >= least ? count : nil }
    defer { self.leftOut = leftOut }
    (damaged, absurd, leastSessions) = (figures.damaged, figures.absurd, least)
    if let row = all("totals").first {
      totals = Totals(
        sessions: row.count("sessions"), steps: row.count("steps"), ended: row.count("ended"),
        firstMs: row.number("first_ms").map { $0 + options.utcOffset },
        lastMs: row.number("last_ms").map { $0 + options.utcOffset }, medianMs: row.number("median_ms"),
        p90Ms: row.number("p90_ms"))
    }
    screens = records("screens").map {
      Screen(
        name: $0.text("screen"), visits: $0.count("visits"), sessions: $0.count("sessions"),
        totalMs: $0.number("total_ms") ?? 0, medianMs: $0.number("median_ms"), p90Ms: $0.number("p90_ms"))
    }.ranked(by: \.visits, names: { [$0.name] })
    segues = records("segues").map {
      let (from, to) = ($0.text("origin"), $0.text("target"))
      let causes = [SessionCause.person: "by_person", .link: "by_link", .rule: "by_rule"]
      let isOfAll = options.cause == nil
      return SegueUse(
        from: from, to: to, times: $0.count(options.cause.flatMap { causes[$0] } ?? "times"),
        sessions: isOfAll ? $0.count("sessions") : nil, byPerson: told($0.count("by_person")),
        byLink: told($0.count("by_link")), byRule: told($0.count("by_rule")),
        undone: isOfAll ? told($0.count("undone")) : nil,
        isInGraph: graph.contains(DirectedEdge(from: NamedFragment(from), to: NamedFragment(to))))
    }.filter { options.cause == nil || $0.times > 0 && $0.times >= least }
      .ranked(by: \.times, names: { [$0.from, $0.to] })
    ends = records("ends").map {
      End(screen: $0.text("screen"), sessions: $0.count("sessions"), ended: told($0.count("ended")))
    }.ranked(by: \.sessions, names: { [$0.screen] })
    loops = records("loops").map { row in
      let screens = ["screen", "next1", "next2", "next3"].compactMap { row.name($0) }
      return Loop(screens: screens + screens.prefix(1), times: row.count("times"), sessions: row.count("sessions"))
    }.ranked(by: \.times, names: \.screens)
    funnel = stages.enumerated().map { number, screen in
      let row = all("funnel-\(number)").first.flatMap { $0.count("sessions") >= least ? $0 : nil }
      return Stage(
        screen: screen, sessions: row?.count("sessions") ?? told(0),
        medianMs: number == 0 ? nil : row?.number("median_ms"), p90Ms: number == 0 ? nil : row?.number("p90_ms"),
        totalMedianMs: number == 0 ? nil : row?.number("total_median_ms"))
    }
    if let target {
      let found = records("ways").map { row in
        WaysToTarget.Way(
          screens: (1...5).reversed().compactMap { row.name("before\($0)") } + [target],
          isLonger: row.count("longer") > 0, sessions: row.count("sessions"), medianMs: row.number("median_ms"))
      }
      ways = WaysToTarget(
        target: target, ways: found.ranked(by: \.sessions, names: { $0.screens + ($0.isLonger ? ["…"] : []) }))
    }
    countsPeople = options.countsPeople
    flow = options.around.map { ScreenFlow(around: $0, records("around")) }
    retention = Self.weeks(all("retention")).filter { $0.of >= max(1, least) && ($0.people >= least) }
    let taken = all("segues").filter { $0.count("times") > 0 }.map { [$0.text("origin"), $0.text("target")] }
    // Moves are counted by times, not by sessions.
    reason(over: least > 1 ? [] : all("moves"), taken: Set(taken), in: graph)
    _ = (records("version-screens"), records("version-segues"))
    compare(records("versions"), screens: all("version-screens"), segues: all("version-segues"), options.compared)
  }

  /// Returns how many users came back in each week, of those for whom the week is over; week 0 counts all users.
  private static func weeks(_ rows: [FigureTable.Row]) -> [Week] {
    let last = rows.map { $0.count("age") }.max() ?? 0
    return (0...max(0, min(last, 52))).compactMap { week in
      let old = rows.filter { week == 0 || $0.count("age") > week }
      let all = cappedSum(old.filter { $0.count("week") == 0 }.map { $0.count("people") })
      let back = cappedSum(old.filter { $0.count("week") == week }.map { $0.count("people") })
      return all > 0 ? Week(week: week, people: back, of: all) : nil
    }
  }

  /// Compares two versions: the newest ones, unless others are specified.
  ///
  /// Steps without a version belong to neither. If one version has too few sessions of something, only the other is
  /// reported.
  private mutating func compare(
    _ versionRows: [FigureTable.Row], screens: [FigureTable.Row], segues: [FigureTable.Row],
    _ named: (old: String, new: String)?
  ) {
    versions = AppVersion.ranked(
      versionRows.map {
        Version(
          app: $0.text("app"), sessions: $0.count("sessions"), steps: $0.count("steps"), firstMs: $0.number("first_ms"),
          lastMs: $0.number("last_ms"), medianMs: $0.number("median_ms"))
      }.filter { !$0.app.isEmpty })
    let pair = named.map { [$0.new, $0.old] } ?? versions.prefix(2).map(\.app)
    let found = pair.compactMap { name in versions.first { $0.app == name } }
    guard found.count == 2 else { return }
    let (new, old) = (found[0], found[1])
    func changes(_ rows: [FigureTable.Row], name: (FigureTable.Row) -> String, count: String) -> [Difference.Change] {
      var changes: [String: Difference.Change] = [:]
      var told: Set<String> = []
      for row in rows {
        let name = name(row)
        var change = changes[name] ?? Difference.Change(name: name, oldPerThousand: 0, newPerThousand: 0)
        let isTold = row.count("sessions") >= leastSessions
        let share = isTold ? row.number("sessions") : nil
        if row.text("app") == old.app {
          change.oldPerThousand = isTold ? thousandths(row.count(count), of: old.sessions) : nil
          change.oldMedianMs = isTold ? row.number("median_ms") : nil
          change.oldShare = share.map { ShareOfSessions(Int($0), of: old.sessions) }
        } else if row.text("app") == new.app {
          change.newPerThousand = isTold ? thousandths(row.count(count), of: new.sessions) : nil
          change.newMedianMs = isTold ? row.number("median_ms") : nil
          change.newShare = share.map { ShareOfSessions(Int($0), of: new.sessions) }
        } else {
          continue
        }
        if isTold { told.insert(name) }
        changes[name] = change
      }
      return changes.values.filter { told.contains($0.name) }
        .ranked(by: { abs(($0.newPerThousand ?? 0) - ($0.oldPerThousand ?? 0)) }, names: { [$0.name] })
    }
    difference = Difference(
      old: old.app, new: new.app, screens: changes(screens, name: { $0.text("screen") }, count: "visits"),
      segues: changes(segues, name: { "\($0.text("origin")) => \($0.text("target"))" }, count: "times"))
  }
}
