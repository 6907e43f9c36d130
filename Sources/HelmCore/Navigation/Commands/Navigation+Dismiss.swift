extension Navigation {
  /// Undoes the topmost dismissable segue, with all that stands on its target (semantics.md §4).
  ///
  /// - Returns: What has changed.
  /// - Throws: `emptyPath` where only the entry is there, `noDismissableSegues`.
  /// - Complexity: The fragments passed over on the way down, and those that come and go.
  @discardableResult
  public mutating func dismiss() throws(HelmError<N>) -> NavigationOutcome<N> {
    guard table.pathCount > 0 else { throw .emptyPath(entry: entry) }
    guard let frame = firstOnTheWayDown(where: { isDismissable($0) }) else {
      throw .noDismissableSegues(searched: presentedFragments.reversed())
    }
    return dismiss(frame: frame)
  }

  /// Dismisses a fragment, with all that stands on it.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: Its id. Without one, the topmost with any id or none is dismissed.
  /// - Returns: What has changed.
  /// - Throws: `fragmentNotPresented`, `fragmentMissingDismissableSegue`.
  /// - Complexity: The fragments passed over on the way down, and those that come and go.
  @discardableResult
  public mutating func dismiss(
    fragment: N, id: (any FragmentID)? = nil
  ) throws(HelmError<N>) -> NavigationOutcome<N> {
    let id = id?.canonicalText
    var first: Int32?
    if let target = storage.index[fragment], table.counts[target] != nil,
      id == nil || table.find(FrameKey(fragment: target, id: id)) != nil
    {
      let found = firstOnTheWayDown { frame in
        guard table[frame].fragment == target, id == nil || table[frame].id == id else { return false }
        if first == nil { first = frame }
        return isDismissable(frame)
      }
      if let found { return dismiss(frame: found) }
    }
    guard let first else {
      throw .fragmentNotPresented(PathFragment(fragment, id: id), presented: presentedFragments.reversed())
    }
    throw .fragmentMissingDismissableSegue(
      pathFragment(first), first == table.root ? nil : storage.edge(at: table[first].segue))
  }

  /// Undoes the topmost segue with a tag, with all that stands on its target.
  ///
  /// - Parameter tag: The tag.
  /// - Returns: What has changed.
  /// - Throws: `missingTaggedSegue`, `segueNotDismissable`.
  /// - Complexity: The fragments passed over on the way down, and those that come and go.
  @discardableResult
  public mutating func dismiss(tag: some SegueTag) throws(HelmError<N>) -> NavigationOutcome<N> {
    let tag = AnySegueTag(tag)
    guard let tagged = storage.tagIndex[tag] else {
      throw .missingTaggedSegue(tag, searched: presentedFragments.reversed(), hint: .unknown)
    }
    var first: Int32?
    let found = firstOnTheWayDown { frame in
      guard frame != table.root, storage.compact[Int(table[frame].segue)].tag == tagged else { return false }
      if first == nil { first = frame }
      return isDismissable(frame)
    }
    if let found { return dismiss(frame: found) }
    guard let first else {
      throw .missingTaggedSegue(tag, searched: presentedFragments.reversed(), hint: nil)
    }
    throw .segueNotDismissable(storage.edge(at: table[first].segue))
  }

  /// Whether `dismiss()` would dismiss anything.
  ///
  /// - Complexity: The fragments passed over on the way down.
  public var canDismiss: Bool { firstOnTheWayDown(where: { isDismissable($0) }) != nil }

  /// Whether `dismiss(fragment:id:)` would dismiss a fragment.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: Its id. Without one, it may have any id or none.
  /// - Returns: Whether it would not throw.
  /// - Complexity: The fragments passed over on the way down.
  public func canDismiss(fragment: N, id: (any FragmentID)? = nil) -> Bool {
    guard let target = storage.index[fragment], table.counts[target] != nil else { return false }
    let id = id?.canonicalText
    return firstOnTheWayDown {
      table[$0].fragment == target && (id == nil || table[$0].id == id) && isDismissable($0)
    } != nil
  }

  func isDismissable(_ frame: Int32) -> Bool {
    let segue = table[frame].segue
    return segue != none && storage.compact[Int(segue)].dismissable
  }

  mutating func dismiss(frame: Int32) -> NavigationOutcome<N> {
    let edge = pathEdge(into: frame)
    return change { navigation in
      navigation.table.remove(frame)
      navigation.record(.dismissed(edge))
    }
  }

  /// Runs a command that cannot fail.
  mutating func change(_ command: (inout Self) -> Void) -> NavigationOutcome<N> {
    begin()
    command(&self)
    return outcome()
  }

  /// The first frame that fits, among those presented, from the topmost down, each followed by its causes down to the root.
  func firstOnTheWayDown(where fits: (Int32) -> Bool) -> Int32? {
    var seen: Set<Int32> = []
    var presented = table.topmost
    while presented != none {
      var frame = presented
      while frame != none, presented == table.topmost || !seen.contains(frame) {
        if fits(frame) { return frame }
        seen.insert(frame)
        frame = table[frame].cause
      }
      presented = table[presented].presented.previous
    }
    return nil
  }
}
