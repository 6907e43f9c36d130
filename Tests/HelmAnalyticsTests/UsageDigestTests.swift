import HelmDocuments
import HelmTestSupport
import HelmTesting
import Testing

@testable import Helm
@testable import HelmAnalytics

/// What sessions are recorded as, and how they are counted, for more of them than anybody would read.
@Suite struct UsageDigestTests {
  @Test(arguments: [1, 2, 3] as [UInt64]) func usage(part: UInt64) throws {
    var digests = TextDigests()
    for seed in part * 100..<part * 100 + 20 {
      var usage = RandomUsage(seed: seed)
      digests.append(try usage.text(), named: "usage \(seed)")
    }
    #expect(digests.problem(named: "usage \(part)") == nil)
  }

  @Test func screenMoves() {
    var digests = TextDigests()
    for seed in 1...(80 as UInt64) {
      var usage = RandomUsage(seed: seed)
      digests.append(usage.moves(), named: "moves \(seed)")
    }
    #expect(digests.problem(named: "moves") == nil)
  }
}

/// Walks with random options of recording, whose steps are counted by several devices that are merged.
private struct RandomUsage {
  private var random: SeededNumbers
  private var time: Int64 = 1_767_225_600_000

  init(seed: UInt64) { random = SeededNumbers(seed: seed) }

  private mutating func chance(_ percent: Int) -> Bool { random.below(100) < percent }

  private mutating func pick<Element>(_ elements: [Element]) -> Element { elements[random.below(elements.count)] }

  private mutating func graph() -> NavigationGraph<NamedFragment> {
    while true {
      let names = ["home", "news", "article", "library", "compose", "map"].prefix(3 + random.below(4)).map {
        NamedFragment($0)
      }
      var segues: [Segue<NamedFragment>] = []
      for position in 1..<names.count + random.below(4) {
        let (from, to) =
          position < names.count ? (names[random.below(position)], names[position]) : (pick(names), pick(names))
        if from == to || segues.contains(where: { $0.from == from && $0.to == to }) { continue }
        let presentation = pick([.push, .push, .swap, .inline, .inline, .sheet, .popover] as [SeguePresentation])
        segues.append(
          Segue(
            from: from, to: to, style: presentation.style ?? .pass, dismissable: presentation != .inline && chance(60),
            auto: presentation == .inline && chance(50), presentation: presentation))
      }
      let graph = NavigationGraph(segues, entry: "home")
      if (try? Navigation(graph: graph)) != nil { return graph }
    }
  }

  /// Returns the screens that each screen leads to, in graphs with every kind of segue.
  mutating func moves() -> String {
    let names = ["a", "b", "c", "d", "e", "f", "g", "h"].prefix(3 + random.below(6)).map { NamedFragment($0) }
    var segues: [Segue<NamedFragment>] = []
    for position in 1..<names.count * 2 {
      let (from, to) =
        position < names.count ? (names[random.below(position)], names[position]) : (pick(names), pick(names))
      if from == to || segues.contains(where: { $0.from == from && $0.to == to }) { continue }
      let presentation = pick(SeguePresentation.allCases.filter { $0 != .automatic })
      segues.append(
        Segue(
          from: from, to: to, style: presentation.style ?? .pass, dismissable: chance(50),
          auto: chance(15) && !segues.contains { $0.from == from && $0.auto },
          leaving: presentation.style == .pass && chance(25) ? pick(names) : nil, presentation: presentation))
    }
    let graph = NavigationGraph(segues, entry: chance(80) ? "a" : nil)
    let moves = ScreenMoves(graph)
    var text = "\((try? GraphDocument(graph))?.description ?? "-")\n"
    for fragment in graph.fragments {
      let ways = moves.shortestWays(from: fragment).sorted { $0.key.name < $1.key.name }.map { "\($0.value)" }
      text += "\(fragment) lands on \(moves.landing(on: fragment)), leads to "
      text += moves.moves(from: fragment).map { "\($0.edge) to \($0.screen)" }.joined(separator: ", ")
      text += "; \(ways.joined(separator: " "))\n"
    }
    return text
  }

