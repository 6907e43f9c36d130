#if canImport(SwiftUI)
  extension NavigationGraph {
    /// Returns whether a front end would draw a stack in a fragment's own view, because something can be pushed in a place that it holds as
    /// content, an overlay or an accessory; columns have bars of their own.
    ///
    /// - Complexity: Linear in the segues.
    func holdsStacks(_ fragment: N) -> Bool {
      guard let start = position(of: fragment) else { return false }
      var seen: Set<FragmentIndex> = []
      var next = heldInPlaces(by: start)
      if holdsColumns(fragment) { return true }
      while let fragment = next.popLast() {
        guard seen.insert(fragment).inserted else { continue }
        if index.isPushedOn(fragment) { return true }
        // A fragment that takes over a place without a push is drawn there, and so is what it holds.
        next += index.egress(of: fragment).filter { index[$0].style == .pass }.map { index[$0].to }
        next += heldInPlaces(by: fragment)
      }
      return false
    }

    private func heldInPlaces(by fragment: FragmentIndex) -> [FragmentIndex] {
      index.egress(of: fragment).map { index[$0] }
        .filter { $0.layer.map { $0 != .modal && $0 != .curtain } ?? false }.map(\.to)
    }

    /// Returns whether a fragment can have another one beside it, as a column.
    func holdsColumns(_ fragment: N) -> Bool { holds(fragment) { $0 == .column } }

    /// Returns the fragments that a fragment holds as tabs, or as other parts of which one is in front.
    ///
    /// - Complexity: Linear in its segues.
    func tabs(of fragment: N) -> [N] {
      guard let position = position(of: fragment) else { return [] }
      return index.egress(of: position).filter { index[$0].style == .hold && index[$0].resolvedPresentation == .inline }
        .map { self.fragment(at: index[$0].to) }
    }

    /// Returns the fragment that a segue leads to, given as a fragment of the app or of a module.
    func target(of fragment: N, named name: AnyHashable) -> N? {
      func target(named name: some Fragment) -> N? {
        guard let position = position(of: fragment) else { return nil }
        return index.egress(of: position).map { self.fragment(at: index[$0].to) }
          .first { ownWord(in: $0) { $0 == name } != nil }
      }
      return name.base as? N ?? (name.base as? any Fragment).flatMap { target(named: $0) }
    }

    /// Returns whether a fragment can hold anything in a layer.
    func holds(_ layer: PresentationLayer, in fragment: N) -> Bool { holds(fragment) { $0.layer == layer } }

    /// Returns whether a fragment can have a column beside it that can have one, too.
    func holdsThreeColumns(_ fragment: N) -> Bool {
      guard let position = position(of: fragment) else { return false }
      return index.egress(of: position).contains { segue in
        index[segue].resolvedPresentation == .column && holdsColumns(self.fragment(at: index[segue].to))
      }
    }

    private func holds(_ fragment: N, _ isWanted: (SeguePresentation) -> Bool) -> Bool {
      guard let position = position(of: fragment) else { return false }
      return index.egress(of: position).contains { isWanted(index[$0].resolvedPresentation) }
    }
  }
#endif
