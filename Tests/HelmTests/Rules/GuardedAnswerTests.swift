import Helm
import HelmTestSupport
import HelmTesting
import Testing

/// `can(_:)` under guards, compared with performing the command on another `Helm` in the same state.
@Suite("Queries under guards match the commands") @MainActor struct GuardedAnswerTests {
  private typealias Router = Helm<Letter>

  private static let letters: [Letter] = [.a, .b, .c, .d, .e, .f, .g]

  private static let commands: [NavigationCommand<Letter>] =
    letters.flatMap { [.present($0), .dismiss($0), .back(.from(.at($0)))] }
    + Mark.allCases.flatMap { [.present(tag: AnySegueTag($0)), .dismiss(tag: AnySegueTag($0))] }
    + [.dismiss, .back, .showRoot, .dismissModals]

  /// A guard with a constant verdict.
  private struct Rule {
    let scope: GuardScope<Letter>
    let verdict: SegueVerdict<Letter>
  }

  private static func segues(_ random: inout SeededNumbers) -> [Segue<Letter>] {
    var segues: [Segue<Letter>] = []
    for from in letters {
      for to in letters where from != to && to != .a && random.below(3) == 0 {
        let segue = [Segue.push, Segue.swap, Segue.tab, Segue.sheet, Segue.cover, Segue.overlay][random.below(6)](
          from, to)
        let tag = random.below(2) == 0 ? nil : Mark.allCases[random.below(Mark.allCases.count)]
        segues.append(segue.with(dismissable: random.below(3) == 0 ? false : nil, tag: tag))
      }
    }
    return segues
  }

  private static func helm(_ graph: NavigationGraph<Letter>, _ path: HelmPath<Letter>, _ rules: [Rule]) throws -> Router
  {
    let helm = try Router(graph: graph, path: path)
    for rule in rules { helm.guard(rule.scope) { rule.verdict } }
    return helm
  }

  @Test(arguments: 0..<TrialBudget.count(60)) func queriesUnderGuardsMatchTheCommandsInRandomStates(seed: UInt64) throws
  {
    var random = SeededNumbers(seed: seed)
    let segues = Self.segues(&random)
    let graph = NavigationGraph(segues + (segues.contains { $0.from == .a } ? [] : [.push(.a, .b)]), entry: .a)
    let edges = graph.edges
    let rules = (0..<3).map { _ in
      let edge = edges[random.below(edges.count)]
      let verdicts: [SegueVerdict<Letter>] = [
        .allow, .deny("no"), .redirect(to: Flow(edges[random.below(edges.count)])),
      ]
      return Rule(
        scope: [.segue(edge), .into(edge.to), .outOf(edge.to)][random.below(3)],
        verdict: verdicts[random.below(verdicts.count)])
    }
    let helm = try Self.helm(graph, [], rules)
    var compared = 0
    for step in 0..<12 {
      for command in Self.commands {
        let twin = try Self.helm(graph, helm.path, rules)
        guard twin.path == helm.path else { continue }
        compared += 1
        let outcome = try? twin.perform(command).get()
        let isDone = command.mayFindNothing ? outcome?.isEmpty == false : outcome != nil
        #expect(helm.can(command) == isDone, "seed \(seed), step \(step), \(command) at \(helm.path)")
      }
      helm.perform(Self.commands[random.below(Self.commands.count)])
    }
    #expect(compared > 0, "seed \(seed)")
  }
}

extension NavigationCommand {
  /// Whether it is possible only if it changes something.
  fileprivate var mayFindNothing: Bool {
    switch self {
    case .showRoot, .dismissModals: true
    default: false
    }
  }
}
