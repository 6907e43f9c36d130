/// Takes a guard or a hook away again.
///
/// What was added stays until it is cancelled or the `Helm` goes; a token that is thrown away cancels nothing.
@MainActor
public struct HelmToken {
  private let action: @MainActor () -> Void

  init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  /// Takes away what this is the token of; the second time does nothing.
  ///
  /// - Complexity: Linear in the guards or hooks there are, at most.
  public func cancel() { action() }
}
