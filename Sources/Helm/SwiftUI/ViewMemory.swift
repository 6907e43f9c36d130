#if canImport(SwiftUI)
  /// What the views of a `Helm` need to remember between two updates.
  @MainActor
  final class ViewMemory<N: Fragment> {
    /// What a back gesture has popped.
    var lastPop: LastPop<N>?

    /// The stacks that bindings have given last, for those that close.
    private(set) var stacks: [FragmentReference<N>: [PathFragment<N>]] = [:]

    #if DEBUG
      /// What has been said to be wrong.
      var warnings: Set<ViewWarning> = []

      /// Who binds what.
      var presenters = BindingMakers<N>()
    #endif

    /// What was written in vain.
    var refused = RefusedWrites()

    private var stackHolders: [N: Bool] = [:]

    private var picks: [BoundPick<N>: LastPick<N>] = [:]

    private struct LastPick<P: Fragment> {
      /// What the binding has given last.
      var picked: P?

      /// The place that holds what was picked.
      var holder: PathFragment<P>?

      /// How often the binding was read since another fragment was picked by hand, until that is known to have been seen.
      var readsSinceSwitch: Int?
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
      last.readsSinceSwitch? += 1
      last.picked = picked
      if let place = state.pickedPlace(pick.fragments, in: pick.holder) { last.holder = state.holder(of: place) }
      picks[pick] = last
    }

    /// Notes that another fragment was picked by hand.
    func noteSwitch(of pick: BoundPick<N>) { picks[pick, default: LastPick()].readsSinceSwitch = 0 }

    /// Whether what is written again is a tap of its own, and not a switch that a container writes twice.
    ///
    /// A key path reads before it writes; one more read is that of a view.
    func isTappedAgain(_ pick: BoundPick<N>) -> Bool {
      defer { picks[pick]?.readsSinceSwitch = nil }
      return picks[pick]?.readsSinceSwitch.map { $0 > 1 } ?? true
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

    /// The same in other words.
    func map<M: Fragment>(_ embed: (N) -> M) -> BoundPick<M> {
      BoundPick<M>(fragments: fragments.map(embed), holder: holder?.map(embed))
    }
  }
#endif
