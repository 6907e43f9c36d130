import HelmTesting
import Testing

@testable import HelmTools

/// What is inferred from sessions on both sides of each threshold, on record: how often something has to be seen before it counts.
@Suite struct InferenceThresholdTests {
  private func expectKept(_ text: String, named name: String) {
    #expect(TextSnapshot(text, named: name, fileExtension: "txt").problem() == nil)
  }

  /// Returns the results for some numbers, with equal ones in a row on one line: `0–3: none`.
  private static func steps(_ range: some Sequence<Int>, _ result: (Int) -> String) -> String {
    var lines: [(first: Int, last: Int, result: String)] = []
    for number in range {
      let found = result(number)
      if lines.last?.result == found {
        lines[lines.count - 1].last = number
      } else {
        lines.append((number, number, found))
      }
    }
    return lines.map { "  \($0.first == $0.last ? "\($0.first)" : "\($0.first)–\($0.last)"): \($0.result)\n" }.joined()
  }

  private static func rounded(_ number: Double) -> String {
    number.isFinite ? "\(Int((number * 1000).rounded()))" : "\(number)"
  }

  private static func views(_ sessions: some Sequence<String>) -> ScreenViews {
    var views = ScreenViews()
    for session in sessions { views.add(session.map { String($0) }) }
    return views
  }

  /// Returns a proposal in a few words.
  private static func summary(_ views: ScreenViews) -> String {
    let graph = GraphInference(views).proposal()
    let tabs = graph.holders.map { "\($0.name) \($0.tabs.joined())" }
    let segues = graph.segues.filter { $0.kind != .tab }.map {
      "\($0.from)>\($0.to) \($0.kind)\($0.isModal ? " modal" : "") \($0.count) \($0.returned) \($0.confidence)"
    }
    let rare = graph.rare.map { "\($0.from)>\($0.to) \($0.count)" }
    return "[\(tabs.joined(separator: ", "))] \(segues.joined(separator: ", ")); rare \(rare.joined(separator: ", ")); "
      + "entry \(graph.entry ?? "-") \(graph.entryShare); unexplained \(graph.unexplained.count)"
  }

  /// For each pair of screens, what noise explains, and the least numbers that are more than noise.
  @Test func noise() throws {
    var text = ""
    let all = try ExampleGraphs.all.filter { ["Shop", "Social"].contains($0.name) }.flatMap { name, graph in
      try [0, 20, 90].map { noise in
        (
          name: "\(name), noise \(noise)",
          views: try GeneratedViews(graph, count: 40, seed: 9, noise: noise).sessions.reduce(into: ScreenViews()) {
            $0.add($1)
          }
        )
      }
    }
    for (name, views) in all {
      let estimate = NoiseEstimate(views.sessions, screens: views.names.count)
      text +=
        "\(name): rate \(Self.rounded(estimate.rate * 1000)), moves \(estimate.moves), visits \(estimate.visits)\n"
      var replay = SessionReplay(GraphGuess(), screens: views.names.count)
      for session in views.sessions { replay.replay(session) }
      for (from, to, number) in estimate.following.pairs.prefix(30) {
        let exceeded = (0...60).first { estimate.isExceeded(by: $0, from, to) }
        func least(_ odds: Double) -> Int? {
          (1...60).first { estimate.odds($0, from, to, in: replay.tally) > odds }
        }
        func shown(_ number: Int?) -> String { number.map { "\($0)" } ?? "-" }
        text += "  \(views.names[from])>\(views.names[to]) \(number): expected "
        text +=
          "\(Self.rounded(estimate.expected(number, from, to))), of one \(Self.rounded(estimate.expected(1, from, to)))"
        text += "; exceeded by \(shown(exceeded)), odds from \(shown(least(NoiseEstimate.leastOdds)))"
        text += " and \(shown(least(NoiseEstimate.leastOddsOfOnly)))"
        text += ", \(Self.rounded(estimate.odds(number, from, to, in: replay.tally)))\n"
      }
    }
    expectKept(text, named: "noise")
  }

