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

  let hub = ActionHub<C>()
  var recorder: ActionRecorder<C>
  let questions = OpenQuestions<C>()
  private var latestErrors: [DecisionError<C.Screen>] = []
  private let errorSource = ObservationSource()
  private var ended = EndedFlows()
  private let onOutput: @MainActor (C.Output) -> Void

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
    recorder.note(action, sender, decision, on: helm.unobservedState.path)
    let plan: DecisionPlan<C.Screen, C.Output>
    do throws(DecisionError<C.Screen>) {
      plan = try DecisionPlan(
        decision, from: sender, in: helm.unobservedState, action: String(describing: action),
        awaited: helm.awaitedSerials, ended: ended)
    } catch {
      helm.holdingNotifications {
        if case .notPossible(let error, _) = error { helm.report(error) }
        _ = refuse(error, action, sender)
      }
      return .failure(error)
    }
    guard let command = plan.command else {
      helm.holdingNotifications { finish(plan, action, sender) }
      return .success(())
    }
    var refused: DecisionError<C.Screen>?
    let isWaiting = helm.start(command, answer: plan.answer) { [weak self] result in
      refused = self?.end(result, plan, action, sender)
    }
    if isWaiting { hub.emit(.waiting, action, sender) }
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
      let step = plan.stepFailing(in: helm.unobservedState, denied: move)
      return refuse(.notPossible(.denied(move, reason: reason), step: step), action, sender)
    case .failed(let error):
      return refuse(.notPossible(error, step: plan.stepFailing(in: helm.unobservedState)), action, sender)
    case .superseded, .dropped, .cancelled: hub.emit(.cancelled, action, sender)
    }
    return nil
  }

  /// Handles a decision that was carried out.
  private func finish(
    _ plan: DecisionPlan<C.Screen, C.Output>, _ action: C.Action, _ sender: PathFragment<C.Screen>
  ) {
    hub.emit(.done, action, sender)
    ended.roots.formUnion(plan.ended.roots)
    if plan.ended.isWhole { ended.isWhole = true }
    for output in plan.outputs {
      hub.emit(.output(output), action, sender)
      helm.deliver { [onOutput] in onOutput(output) }
    }
    if plan.asks { ask(about: action, from: plan.sender.place, serial: plan.sender.serial) }
  }

  private func refuse(
    _ error: DecisionError<C.Screen>, _ action: C.Action, _ sender: PathFragment<C.Screen>
  ) -> DecisionError<C.Screen> {
    if latestErrors.count == Self.maximumErrorCount { latestErrors.removeFirst() }
    latestErrors.append(error)
    hub.emit(.refused(error), action, sender)
    helm.deliver { [errorSource] in errorSource.change() }
    return error
  }
}

extension Coordination: Observable {}
