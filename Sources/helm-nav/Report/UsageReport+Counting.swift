import HelmAnalytics
import Helm
import HelmDocuments

extension UsageReport {
  /// Puts a report together.
  ///
  /// - Parameters:
  ///   - figures: The figures from an engine.
  ///   - graph: The graph.
  ///   - stages: The screens of the funnel.
  ///   - target: The screen to find the ways to.
  init(_ figures: CountedFigures, graph: NavigationGraph<NamedFragment>, funnel stages: [String], target: String?) {
    func records(_ name: String) -> [FigureTable.Row] { figures.tables[name]?.records ?? [] }
    damaged = figures.damaged
    if let row = records("totals").first {
      totals = Totals(
        sessions: row.count("sessions"), steps: row.count("steps"), ended: row.count("ended"),
        firstMs: row.number("first_ms"), lastMs: row.number("last_ms"), medianMs: row.number("median_ms"),
        p90Ms: row.number("p90_ms"))
    }
    screens = records("screens").map {
      Screen(
        name: $0.text("screen"), visits: $0.count("visits"), sessions: $0.count("sessions"),
        totalMs: $0.number("total_ms") ?? 0, medianMs: $0.number("median_ms"), p90Ms: $0.number("p90_ms"))
    }.ranked(by: \.visits, names: { [$0.name] })
    segues = records("segues").map {
      let (from, to) = ($0.text("origin"), $0.text("target"))
      return SegueUse(
        from: from, to: to, times: $0.count("times"), sessions: $0.count("sessions"), byPerson: $0.count("by_person"),
        byLink: $0.count("by_link"), byRule: $0.count("by_rule"), undone: $0.count("undone"),
        isInGraph: graph.contains(DirectedEdge(from: NamedFragment(from), to: NamedFragment(to))))
    }.ranked(by: \.times, names: { [$0.from, $0.to] })
    ends = records("ends").map {
      End(screen: $0.text("screen"), sessions: $0.count("sessions"), ended: $0.count("ended"))
    }.ranked(by: \.sessions, names: { [$0.screen] })
    loops = records("loops").map { row in
      let screens = ["screen", "next1", "next2", "next3"].compactMap { row.name($0) }
      return Loop(screens: screens + screens.prefix(1), times: row.count("times"), sessions: row.count("sessions"))
    }.ranked(by: \.times, names: \.screens)
    funnel = stages.enumerated().map { number, screen in
      let row = records("funnel-\(number)").first
      return Stage(
        screen: screen, sessions: row?.count("sessions") ?? 0,
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
    reason(over: records("moves"), in: graph)
    compare(records("versions"), screens: records("version-screens"), segues: records("version-segues"))
  }

  /// The two newest versions, by their first use.
  private mutating func compare(
    _ versionRows: [FigureTable.Row], screens: [FigureTable.Row], segues: [FigureTable.Row]
  ) {
    versions = versionRows.map {
      Version(
        app: $0.text("app"), sessions: $0.count("sessions"), steps: $0.count("steps"), firstMs: $0.number("first_ms"),
        lastMs: $0.number("last_ms"))
    }.ranked(by: { $0.firstMs ?? 0 }, names: { [$0.app] })
    guard versions.count > 1 else { return }
    let (new, old) = (versions[0], versions[1])
    func changes(_ rows: [FigureTable.Row], name: (FigureTable.Row) -> String, count: String) -> [Difference.Change] {
      var changes: [String: Difference.Change] = [:]
      for row in rows {
        let name = name(row)
        var change = changes[name] ?? Difference.Change(name: name, oldPerThousand: 0, newPerThousand: 0)
        if row.text("app") == old.app {
          change.oldPerThousand = perThousand(row.count(count), of: old.sessions)
          change.oldMedianMs = row.number("median_ms")
        } else if row.text("app") == new.app {
          change.newPerThousand = perThousand(row.count(count), of: new.sessions)
          change.newMedianMs = row.number("median_ms")
        } else {
          continue
        }
        changes[name] = change
      }
      return Array(changes.values)
        .ranked(by: { abs($0.newPerThousand - $0.oldPerThousand) }, names: { [$0.name] })
    }
    difference = Difference(
      old: old.app, new: new.app, screens: changes(screens, name: { $0.text("screen") }, count: "visits"),
      segues: changes(segues, name: { "\($0.text("origin")) => \($0.text("target"))" }, count: "times"))
  }
}
