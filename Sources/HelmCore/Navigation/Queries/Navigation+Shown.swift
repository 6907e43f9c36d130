/// What a front end shows: a fragment that is presented, or that only later pushes in its own place cover.
///
/// A sheet whose first screen has pushed a second one is still up, and so is a tab; the first screen is not presented
/// then, but shown (Documentation/decisions/shown-fragments.md).
extension Navigation {
  /// Whether a fragment is shown: presented, or covered by pushes alone.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id; `nil` asks for the fragment without an id.
  /// - Returns: Whether it is shown so.
  /// - Complexity: Constant: a hash look-up.
  public func isShown(_ fragment: N, id: (any FragmentID)? = nil) -> Bool {
    frame(of: PathFragment(fragment, id: id)).map(isShown) ?? false
  }

  /// Whether a fragment is shown with any id, or without one.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The wildcard.
  /// - Returns: Whether it is shown.
  /// - Complexity: Constant where the fragment is presented or has no id, else linear in the path.
  public func isShown(_ fragment: N, id: FragmentIDWildcard) -> Bool { topmostShown(fragment) != nil }

  /// The topmost shown one of a fragment, with its id.
  ///
  /// - Parameter fragment: The fragment.
  /// - Returns: The fragment with its id, or `nil` where it is not shown.
  /// - Complexity: As `isShown(_:id:)`, and linear in what is presented.
  public func shownFragment(_ fragment: N) -> PathFragment<N>? { topmostShown(fragment).map(pathFragment) }

  /// The frame of a fragment with its id, wherever it is.
  func frame(of fragment: PathFragment<N>) -> Int32? {
    storage.index[fragment.fragment].flatMap { table.find(FrameKey(fragment: $0, id: fragment.id)) }
  }

  func isShown(_ frame: Int32) -> Bool {
    let heir = table[frame].heir
    return table[table[table[frame].opener].occupant].isPresented && (heir == none || isPushed(heir))
  }

  /// The topmost shown frame of a fragment; presented ones go before covered ones.
  func topmostShown(_ fragment: N) -> Int32? {
    guard let index = storage.index[fragment], let count = table.counts[index] else { return nil }
    if count.presented > 0 { return topmostPresented(index) }
    if count.all == 1, let only = table.find(FrameKey(fragment: index, id: nil)) { return isShown(only) ? only : nil }
    return latest { table[$0].fragment == index && isShown($0) }
  }

  /// The latest frame on the path that fits.
  func latest(where fits: (Int32) -> Bool) -> Int32? {
    var frame = table.path.last
    while frame != none {
      if fits(frame) { return frame }
      frame = table[frame].path.previous
    }
    return fits(table.root) ? table.root : nil
  }

  /// Whether a frame lies on the one that handed its place over, in a stack.
  func isPushed(_ frame: Int32) -> Bool {
    let segue = table[frame].segue
    return segue != none && storage.compact[Int(segue)].isPush
  }
}