  private mutating func session(_ number: Int, in graph: NavigationGraph<NamedFragment>) throws -> [SessionStep] {
    var state = try Navigation(graph: graph)
    let person = chance(50) ? "p\(random.below(3))" : nil
    let cause: SessionCause? = pick([nil, nil, .link])
    let options = SessionOptions<NamedFragment>(
      appVersion: pick(["1.0", "2.0"]), hashedIDs: ["article", "map"], salt: pick([[], [1, 2, 3]]), pseudonym: person,
      cause: { trigger in if case .command(.back(.step)) = trigger { cause } else { nil } })
    var tracker = SessionTracker(
      session: "s\(number)", in: graph, fingerprint: "f", tabs: graph.segues.tabs(), options: options,
      top: state.topmostFragment,
      at: time)
    var steps = [tracker.start()]
    for _ in 0..<random.below(16) {
      time += Int64(pick([0, 900, 60_000, 3_600_000, -5_000]))
      let edge = pick(graph.edges)
      let id = chance(20) ? "7" : nil
      let command = pick(
        [
          .present(edge.to, id: id), .present(edge.to, id: id), .present(.edge(PathEdge(edge))), .back,
          .dismiss(edge.to), .select(edge.to),
          .go(to: edge.to, id: id), .showRoot, .restart, .present(Flow(edge)), .add(.disabled, to: Flow(edge)),
          .remove(.disabled, from: Flow(edge)),
        ] as [NavigationCommand<NamedFragment>])
      guard let outcome = try? state.perform(command) else { continue }
      steps += tracker.steps(
        for: outcome.steps.map(\.action), trigger: .command(command), top: state.topmostFragment, at: time)
    }
    if chance(70) { steps.append(tracker.end(at: time + Int64(random.below(9_000)))) }
    return steps
  }

  mutating func text() throws -> String {
    let graph = graph()
    var text = ""
    let capacity = pick([1, 2, 4, 256])
    let halfLife = pick([0.5, 3, 30, 0, -1])
    var devices = [UsageSummary](repeating: .init(capacity: capacity, halfLifeInDays: halfLife), count: 3)
    for number in 0..<30 {
      // A clock may be wrong by years.
      time += Int64(pick([0, 3_600_000, 86_400_000, 86_400_000 * 5, chance(5) ? -86_400_000 * 3_000 : 0]))
      let steps = try session(number, in: graph)
      for step in steps { text += step.json + "\n" }
      let device = random.below(3)
      for step in steps { devices[device].note(step) }
      if chance(10) { devices[device].forget(below: pick([0.1, 0.5, 2]), at: time) }
    }
    for first in 0..<3 {
      text += lines(of: devices[first], graph)
      var merged = devices[first]
      merged.merge(devices[(first + 1) % 3])
      text += lines(of: merged, graph)
      merged.merge(devices[(first + 2) % 3])
      merged.forget(at: time)
      text += lines(of: merged, graph)
    }
    return text
  }

  private func lines(of usage: UsageSummary, _ graph: NavigationGraph<NamedFragment>) -> String {
    func rounded(_ number: Double) -> String { number.isFinite ? "\(Int((number * 1000).rounded()))" : "\(number)" }
    func shown(_ count: UsageSummary.Count) -> String { "\(rounded(count.count)) \(rounded(count.error))" }
    var text = "usage, \(rounded(usage.perDay(1))) a day\n"
    for edge in graph.edges {
      text += "  \(edge): \(shown(usage.count(ofSegueFrom: edge.from.name, to: edge.to.name)))\n"
    }
    for (way, count) in usage.frequentWays { text += "  \(way): \(shown(count))\n" }
    for screen in graph.fragments {
      for shortcut in usage.shortcuts(from: screen, in: graph, timesPerDay: 0.2) {
        text += "  \(shortcut), \(shortcut.savedSteps)\n"
      }
    }
    return text
  }
}
