#if canImport(SwiftUI)
  /// What the views of a `Helm` need to remember between two updates.
  @MainActor
  final class ViewMemory<N: Fragment> {
    /// What a back gesture has popped.
    private(set) var lastPop: LastPop<N>?

    private var screens: [PathFragment<N>: WeakScreen] = [:]

    /// Whether what is done now is done without animation.
    var isUnanimated = false

    private var rows: [WeakRow] = []

    private struct WeakRow {
      weak var row: ModalRow<N>?
    }

    private struct WeakScreen {
      weak var owner: ScreenOwner<N>?
    }

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

    private var screenLimit = 64

    private var stackHolders: [N: Bool] = [:]

    private var picks: [BoundPick<N>: LastPick<N>] = [:]

    private struct LastPick<P: Fragment> {
      /// What the binding has given last.
      var picked: P?

      /// The place that holds what was picked.
      var holder: PathFragment<P>?

      /// Whether another fragment has just been picked by hand.
      var isSwitching = false
    }

    /// Notes the views of a screen, for as long as they are there.
    func note(_ owner: ScreenOwner<N>, at place: PathFragment<N>) {
      if screens.count >= screenLimit, screens[place] == nil {
        screens = screens.filter { $0.value.owner != nil }
        screenLimit = max(64, screens.count * 2)
      }
      screens[place] = WeakScreen(owner: owner)
    }

    /// Notes a row of modals, for as long as its views are there.
    func note(_ row: ModalRow<N>) {
      rows.removeAll { $0.row == nil || $0.row === row }
      rows.append(WeakRow(row: row))
    }

    /// Lets the rows of modals follow a change.
    func changeRows() { for each in rows { each.row?.follow(isUnanimated: isUnanimated) } }

    /// Notes what a gesture did to a stack: a pop can be taken back as long as the views of what was popped are there.
    func notePop(_ popped: PathFragment<N>?, before: HelmPath<N>, after: HelmPath<N>) {
      lastPop = popped.map { LastPop(before: before, after: after, screen: screens[$0]?.owner) }
      guard lastPop != nil else { return }
      Task { [weak self] in self?.lastPop?.isOver = true }
    }

    func forgetPop() { lastPop = nil }

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
      last.picked = picked
      if let place = state.pickedPlace(pick.fragments, in: pick.holder) { last.holder = state.holder(of: place) }
      picks[pick] = last
    }

    /// Notes that another fragment was picked by hand.
    func noteSwitch(of pick: BoundPick<N>) {
      picks[pick, default: LastPick()].isSwitching = true
      // No second tap comes in the turn of the first.
      Task { [weak self] in self?.picks[pick]?.isSwitching = false }
    }

    /// Whether what is written again belongs to a switch that a container writes more than once.
    func isSwitching(_ pick: BoundPick<N>) -> Bool { picks[pick]?.isSwitching ?? false }

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
    var popsOnSecondTap = false

    /// The same in other words.
    func map<M: Fragment>(_ embed: (N) -> M) -> BoundPick<M> {
      BoundPick<M>(fragments: fragments.map(embed), holder: holder?.map(embed), popsOnSecondTap: popsOnSecondTap)
    }
  }
#endif

#if canImport(SwiftUI)
  /// What a back gesture has popped, until its views are gone, so that a cancelled gesture loses nothing.
  ///
  /// A finger that goes back writes the stack as it was, and so does a link to the screen that was popped. The first finds the
  /// views of that screen still there; the second makes new ones, which begin anew.
  @MainActor struct LastPop<N: Fragment> {
    /// The path before the gesture.
    private let before: HelmPath<N>

    /// The path that the gesture led to.
    private let after: HelmPath<N>

    /// The views of the topmost screen that was popped.
    private weak var screen: ScreenOwner<N>?

    /// Whether those are known; if not, only what is written at once counts as cancelled.
    private let isScreenKnown: Bool

    /// Whether the gesture may have been followed by another one.
    var isOver = false

    init(before: HelmPath<N>, after: HelmPath<N>, screen: ScreenOwner<N>?) {
      self.before = before
      self.after = after
      self.screen = screen
      isScreenKnown = screen != nil
    }

    /// The state before the gesture, as long as nothing else has happened since.
    ///
    /// - Parameter navigation: The state now.
    /// - Returns: The state, or `nil` if it can't be restored.
    /// - Complexity: Linear in the paths.
    func before(in navigation: Navigation<N>) -> Navigation<N>? {
      guard isScreenKnown ? screen != nil : !isOver, navigation.path == after else { return nil }
      var restored = navigation
      return (try? restored.replace(path: before)) == nil ? nil : restored
    }
  }
#endif
