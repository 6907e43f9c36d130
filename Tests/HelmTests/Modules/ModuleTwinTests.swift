import HelmTestSupport
import HelmTesting
import Testing

@testable import Helm

/// An app that consists of nothing but a module, wrapped by two enums.
private enum Carrier: Fragment { case nest(Nest) }

/// A module that is the whole app behaves exactly like the app: results and errors of commands, evaluated guards,
/// events, hooks, and the answers to all queries.
@Suite("A module alone and nested in an app") @MainActor struct ModuleTwinTests {
  nonisolated static let seeds: [UInt64] = seedFromEnvironment.map { [$0] } ?? Array(1...TrialBudget.count(40))

  /// A scope of one of the two, and its log.
  @MainActor private final class Twin {
    let scope: HelmScope<Letter>
    let undo: @MainActor () -> Void
    let redo: @MainActor () -> Void
    let events: AsyncStream<HelmEvent<Letter>>
    private(set) var asked: [String] = []
    private(set) var seen: [String] = []
    private var tokens: [HelmToken?] = []

    init(_ helm: Helm<some Fragment>, _ scope: HelmScope<Letter>) {
      (self.scope, events) = (scope, scope.events(buffer: 100_000))
      (undo, redo) = ({ helm.undo() }, { helm.redo() })
      helm.errorPolicy = .report
      for letter in Letter.allCases {
        scope.onAppear(of: letter) { [unowned self] in seen.append("+\($0)") }
        scope.onDisappear(of: letter) { [unowned self] in seen.append("-\($0)") }
      }
    }

    func add(_ scope: GuardScope<Letter>, _ verdict: SegueVerdict<Letter>) {
      tokens.append(
        self.scope.guard(scope) { [unowned self] edge in
          asked.append("\(edge)")
          return verdict
        })
    }

    func addLeaving(_ letter: Letter) {
      tokens.append(
        scope.guard(leaving: letter) { [unowned self] place in
          asked.append("leaving \(place)")
          return .deny("stay")
        })
    }

    func removeGuards() {
      for token in tokens { token?.cancel() }
      tokens = []
    }

    /// The answers to all queries.
    func answers(_ graph: RandomGraph) -> [String] {
      let presented = scope.presentedFragments
      var answers = ["\(presented)", "\(String(describing: scope.selection(among: graph.fragments)))"]
      for letter in graph.fragments {
        let ids: [String] = scope.ids(of: letter)
        let id: String? = scope.id(of: letter)
        let isPresented = [
          scope.isPresented(letter), scope.isPresented(letter, id: "1"), scope.isPresented(letter, id: .any),
        ]
        let can = [
          scope.canPresent(letter), scope.canPresent(letter, id: "1"), scope.canDismiss(letter),
          scope.can(.back(to: letter)), scope.can(.present(letter), askingGuards: false),
        ]
        answers.append("\(letter) \(ids) \(id ?? "-") \(isPresented) \(can)")
      }
      for edge in graph.graph.edges { answers.append("\(edge) \(scope.isPresented(edge))") }
      for (from, to) in zip(presented, presented.dropFirst()) {
        answers.append("\(from) \(to) \(scope.isPresented(PathEdge(from: from, to: to)))")
      }
      return answers
    }
  }

  private func text(_ result: Result<NavigationOutcome<Letter>, HelmError<Letter>>) -> String {
    switch result {
    case .success(let outcome): "\(outcome.steps) +\(outcome.appeared) -\(outcome.disappeared)"
    case .failure(let error): "\(error.kind): \(error)"
    }
  }

  @Test(arguments: seeds)
  func nestedModuleBehavesAsTheModuleAlone(theSame seed: UInt64) async throws {
    var commands = RandomCommands.made(seed: seed)
    let graph = commands.graph
    // The order of a graph's segues determines the order of its fragments; a graph made of these segues has another
    // one.
    let same = (0..<9).reduce(graph.graph) { graph, _ in NavigationGraph(graph.segues, entry: .a) }
    let nest = try Nesting(same, in: Nest.left)
    let shell = try Nesting(NavigationGraph(nest.segues, entry: nest.root), in: Carrier.nest)
    let (app, outer) = (try Helm(graph: same), try Helm(graph: NavigationGraph(shell.segues, entry: shell.root)))
    let alone = Twin(app, HelmScope(app))
    let carried = Twin(outer, outer.scope(into: Carrier.nest).scope(into: Nest.left))
    for number in 0..<50 {
      switch Int.random(in: 0..<20, using: &commands.random) {
      case 0:
        let verdict = commands.verdict(in: app.state)
        let edge = commands.random.pick(graph.graph.edges)
        let scope = commands.random.pick([
          GuardScope.segue(edge), .segues(Flow(edge)), .into(edge.to), .outOf(edge.from), .intoModals,
        ])
        for twin in [alone, carried] { twin.add(scope, verdict) }
      case 1:
        let letter = commands.random.pick(graph.fragments)
        for twin in [alone, carried] { twin.addLeaving(letter) }
      case 2: for twin in [alone, carried] { twin.removeGuards() }
      case 3: for twin in [alone, carried] { twin.undo() }
      case 4: for twin in [alone, carried] { twin.redo() }
      default:
        let command = commands.next(for: app.state)
        // A module's own `dismiss`, `back` and `forward` start from its topmost screen, and name it.
        if command.dependsOnSender, !command.isPresent { continue }
        let texts = [alone, carried].map { text($0.scope.perform(command)) }
        #expect(texts[0] == texts[1], "seed \(seed), \(number): \(command)")
      }
      #expect(alone.answers(graph) == carried.answers(graph), "seed \(seed), \(number)")
      if alone.asked != carried.asked || alone.seen != carried.seen {
        Issue.record("seed \(seed), \(number): \(alone.asked) \(carried.asked) \(alone.seen) \(carried.seen)")
        break
      }
    }
    let (first, second) = (await descriptions(alone), await descriptions(carried))
    #expect(first.count == second.count, "seed \(seed)")
    for (first, second) in zip(first, second) where first != second {
      Issue.record("seed \(seed): \(first) | \(second)")
      break
    }
  }

  /// All events up to a final one.
  private func descriptions(_ twin: Twin) async -> [String] {
    twin.scope.perform(.dismiss(.edge(.a => .a)))
    var descriptions: [String] = []
    for await event in twin.events {
      // A replaced path that does not change a module's screens is not reported to the module.
      if event.kind == .replaced, event.appeared.isEmpty, event.disappeared.isEmpty { continue }
      descriptions.append("\(event) \(event.trigger)")
      if event.trigger == .command(.dismiss(.edge(.a => .a))) { break }
    }
    return descriptions
  }
}

extension RandomCommands {
  fileprivate static func made(seed: UInt64) -> RandomCommands {
    var random = SeededNumbers(seed: seed)
    let graph = RandomGraph(using: &random)
    return RandomCommands(graph: graph, random: random)
  }
}

extension NavigationCommand {
  fileprivate var isPresent: Bool { if case .present = self { true } else { false } }
}
