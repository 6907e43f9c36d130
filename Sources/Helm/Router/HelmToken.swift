/// Removes a guard or a hook.
///
/// What was added stays until it is cancelled or the `Helm` goes; a token that is thrown away cancels nothing.
@MainActor
public struct HelmToken {
  private let action: @MainActor () -> Void

  init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  /// Removes the guard or hook that this is the token of. Calling it again does nothing.
  ///
  /// - Complexity: Linear in the guards or hooks there are, at most.
  public func cancel() { action() }
}
