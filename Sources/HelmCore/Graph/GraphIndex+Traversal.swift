extension GraphIndex {
  /// Where a traversal of everything starts: at the inlets, and then at what no inlet reaches.
  var roots: [FragmentIndex] { inlets + allFragments }

  /// Reports one cycle for each segue that leads back into the depth-first path that reached it.
  ///
  /// `isIncluded` returns whether to follow a segue, and `report` whether to continue.
  func forEachCycle(
    from roots: [FragmentIndex], along isIncluded: (SegueRules) -> Bool, report: ([FragmentIndex]) -> Bool
  ) {
    var marks = [VisitMark](repeating: .new, count: fragmentCount)
    // Two bounds and no range: what a range's bounds conform to would be looked up for the first graph of a program.
    var way: [(fragment: FragmentIndex, next: SegueIndex, end: SegueIndex)] = []
    func enter(_ fragment: FragmentIndex) {
      marks[fragment.offset] = .open
      let segues = egress(of: fragment)
      way.append((fragment, segues.lowerBound, segues.upperBound))
    }
    for root in roots where marks[root.offset] == .new {
      enter(root)
      while let (fragment, position, end) = way.last {
        guard position < end else {
          marks[fragment.offset] = .done
          way.removeLast()
          continue
        }
        way[way.count - 1].next = position.advanced(by: 1)
        let segue = self[position]
        guard isIncluded(segue) else { continue }
        switch marks[segue.to.offset] {
        case .done: continue
        case .new: enter(segue.to)
        case .open:
          let cycle = way.map { $0.fragment }
          guard let start = cycle.lastIndex(of: segue.to) else { continue }
          if !report(Array(cycle[start...])) { return }
        }
      }
    }
  }
}

/// The state of a fragment in a depth-first traversal.
private enum VisitMark { case new, open, done }
