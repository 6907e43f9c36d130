import Helm

/// What a screen's action means for the navigation: a value made by a ``Coordinator`` and checked against the graph.
///
/// ```swift
/// .present(.settings, as: .sheet)
/// [.dismiss, .present(.thanks)]
/// ```
///
/// A decision is a list of steps that are carried out in order as a unit: all of them, or none. Steps are relative to
/// the screen that sent the action, and its causes.
///
/// A module that ends with a result has an `Output`; ``Decision`` is the type for modules that have none.
public struct FlowDecision<N: Fragment, Output: Hashable & Sendable>: Hashable, Sendable {
  /// The steps, in order; empty if nothing changes.
  public let steps: [Step]

  /// Creates a decision from steps.
  ///
  /// - Parameter steps: The steps, in order.
  public init(steps: [Step]) { self.steps = steps }

  init(_ step: Step) { steps = [step] }

  /// One step of a decision.
  public enum Step: Hashable, Sendable {
    /// Performs a command from the screen that sent the action.
    case command(NavigationCommand<N>)

    /// Presents a fragment by a segue with a certain presentation.
    case present(PathFragment<N>, as: SeguePresentation)

    /// Dismisses down to a fragment.
    case dismissTo(N)

    /// Dismisses everything that can be dismissed, down to the root of the module; `nil` stands for the entry of the
    /// whole graph. It fails if the sending screen was reached without that root.
    case showRoot(N?)

    /// Answers a caller that awaits an answer, and dismisses the answering screen.
    case answer(FlowAnswer)

    /// Dismisses the nearest frame of a fragment among the sending screen's causes.
    case leave(N)

    /// Records that the module with a root has ended.
    case end(N)

    /// Ends the module and passes the result to its parent.
    case finish(Output)

    /// Passes a value to the parent; the module continues.
    case emit(Output)

    /// Calls `ask(about:from:)`, and then decides on the action that it returns.
    case ask

    /// The action isn't expected here.
    case unexpected
  }
}

/// What a screen's action means for the navigation, in a module without a result.
public typealias Decision<N: Fragment> = FlowDecision<N, Never>

extension FlowDecision: ExpressibleByArrayLiteral {
  /// Creates a decision from several decisions in a row.
  ///
  /// - Parameter elements: The decisions, in order.
  /// - Complexity: Linear in the steps.
  public init(arrayLiteral elements: FlowDecision...) { self.init(steps: elements.flatMap(\.steps)) }

  /// Returns this decision followed by another one.
  ///
  /// - Parameter next: The decision to carry out next.
  /// - Returns: A decision with the steps of both.
  /// - Complexity: Linear in the steps.
  public func then(_ next: FlowDecision) -> FlowDecision { FlowDecision(steps: steps + next.steps) }
}

/// An answer of any type; two answers are equal if their types and values are.
public struct FlowAnswer: Hashable, Sendable, CustomStringConvertible {
  /// The answer itself.
  public let base: (any Hashable & Sendable)?

  /// Wraps an answer.
  ///
  /// - Parameter base: The answer, which may be `nil`.
  public init(_ base: (any Hashable & Sendable)?) { self.base = base }

  /// Returns whether two answers have the same type and value.
  ///
  /// - Parameters:
  ///   - lhs: An answer.
  ///   - rhs: Another answer.
  /// - Returns: Whether both have the same type and are equal.
  /// - Complexity: The same as comparing the wrapped values.
  public static func == (lhs: FlowAnswer, rhs: FlowAnswer) -> Bool {
    func isEqual<T: Hashable>(_ value: T) -> Bool { rhs.base.flatMap { $0 as? T } == value }
    guard let value = lhs.base else { return rhs.base == nil }
    return isEqual(value)
  }

  /// Hashes the wrapped value.
  ///
  /// - Parameter hasher: The hasher to feed.
  /// - Complexity: The same as hashing the wrapped value.
  public func hash(into hasher: inout Hasher) { base?.hash(into: &hasher) }

  /// The answer as described by `String(describing:)`.
  public var description: String { base.map { String(describing: $0) } ?? "nil" }
}