  /// How well groups of tabs explain sessions, and how long a description by them is.
  @Test func groups() throws {
    var text = ""
    let madeUp = ([5, 6] as [UInt64]).map { (name: "made up \($0)", graph: MadeUpApp(screens: 12, seed: $0).graph) }
    for (name, graph) in ExampleGraphs.all + madeUp {
      let views = try GeneratedViews(graph, count: 80, seed: 3, noise: 15).sessions.reduce(into: ScreenViews()) {
        $0.add($1)
      }
      let count = views.names.count
      let noise = NoiseEstimate(views.sessions, screens: count)
      let search = TabSearch(sessions: views.sessions, count: count, noise: noise)
      let length = ProposalLength(views.sessions, screens: count, rate: noise.rate)
      let found = search.groups()
      let pairs =
        [[0, 1], [1, 2], [1, 3], [2, 1], [2, 3]] + found.compactMap { $0.count > 2 ? $0.dropLast() : nil }
      text += "\(name)\n"
      for groups in [[], found] + pairs.map({ [$0] }) {
        let guess = groups.reduce(GraphGuess()) { $0.adding($1) }
        let score = search.score(guess, views.sessions, noise)
        text +=
          "  \(groups): \(Self.rounded(score.value)), \(score.segues) segues\(score.isDoubtful ? ", doubtful" : ""); "
        text += "length \(Self.rounded(length.length(guess)))\n"
      }
    }
    expectKept(text, named: "groups")
  }

  /// The groups that are tried in many sessions and in few: the pairs from which they grow, and what is added to them.
  @Test(arguments: [80, 12, 4]) func candidates(count: Int) throws {
    var text = ""
    let madeUp = (5...8 as ClosedRange<UInt64>).map {
      (name: "made up \($0)", graph: MadeUpApp(screens: 12, seed: $0).graph)
    }
    for (name, graph) in ExampleGraphs.all + madeUp {
      let views = try GeneratedViews(graph, count: count, seed: 4, noise: 15).sessions.reduce(into: ScreenViews()) {
        $0.add($1)
      }
      let noise = NoiseEstimate(views.sessions, screens: views.names.count)
      let search = TabSearch(sessions: views.sessions, count: views.names.count, noise: noise)
      text += "\(name)\n"
      for (kind, pairs) in [("mutual", search.mutual()), ("triangles", search.triangles(without: [1]))] {
        text += "  \(kind): \(pairs.map { "\($0.one)-\($0.other) \($0.weight)" }.joined(separator: ", "))\n"
        let seeds = search.seeds(pairs, without: [2])
        text += "  seeds: \(seeds)\n"
        for seed in seeds.prefix(3) { text += "  \(seed): \(search.larger(seed, without: [1]))\n" }
      }
    }
    expectKept(text, named: "candidates in \(count) sessions")
  }

  /// If ten changes between two tabs are to be expected, and there is none, they are no tabs.
  @Test(arguments: [(29, true), (30, false)]) func tabsAreChangedFromEachToEach(rounds: Int, areTabs: Bool) {
    let sessions: [[Int32]] = [[0] + Array(repeating: [1, 2, 1, 0], count: rounds).joined()]
    let noise = NoiseEstimate(sessions, screens: 3)
    let search = TabSearch(sessions: sessions, count: 3, noise: noise)
    #expect(search.score(GraphGuess().adding([0, 1, 2]), sessions, noise).value.isFinite == areTabs)
  }

  /// A first group of tabs is tried on the first of many sessions.
  @Test func tabsAreFoundInTheFirstSessions() throws {
    let graph = try #require(ExampleGraphs.all.first { $0.name == "Shop" }).graph
    let (tabs, others) = (try GeneratedViews(graph, count: 400, seed: 3, noise: 0).sessions, ["x", "y", "z"])
    func groups(_ sessions: [[String]]) -> Int {
      let views = sessions.reduce(into: ScreenViews()) { $0.add($1) }
      let noise = NoiseEstimate(views.sessions, screens: views.names.count)
      return TabSearch(sessions: views.sessions, count: views.names.count, noise: noise).groups().count
    }
    let many = Array(repeating: others, count: 4_000)
    #expect(groups(tabs + many) == 1)
    #expect(groups(many + tabs) == 0)
  }

