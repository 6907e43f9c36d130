/// Choosing one of several fragments that are shown in one place, as tabs and sidebars do.
extension Navigation {
  /// The fragment of several that is shown; of the presented ones the first, else the first that is shown.
  ///
  /// - Parameter fragments: The fragments, in the order to ask for them.
  /// - Returns: The fragment, or `nil` where none is shown.
  /// - Complexity: Linear in `fragments`, if none has ids.
  public func pickShown(_ fragments: [N]) -> N? {
    fragments.first { isPresented($0, id: .any) } ?? fragments.first { isShown($0, id: .any) }
  }

  /// Shows one of several fragments instead of the one that is shown now, as its holder's child.
  ///
  /// Where the holder of the one that is shown has a segue to the wanted one, that is taken, with the id that it is held
  /// with already: so a tab comes back with its stack, and a segue from a screen inside the other tab is not mistaken for
  /// the tab's own. Otherwise the fragment is presented as `present(fragment:id:)` does.
  ///
  /// - Parameters:
  ///   - fragment: The fragment to show.
  ///   - fragments: All fragments to choose from.
  /// - Returns: What has changed.
  /// - Throws: As `present(fragment:id:)`.
  /// - Complexity: As `present(fragment:id:)`, and linear in `fragments`.
  @discardableResult
  public mutating func pick(_ fragment: N, among fragments: [N]) throws(HelmError<N>) -> NavigationOutcome<N> {
    guard let target = storage.index[fragment], let picked = pickShown(fragments), let frame = topmostShown(picked),
      case let holder = table[table[frame].opener].cause, holder != none, table[holder].isPresented,
      let segue = enabledSegue(from: table[holder].fragment, to: target)
    else { return try present(fragment: fragment) }
    let held = table.held[.init(source: holder, segue: segue)]
    return try attempt { (self) throws(HelmError<N>) in
      try self.run(.take(segue, from: holder, id: held.flatMap { self.table[$0].id }, index: nil))
    }
  }
}
