#if canImport(SwiftUI)
  extension NavigationGraph {
    /// Whether anything can be pushed in a place that a fragment holds, as content, an overlay or an accessory, so that a front
    /// end would draw a stack in the fragment's own view.
    ///
    /// - Complexity: Linear in the segues.
    func holdsStacks(_ fragment: N) -> Bool {
      guard let start = position(of: fragment) else { return false }
      var seen: Set<FragmentIndex> = []
      var next = heldInPlaces(by: start)
      while let fragment = next.popLast() {
        guard seen.insert(fragment).inserted else { continue }
        if index.isPushedOn(fragment) { return true }
        // What takes a place over without a push is drawn there, and what it holds is drawn in it.
        next += index.egress(of: fragment).filter { index[$0].style == .pass }.map { index[$0].to }
        next += heldInPlaces(by: fragment)
      }
      return false
    }

    private func heldInPlaces(by fragment: FragmentIndex) -> [FragmentIndex] {
      index.egress(of: fragment).map { index[$0] }
        .filter { $0.layer.map { $0 != .modal && $0 != .curtain } ?? false }.map(\.to)
    }

    /// Whether any of some fragments can be pushed on another one.
    func pushes(from fragment: N, toAnyOf targets: Set<N>) -> Bool {
      guard let from = position(of: fragment) else { return false }
      return index.egress(of: from).contains { index[$0].isPush && targets.contains(self.fragment(at: index[$0].to)) }
    }
  }
#endif
