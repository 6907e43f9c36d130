import Helm

/// What an action of a screen means for the navigation: a value, made by a ``Coordinator`` and checked against the graph.
///
/// ```swift
/// .present(.settings, as: .sheet)
/// [.dismiss, .present(.thanks)]
/// ```
///
/// A decision is a list of steps, done in order as one: all of them, or none. Steps are relative to the screen that
/// sent the action, and its causes.
///
/// A module that ends with a result has an `Output`; ``Decision`` is the type for modules that have none.
public struct FlowDecision<N: Fragment, Output: Hashable & Sendable>: Hashable, Sendable {
  /// The steps, in order; empty where nothing changes.
  public let steps: [Step]

  /// Creates a decision from steps.
  ///
  /// - Parameter steps: The steps, in order.
  public init(steps: [Step]) { self.steps = steps }

  init(_ step: Step) { steps = [step] }

  /// One step of a decision.
  public enum Step: Hashable, Sendable {
    /// Runs a command from the screen that sent the action.
    case command(NavigationCommand<N>)

    /// Presents a fragment by a segue with a certain presentation.
    case present(PathFragment<N>, as: SeguePresentation)

    /// Dismisses until a fragment is on top.
    case dismissTo(N)

    /// Dismisses everything that can be dismissed, down to the root of the module; `nil` is the entry of the whole graph.
    case showRoot(N?)

    /// Answers whoever awaits an answer, and dismisses the screen that answers.
    case answer(FlowAnswer)

    /// Dismisses the nearest frame of a fragment among the sending screen's causes.
    case leave(N)

    /// Notes that the module with a root has ended.
    case end(N)

    /// Ends the module and gives its parent the result.
    case finish(Output)

    /// Hands a value to the parent; the module goes on.
    case emit(Output)

    /// Asks first: `ask(about:from:)` gives the action that is decided on then.
    case ask

    /// The action isn't expected here.
    case unexpected
  }
}

/// What an action of a screen means for the navigation, in a module without a result.
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

/// An answer of any type; two are equal if their types and values are.
public struct FlowAnswer: Hashable, Sendable, CustomStringConvertible {
  /// The answer itself.
  public let base: (any Hashable & Sendable)?

  /// Wraps an answer.
  ///
  /// - Parameter base: The answer; `nil` is one too.
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
