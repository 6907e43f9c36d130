/// Going back from one certain fragment, as a person does who swipes it away.
extension Navigation {
  /// Removes a fragment with all that stands on it, under the rules of `back()` (semantics.md §4).
  ///
  /// - Parameter fragment: The fragment, with exactly this id or none.
  /// - Returns: What has changed.
  /// - Throws: `fragmentNotPresented` where the fragment is nowhere; `emptyPath` for the entry; `cannotGoBack` where the
  ///   step's segue is not dismissable and has no enabled counterpart.
  /// - Complexity: The fragments that come and go.
  @discardableResult
  public mutating func back(from fragment: PathFragment<N>) throws(HelmError<N>) -> NavigationOutcome<N> {
    guard let frame = frame(of: fragment) else {
      throw .fragmentNotPresented(fragment, presented: presentedFragments.reversed())
    }
    return try attempt { (self) throws(HelmError<N>) in try self.undo(frame) }
  }

  /// Whether `back(from:)` would remove a fragment.
  ///
  /// - Parameter fragment: The fragment, with exactly this id or none.
  /// - Returns: Whether it would not throw.
  /// - Complexity: Logarithmic in the out-degree of the fragment.
  public func canGoBack(from fragment: PathFragment<N>) -> Bool { frame(of: fragment).map(canUndo) ?? false }

  /// Removes a frame, if that is allowed, and notes the step.
  mutating func undo(_ frame: Int32) throws(HelmError<N>) {
    guard frame != table.root else { throw .emptyPath(entry: entry) }
    guard canUndo(frame) else { throw .cannotGoBack(storage.edge(at: table[frame].segue)) }
    let edge = pathEdge(into: frame)
    table.remove(frame)
    record(.dismissed(edge))
  }

  /// Whether a step may be undone: it is dismissable, or the way back is a segue of its own.
  func canUndo(_ frame: Int32) -> Bool {
    guard frame != table.root else { return false }
    let segue = storage.compact[Int(table[frame].segue)]
    return segue.dismissable || enabledSegue(from: segue.to, to: segue.from) != nil
  }
}
