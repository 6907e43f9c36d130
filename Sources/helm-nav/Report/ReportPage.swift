import Helm
import HelmDocuments
import HelmTools

/// A report as a single HTML file, without other files or network access; only the picture of the graph has scripts.
struct ReportPage {
  let report: UsageReport
  let graph: NavigationGraph<NamedFragment>
  let picture: GraphPicture

  /// The number of rows of a table that are visible at first; the others are folded.
  private static var rowLimit: Int { 12 }

  init(_ report: UsageReport, graph: NavigationGraph<NamedFragment>, picture: GraphPicture) {
    (self.report, self.graph, self.picture) = (report, graph, picture)
  }

  /// The text of the file.
  var html: String {
    let parts = [
      graphPart, funnelPart, waysPart, flowPart, retentionPart, screensPart, seguesPart, findingsPart, loopsPart,
      endsPart, differencePart,
    ]
    let policy: String? = if case .drawn = picture { GraphPage.policy } else { nil }
    return HTMLPage(
      title: "Usage report", style: policy == nil ? Self.style : Self.style + GraphPage.partStyle, policy: policy,
      body: """
        <header>
        <h1>Usage report</h1>
        <p>\(grouped(report.totals.sessions)) sessions with \(grouped(report.totals.steps)) steps\(html(report.span).replacing("-", with: "\u{2011}")).</p>
        <dl class="tiles">
        \(tile("sessions", grouped(report.totals.sessions)))
        \(tile("median session", duration(report.totals.medianMs)))
        \(tile("90th percentile", duration(report.totals.p90Ms)))
        \(tile("segues taken", "\(graph.segues.count - report.untaken.count) of \(graph.segues.count)"))
        </dl>
        \(damage)
        \(report.notes.map { "<p class=\"note\">\(html($0)).</p>" }.joined(separator: "\n"))
        </header>
        <main>
        \(parts.filter { !$0.isEmpty }.joined(separator: "\n"))
        </main>
        """
    ).text
  }

  private func tile(_ name: String, _ value: String) -> String {
    "<div><dt>\(html(name))</dt><dd>\(html(value))</dd></div>"
  }

  private var damage: String {
    guard report.damaged.count > 0 else { return "" }
    let places = report.damaged.places.map { "<li>\(html($0.file))\($0.line > 0 ? ", line \($0.line)" : "")</li>" }
    let more = report.damaged.count > places.count ? "<li>…</li>" : ""
    return """
      <details class="note"><summary>\(counted(report.damaged.count, "damaged line")) left out</summary>
      <ul>\(places.joined())\(more)</ul></details>
      """
  }
}

// MARK: - Parts

extension ReportPage {
  private var graphPart: String {
    let drawing =
      switch picture {
      case .drawn(let page): "<p>Click a screen for details.</p>\n" + page.part
      case .missing(let reason): "<p class=\"note\">\(html(reason)) The table of segues has the same numbers.</p>"
      }
    return section(
      "The graph with its traffic",
      "The more often a segue was taken, the thicker its line. The number under a screen’s name is how often it was on top.",
      drawing)
  }

  private var funnelPart: String {
    guard let first = report.funnel.first else { return "" }
    let rows = zip(report.funnel, report.funnelRows).enumerated().map { number, row -> String in
      let (stage, texts) = row
      let before = number == 0 ? stage.sessions : report.funnel[number - 1].sessions
      let (top, bottom) = (
        share(before ?? 0, of: first.sessions ?? 0), share(stage.sessions ?? 0, of: first.sessions ?? 0)
      )
      let shape =
        number == 0 ? bar(bottom) : "<polygon points=\"0,0 \(top),0 \(bottom),10 0,10\" class=\"loss\"/>" + bar(bottom)
      let times =
        number == 0 || (stage.sessions ?? 0) == 0
        ? ""
        : """
        <span>\(html(texts[3])) of the stage before</span><span>median \(html(texts[4]))</span><span>90 % within \(html(texts[5]))</span>
        """
      return """
        <li><h3>\(html(stage.screen))</h3>
        <svg viewBox="0 0 100 10" preserveAspectRatio="none" role="img" aria-label="\(html(texts[2])) of the first stage">\(shape)</svg>
        <p><b>\(html(reached(stage)))</b><span>\(html(texts[2]))</span>\(times)</p></li>
        """
    }
    let last = report.funnel[report.funnel.count - 1]
    let total = last.totalMedianMs.map { " Half of them take at most \(ReportDate.duration($0))." } ?? ""
    return section(
      "Funnel",
      "\(report.countsPeople ? "Users who" : "Sessions that") reached these screens in this order, \(report.countsPeople ? "in one session or several" : "whatever was in between"): \(last.sessions == nil ? reached(last) : percent(last.sessions, of: first.sessions)) "
        + "get from \(first.screen) to \(last.screen).\(total)",
      "<ol class=\"funnel\">\(rows.joined(separator: "\n"))</ol>")
  }

