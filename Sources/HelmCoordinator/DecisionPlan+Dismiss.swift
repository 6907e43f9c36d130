import Helm

/// Dismissing down to a fragment, except for what autos presented on it.
extension DecisionPlan {
  /// Dismisses down to the nearest frame of a fragment: on the way down from the sender, or otherwise from the topmost
  /// fragment.
  mutating func dismiss(to fragment: N, _ index: Int) throws(DecisionError<N>) {
    let near = way.first { $0.place.fragment == fragment }.flatMap { remains($0) ? $0.place : nil }
    guard let target = near ?? after.firstInDismissalOrder(fragment) else {
      throw .notPossible(
        .fragmentNotPresented(PathFragment(fragment), presented: after.presentedFragments.reversed()), step: index)
    }
    while !after.isOnTop(target) {
      guard let edge = after.dismissal(above: target) else {
        throw .notPossible(.noDismissableSegues(searched: after.presentedFragments.reversed()), step: index)
      }
      try run(.dismiss(.edge(edge)), index)
    }
  }

  /// Dismisses everything that can be dismissed above the root of a module; `nil` stands for that of the whole graph.
  mutating func showRoot(_ root: N?, _ index: Int) throws(DecisionError<N>) {
    let target = if let root { try nearest(root, index).place } else { after.root }
    while let edge = after.dismissal(above: target) { try run(.dismiss(.edge(edge)), index) }
  }
}
