#if canImport(SwiftUI)
  /// What the views of a `Helm` have to remember between two updates.
  @MainActor
  final class ViewMemory<N: Fragment> {
    /// The latest pop by a back gesture.
    private(set) var lastPop: LastPop<N>?

    private var screens: [PathFragment<N>: WeakScreen] = [:]

    /// Whether current changes are made without animation.
    var isUnanimated = false

    private var rows: [WeakRow] = []

    private struct WeakRow {
      weak var row: ModalRow<N>?
    }

    private struct WeakScreen {
      weak var owner: ScreenOwner<N>?
    }

    /// The stacks that bindings returned last, for views that are closing.
    private(set) var stacks: [FragmentReference<N>: [PathFragment<N>]] = [:]

    #if DEBUG
      /// The warnings that have been logged.
      var warnings: Set<ViewWarning> = []

      /// The makers of bindings.
      var presenters = BindingMakers<N>()
    #endif

    /// The written values that were denied.
    var refused = RefusedWrites()

    private var screenLimit = 64

    private var stackHolders: [N: Bool] = [:]

    private var picks: [BoundPick<N>: LastPick<N>] = [:]

    private struct LastPick<P: Fragment> {
      /// The value that the binding returned last.
      var picked: P?

      /// The place that holds the selected fragment.
      var holder: PathFragment<P>?

      /// Whether the user has selected another fragment in the current turn.
      var isSwitching = false
    }

    /// Stores the views of a screen, for as long as they exist.
    func note(_ owner: ScreenOwner<N>, at place: PathFragment<N>) {
      if screens.count >= screenLimit, screens[place] == nil {
        screens = screens.filter { $0.value.owner != nil }
        screenLimit = max(64, screens.count * 2)
      }
      screens[place] = WeakScreen(owner: owner)
    }

    /// Stores a row of modals, for as long as its views exist.
    func note(_ row: ModalRow<N>) {
      rows.removeAll { $0.row == nil || $0.row === row }
      rows.append(WeakRow(row: row))
    }

    /// Updates the rows of modals after a change.
    func changeRows() { for each in rows { each.row?.follow(isUnanimated: isUnanimated) } }

    /// Stores a gesture's change of a stack: a pop can be reverted as long as the views of the popped screen exist.
    func notePop(_ popped: PathFragment<N>?, before: HelmPath<N>, after: HelmPath<N>) {
      lastPop = popped.map { LastPop(before: before, after: after, screen: screens[$0]?.owner) }
      guard lastPop != nil else { return }
      Task { [weak self] in self?.lastPop?.isOver = true }
    }

    func forgetPop() { lastPop = nil }

    /// Returns whether anything that a fragment holds can be drawn with a stack of its own.
    func holdsStacks(_ fragment: N, in graph: NavigationGraph<N>) -> Bool {
      if let known = stackHolders[fragment] { return known }
      let holds = graph.holdsStacks(fragment)
      stackHolders[fragment] = holds
      return holds
    }

    /// Stores the stack that a binding returns.
    func note(_ stack: [PathFragment<N>], for reference: FragmentReference<N>) {
      // There are few names, but there may be many ids.
      if stacks.count == 256, stacks[reference] == nil { stacks = [:] }
      stacks[reference] = stack
    }

    /// Returns the latest selection, if its holder has been removed since.
    func picked(_ pick: BoundPick<N>, in state: Navigation<N>) -> N? {
      guard let last = picks[pick], let holder = last.holder, state.serial(of: holder) == nil else { return nil }
      return last.picked
    }

    /// Stores the value that a binding returns.
    func note(_ picked: N?, for pick: BoundPick<N>, in state: Navigation<N>) {
      var last = picks[pick] ?? LastPick()
      last.picked = picked
      if let place = state.pickedPlace(pick.fragments, in: pick.holder) { last.holder = state.holder(of: place) }
      picks[pick] = last
    }

    /// Records that the user selected another fragment.
    func noteSwitch(of pick: BoundPick<N>) {
      picks[pick, default: LastPick()].isSwitching = true
      // A second tap never comes in the turn of the first.
      Task { [weak self] in self?.picks[pick]?.isSwitching = false }
    }

    /// Returns whether a write belongs to a selection that a container writes more than once.
    func isSwitching(_ pick: BoundPick<N>) -> Bool { picks[pick]?.isSwitching ?? false }

    /// Returns whether the fragments to select from were on the path, and are covered now or were removed with their holder.
    func isCoveredOrGone(_ pick: BoundPick<N>, in state: Navigation<N>) -> Bool {
      guard picks[pick]?.holder != nil else { return false }
      return picked(pick, in: state) != nil || state.heldPick(pick.fragments, in: pick.holder) != nil
    }
  }

  /// The fragments that a binding selects from.
  struct BoundPick<N: Fragment>: Hashable {
    let fragments: [N]
    let holder: FragmentReference<N>?
    var popsOnSecondTap = false

    /// Returns the same selection in terms of other fragments.
    func map<M: Fragment>(_ embed: (N) -> M) -> BoundPick<M> {
      BoundPick<M>(fragments: fragments.map(embed), holder: holder?.map(embed), popsOnSecondTap: popsOnSecondTap)
    }
  }
#endif

#if canImport(SwiftUI)
  /// The latest pop by a back gesture, for as long as its views exist, so that a cancelled gesture loses nothing.
  ///
  /// A cancelled gesture writes the previous stack, and so does a link to the screen that was popped. After a cancelled gesture, the views
  /// of that screen still exist; a link creates new ones, with new state.
  @MainActor struct LastPop<N: Fragment> {
    /// The path before the gesture.
    private let before: HelmPath<N>

    /// The path that the gesture led to.
    private let after: HelmPath<N>

    /// The views of the topmost screen that was popped.
    private weak var screen: ScreenOwner<N>?

    /// Whether those views are known; if not, only a write in the same turn counts as a cancellation.
    private let isScreenKnown: Bool

    /// Whether another gesture may have followed.
    var isOver = false

    init(before: HelmPath<N>, after: HelmPath<N>, screen: ScreenOwner<N>?) {
      self.before = before
      self.after = after
      self.screen = screen
      isScreenKnown = screen != nil
    }

    /// Returns the state before the gesture, if nothing else has happened since.
    ///
    /// - Parameter navigation: The current state.
    /// - Returns: The state, or `nil` if it can't be restored.
    /// - Complexity: Linear in the paths.
    func before(in navigation: Navigation<N>) -> Navigation<N>? {
      guard isScreenKnown ? screen != nil : !isOver, navigation.path == after else { return nil }
      var restored = navigation
      return (try? restored.perform(.replace(before))) == nil ? nil : restored
    }
  }
#endif
