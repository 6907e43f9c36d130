/// Removes a guard or a hook.
///
/// The guard or hook stays until it is cancelled or the `Helm` is released. Discarding the token cancels nothing.
@MainActor
public struct HelmToken {
  private let action: @MainActor () -> Void

  package init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  /// Removes the guard or hook; calling it again does nothing.
  ///
  /// - Complexity: Linear in the guards or hooks there are, at most.
  public func cancel() { action() }
}
