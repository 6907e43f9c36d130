import HelmDocuments

extension UsageReport {
  /// The maximum number of rows of a table in the terminal.
  private static var rowLimit: Int { 20 }

  /// The report for a terminal.
  var text: String {
    var parts = ["\(counted(totals.sessions, "session")), \(counted(totals.steps, "step"))\(span)"]
    if let median = totals.medianMs, let p90 = totals.p90Ms {
      parts[0] += "\na session lasts \(ReportDate.duration(median)) (median), \(ReportDate.duration(p90)) (90 %)"
    }
    if damaged.count > 0 {
      let places = damaged.places.map { "  \(plain($0.file))\($0.line > 0 ? ":\($0.line)" : "")" }
      parts.append(
        "\(counted(damaged.count, "damaged line")) left out\n" + places.joined(separator: "\n")
          + (damaged.count > places.count ? "\n  …" : ""))
    }
    parts += notes
    func add(_ title: String, _ header: [String], _ rows: [[String]]) {
      guard !rows.isEmpty else { return }
      let more = rows.count > Self.rowLimit ? "\n  … and \(rows.count - Self.rowLimit) more (--json has all)" : ""
      parts.append(title + "\n" + aligned([header] + rows.prefix(Self.rowLimit)) + more)
    }
    add(
      "Funnel",
      ["screen", countsPeople ? "users" : "sessions", "of first", "of last", "median", "90 %", "since first"],
      funnelRows)
    if let ways {
      add(
        "Ways to \(plain(ways.target))", ["way", "sessions", "median"],
        ways.ways.map {
          [($0.isLonger ? "… → " : "") + arrows($0.screens), "\($0.sessions)", duration($0.medianMs)]
        })
    }
    if let flow {
      add(
        "Around \(plain(flow.screen))", ["from", "to", "times", "sessions"],
        flow.links.filter { (0...1).contains($0.place) }.map {
          [$0.from.map { plain($0) } ?? "(start)", $0.to.map { plain($0) } ?? "(end)", "\($0.times)", "\($0.sessions)"]
        })
    }
    add(
      "Retention", ["week", "users", "of", "share"],
      retention.map { ["\($0.week)", "\($0.people)", "\($0.of)", percent($0.people, of: $0.of)] })
    add(
      "Screens", ["screen", "visits", "sessions", "median", "90 %"],
      screens.map { [plain($0.name), "\($0.visits)", "\($0.sessions)", duration($0.medianMs), duration($0.p90Ms)] })
    add(
      "Segues", ["segue", "times", "sessions", "person", "link", "rule", "undone"],
      segues.map {
        [
          "\(plain($0.from)) => \(plain($0.to))" + ($0.isInGraph ? "" : " (not in this graph)"), "\($0.times)",
          shown($0.sessions), shown($0.byPerson), shown($0.byLink), shown($0.byRule), shown($0.undone),
        ]
      })
    add(
      "Unused segues", ["segue", "style"],
      untaken.map { ["\(plain($0.from)) => \(plain($0.to))", $0.style] })
    add(
      "Where sessions end", ["screen", "sessions", "regularly"],
      ends.map { [plain($0.screen), "\($0.sessions)", shown($0.ended)] })
    add(
      "Loops", ["way", "times", "sessions"],
      loops.map { [arrows($0.screens), "\($0.times)", "\($0.sessions)"] })
    add(
      "Missed shortcuts", ["from", "to", "times", "shortest", "steps to save"],
      shorter.map { [plain($0.from), plain($0.to), "\($0.times)", arrows($0.shortest), "\($0.savedSteps)"] })
    add(
      "Missing segues", ["from", "to", "times", "steps to save"],
      missing.map { [plain($0.from), plain($0.to), "\($0.times)", "\($0.savedSteps)"] })
    if let difference {
      let (old, new) = (plain(difference.old), plain(difference.new))
      add(
        "From \(old) to \(new), in a thousand sessions",
        ["screen", old, new, "sessions in \(old)", "sessions in \(new)", "median in \(old)", "median in \(new)"],
        difference.screens.map {
          [
            plain($0.name), shown($0.oldPerThousand), shown($0.newPerThousand), $0.oldShare?.text ?? "",
            $0.newShare?.text ?? "", duration($0.oldMedianMs), duration($0.newMedianMs),
          ]
        })
      add(
        "Segues from \(old) to \(new), in a thousand sessions", ["segue", old, new],
        difference.segues.map { [plain($0.name), shown($0.oldPerThousand), shown($0.newPerThousand)] })
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// The rows of the funnel, with shares in percent.
  var funnelRows: [[String]] {
    funnel.enumerated().map { number, stage in
      let before = funnel[max(0, number - 1)].sessions
      return [
        plain(stage.screen), stage.sessions.map { "\($0)" } ?? "fewer than \(leastSessions)",
        percent(stage.sessions, of: funnel[0].sessions), number == 0 ? "" : percent(stage.sessions, of: before),
        duration(stage.medianMs), duration(stage.p90Ms),
        duration(stage.totalMedianMs),
      ]
    }
  }

  /// Sentences about what was left out.
  var notes: [String] {
    var notes: [String] = []
    if absurd.sessions > 0 {
      notes.append(
        "\(counted(absurd.sessions, "session")) with \(counted(absurd.steps, "step")) left out: by their times, they were before 2014 or years after the others"
      )
    }
    if leftOut > 0 {
      notes.append("\(counted(leftOut, "row")) of fewer than \(counted(leastSessions, "session")) left out")
    }
    if countsPeople, funnel.allSatisfy({ $0.sessions == 0 }) {
      notes.append("the funnel is empty: no session that reached its first screen has a pseudonym")
    }
    if leastSessions > 1 {
      notes.append("missed shortcuts and missing segues left out: they are not counted by sessions")
    }
    return notes
  }

  /// The first and the last day.
  var span: String {
    guard let first = totals.firstMs, let last = totals.lastMs else { return "" }
    let (start, end) = (ReportDate.text(first), ReportDate.text(last))
    return start == end ? ", on \(start)" : ", from \(start) to \(end)"
  }

  private func arrows(_ screens: [String]) -> String { screens.map { plain($0) }.joined(separator: " → ") }
}

/// Returns a duration, or an empty text.
func duration(_ milliseconds: Int64?) -> String { milliseconds.map(ReportDate.duration) ?? "" }

/// Returns a count, or an empty text if it isn't reported.
func shown(_ count: Int?) -> String { count.map { "\($0)" } ?? "" }

/// Returns a percentage with one decimal, or an empty text.
func percent(_ part: Int?, of whole: Int?) -> String {
  guard var part, var whole, whole > 0 else { return "" }
  // Of huge numbers, the lower digits don't matter.
  if max(part, whole) > Int.max / 4000 { (part, whole) = (part / 10_000, max(1, whole / 10_000)) }
  let tenths = (part * 2000 + whole) / (2 * whole)
  return "\(tenths / 10).\(tenths % 10) %"
}

/// Returns rows in columns: the first column is left-aligned, and all others are right-aligned.
private func aligned(_ rows: [[String]]) -> String {
  let count = rows.map(\.count).max() ?? 0
  let widths = (0..<count).map { column in rows.map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0 }
  return rows.map { row in
    let cells = row.enumerated().map { column, text in
      let space = String(repeating: " ", count: widths[column] - text.count)
      return column == 0 ? text + space : space + text
    }
    let line = "  " + cells.joined(separator: "  ")
    return String(line.reversed().drop { $0 == " " }.reversed())
  }.joined(separator: "\n")
}
