/// Going along the cheapest route.
extension Navigation {
  /// Goes to a fragment along the cheapest route, as one command: all of it happens, or nothing.
  ///
  /// If the fragment is already on top, nothing happens. A redirect on the route is followed, and the rest of the route
  /// is left out. If a guard denies a move, nothing happens: no other route is searched for, since that might lead
  /// through the login and past it.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id that it is to have; without one, it is to have none.
  /// - Returns: What has changed.
  /// - Throws: `noRoute` with what is in the way; `denied` or `undecided` because of a guard. Nothing has changed then.
  /// - Complexity: As `route(to:id:limit:)`.
  @discardableResult
  public mutating func go(
    to fragment: N, id: (any FragmentID)? = nil
  ) throws(HelmError<N>) -> NavigationOutcome<N> {
    try perform(.go(through: [PathFragment(fragment, id: id)]))
  }

  /// Goes along the cheapest route after which some fragments lie on one way, in this order, the last one on top.
  ///
  /// - Parameter fragments: The fragments with their ids, the lowest first (see `route(through:limit:)`).
  /// - Returns: What has changed.
  /// - Throws: As `go(to:id:)`.
  /// - Complexity: As `route(to:id:limit:)`.
  @_disfavoredOverload
  @discardableResult
  public mutating func go(
    through fragments: [PathFragment<N>]
  ) throws(HelmError<N>) -> NavigationOutcome<N> {
    try perform(.go(through: fragments))
  }

  /// Goes along the cheapest route after which some fragments without ids lie on one way.
  ///
  /// - Parameter fragments: The fragments, the lowest first.
  /// - Returns: What has changed.
  /// - Throws: As `go(to:id:)`.
  /// - Complexity: As `route(to:id:limit:)`.
  @discardableResult
  public mutating func go(through fragments: [N]) throws(HelmError<N>) -> NavigationOutcome<N> {
    try perform(.go(through: fragments.map { PathFragment($0) }))
  }

  /// Goes along the cheapest route, as part of a command.
  mutating func carryOutGo(through fragments: [PathFragment<N>]) throws(HelmError<N>) {
    let goal: RouteGoal
    do throws(RouteError<N>) { goal = try self.goal(through: fragments) } catch { throw .noRoute(error) }
    let plan: RoutePlan
    do throws(RouteFailure) {
      plan = try machine.plan(to: goal, limit: RouteLimits.states)
    } catch {
      throw .noRoute(named(error, goal, fragments))
    }
    for (move, _) in plan.moves {
      let count = machine.table.journal.steps.count
      do throws(MachineError) { try machine.carryOut(move) } catch { throw named(error) }
      // After a redirect, the rest of the route is pointless.
      let isLedElsewhere = machine.table.journal.steps.dropFirst(count).contains {
        if case .redirected = $0.action { true } else { false }
      }
      if isLedElsewhere { return }
    }
  }
}