  /// Proposals for more and more sessions, and for more and more noise.
  @Test func tabs() throws {
    var text = ""
    for (number, (name, graph)) in ExampleGraphs.all.enumerated() {
      let sessions = try GeneratedViews(graph, count: 60, seed: UInt64(20 + number), noise: 10).sessions
      text += "\(name), sessions\n"
      text += Self.steps(stride(from: 5, through: 60, by: 5)) { count in
        Self.summary(sessions.prefix(count).reduce(into: ScreenViews()) { $0.add($1) })
      }
    }
    for seed in 1...4 as ClosedRange<UInt64> {
      let app = MadeUpApp(screens: 14, seed: seed)
      text += "made up \(seed), noise\n"
      text += try [0, 30, 90].map { noise in
        let sessions = try GeneratedViews(app.graph, count: 80, seed: seed, noise: noise).sessions
        return "  \(noise): \(Self.summary(sessions.reduce(into: ScreenViews()) { $0.add($1) }))\n"
      }.joined()
    }
    expectKept(text, named: "tabs")
  }

  /// Segues between screens that many sessions view, and some that few do.
  @Test func segues() {
    let many = Array(repeating: "abacadaea", count: 25)
    var text = "a rare transition\n"
    text += Self.steps(0...12) { Self.summary(Self.views(many + Array(repeating: "abca", count: $0))) }
    text += "a screen that only one leads to\n"
    text += Self.steps(0...6) { Self.summary(Self.views(many + Array(repeating: "abza", count: $0))) }
    text += "a screen that several lead to\n"
    text += Self.steps(0...4) {
      Self.summary(
        Self.views(many + Array(repeating: "abz", count: $0) + Array(repeating: "acz", count: $0) + ["adz"]))
    }
    text += "ways back from a step\n"
    text += Self.steps(0...8) {
      Self.summary(Self.views(Array(repeating: "abcdc", count: 60) + Array(repeating: "aba", count: $0)))
    }
    text += "the same screen again\n"
    text += Self.steps(3...9) { Self.summary(Self.views(many + Array(repeating: "abba", count: $0))) }
    text += "where sessions start\n"
    text += Self.steps(20...30) {
      Self.summary(Self.views(Array(repeating: "ab", count: 25) + Array(repeating: "ba", count: $0)))
    }
    expectKept(text, named: "segues")
  }

  /// Counts by hand, just below and at what counts as a screen over tabs.
  @Test func holders() {
    // The tabs 0 and 1, the screens 2 and 3 on them, and the screen 4 that may be over them.
    let guess = GraphGuess().adding([0, 1])
    func tally(_ change: (inout ReplayTally) -> Void) -> ReplayTally {
      var tally = ReplayTally(6)
      for screen in 0..<6 { tally.views[screen] = 100 }
      for screen in 0..<4 {
        tally.changes[screen, screen % 2 == 0 ? 1 : 0] = 10
        tally.segues[screen, 4] = 10
      }
      for tab in 0..<2 { tally.entrances[.init(group: 0, tab: tab, screen: 4)] = 5 }
      change(&tally)
      return tally
    }
    func result(_ change: (inout ReplayTally) -> Void) -> String {
      let tally = tally(change)
      let holders = HolderSegues(guess, tally)
      let groups = (0..<6).map { from in holders.group(from, 4).map { "\($0)" } ?? "-" }
      let covers = (0..<6).map { holders.covers($0, 5, tally) ? "x" : "-" }
      return "presented \(holders.presented.sorted()), from \(groups.joined()), covers \(covers.joined())"
    }
    var text = "changes to a tab\n" + Self.steps(0...5) { number in result { $0.changes[2, 1] = number } }
    text += "views of a screen with ten changes\n"
    text += Self.steps(390...410) { number in result { $0.views[2] = number } }
    text += "entrances from a tab\n"
    text += Self.steps(0...6) { number in result { $0.entrances[.init(group: 0, tab: 1, screen: 4)] = number } }
    text += "segues from a tab\n" + Self.steps(0...12) { number in result { $0.segues[0, 4] = number } }
    text += "segues from a screen\n" + Self.steps(0...12) { number in result { $0.segues[2, 4] = number } }
    for others in 1...4 {
      // Of six screens, some lead to the one that may be over the tabs.
      func result(views: Int, segues: Int = 10) -> String {
        var tally = ReplayTally(8)
        for screen in 0..<7 {
          tally.views[screen] = screen < 6 - others ? 100 : views
          tally.changes[screen, screen % 2 == 0 ? 1 : 0] = 10
          if screen < 6 - others { tally.segues[screen, 7] = screen == 2 ? segues : 10 }
        }
        for tab in 0..<2 { tally.entrances[.init(group: 0, tab: tab, screen: 7)] = 5 }
        return HolderSegues(guess, tally).presented.isEmpty ? "none" : "presented"
      }
      text += "views of \(others) screens that lead to none\n" + Self.steps(1...220) { result(views: $0) }
      text += "segues from one of the others\n" + Self.steps(0...40) { result(views: 60, segues: $0) }
    }
    text += "views of what may be covered\n" + Self.steps(55...65) { number in result { $0.views[5] = number } }
    expectKept(text, named: "holders")
  }

