import Helm

extension DecisionPlanner {
  /// Dismisses down to a fragment, except for what autos presented on it.
  mutating func dismiss(to fragment: N, _ index: Int) throws(DecisionError<N>) {
    let target = nearest(fragment)
    guard let target else {
      throw .notPossible(
        .fragmentNotPresented(PathFragment(fragment), presented: plan.after.presentedFragments.reversed()),
        step: index)
    }
    while !plan.after.isOnTop(target) {
      guard let edge = plan.after.dismissal(above: target) else {
        throw .notPossible(.noDismissableSegues(searched: plan.after.presentedFragments.reversed()), step: index)
      }
      try run(.dismiss(.edge(edge)), index)
    }
  }

  /// Dismisses everything that can be dismissed above the root of a module, except for what autos presented there.
  mutating func showRoot(_ root: N?, _ index: Int) throws(DecisionError<N>) {
    let entry = plan.after.root
    let target = root.flatMap { root in way.first { $0.place.fragment == root }?.place } ?? entry
    while let edge = plan.after.dismissal(above: target) {
      try run(.dismiss(.edge(edge)), index)
    }
  }

  /// Returns the place of a fragment: the nearest one that remains on the way down from the sender, or otherwise from
  /// the topmost fragment.
  private func nearest(_ fragment: N) -> PathFragment<N>? {
    if let near = way.first(where: { $0.place.fragment == fragment }), plan.after.serial(of: near.place) == near.serial
    {
      return near.place
    }
    return plan.after.firstOnTheWayDown(fragment)
  }
}
