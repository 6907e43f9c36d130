import Helm
import HelmTestSupport
import HelmTesting
import Testing

/// The result, events, hooks, errors and history of each command, compared with the states before and after it.
@Suite("Results, events and hooks of a command") @MainActor struct CommandReportTests {
  nonisolated static let seeds: [UInt64] = seedFromEnvironment.map { [$0] } ?? Array(1...TrialBudget.count(40))

  /// The paths for undo and redo.
  private struct HistoryModel {
    let limit: Int
    var done: [HelmPath<Letter>] = []
    var undone: [HelmPath<Letter>] = []

    mutating func record(_ path: HelmPath<Letter>) {
      undone = []
      done = (done + [path]).suffix(limit)
    }
  }

  /// A performed action, with the trigger that its events have.
  private enum Action {
    case command(NavigationCommand<Letter>)
    case undo, redo

    var trigger: HelmTrigger<Letter> {
      switch self {
      case .command(let command): .command(command)
      case .undo: .undo
      case .redo: .redo
      }
    }
  }

  @Test(arguments: seeds) func resultsEventsAndHooksMatchTheChangeOfState(seed: UInt64) async throws {
    var random = SeededNumbers(seed: seed)
    var commands = RandomCommands(graph: RandomGraph(using: &random), random: random)
    let helm = try Helm(graph: commands.graph.graph)
    var history = HistoryModel(limit: seed.isMultiple(of: 2) ? 100 : 4)
    helm.historyLimit = history.limit
    var events = helm.events(buffer: 100_000).makeAsyncIterator()
    var (hooks, outcomes, sequence) = ([String](), [NavigationOutcome<Letter>](), 0)
    for letter in commands.graph.fragments {
      helm.onAppear(of: letter) { hooks.append("+\($0)") }
      helm.onDisappear(of: letter) { hooks.append("-\($0)") }
    }
    var seen: (trigger: HelmTrigger<Letter>, top: PathFragment<Letter>)?
    helm.onOutcome { outcome, trigger, top in
      outcomes.append(outcome)
      seen = (trigger, top)
      return true
    }
    for number in 0..<60 {
      let text: Comment = "HELM_TEST_SEED=\(seed), \(number)"
      let (before, errors) = (helm.navigation, helm.errors)
      (hooks, outcomes, seen) = ([], [], nil)
      let action: Action =
        switch commands.random.below(10) {
        case 0: .undo
        case 1: .redo
        default: .command(commands.next(for: before))
        }
      let canTravel = [helm.canUndo, helm.canRedo]
      var expected: Result<NavigationOutcome<Letter>, HelmError<Letter>>?
      switch action {
      case .command(let command):
        var copy = before
        do throws(HelmError<Letter>) {
          expected = .success(try copy.perform(command))
        } catch {
          expected = .failure(error)
        }
        #expect(helm.perform(command) == expected, text)
        #expect(helm.navigation == copy, text)
      case .undo:
        helm.undo()
        #expect(canTravel[0] == !outcomes.isEmpty, text)
        if history.done.isEmpty { #expect(helm.errors.last == .emptyHistory, text) }
        if !outcomes.isEmpty {
          #expect(helm.path == history.done.popLast(), text)
          history.undone.append(before.path)
        }
      case .redo:
        helm.redo()
        #expect(canTravel[1] == !outcomes.isEmpty, text)
        if history.undone.isEmpty { #expect(helm.errors.last == .emptyHistory, text) }
        if !outcomes.isEmpty {
          #expect(helm.path == history.undone.popLast(), text)
          history.done.append(before.path)
        }
      }
      guard let outcome = outcomes.first else {
        // It has failed: nothing has changed, and there is one error and one event.
        #expect(helm.navigation == before && hooks.isEmpty, text)
        let error = try #require(helm.errors.last, text)
        #expect(helm.errors == errors + [error], text)
        if let failure = expected?.failure { #expect(error == failure, text) }
        let event = try #require(await events.next())
        sequence += 1
        #expect(event.kind == .failed(error) && event.trigger == action.trigger && event.sequence == sequence, text)
        #expect(event.appeared.isEmpty && event.disappeared.isEmpty, text)
        continue
      }
      #expect(outcomes.count == 1 && helm.errors == errors, text)
      if let expected { #expect(expected == .success(outcome), text) }
      if case .command = action, !outcome.pathChange.isEmpty { history.record(before.path) }
      #expect(seen?.trigger == action.trigger && seen?.top == helm.navigation.topmostFragment, text)
      var shown = Set(before.presentedFragments)
      for step in outcome.steps {
        let event = try #require(await events.next())
        sequence += 1
        #expect(event.kind == step.action && event.trigger == action.trigger && event.sequence == sequence, text)
        #expect(event.missed == 0, text)
        #expect(shown.isSuperset(of: event.disappeared) && shown.isDisjoint(with: event.appeared), text)
        shown.subtract(event.disappeared)
        shown.formUnion(event.appeared)
      }
      #expect(shown == Set(helm.presentedFragments), text)
      #expect(hooks == outcome.disappeared.map { "-\($0)" } + outcome.appeared.map { "+\($0)" }, text)
      #expect(Set(outcome.appeared) == shown.subtracting(before.presentedFragments), text)
      #expect(Set(outcome.disappeared) == Set(before.presentedFragments).subtracting(shown), text)
    }
  }
}
