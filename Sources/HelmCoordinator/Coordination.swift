import Helm
import Observation

/// A coordinator bound to a navigation: it receives the screens' actions and carries out the decisions.
///
/// ```swift
/// let profile = Coordination(ProfileCoordinator(), helm: helm)
/// profile.send(.didTapSettings, from: .root)
/// ```
///
/// A decision that fails changes nothing and is reported to ``errors``; an error of the navigation is also reported to
/// the `errors` of the `Helm`.
@MainActor
@Observable
public final class Coordination<C: Coordinator> {
  /// The coordinator that decides on actions.
  public let coordinator: C

  /// The navigation in which decisions are carried out.
  public let helm: Helm<C.Screen>

  /// The latest errors, at most 100, the newest last.
  public var errors: [DecisionError<C.Screen>] {
    errorSource.access()
    return latestErrors
  }

  /// The newest error.
  public var lastError: DecisionError<C.Screen>? { errors.last }

  @ObservationIgnored var hub = ActionHub<C>()
  @ObservationIgnored var recorder: ActionRecorder<C>
  @ObservationIgnored let questions = OpenQuestions<C>()
  // Not observed by the macro, which would notify observers before the action is complete.
  @ObservationIgnored private var latestErrors: [DecisionError<C.Screen>] = []
  @ObservationIgnored private let errorSource = ObservationSource()
  @ObservationIgnored private var endedFlows: Set<Int> = []
  @ObservationIgnored private var isFinished = false
  @ObservationIgnored private let onOutput: @MainActor (C.Output) -> Void

  private static var maximumErrorCount: Int { 100 }

  /// Binds a coordinator to a navigation.
  ///
  /// - Parameters:
  ///   - coordinator: The coordinator that decides on actions.
  ///   - helm: The navigation in which decisions are carried out.
  ///   - onOutput: A closure called with the module's outputs: its results and the values that it emits.
  public init(_ coordinator: C, helm: Helm<C.Screen>, onOutput: @escaping @MainActor (C.Output) -> Void = { _ in }) {
    self.coordinator = coordinator
    self.helm = helm
    self.onOutput = onOutput
    recorder = ActionRecorder(start: helm.unobservedState)
    helm.onSettled { [weak self] in
      self?.cancelQuestionsOfGoneScreens()
      return self != nil
    }
  }

  /// Decides on an action, and carries out the decision or reports why it fails.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - fragment: The fragment that the sending screen shows.
  ///   - id: The id that the fragment is presented with, if any.
  /// - Returns: Success, also while the decision waits for a guard, or the error that the decision fails with.
  /// - Complexity: The same as the commands of the decision.
  @discardableResult
  public func send(
    _ action: C.Action, from fragment: C.Screen, id: (any FragmentID)? = nil
  ) -> Result<Void, DecisionError<C.Screen>> {
    send(action, from: PathFragment(fragment, id: id))
  }

  /// Returns a sender for a screen's actions.
  ///
  /// - Parameters:
  ///   - fragment: The fragment that the screen shows.
  ///   - id: The id that the fragment is presented with, if any.
  /// - Returns: The sender.
  public func sender(from fragment: C.Screen, id: (any FragmentID)? = nil) -> ActionSender<C.Action> {
    let sender = PathFragment(fragment, id: id)
    return ActionSender { [weak self] in _ = self?.send($0, from: sender) }
  }

  func send(_ action: C.Action, from sender: PathFragment<C.Screen>) -> Result<Void, DecisionError<C.Screen>> {
    helm.flushGuards(resumingAll: false)
    let decision = coordinator.decide(action, from: sender.fragment)
    hub.emit(.decided(decision), action, sender)
    recorder.willDecide(on: helm.unobservedState.path)
    var isRecorded = false
    /// Records the action once, before another one can be sent.
    func record() {
      if !isRecorded { recorder.note(action, sender, decision, path: helm.unobservedState.path) }
      isRecorded = true
    }
    let plan: DecisionPlan<C.Screen, C.Output>
    do throws(DecisionError<C.Screen>) {
      plan = try helm.unobservedState.plan(decision, from: sender, context(for: action))
    } catch {
      helm.noting {
        record()
        if case .notPossible(let error, _) = error { helm.report(error) }
        _ = refuse(error, action, sender)
      }
      return .failure(error)
    }
    guard let command = plan.command else {
      helm.noting {
        record()
        finish(plan, action, sender)
      }
      return .success(())
    }
    var refused: DecisionError<C.Screen>?
    let answer = plan.answer.map { ($0.serial, $0.answer.base) }
    let isWaiting = helm.start(command, answer: answer) { [weak self] result in
      record()
      refused = self?.end(result, plan, action, sender)
    }
    if isWaiting {
      record()
      hub.emit(.waiting, action, sender)
    }
    return refused.map { .failure($0) } ?? .success(())
  }

  /// Handles the result of a decision, at once or when its guards have answered.
  ///
  /// - Returns: The error that the decision failed with, if any.
  private func end(
    _ result: NavigationResult<C.Screen>, _ plan: DecisionPlan<C.Screen, C.Output>, _ action: C.Action,
    _ sender: PathFragment<C.Screen>
  ) -> DecisionError<C.Screen>? {
    switch result {
    case .done, .redirected: finish(plan, action, sender)
    case .denied(let move, let reason, _):
      return refuse(.notPossible(.denied(move, reason: reason), step: 0), action, sender)
    case .failed(let error): return refuse(.notPossible(error, step: 0), action, sender)
    case .superseded, .dropped, .cancelled: hub.emit(.cancelled, action, sender)
    }
    return nil
  }

  /// Handles a decision that was carried out.
  private func finish(
    _ plan: DecisionPlan<C.Screen, C.Output>, _ action: C.Action, _ sender: PathFragment<C.Screen>
  ) {
    hub.emit(.done, action, sender)
    endedFlows.formUnion(plan.ended)
    if plan.isFinished { isFinished = true }
    for output in plan.outputs {
      hub.emit(.output(output), action, sender)
      helm.tell { [onOutput] in onOutput(output) }
    }
    if plan.asks { ask(about: action, from: sender) }
  }

  private func context(for action: C.Action) -> DecisionContext {
    DecisionContext(
      action: String(describing: action), awaited: helm.awaitedSerials, ended: endedFlows,
      isFinished: isFinished)
  }

  private func refuse(
    _ error: DecisionError<C.Screen>, _ action: C.Action, _ sender: PathFragment<C.Screen>
  ) -> DecisionError<C.Screen> {
    if latestErrors.count == Self.maximumErrorCount { latestErrors.removeFirst() }
    latestErrors.append(error)
    hub.emit(.refused(error), action, sender)
    helm.tell { [errorSource] in errorSource.change() }
    return error
  }
}
