import HelmCore

/// A line of a trace: the state after a command, and the error if the command failed.
public struct TraceLine: Hashable, Sendable {
  /// The number of the command, from 1; 0 for the start.
  public let step: Int

  /// Why the command failed, if it did.
  public let error: Failure?

  /// The fragments that are presented, from the bottom to the topmost.
  public let presented: [PathFragment<NamedFragment>]

  /// The path.
  public let path: HelmPath<NamedFragment>

  /// An error as a trace has it.
  public struct Failure: Hashable, Sendable {
    /// The name of the error's case.
    public let kind: String

    /// The error's text.
    public let message: String

    /// Puts an error together.
    ///
    /// - Parameters:
    ///   - kind: The name of the error's case.
    ///   - message: The error's text.
    public init(kind: String, message: String) {
      self.kind = kind
      self.message = message
    }
  }

  /// Puts a line together.
  ///
  /// - Parameters:
  ///   - step: The number of the command, from 1; 0 for the start.
  ///   - error: Why the command failed, if it did.
  ///   - presented: The fragments that are presented, from the bottom to the topmost.
  ///   - path: The path.
  public init(
    step: Int, error: Failure? = nil, presented: [PathFragment<NamedFragment>], path: HelmPath<NamedFragment>
  ) {
    self.step = step
    self.error = error
    self.presented = presented
    self.path = path
  }

  /// Takes down a state.
  ///
  /// - Parameters:
  ///   - step: The number of the command, from 1; 0 for the start.
  ///   - error: Why the command failed, if it did.
  ///   - navigation: The state after the command.
  /// - Complexity: Linear in the path.
  public init(step: Int, error: HelmError<NamedFragment>? = nil, navigation: Navigation<NamedFragment>) {
    self.init(
      step: step, error: error.map { Failure(kind: $0.kind, message: $0.description) },
      presented: navigation.presentedFragments, path: navigation.path)
  }
}
