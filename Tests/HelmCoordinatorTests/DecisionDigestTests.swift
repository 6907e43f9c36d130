import HelmCoordinator
import HelmTestSupport
import HelmTesting
import Testing

@testable import Helm

/// What coordinators' decisions do, and what is told of them, for more walks than anybody would read.
@MainActor @Suite struct DecisionDigestTests {
  @Test(arguments: [1, 2, 3] as [UInt64]) func walks(part: UInt64) async throws {
    var digests = TextDigests()
    for seed in part * 100..<part * 100 + 10 {
      var walk = try DecisionWalk(seed: seed)
      digests.append(try await walk.text(30), named: "decisions \(seed)")
    }
    #expect(digests.problem(named: "decisions \(part)") == nil)
  }
}

/// Actions and commands that a seed determines, in an app some of whose segues are guarded.
@MainActor private struct DecisionWalk {
  typealias Deciding = Literal<Int>
  typealias Decision = FlowDecision<Office, Int>

  @MainActor private final class Outputs {
    var all: [Int] = []
  }

  private let helm: Helm<Office>
  private let coordination: Coordination<Deciding>
  private let outputs = Outputs()
  private var commands: SeededCommands<Office>

  private static let screens: [Office] = [
    .app, .feed, .inbox, .article, .author, .compose, .attach, .quote, .tip, .player, .tour, .lock,
  ]

  init(seed: UInt64) throws {
    let graph = NavigationGraph(Office.segues, entry: .app)
    helm = try Helm(graph: graph)
    commands = SeededCommands(
      graph: graph, seed: seed, ids: [.article: ["1", "2"], .author: ["5", "6"]], redirects: [[.app => .tour]])
    coordination = Coordination(Deciding(), helm: helm) { [outputs] in outputs.all.append($0) }
    if commands.chance(50) { helm.guard(.into(.author)) { $0.to.id == "6" ? .deny("six") : .allow } }
    if commands.chance(30) { helm.guard(leaving: .compose) { .deny("written") } }
    if commands.chance(30) { helm.guard(.into(.quote)) { .redirect(to: [.app => .tour]) } }
  }

  mutating func text(_ count: Int) async throws -> String {
    let events = coordination.events
    var transcript = Transcript(shown)
    for _ in 0..<count {
      let (title, result) = step()
      transcript.step(title, happened: [result] + outputs.all.map { "output \($0)" }, now: shown)
      outputs.all = []
    }
    let recording = coordination.recording
    var replayed = try Navigation(graph: helm.graph)
    let replay = try replayed.replay(recording, by: coordination.coordinator)
    #expect(replay.endsAlike && replay.changed.isEmpty && replayed.path == helm.path)
    let entries = ["\(recording.start)"] + recording.entries.map { "\($0)" } + ["\(recording.end)"]
    transcript.step("at the end", happened: entries + coordination.errors.map(\.description), now: shown)
    return transcript.text + (await told(events)).joined(separator: "\n") + "\n"
  }

  /// What was told up to now; questions are still open.
  private func told(_ events: AsyncStream<ActionEvent<Deciding>>) async -> [String] {
    let last = coordination.send(.emit(-1), from: helm.presentedFragments[0].fragment)
    #expect((try? last.get()) != nil)
    var lines: [String] = []
    for await event in events {
      if event.kind == .output(-1) { break }
      lines.append("\(event.sequence). \(event.action.steps) from \(event.sender): \(event.kind)")
    }
    return lines
  }

  private mutating func step() -> (title: String, result: String) {
    if commands.chance(25) {
      let command = commands.next(for: helm.state)
      switch helm.perform(command) {
      case .success(let outcome): return ("\(command)", "done: \(outcome.steps)")
      case .failure(let error): return ("\(command)", "failed: \(error)")
      }
    }
    if commands.chance(6) {
      helm.undo()
      return ("undo", "undone")
    }
    let presented = commands.pick(helm.presentedFragments)
    let sender = commands.chance(90) ? presented : PathFragment(commands.pick(Self.screens))
    let decision = decision()
    let planned = Result { try helm.state.commands(for: decision, from: sender) }
    let result = coordination.send(decision, from: sender.fragment, id: sender.id)
    return ("\(decision.steps) from \(sender)", "\(result), planned \(planned)")
  }

  private mutating func decision() -> Decision {
    let count = commands.pick([1, 1, 1, 2, 3])
    return Decision(steps: (0..<count).flatMap { _ in part().steps })
  }

  private mutating func part() -> Decision {
    let near = helm.presentedFragments.flatMap { helm.graph.outgoingEdges(of: $0.fragment) }.map(\.to)
    let screen = commands.pick(near.isEmpty || commands.chance(20) ? Self.screens : near)
    let id = commands.id(of: screen)
    switch commands.random.below(20) {
    case ..<6: return .present(screen, id: id)
    case ..<9:
      return .present(screen, id: id, as: commands.pick([.push, .sheet, .popover, .fullScreenCover, .overlay]))
    case 9: return .present(tag: ProfileTag.picture, id: commands.pick([nil, "5"]))
    case 10: return .present([.feed => .article, .article => .author])
    case 11: return .dismiss
    case 12: return commands.chance(50) ? .dismiss(screen) : .dismiss(to: screen)
    case 13: return commands.chance(50) ? .showRoot : .forward()
    case 14: return commands.chance(50) ? .back : .back(to: screen)
    case 15: return .answer(commands.random.below(3))
    case 16: return .leave(screen)
    case 17: return commands.chance(40) ? .finish(commands.random.below(3)) : .emit(commands.random.below(3))
    case 18: return .ask
    default: return commands.chance(30) ? .unexpected : .present(screen)
    }
  }

  private var shown: [String] {
    [
      "path \(helm.path)", "presented \(helm.presentedFragments)", "rules \(helm.state.ruleChanges)",
      "latest \(coordination.lastError.map(\.description) ?? "none"), of \(coordination.errors.count)",
      "helm's \(helm.errors.count), undo \(helm.canUndo)",
    ]
  }
}
