import HelmCore

/// A line of a trace: the state after a command, and the error if the command failed.
public struct TraceLine: Hashable, Sendable {
  /// The number of the command, from 1; 0 for the start.
  public let step: Int

  /// The error, if the command failed.
  public let error: Failure?

  /// The presented fragments, from the bottom to the topmost.
  public let presented: [PathFragment<NamedFragment>]

  /// The path.
  public let path: HelmPath<NamedFragment>

  /// An error in the form that a trace contains.
  public struct Failure: Hashable, Sendable {
    /// The name of the error's case.
    public let kind: String

    /// The error's text.
    public let message: String

    /// Creates an error.
    ///
    /// - Parameters:
    ///   - kind: The name of the error's case.
    ///   - message: The error's text.
    public init(kind: String, message: String) {
      self.kind = kind
      self.message = message
    }
  }

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - step: The number of the command, from 1; 0 for the start.
  ///   - error: The error, if the command failed.
  ///   - presented: The presented fragments, from the bottom to the topmost.
  ///   - path: The path.
  public init(
    step: Int, error: Failure? = nil, presented: [PathFragment<NamedFragment>], path: HelmPath<NamedFragment>
  ) {
    self.step = step
    self.error = error
    self.presented = presented
    self.path = path
  }

  /// Creates the line of a state.
  ///
  /// - Parameters:
  ///   - step: The number of the command, from 1; 0 for the start.
  ///   - error: The error, if the command failed.
  ///   - navigation: The state after the command.
  /// - Complexity: Linear in the path.
  public init(step: Int, error: HelmError<NamedFragment>? = nil, navigation: Navigation<NamedFragment>) {
    self.init(
      step: step, error: error.map { Failure(kind: $0.kind, message: $0.description) },
      presented: navigation.presentedFragments, path: navigation.path)
  }
}
