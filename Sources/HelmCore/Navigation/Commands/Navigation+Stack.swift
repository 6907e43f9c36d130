/// A place as a stack of screens: a push lays a screen on the one below, a swap changes the screen on top.
extension Navigation {
  /// The screens that are stacked on a fragment in its own place, the lowest first and without the fragment itself.
  ///
  /// A stack that is hidden, in a tab behind another one, is there as well.
  ///
  /// - Parameter fragment: The fragment at the bottom; without an id if it is there so, else the latest with any id.
  /// - Returns: The screens; none where the fragment is not there.
  /// - Complexity: Linear in the place; where the fragment has an id, in the path.
  public func stack(from fragment: N) -> [PathFragment<N>] {
    stackRoot(fragment).map(stack(on:)) ?? []
  }

  /// The screens that are stacked on a fragment with exactly this id or none, as `stack(from:)` lists them.
  ///
  /// - Parameter fragment: The fragment at the bottom.
  /// - Returns: The screens; none where the fragment is not there.
  /// - Complexity: Linear in the place.
  public func stack(on fragment: PathFragment<N>) -> [PathFragment<N>] {
    frame(of: fragment).map { entries(from: $0).dropFirst().map { pathFragment($0.last) } } ?? []
  }

  /// Makes the stack on a fragment be another: pops what is not in it, and presents what is new.
  ///
  /// Popping undoes the steps as `back()` does, and so only where each of them may be undone. What is new is taken screen by screen, each by the segue from the one
  /// below it.
  ///
  /// - Parameters:
  ///   - stack: The screens, the lowest first.
  ///   - fragment: The fragment at the bottom, with exactly this id or none.
  /// - Returns: What has changed.
  /// - Throws: `fragmentNotPresented`, `cannotGoBack`, `missingSegueForEdge` or `sourceNotPresented`; nothing has
  ///   happened then.
  /// - Complexity: Linear in the place, and the fragments that come and go.
  @discardableResult
  public mutating func setStack(
    _ stack: [PathFragment<N>], on fragment: PathFragment<N>
  ) throws(HelmError<N>) -> NavigationOutcome<N> {
    guard let root = frame(of: fragment) else {
      throw .fragmentNotPresented(fragment, presented: presentedFragments.reversed())
    }
    let entries = Array(entries(from: root).dropFirst())
    let kept = zip(entries, stack).prefix { pathFragment($0.last) == $1 }.count
    return try attempt { (self) throws(HelmError<N>) in
      for entry in entries.dropFirst(kept).reversed() where !self.canUndo(entry.first) {
        throw .cannotGoBack(self.storage.edge(at: self.table[entry.first].segue))
      }
      if kept < entries.count { try self.undo(entries[kept].first) }
      for screen in stack.dropFirst(kept) {
        let source = self.table[self.table[root].opener].occupant
        let edge = DirectedEdge(from: self.pathFragment(source).fragment, to: screen.fragment)
        let segue = try self.enabledSegue(for: edge)
        guard self.table[source].isPresented else {
          throw .sourceNotPresented(
            self.pathFragment(source), to: screen, index: nil, presented: self.presentedFragments.reversed())
        }
        try self.run(.take(segue, from: source, id: screen.id, index: nil))
      }
    }
  }

  /// The screens of a fragment's place, from the one that opened it to the visible one (semantics.md §2).
  ///
  /// - Parameter fragment: A fragment of the place, with its id.
  /// - Returns: The screens; none where the fragment is not there.
  /// - Complexity: Linear in the place.
  public func place(of fragment: PathFragment<N>) -> [PathFragment<N>] {
    frame(of: fragment).map { entries(from: table[$0].opener).map { pathFragment($0.last) } } ?? []
  }

  /// One screen of a stack: the frame that was pushed, and the one that swaps have put in its place since.
  struct StackEntry {
    let first: Int32
    var last: Int32
  }

  /// The screens of a place from a frame on.
  private func entries(from frame: Int32) -> [StackEntry] {
    var entries = [StackEntry(first: frame, last: frame)]
    var next = table[frame].heir
    while next != none {
      if isPushed(next) {
        entries.append(StackEntry(first: next, last: next))
      } else {
        entries[entries.count - 1].last = next
      }
      next = table[next].heir
    }
    return entries
  }

  /// The fragment that a stack is asked for by its name alone: without an id if it is there so, else the latest.
  func stackRoot(_ fragment: N) -> PathFragment<N>? {
    guard let index = storage.index[fragment], table.counts[index] != nil else { return nil }
    let frame = table.find(FrameKey(fragment: index, id: nil)) ?? latest { table[$0].fragment == index }
    return frame.map(pathFragment)
  }
}
