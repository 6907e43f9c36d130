/// Navigation along the best route.
extension Navigation {
  /// Goes to a fragment along the best route, as one command: all of it happens, or nothing.
  ///
  /// If the fragment is already in front, nothing happens. A redirect on the route is followed, and the rest of the route is skipped. If a
  /// guard denies a move, nothing happens: no other route is searched for, because it might bypass a login.
  ///
  /// - Throws: `noRoute` with the obstacles; `denied` or `undecided` because of a guard. Nothing has changed then.
  /// - Complexity: That of `route(to:id:)`.
  @discardableResult
  package mutating func go(
    to fragment: N, id: (any FragmentID)? = nil
  ) throws(HelmError<N>) -> NavigationOutcome<N> {
    try perform(.go(through: [PathFragment(fragment, id: id)]))
  }

  /// Goes to the last of several fragments, along the best route that presents each from the one before it.
  @discardableResult
  package mutating func go(
    through fragments: [PathFragment<N>]
  ) throws(HelmError<N>) -> NavigationOutcome<N> {
    try perform(.go(through: fragments))
  }

  /// Goes along the best route, as part of a command.
  mutating func carryOutGo(through fragments: [PathFragment<N>]) throws(HelmError<N>) {
    let plan = try plan(to: try goal(through: fragments), through: fragments)
    try move { (machine) throws(MachineError) in try machine.carryOut(plan) }
  }
}
