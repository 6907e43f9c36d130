import Foundation

/// Keeping the path from one launch of the app to the next.
extension Helm {
  /// The path as data, to pass to ``restore(from:)`` at the next launch.
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

  /// Restores a path from data by an exact replay: no autos, no redirects.
  ///
  /// All or nothing: if the data isn't a path, or the graph or the rules no longer allow the path, the app stays where
  /// it is. An error is reported to ``errors``: `uncodablePath`, or as for `replace(path:)`. A guard's denial is an
  /// event; an asynchronous guard is waited for.
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
