import HelmAnalytics

@testable import helm_nav

/// The figures of the queries, counted by plain loops over the lines, as a reference for the SQL.
struct NaiveFigures {
  private var sessions: [(steps: [SessionStep], visits: [(screen: String, ms: Int64, app: String)])] = []

  init(_ steps: [SessionStep]) {
    for (_, steps) in Dictionary(grouping: steps, by: \.session) {
      // Steps that were sent twice count once; steps before Swift existed, or years after the other sessions, don't
      // count.
      if steps.contains(where: { $0.at < 1_388_534_400_000 || $0.at > 1_900_000_000_000 }) { continue }
      let ordered = Dictionary(grouping: steps, by: \.step).values.compactMap(\.first).sorted { $0.step < $1.step }
      let visits = ordered.compactMap { step in step.screen.map { (screen: $0, ms: step.at, app: step.app) } }
      sessions.append((ordered, visits))
    }
  }

  private typealias Cell = FigureTable.Cell

  private func number(_ number: Int) -> Cell { .number(Int64(number)) }
  private func text(_ text: String?) -> Cell { text.map { .text($0) } ?? .none }

  /// The smallest value that the given percentage of values does not exceed.
  private func percentile(_ percent: Int, _ values: [Int64]) -> Cell {
    values.isEmpty ? .none : .number(values.sorted()[(values.count * percent + 99) / 100 - 1])
  }

  private var allSteps: [SessionStep] { sessions.flatMap(\.steps) }

  func table(_ name: String, funnel: [String], to: String) -> [[FigureTable.Cell]] {
    switch name {
    case "totals": return [totals]
    case "screens": return screens(of: allSteps, sessions.map(\.visits)).map { [text($0)] + $1 }
    case "segues": return segues
    case "ends": return ends
    case "loops": return loops
    case "moves": return moves
    case "ways": return ways(to: to)
    case "versions": return versions
    case "version-screens":
      return Dictionary(grouping: allSteps, by: \.app).flatMap { app, steps in
        screens(of: steps, sessions.map { $0.visits.filter { $0.app == app } }).map {
          [text(app), text($0), $1[0], $1[1], $1[3]]
        }
      }
    case "version-segues":
      return versionSegues
    default:
      let number = Int(name.dropFirst("funnel-".count)) ?? 0
      return [stage(number, of: funnel)]
    }
  }

  private func counts<Key: Hashable>(_ keys: [Key]) -> [Key: Int] { keys.reduce(into: [:]) { $0[$1, default: 0] += 1 } }

  private var totals: [Cell] {
    let lengths = sessions.map { ($0.steps.last?.at ?? 0) - ($0.steps.first?.at ?? 0) }
    return [
      number(sessions.count), number(allSteps.count), number(sessions.count { $0.steps.contains { $0.kind == .end } }),
      .number(allSteps.map(\.at).min() ?? 0), .number(allSteps.map(\.at).max() ?? 0), percentile(50, lengths),
      percentile(90, lengths),
    ]
  }

  private func screens(
    of steps: [SessionStep], _ visits: [[(screen: String, ms: Int64, app: String)]]
  ) -> [(String, [Cell])] {
    counts(visits.flatMap { $0.map(\.screen) }).map { screen, count in
      let dwells = steps.compactMap { $0.left == screen ? $0.dwell : nil }
      return (
        screen,
        [
          number(count), number(visits.count { $0.contains { $0.screen == screen } }), .number(dwells.reduce(0, +)),
          percentile(50, dwells), percentile(90, dwells),
        ]
      )
    }
  }

  private var segues: [[Cell]] {
    var found: [[String]: [SessionStep]] = [:]
    for step in allSteps where [.present, .return, .reselect, .dismiss].contains(step.kind) {
      if let from = step.from, let to = step.to { found[[from, to], default: []].append(step) }
    }
    return found.map { edge, steps in
      let taken = steps.filter { $0.kind != .dismiss }
      return edge.map { text($0) } + [number(taken.count), number(Set(taken.map(\.session)).count)]
        + [SessionCause.person, .link, .rule].map { cause in number(taken.count { $0.cause == cause }) }
        + [number(steps.count - taken.count)]
    }
  }

