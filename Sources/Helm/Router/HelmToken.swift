/// A token that removes a guard or a hook.
///
/// The guard or hook stays until the token is cancelled or the `Helm` is deallocated. Discarding the token removes nothing.
@MainActor
public struct HelmToken {
  private let action: @MainActor () -> Void

  package init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  /// Removes the guard or hook; calling it again does nothing.
  ///
  /// - Complexity: At most linear in the number of guards or hooks.
  public func cancel() { action() }
}
