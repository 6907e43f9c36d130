/// What the views of a `Helm` need to remember between two updates.
@MainActor
final class ViewMemory<N: Fragment> {
  /// What a back gesture has popped.
  var lastPop: LastPop<N>?

  /// The stacks that bindings have given last, for those that close.
  private(set) var stacks: [FragmentReference<N>: [PathFragment<N>]] = [:]

  private var stackHolders: [N: Bool] = [:]

  private var picks: [BoundPick<N>: LastPick<N>] = [:]

  private struct LastPick<P: Fragment> {
    /// What the binding has given last.
    var picked: P?

    /// The place that holds what was picked.
    var holder: PathFragment<P>?

    /// Whether something was written that no view has read back.
    var isWritten = false
  }

  /// Whether what a fragment holds can be drawn with a stack of its own.
  func holdsStacks(_ fragment: N, in graph: NavigationGraph<N>) -> Bool {
    if let known = stackHolders[fragment] { return known }
    let holds = graph.holdsStacks(fragment)
    stackHolders[fragment] = holds
    return holds
  }

  /// Notes the stack that a binding gives.
  func note(_ stack: [PathFragment<N>], for reference: FragmentReference<N>) {
    // Names are few; ids may be many.
    if stacks.count == 256, stacks[reference] == nil { stacks = [:] }
    stacks[reference] = stack
  }

  /// What was picked last, if its holder has gone since.
  func picked(_ pick: BoundPick<N>, in state: Navigation<N>) -> N? {
    guard let last = picks[pick], let holder = last.holder, state.serial(of: holder) == nil else { return nil }
    return last.picked
  }

  /// Notes what a binding gives.
  func note(_ picked: N?, for pick: BoundPick<N>, in state: Navigation<N>) {
    var last = picks[pick] ?? LastPick()
    last.isWritten = false
    last.picked = picked
    if let place = state.pickedPlace(pick.fragments, in: pick.holder) { last.holder = state.holder(of: place) }
    picks[pick] = last
  }

  /// Notes that a binding was written.
  func noteWrite(of newValue: N?, to pick: BoundPick<N>) { picks[pick]?.isWritten = true }

  /// Whether a view has shown a fragment as the picked one, and nothing was written since.
  func wasSeen(_ fragment: N, in pick: BoundPick<N>) -> Bool {
    picks[pick].map { $0.picked == fragment && !$0.isWritten } ?? false
  }

  /// Whether the fragments to pick from were there, and are covered now or have gone with their holder.
  func isCoveredOrGone(_ pick: BoundPick<N>, in state: Navigation<N>) -> Bool {
    guard picks[pick]?.holder != nil else { return false }
    return picked(pick, in: state) != nil || state.heldPick(pick.fragments, in: pick.holder) != nil
  }
}

/// The fragments that a binding picks from.
struct BoundPick<N: Fragment>: Hashable {
  let fragments: [N]
  let holder: FragmentReference<N>?
}
