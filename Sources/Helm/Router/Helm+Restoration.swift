import Foundation

/// Keeping the path from one start of the app to the next (Documentation/swiftui.md).
extension Helm {
  /// The path as data, to be given to ``restore(from:)`` at another start.
  ///
  /// An error is reported to ``errors``: `uncodablePath`, where several fragments share a name.
  ///
  /// - Returns: The data, or `nil` where the path cannot be written.
  /// - Complexity: Linear in the path.
  public func pathData() -> Data? {
    do {
      return try path.data(in: graph)
    } catch {
      report(.uncodablePath(reason: reason(of: error)))
      return nil
    }
  }

  /// Goes to a path that was kept, by an exact replay: no autos, no redirects.
  ///
  /// All or nothing: where the data is no path, or the graph or the rules do not allow the path any longer, the app stays
  /// where it is. An error is reported to ``errors``: `uncodablePath`, or as for `replace(path:)`. That a guard denies it
  /// is an event; a guard that takes a while is waited for.
  ///
  /// - Parameter data: What ``pathData()`` gave; `nil`, and the path that the app has, change nothing.
  /// - Complexity: Linear in both paths.
  public func restore(from data: Data?) {
    guard let data else { return }
    do {
      let kept = try HelmPath(data: data, in: graph)
      if kept != state.path { perform(.replace(kept)) }
    } catch {
      report(.uncodablePath(reason: reason(of: error)))
    }
  }
}
