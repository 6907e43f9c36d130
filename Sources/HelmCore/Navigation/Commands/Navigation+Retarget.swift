extension Navigation {
  /// Takes a fragment again with another id, from its own cause, by its own segue (semantics.md §4).
  ///
  /// This is what `present(fragment:id:)` does where no presented fragment leads to the wanted one; here it is done in any
  /// case, and for a fragment that is covered as well: what stands on it goes.
  ///
  /// - Parameters:
  ///   - fragment: The fragment, with exactly this id or none.
  ///   - id: The other id.
  /// - Returns: What has changed.
  /// - Throws: `fragmentNotPresented` where the fragment is nowhere, or is the entry; `denied` or what keeps a redirect
  ///   from being followed. Nothing has happened then.
  /// - Complexity: The fragments that come and go.
  @discardableResult
  public mutating func retarget(
    _ fragment: PathFragment<N>, to id: (any FragmentID)?
  ) throws(HelmError<N>) -> NavigationOutcome<N> {
    guard let frame = frame(of: fragment), frame != table.root, let plan = retarget(frame, id: id?.canonicalText) else {
      throw .fragmentNotPresented(fragment, presented: presentedFragments.reversed())
    }
    return try attempt { (self) throws(HelmError<N>) in try self.follow(plan) }
  }
}
