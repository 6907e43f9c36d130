#if canImport(SwiftUI)
  extension NavigationGraph {
    /// Returns whether a front end would draw a stack in a fragment's own view, because something can be pushed in a place that it holds as
    /// content, an overlay or an accessory; columns have bars of their own.
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

    /// Returns whether a fragment can hold anything in a layer.
    func holds(_ layer: PresentationLayer, in fragment: N) -> Bool {
      egress(of: fragment).contains { $0.resolvedPresentation.layer == layer }
    }

    /// Returns whether a fragment can have another one beside it, as a column.
    func holdsColumns(_ fragment: N) -> Bool { egress(of: fragment).contains { $0.resolvedPresentation == .column } }

    /// Returns whether a fragment can have a column beside it that can have one, too.
    func holdsThreeColumns(_ fragment: N) -> Bool {
      egress(of: fragment).contains {
        $0.resolvedPresentation == .column && holdsColumns(self.fragment(at: $0.to))
      }
    }

    /// Returns the fragments that a fragment holds as tabs, or as other parts of which one is in front.
    func tabs(of fragment: N) -> [N] {
      egress(of: fragment).filter { $0.style == .hold && $0.resolvedPresentation == .inline }
        .map { self.fragment(at: $0.to) }
    }

    /// Returns the fragment that a segue leads to, given as a fragment of the app or of a module.
    func target(of fragment: N, named name: AnyHashable) -> N? {
      func target(named name: some Fragment) -> N? {
        egress(of: fragment).map { self.fragment(at: $0.to) }.first { moduleFragment(in: $0) { $0 == name } != nil }
      }
      return name.base as? N ?? (name.base as? any Fragment).flatMap { target(named: $0) }
    }

    private func egress(of fragment: N) -> [SegueRules] {
      position(of: fragment).map { index.egress(of: $0).map { index[$0] } } ?? []
    }
  }
#endif