  private var ends: [[Cell]] {
    let lasts = sessions.compactMap { session -> (String, Bool)? in
      let last = session.steps.last { $0.screen != nil || $0.left != nil }
      return (last?.screen ?? last?.left).map { ($0, session.steps.contains { $0.kind == .end }) }
    }
    return counts(lasts.map(\.0)).map { screen, count in
      [text(screen), number(count), number(lasts.count { $0.0 == screen && $0.1 })]
    }
  }

  private var loops: [[Cell]] {
    var found: [[String]: [Int]] = [:]
    for (session, (_, visits)) in sessions.enumerated() {
      let screens = visits.map(\.screen)
      for start in screens.indices {
        for length in 2...4 where start + length < screens.count && screens[start + length] == screens[start] {
          let loop = Array(screens[start..<start + length])
          if Set(loop).count == length { found[loop, default: []].append(session) }
        }
      }
    }
    return found.map { loop, sessions in
      (0..<4).map { text(loop.indices.contains($0) ? loop[$0] : nil) } + [
        number(sessions.count), number(Set(sessions).count),
      ]
    }
  }

  private var moves: [[Cell]] {
    var found: [[Cell]: Int] = [:]
    for (_, visits) in sessions {
      let screens = visits.map(\.screen)
      for start in screens.indices {
        for length in 1...4 where start + length < screens.count && screens[start + length] != screens[start] {
          let between = screens[(start + 1)..<(start + length)]
          if between.contains(screens[start]) || between.contains(screens[start + length]) { continue }
          found[[text(screens[start]), text(screens[start + length]), number(length)], default: 0] += 1
        }
      }
    }
    return found.map { $0 + [number($1)] }
  }

  private func ways(to target: String) -> [[Cell]] {
    var found: [[Cell]: [Int64]] = [:]
    for (_, visits) in sessions {
      guard let end = visits.firstIndex(where: { $0.screen == target }) else { continue }
      let before = (1...5).reversed().map { end >= $0 ? text(visits[end - $0].screen) : .none }
      found[before + [number(end > 5 ? 1 : 0)], default: []].append(visits[end].ms - visits[0].ms)
    }
    return found.map { $0 + [number($1.count), percentile(50, $1)] }
  }

  private var versions: [[Cell]] {
    Dictionary(grouping: allSteps, by: \.app).map { app, steps in
      [
        text(app), number(Set(steps.map(\.session)).count), number(steps.count), .number(steps.map(\.at).min() ?? 0),
        .number(steps.map(\.at).max() ?? 0),
        percentile(50, Dictionary(grouping: steps, by: \.session).values.compactMap { $0.map(\.at).min() }),
      ]
    }
  }

  private var versionSegues: [[Cell]] {
    let taken = allSteps.filter { [.present, .return, .reselect].contains($0.kind) }
    func keys(_ steps: [SessionStep]) -> [[String]] {
      steps.compactMap { step in
        guard let from = step.from, let to = step.to else { return nil }
        return [step.app, from, to]
      }
    }
    let takers = counts(Dictionary(grouping: taken, by: \.session).values.flatMap { Set(keys($0)) })
    return counts(keys(taken)).map { key, count in key.map { text($0) } + [number(count), number(takers[key] ?? 0)] }
  }

  private func stage(_ number: Int, of funnel: [String]) -> [Cell] {
    let times = sessions.compactMap { session -> [Int64]? in
      var times: [Int64] = []
      var rest = session.visits[...]
      for screen in funnel.prefix(number + 1) {
        guard let place = rest.firstIndex(where: { $0.screen == screen }) else { return nil }
        times.append(rest[place].ms)
        rest = rest[(place + 1)...]
      }
      return times
    }
    let last = times.map { $0[number] - $0[max(0, number - 1)] }
    let whole = times.map { $0[number] - $0[0] }
    return [self.number(times.count), percentile(50, last), percentile(90, last), percentile(50, whole)]
  }
}
