import HelmAnalytics
import HelmDocuments
import HelmTools

extension Tool {
  /// Proposes a graph from the screens that users have viewed.
  func infer(_ arguments: Arguments) throws -> Int32 {
    var options = EventOptions()
    if let name = arguments.options["--format"] {
      guard let format = EventFormat(rawValue: name) else {
        let names = EventFormat.allCases.map(\.rawValue)
        throw UsageError(
          "unknown format \(plain(name)); expected \(names.dropLast().joined(separator: ", ")) or \(names.last ?? "")")
      }
      options.format = format
    }
    options.session = arguments.options["--session"]
    options.time = arguments.options["--time"]
    options.screen = arguments.options["--screen"]
    options.event = arguments.options["--event"]
    let pause = try arguments.count("--pause") ?? 30
    guard pause <= 100_000 else { throw UsageError("the option --pause needs a number of minutes up to 100000") }
    let (stepsFile, documentFile) = (try arguments.file("--steps"), try arguments.file("--document"))
    if arguments.operands.isEmpty { throw UsageError("the events are missing: name files, or - for standard input") }

    var damaged = DamagedLines()
    var reason = ""
    // A few hundred thousand sessions reveal the graph; only the output of steps needs all of them.
    var collector = ViewCollector(limit: stepsFile == nil ? Self.viewLimit : .max)
    for file in arguments.operands {
      try collect(from: file, options, &collector, &damaged, &reason)
    }
    let sessions = collector.collected(pause: Int64(pause) * 60_000)
    let (views, leftOut) = screenViews(of: sessions, collector)
    if damaged.count > 0 {
      let places = damaged.places.prefix(3).map { "\(plain($0.file)):\($0.line)" }
      console.writeError(
        "helm-nav: \(counted(damaged.count, "damaged line")) left out: \(places.joined(separator: ", "))"
          + "\(damaged.count > 3 ? "…" : "") (the first \(reason))")
    }
    if sessions.isEmpty {
      throw FigureError(
        description: "there are no screen views in \(arguments.operands.map { plain($0) }.joined(separator: ", "))")
    }
    if collector.share > 1 {
      console.writeError("helm-nav: only one in \(collector.share) sessions is read, because there are too many")
    }
    if leftOut > 0 {
      console.writeError(
        "helm-nav: \(leftOut) of \(collector.screens.count) screens left out, the rarest; do their names have ids in them?"
      )
    }
    let ties = sessions.reduce(0) { sum, session in
      sum + zip(session.views, session.views.dropFirst()).reduce(0) { $0 + ($1.0.time == $1.1.time ? 1 : 0) }
    }
    if ties > 0 {
      console.writeError(
        "helm-nav: \(counted(ties, "view")) at the same time as the previous one, taken in the order of the lines; more precise times would help"
      )
    }
    let proposal = GraphInference(views).proposal()
    tell(proposal, views, names: sessions.map(\.name))
    if let stepsFile {
      try console.writeFile(stepsFile, parts: sessions.lazy.map { steps(of: $0, collector) })
    }
    if let documentFile { try console.writeFile(documentFile, proposal.document.description) }
    if let file = arguments.options["-o"], file != "-" {
      try console.writeFile(file, proposal.source)
      console.write(
        "\(plain(file)): \(counted(proposal.screens.count, "screen")), \(counted(proposal.segues.count, "segue"))\n")
    } else {
      console.write(proposal.source)
    }
    return 0
  }

  private func collect(
    from file: String, _ options: EventOptions, _ collector: inout ViewCollector, _ damaged: inout DamagedLines,
    _ reason: inout String
  ) throws {
    var reader = EventReader(options)
    var number = 0
    try console.readLines(of: file) { line in
      number += 1
      do {
        try reader.read(line) { collector.add($0) }
      } catch let error as EventError {
        if damaged.count == 0 { reason = error.reason }
        damaged.count += 1
        if damaged.places.count < 3 { damaged.places.append(.init(file: file, line: number)) }
      } catch let error as UsageError {
        throw UsageError("\(plain(file)): \(error.reason)")
      }
    }
  }

  /// The maximum number of views to examine, where a session counts as eight.
  static var viewLimit: Int { 6_000_000 }

  /// The maximum number of screens to distinguish: if there are more, the names contain ids.
  private static var screenLimit: Int { 1000 }

  /// Returns the views of the most frequent screens, and the number of screens left out.
  private func screenViews(
    of sessions: [(name: String, views: [ViewCollector.View])], _ collector: ViewCollector
  ) -> (views: ScreenViews, leftOut: Int) {
    var counts = Array(repeating: 0, count: collector.screens.count)
    for session in sessions { for view in session.views { counts[Int(view.screen)] += 1 } }
    let kept = Set(counts.indices.sorted { (counts[$1], $0) < (counts[$0], $1) }.prefix(Self.screenLimit))
    var views = ScreenViews()
    for session in sessions {
      views.add(session.views.lazy.map { Int($0.screen) }.filter { kept.contains($0) }.map { collector.screens[$0] })
    }
    return (views, counts.count - kept.count)
  }

  /// Prints how many sessions are explained, with a few examples of those that are not.
  private func tell(_ proposal: ProposedGraph, _ views: ScreenViews, names: [String]) {
    let share = proposal.unexplained.count * 100 / max(1, proposal.sessionCount)
    console.writeError(
      "helm-nav: \(proposal.sessionCount - proposal.unexplained.count) of \(counted(proposal.sessionCount, "session")) explained; "
        + "\(share) % have a view that no segue leads to")
    for (number, places) in proposal.unexplained.prefix(3) {
      let screens = views.sessions[number].map { plain(views.names[Int($0)], limit: 30) }
      guard let place = places.first, screens.indices.contains(place) else { continue }
      let start = max(0, place - 3)
      let way = screens[start..<place].joined(separator: ", ")
      console.writeError(
        "helm-nav:   \(plain(names[number])): \(start > 0 ? "…, " : "")\(way), then \(screens[place])")
    }
  }

  /// Returns a session as steps: each view counts as presented by the user from the previous one, and the time until
  /// the next view as its dwell.
  private func steps(of session: (name: String, views: [ViewCollector.View]), _ collector: ViewCollector) -> String {
    var text = ""
    var last: ViewCollector.View?
    for (number, view) in session.views.enumerated() {
      var step = SessionStep(
        session: session.name, step: number, at: view.time, kind: number == 0 ? .start : .present,
        app: collector.apps[Int(view.app)], graph: "")
      step.screen = collector.screens[Int(view.screen)]
      if let last {
        step.left = collector.screens[Int(last.screen)]
        (step.from, step.to) = (step.left, step.screen)
        step.dwell = view.time - last.time
        step.cause = .person
      }
      text += step.json + "\n"
      last = view
    }
    return text
  }
}
