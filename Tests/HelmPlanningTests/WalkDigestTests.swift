import HelmTestSupport
import HelmTesting
import Testing

@testable import HelmCore

/// What commands do in generated graphs with rules and guards, and what can be asked afterwards, for more walks than anybody would read.
@Suite("Walks through generated graphs") struct WalkDigestTests {
  @Test(arguments: [1, 2, 3, 4] as [UInt64]) func walks(part: UInt64) throws {
    var digests = TextDigests()
    for seed in part * 100..<part * 100 + 8 {
      var dice = Dice(seed: seed)
      guard let graph = randomGraph(seed: seed, fragments: 6, segues: 7 + dice.roll(8)) else { continue }
      var walk = try GuardedWalk(graph: graph, seed: seed)
      digests.append(try walk.text(40), named: "walk \(seed)")
    }
    #expect(digests.problem(named: "walks \(part)") == nil)
  }
}

/// A walk through a graph, some of whose segues and fragments are guarded, by commands that a seed determines.
private struct GuardedWalk {
  private var state: Navigation<Letter>
  private var commands: SeededCommands<Letter>
  private var transcript = Transcript([])

  init(graph: NavigationGraph<Letter>, seed: UInt64) throws {
    var commands = SeededCommands(
      graph: graph, seed: seed, ids: [.b: ["1", "2"], .e: ["x", "y"]],
      redirects: graph.edges.prefix(3).map { Flow($0) } + [[]])
    state = try Navigation(graph: graph, entry: .a)
    for segue in graph.index.allSegues where commands.chance(15) { state.machine.guarded.count(1, .taking(segue)) }
    for fragment in graph.index.allFragments where commands.chance(15) {
      state.machine.guarded.count(1, .leaving(fragment))
    }
    self.commands = commands
  }

  /// Makes steps, and returns what they did.
  mutating func text(_ count: Int) throws -> String {
    transcript = Transcript(shown)
    for _ in 0..<count {
      let command = commands.next(for: state)
      let before = state
      let result = perform(command)
      #expect(state.invariantViolations().isEmpty, "\(command)")
      if result.hasPrefix("failed") { #expect(state == before, "\(command)") }
      transcript.step("\(command)", happened: [result], now: shown)
    }
    return transcript.text
  }

  /// Performs a command, whose guards say what depends on the move alone.
  private mutating func perform(_ command: NavigationCommand<Letter>) -> String {
    defer { state.forgetVerdicts() }
    while true {
      do throws(HelmError<Letter>) {
        let outcome = try state.perform(command)
        return "done: \(outcome.steps), \(outcome.appeared) appeared, \(outcome.disappeared) disappeared"
      } catch {
        guard case .undecided(let move) = error else { return "failed: \(error)" }
        state.setVerdict(on: move, to: Self.verdict(on: move))
      }
    }
  }

  private static func verdict(on move: GuardedMove<Letter>) -> SegueVerdict<Letter> {
    switch move {
    case .taking(let edge) where edge.to.id == "1": .deny("one")
    case .taking(let edge) where edge.to.fragment == .f: .redirect(to: Flow(Letter.a => .b))
    case .leaving(let place) where place.id == "y": .deny("why")
    default: .allow
    }
  }

  /// What can be asked.
  private var shown: [String] {
    func list(_ places: [PathFragment<Letter>]) -> String { places.map(\.description).joined(separator: " ") }
    func names(_ letters: [Letter]) -> String { letters.map { "\($0)" }.joined(separator: " ") }
    let (all, presented) = (Letter.allCases, state.presentedFragments)
    var lines = [
      "path \(state.path)", "presented \(list(presented))", "topmost \(state.topmostFragment)",
      "curtains \(list(state.curtains))", "rules \(state.ruleChanges)",
      "can present \(names(all.filter { state.can(.present($0)) }))",
      "can dismiss \(names(all.filter { state.can(.dismiss($0)) })) \(state.can(.dismiss))",
      "can go back \(list(presented.filter { state.can(.back(.from($0))) })) \(state.can(.back))",
      "can go to \(names([.b, .f].filter { state.can(.go(to: $0)) }))",
      "can \(names(all.filter { state.can(.present($0, id: "1", from: .any(.a))) }))",
      "reach guards \(names(all.filter { state.reachesGuards(.present($0)) }))",
      "shown \(list(all.compactMap { state.shownFragment($0) }))",
      "picked \(state.pickedPlace(all).map { "\($0)" } ?? "none")",
    ]
    for letter in all where state.isPresented(letter, id: .any) {
      lines.append("ids of \(letter): \(state.ids(of: letter))")
    }
    for edge in state.graph.edges {
      if let place = state.shownFragment(through: edge) { lines.append("\(edge) shows \(place)") }
    }
    for place in state.presentedPlaces {
      let layer = place.layer.map { "\($0)" } ?? "no layer"
      lines.append(
        "\(place.fragment) by \(place.ingress.map { "\($0)" } ?? "none"), \(layer) of \(place.holder ?? -1), depth \(place.depth), "
          + (place.isBeside ? "beside" : "in front"))
    }
    for place in presented {
      let held = [PresentationLayer.accessory, .content, .overlay, .modal, .curtain].map {
        "\($0) \(list(state.held(by: place, in: $0)))"
      }
      lines.append("\(place) holds " + held.joined(separator: ", "))
      lines.append(
        "\(place) has stack \(list(state.stack(from: .exactly(place)))), place \(list(state.place(of: place))), modals "
          + list(state.modals(over: place).map(\.fragment)))
      let others = [state.holder(of: place), state.stackRoot(.exactly(place)), state.nearestStep(from: place)]
      lines.append("\(place) has \(others.map { $0.map { "\($0)" } ?? "none" }.joined(separator: ", "))")
    }
    return lines
  }
}