  /// Returns the number of sessions that reached a stage, in words if there are none, or too few to report.
  private func reached(_ stage: UsageReport.Stage) -> String {
    stage.sessions.map { $0 > 0 ? grouped($0) : "none" } ?? "fewer than \(report.leastSessions)"
  }

  private var waysPart: String {
    guard let ways = report.ways else { return "" }
    let all = cappedSum(ways.ways.map(\.sessions))
    let rows = ways.ways.map { way in
      """
      <li>\(chips(way.screens, isLonger: way.isLonger))
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" role="img" aria-label="\(percent(way.sessions, of: all))">\
      \(bar(share(way.sessions, of: max(1, ways.ways[0].sessions))))</svg>
      <p><b>\(grouped(way.sessions))</b><span>\(percent(way.sessions, of: all))</span>\
      <span>median \(html(duration(way.medianMs)))</span></p></li>
      """
    }
    let list = folded(rows) { "<ol class=\"ways\">\($0)</ol>" }
    return section(
      "Ways to \(ways.target)",
      "\(grouped(all)) of \(grouped(report.totals.sessions)) sessions reach it. These are the last screens before the first visit, "
        + "and the time from the start of the session.", all == 0 ? "<p>No session reaches it.</p>" : list)
  }

  private var flowPart: String {
    guard let flow = report.flow else { return "" }
    let title = "Around \(flow.screen)"
    guard let narrow = FlowPicture(flow, reach: 1).svg, let wide = FlowPicture(flow, reach: 2).svg else {
      return section(title, "Where users come from and where they go next.", "<p>No session reaches it.</p>")
    }
    let rows = flow.links.filter { (0...1).contains($0.place) }.map {
      [
        $0.from.map { name($0) } ?? "<i>start</i>", $0.to.map { name($0) } ?? "<i>end</i>", grouped($0.times),
        grouped($0.sessions),
      ]
    }
    return section(
      title,
      "Where users come from, on the left, and where they go next, on the right: the wider a band, the more often.",
      "<div class=\"drawing\">\(narrow)\(wide)</div>\n<details><summary>The numbers</summary>\n"
        + tableBody(["from", "to", "times", "sessions"], rows) + "\n</details>")
  }

  private var retentionPart: String {
    table(
      "Retention",
      "The users who came back in that week after their first session, of those for whom it is over. Users are identified by pseudonyms.",
      ["week", "users", "of", "share"],
      report.retention.map { ["\($0.week)", grouped($0.people), grouped($0.of), percent($0.people, of: $0.of)] })
  }

  private var screensPart: String {
    table(
      "Screens", "How often a screen came to the top, and how long it stayed there.",
      ["screen", "visits", "sessions", "median", "90 %"],
      report.screens.map {
        [
          name($0.name), grouped($0.visits), grouped($0.sessions), html(duration($0.medianMs)),
          html(duration($0.p90Ms)),
        ]
      })
  }

  private var seguesPart: String {
    table(
      "Segues",
      "How often a segue was taken, and by whom: a person, a link, or a rule such as an auto segue or a redirect.",
      ["segue", "times", "sessions", "person", "link", "rule", "undone"],
      report.segues.map {
        [
          edge($0.from, $0.to) + ($0.isInGraph ? "" : " <small>not in this graph</small>"), grouped($0.times),
          grouped($0.sessions), grouped($0.byPerson), grouped($0.byLink), grouped($0.byRule), grouped($0.undone),
        ]
      })
  }

