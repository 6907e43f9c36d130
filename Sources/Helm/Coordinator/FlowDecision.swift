/// What an action of a screen means for the navigation: a value, made by a ``Coordinator`` and checked against the graph.
///
/// ```swift
/// .present(.settings, as: .sheet)
/// [.dismiss, .present(.thanks)]
/// ```
///
/// A decision is a list of steps, done in order as one: all of them, or none. Steps that are about "here" mean the screen
/// that sent the action, and what it stands on.
///
/// A flow that ends with something to give has an `Output`; ``Decision`` is the type for those that have none.
public struct FlowDecision<N: Fragment, Output: Hashable & Sendable>: Hashable, Sendable {
  /// What is to be done, in order; nothing where the screen stays as it is.
  public let steps: [Step]

  /// Makes a decision of steps.
  ///
  /// - Parameter steps: The steps, in order.
  /// - Complexity: Constant.
  public init(steps: [Step]) { self.steps = steps }

  init(_ step: Step) { steps = [step] }

  /// One thing to be done.
  public enum Step: Hashable, Sendable {
    /// Does a command, as it is meant by the screen that has sent the action.
    case command(NavigationCommand<N>)

    /// Presents a fragment along a segue that is shown in a certain way.
    case present(PathFragment<N>, as: SeguePresentation)

    /// Dismisses until a fragment is on top.
    case dismissTo(N)

    /// Dismisses all that can be dismissed, down to the root of the flow; `nil` is the entry of the whole graph.
    case showRoot(N?)

    /// Dismisses the screen that somebody awaits an answer of, and answers.
    case answer(FlowAnswer)

    /// Dismisses the nearest frame of a fragment that the sending screen stands on.
    case leave(N)

    /// Notes that the flow with a root has ended.
    case end(N)

    /// Ends the flow and gives its parent what came of it.
    case finish(Output)

    /// Hands something over to the parent; the flow goes on.
    case handOver(Output)

    /// Asks first: `ask(about:from:)` gives the action that is decided on then.
    case ask

    /// Nothing is to be done, since the action was not to be expected.
    case unexpected
  }
}

/// What an action of a screen means for the navigation, in a flow that ends without anything to give.
public typealias Decision<N: Fragment> = FlowDecision<N, Never>

extension FlowDecision: ExpressibleByArrayLiteral {
  /// Makes a decision of several in a row.
  ///
  /// - Parameter elements: The decisions, in order.
  /// - Complexity: Linear in the steps.
  public init(arrayLiteral elements: FlowDecision...) { self.init(steps: elements.flatMap(\.steps)) }

  /// This decision, and then another.
  ///
  /// - Parameter next: What comes then.
  /// - Returns: Both in a row.
  /// - Complexity: Linear in the steps.
  public func then(_ next: FlowDecision) -> FlowDecision { FlowDecision(steps: steps + next.steps) }
}

/// An answer of any type; two are equal when type and value are.
public struct FlowAnswer: Hashable, Sendable, CustomStringConvertible {
  /// The answer itself.
  public let base: (any Hashable & Sendable)?

  /// Wraps an answer.
  ///
  /// - Parameter base: The answer; `nil` is one too.
  /// - Complexity: Constant.
  public init(_ base: (any Hashable & Sendable)?) { self.base = base }

  /// Compares type and value.
  ///
  /// - Parameters:
  ///   - lhs: An answer.
  ///   - rhs: Another answer.
  /// - Returns: Whether both are of one type and equal.
  /// - Complexity: As the wrapped value's own.
  public static func == (lhs: FlowAnswer, rhs: FlowAnswer) -> Bool {
    func isEqual<T: Hashable>(_ value: T) -> Bool { rhs.base.flatMap { $0 as? T } == value }
    guard let value = lhs.base else { return rhs.base == nil }
    return isEqual(value)
  }

  /// Hashes the answer itself.
  ///
  /// - Parameter hasher: The hasher to feed.
  /// - Complexity: As the wrapped value's own.
  public func hash(into hasher: inout Hasher) { base?.hash(into: &hasher) }

  /// The answer as `String(describing:)` gives it.
  public var description: String { base.map { String(describing: $0) } ?? "nil" }
}
