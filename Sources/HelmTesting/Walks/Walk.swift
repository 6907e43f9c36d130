import Helm

/// A plan of steps that covers targets: a value that can be run, printed and compared.
///
/// ```swift
/// let walk = try Navigation(graph: graph).walk(covering: .segues)
/// for step in walk.steps { _ = try helm.perform(step.command).get() }
/// ```
public struct Walk<N: Fragment>: Sendable {
  /// The state that the walk starts in.
  public let start: Navigation<N>

  /// The steps in order.
  public let steps: [WalkStep<N>]

  /// The targets that the walk covers, including those of the start, in the order of the criterion.
  public let covered: [WalkTarget<N>]

  /// The targets that the walk doesn't cover.
  ///
  /// If ``end`` is `complete`, no walk covers them.
  public let missing: [WalkTarget<N>]

  /// The number of states that were explored for the plan.
  public let explored: Int

  /// The way in which the exploration that the plan is based on ended.
  public let end: ExplorationEnd

  /// The segues that were not explored further in some state, because the way there had already pushed their target.
  public let prunedSegues: [DirectedEdge<N>]

  /// The segues that guards keep out of the plan.
  public let excluded: [ExcludedSegue<N>]

  /// Whether no walk can cover more.
  ///
  /// That is known if the exploration was complete, the number of steps was not limited, and guards keep nothing out.
  /// Of presentations, only those count that are reached without pushing anything again; see ``prunedSegues``.
  public let isComplete: Bool

  /// Returns the total cost of the walk.
  ///
  /// - Parameter costs: The costs of the steps.
  /// - Returns: The sum of the costs of the steps.
  /// - Complexity: Linear in the steps.
  public func cost(_ costs: WalkCosts = .standard) -> Int { steps.reduce(0) { $0 + $1.cost(costs) } }
}

extension Walk {
  /// The steps as a recording, which can be written as a script or as a test.
  ///
  /// - Complexity: Linear in the steps.
  public var recording: Recording<N> {
    Recording(
      id: AnyFragmentID?(text: start.root.id), start: start.path, entries: steps.map { .command($0.command) },
      end: steps.last?.path ?? start.path)
  }

  /// Performs the steps, and checks that each leads to the planned state.
  ///
  /// - Parameter visit: A closure called with each step and the state that it led to.
  /// - Throws: ``WalkError`` at the first step that fails or leads to another state, or the error that `visit` throws.
  /// - Complexity: The same as the commands, and linear in the path for each step.
  public func replay(_ visit: (WalkStep<N>, Navigation<N>) throws -> Void = { _, _ in }) throws {
    var navigation = start
    for (index, step) in steps.enumerated() {
      do throws(HelmError<N>) {
        try navigation.perform(step.command)
      } catch {
        throw WalkError.failed(step: index + 1, step.command, error)
      }
      guard navigation.path == step.path else {
        throw WalkError.ledElsewhere(step: index + 1, step.command, to: navigation.path, expected: step.path)
      }
      try visit(step, navigation)
    }
  }
}

/// An error of replaying a walk.
public enum WalkError<N: Fragment>: Error, Hashable, CustomStringConvertible {
  /// A step's command failed.
  case failed(step: Int, NavigationCommand<N>, HelmError<N>)

  /// A step led to another state than the planned one.
  case ledElsewhere(step: Int, NavigationCommand<N>, to: HelmPath<N>, expected: HelmPath<N>)

  /// The step, and what went wrong.
  public var description: String {
    switch self {
    case .failed(let step, let command, let error): "Step \(step), \(command), failed: \(error)"
    case .ledElsewhere(let step, let command, let path, let expected):
      "Step \(step), \(command), led to \(path), not to \(expected). Plan the walk from the state and under the "
        + "rules that it is run in."
    }
  }
}

extension Walk: CustomStringConvertible {
  /// The steps with the fragments that each presents, from the bottom to the topmost, and what the walk covers.
  ///
  /// If more than twelve fragments are presented, only the topmost are listed, with the number of those below them.
  public var description: String {
    var lines: [String] = []
    var navigation = start
    for (index, step) in steps.enumerated() {
      lines.append("\(index + 1). \(step.kind == .relaunch ? "relaunch" : step.command.description)")
      let isPossible = (try? navigation.perform(step.command)) != nil
      let count = isPossible ? navigation.presentedCount : step.presented.count
      let shown = isPossible ? navigation.presentedFragments(fromTop: 12) : Array(step.presented.suffix(12))
      let below = count > shown.count ? ["… \(count - shown.count) below"] : []
      lines.append("     \((below + shown.map(\.description)).joined(separator: " / "))")
    }
    lines += missing.prefix(20).map { "not covered: \($0)" }
    if missing.count > 20 { lines.append("and \(missing.count - 20) more") }
    let all = covered.count + missing.count
    lines.append(
      "\(steps.count) step\(steps.count == 1 ? "" : "s"), \(covered.count) of \(all) covered; "
        + "\(explored) state\(explored == 1 ? "" : "s") explored, \(end).")
    lines += exclusionLines(prunedSegues: prunedSegues, excluded: excluded)
    return lines.joined(separator: "\n")
  }
}