  private var findingsPart: String {
    [
      table(
        "Unused segues", "They may be hard to find, or not needed.", ["segue", "style"],
        report.untaken.map { [edge($0.from, $0.to), html($0.style)] }),
      table(
        "Missed shortcuts", "Users take more steps than the graph requires.",
        ["from", "to", "times", "shortest way", "steps to save"],
        report.shorter.map {
          [name($0.from), name($0.to), grouped($0.times), chips($0.shortest), grouped($0.savedSteps)]
        }),
      table(
        "Missing segues", "Users go between these screens, but no segue leads there in one step.",
        ["from", "to", "times", "steps to save"],
        report.missing.map { [name($0.from), name($0.to), grouped($0.times), grouped($0.savedSteps)] }),
    ].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private var loopsPart: String {
    table(
      "Loops", "Ways that lead back to where they started.", ["way", "times", "sessions"],
      report.loops.map { [chips($0.screens), grouped($0.times), grouped($0.sessions)] })
  }

  private var endsPart: String {
    table(
      "Where sessions end", "The last screen of a session. Sessions that did not end regularly may have crashed.",
      ["screen", "sessions", "share", "regularly"],
      report.ends.map {
        [name($0.screen), grouped($0.sessions), percent($0.sessions, of: report.totals.sessions), grouped($0.ended)]
      })
  }

  private var differencePart: String {
    guard let difference = report.difference else { return "" }
    let (old, new) = (difference.old, difference.new)
    return [
      table(
        "From \(old) to \(new): screens",
        "Visits per thousand sessions; the share of sessions with a visit, with its 95 % confidence interval; and the median time of a visit.",
        ["screen", old, new, "sessions in \(old)", "sessions in \(new)", "median \(old)", "median \(new)"],
        difference.screens.map {
          [
            name($0.name), grouped($0.oldPerThousand), grouped($0.newPerThousand), html($0.oldShare?.text ?? ""),
            html($0.newShare?.text ?? ""), html(duration($0.oldMedianMs)), html(duration($0.newMedianMs)),
          ]
        }),
      table(
        "From \(old) to \(new): segues", "Times per thousand sessions.", ["segue", old, new],
        difference.segues.map { [name($0.name), grouped($0.oldPerThousand), grouped($0.newPerThousand)] }),
    ].joined(separator: "\n")
  }
}

// MARK: - Elements

extension ReportPage {
  private func section(_ title: String, _ text: String, _ body: String) -> String {
    "<section>\n<h2>\(html(title))</h2>\n<p>\(html(text))</p>\n\(body)\n</section>"
  }

  /// Returns a table whose cells are already markup.
  private func table(_ title: String, _ text: String, _ header: [String], _ rows: [[String]]) -> String {
    rows.isEmpty ? "" : section(title, text, tableBody(header, rows))
  }

  private func tableBody(_ header: [String], _ rows: [[String]]) -> String {
    let head = "<thead><tr>\(header.map { "<th scope=\"col\">\(html($0))</th>" }.joined())</tr></thead>"
    // On narrow screens, each row is shown as a list with the names of the columns.
    let lines = rows.map { row in
      "<tr>\(zip(header, row).map { "<td data-of=\"\(html($0))\">\($1)</td>" }.joined())</tr>"
    }
    return folded(lines) { "<div class=\"table\" tabindex=\"0\"><table>\(head)<tbody>\($0)</tbody></table></div>" }
  }

  /// Returns the first rows, followed by the others, folded.
  private func folded(_ rows: [String], _ wrap: (String) -> String) -> String {
    let first = wrap(rows.prefix(Self.rowLimit).joined(separator: "\n"))
    guard rows.count > Self.rowLimit else { return first }
    let rest = wrap(rows.dropFirst(Self.rowLimit).joined(separator: "\n"))
    return first + "\n<details><summary>\(rows.count - Self.rowLimit) more</summary>\n\(rest)\n</details>"
  }

  private func chips(_ screens: [String], isLonger: Bool = false) -> String {
    let names = (isLonger ? ["<i>…</i>"] : []) + screens.map { "<span class=\"chip\">\(name($0))</span>" }
    return "<span class=\"way\">\(names.joined(separator: " → "))</span>"
  }

  private func edge(_ from: String, _ to: String) -> String { "\(name(from)) <i>→</i> \(name(to))" }
  /// Returns a name that can break between its words.
  private func name(_ text: String) -> String {
    "<bdi>\(Self.breakable(text).map { html($0) }.joined(separator: "<wbr/>"))</bdi>"
  }

  private static func breakable(_ text: String) -> [String] {
    var parts = [""]
    for character in text {
      let startsWord = character.isUppercase && parts[parts.count - 1].last?.isLowercase == true
      let endsWord = "(./_-".contains(parts[parts.count - 1].last ?? " ")
      if startsWord || endsWord { parts.append("") }
      parts[parts.count - 1].append(character)
    }
    return parts
  }
  private func bar(_ width: String) -> String { "<rect width=\"\(width)\" height=\"10\"/>" }

  /// Returns a percentage with one decimal.
  private func share(_ part: Int, of whole: Int) -> String {
    let tenths = thousandths(part, of: whole)
    return "\(tenths / 10).\(tenths % 10)"
  }

  private func html(_ text: String) -> String { HTMLPage.escaped(text) }
}
