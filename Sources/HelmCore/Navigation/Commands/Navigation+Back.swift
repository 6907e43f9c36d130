extension Navigation {
  /// Undoes the latest step at the top: past what autos made, the first frame on the way down (semantics.md §4).
  ///
  /// - Returns: What has changed.
  /// - Throws: `emptyPath` at the root; `cannotGoBack` where the step's segue is not dismissable and has no enabled
  ///   counterpart.
  /// - Complexity: The autos passed over, and the fragments that come and go.
  @discardableResult
  public mutating func back() throws(HelmError<N>) -> NavigationOutcome<N> {
    let frame = try stepToUndo()
    return dismiss(frame: frame)
  }

  /// Goes back until a fragment is the topmost of its way: presented on top, but for what autos have put on it.
  ///
  /// - Parameter fragment: The fragment, with any id or none.
  /// - Returns: What has changed.
  /// - Throws: What keeps a step from being undone; nothing has happened then.
  /// - Complexity: The fragments that come and go.
  @discardableResult
  public mutating func back(to fragment: N) throws(HelmError<N>) -> NavigationOutcome<N> {
    guard let target = storage.index[fragment], table.counts[target] != nil else {
      throw .fragmentNotPresented(PathFragment(fragment), presented: presentedFragments.reversed())
    }
    return try attempt { (self) throws(HelmError<N>) in
      while !self.isTopmostOfItsWay(target) {
        let frame = try self.stepToUndo()
        let edge = self.pathEdge(into: frame)
        self.table.remove(frame)
        self.record(.dismissed(edge))
      }
    }
  }

  /// Whether `back()` would undo a step.
  ///
  /// - Complexity: The autos passed over.
  public var canGoBack: Bool { (try? stepToUndo()) != nil }

  /// The frames at the top: those that autos made, and the first one that none did.
  private func latestStep(where fits: (Int32) -> Bool) -> Int32? {
    var frame = table.topmost
    while true {
      if fits(frame) { return frame }
      guard frame != table.root, storage.compact[Int(table[frame].segue)].auto else { return nil }
      frame = table[frame].cause
    }
  }

  private func isTopmostOfItsWay(_ fragment: Int32) -> Bool {
    latestStep { table[$0].fragment == fragment } != nil
  }

  private func stepToUndo() throws(HelmError<N>) -> Int32 {
    let step = latestStep { $0 != table.root && !storage.compact[Int(table[$0].segue)].auto }
    guard let step else { throw .emptyPath(entry: entry) }
    guard canUndo(step) else { throw .cannotGoBack(storage.edge(at: table[step].segue)) }
    return step
  }
}