  /// Counts by hand, just below and at what a proposal makes of them.
  @Test func proposals() {
    let names = ["a", "b", "c", "d", "e"]
    func result(_ change: (inout ReplayTally, inout GraphGuess, inout [Int]) -> Void) -> String {
      var tally = ReplayTally(5)
      var guess = GraphGuess().adding([3, 4])
      guess.known = [0 * 5 + 1, 1 * 5 + 2, 1 * 5 + 3]
      tally.segues[0, 1] = 50
      tally.segues[1, 2] = 30
      tally.segues[1, 3] = 20
      tally.segues[2, 4] = 2
      tally.exits = [1: 40, 7: 20, 8: 10]
      tally.returns = [1: 30, 7: 10, 8: 0]
      tally.switches = [3 * 5 + 4: 3, 4 * 5 + 3: 2]
      tally.openings[3] = 1
      var entrances = [10, 5, 0, 0, 0]
      change(&tally, &guess, &entrances)
      let noise = NoiseEstimate(Array(repeating: [0, 1, 2, 1, 0, 3, 4, 3], count: 25), screens: 5)
      let graph = ProposedGraph(names: names, guess: guess, tally: tally, entrances: entrances, noise: noise)
      let segues = graph.segues.map {
        "\($0.from)>\($0.to) \($0.kind)\($0.isModal ? " modal" : "") \($0.count) \($0.returned) \($0.confidence)"
      }
      return "\(segues.joined(separator: ", ")); rare \(graph.rare.map { "\($0.from)>\($0.to) \($0.count)" }); "
        + "entry \(graph.entry ?? "-") \(graph.entryShare)"
    }
    var text =
      "exits without a return\n"
      + Self.steps(0...8) { number in
        result { tally, _, _ in
          tally.exits[7] = number
          tally.returns[7] = 0
        }
      }
    text +=
      "returns of 100 exits\n"
      + Self.steps(0...9) { number in
        result { tally, _, _ in
          tally.exits[7] = 100
          tally.returns[7] = number
        }
      }
    text += "repeats\n" + Self.steps(0...6) { number in result { tally, _, _ in tally.repeats[2] = number } }
    text += "repeats of a screen viewed 50 times\n"
    text += Self.steps(0...4) { number in result { tally, _, _ in tally.repeats[0] = number } }
    text +=
      "changes to a tab\n"
      + Self.steps(0...9) { number in
        result { tally, _, _ in tally.switches = [3 * 5 + 4: number, 4 * 5 + 3: 1] }
      }
    text +=
      "segues that cover\n"
      + Self.steps(stride(from: 10, through: 70, by: 10)) { number in
        result { tally, guess, _ in
          for screen in 0..<5 { tally.views[screen] = 200 }
          tally.changes[0, 4] = 20
          tally.segues[0, 1] = number
          guess.known?.insert(2 * 5 + 1)
          tally.segues[2, 1] = 40
        }
      }
    text +=
      "sessions that start at the second screen\n"
      + Self.steps(8...12) { number in
        result { _, _, entrances in entrances[1] = number }
      }
    text +=
      "equal counts\n  "
      + result { tally, guess, _ in
        tally.segues[1, 2] = 20
        tally.segues[4, 2] = 2
        tally.segues[2, 0] = 2
        guess.known?.insert(0)
      } + "\n"
    expectKept(text, named: "proposals")
  }
}
