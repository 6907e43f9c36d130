#if canImport(SwiftUI)
  /// What the views of a `Helm` have to remember between two updates.
  @MainActor
  final class ViewMemory<N: Fragment> {
    var lastPop: LastPop<N>?
    private var screens: [PathFragment<N>: Weak<ScreenOwner<N>>] = [:]
    private(set) var rows: [Weak<ModalPresenter<N>>] = []

    /// The stacks that bindings returned last, unless they were empty, for views that are closing.
    private var stacks: [FragmentReference<N>: [PathFragment<N>]] = [:]

    /// The number of stacks and selections above which those of screens that have gone are forgotten.
    private var limit = 64

    #if DEBUG
      var warnings: Set<String> = []

      /// Where bindings were made that are still in use.
      var callSites: [BoundFragment<N>: [Weak<CallSite>]] = [:]

      var checked: Set<PathFragment<N>> = []
    #endif

    /// The written values that were denied, by the keys of their bindings.
    var rejectedWrites: [AnyHashable: RejectedWrite] = [:]

    /// The fragments that bindings returned last, each with its holder.
    private var picks: [SelectionKey<N>: (picked: N?, holder: PathFragment<N>)] = [:]

    /// The selections that have changed in the current turn.
    private var switching: Set<SelectionKey<N>> = []

    func note(_ owner: ScreenOwner<N>, at place: PathFragment<N>) {
      if screens[place]?.object == nil { screens = screens.filter { $0.value.object != nil } }
      screens[place] = Weak(object: owner)
    }

    /// Returns whether there is a view of a screen.
    func hasView(of place: PathFragment<N>) -> Bool { screens[place]?.object != nil }

    func note(_ row: ModalPresenter<N>) {
      rows.removeAll { $0.object == nil || $0.object === row }
      rows.append(Weak(object: row))
    }

    func changeRows() { for row in rows { row.object?.follow() } }

    /// Stores a gesture's change of a stack: a pop can be reverted as long as the views of the popped screen exist or, if they aren't known,
    /// in the same turn.
    func notePop(_ popped: PathFragment<N>?, _ change: PathChange, after: HelmPath<N>) {
      lastPop = popped.map { LastPop(change: change, after: after, views: screens[$0]?.object ?? Turn()) }
    }

    /// Returns the stack that a binding returned last.
    func stack(from root: FragmentReference<N>) -> [PathFragment<N>] { stacks[root] ?? [] }

    /// Stores the stack that a binding returns.
    func note(_ stack: [PathFragment<N>], from root: FragmentReference<N>, in state: Navigation<N>) {
      stacks[root] = stack.isEmpty ? nil : stack
      forgetIfTooMany(in: state)
    }

    /// Forgets the stacks and selections of screens that are neither on the path nor closing, if there are too many.
    private func forgetIfTooMany(in state: Navigation<N>) {
      guard stacks.count + picks.count > limit else { return }
      func isDrawn(_ place: PathFragment<N>) -> Bool { state.serial(of: place) != nil || screens[place]?.object != nil }
      stacks = stacks.filter { root, _ in
        if case .exactly(let place) = root { isDrawn(place) } else { state.stackRoot(root) != nil }
      }
      picks = picks.filter { isDrawn($0.value.holder) }
      limit = max(64, 2 * (stacks.count + picks.count))
    }

    /// The number of stacks and selections that are stored.
    var storedCount: Int { stacks.count + picks.count }

    /// Returns the latest selection, if its holder has been removed since.
    func picked(_ pick: SelectionKey<N>, in state: Navigation<N>) -> N? {
      picks[pick].flatMap { state.serial(of: $0.holder) == nil ? $0.picked : nil }
    }

    /// Stores the value that a binding returns, once its fragments have a holder.
    func note(_ picked: N?, for pick: SelectionKey<N>, in state: Navigation<N>) {
      let place = state.pickedPlace(pick.fragments, in: pick.holder)
      if let holder = place.flatMap(state.holder) ?? picks[pick]?.holder { picks[pick] = (picked, holder) }
      forgetIfTooMany(in: state)
    }

    func noteSwitch(of pick: SelectionKey<N>) {
      switching.insert(pick)
      // A second tap never comes in the turn of the first.
      Task { [weak self] in self?.switching.remove(pick) }
    }

    /// Returns whether a write belongs to a selection that a container writes more than once.
    func isSwitching(_ pick: SelectionKey<N>) -> Bool { switching.contains(pick) }

    /// Returns whether the fragments to select from were on the path, and are covered now or were removed with their holder.
    func isCoveredOrGone(_ pick: SelectionKey<N>, in state: Navigation<N>) -> Bool {
      guard picks[pick] != nil else { return false }
      return picked(pick, in: state) != nil || state.heldPick(pick.fragments, in: pick.holder) != nil
    }
  }

  struct Weak<Object: AnyObject> {
    weak var object: Object?
  }

  struct SelectionKey<N: Fragment>: Hashable {
    let fragments: [N]
    let holder: FragmentReference<N>?
    var popsOnSecondTap = false

    func map<M: Fragment>(_ embed: (N) -> M) -> SelectionKey<M> {
      SelectionKey<M>(fragments: fragments.map(embed), holder: holder?.map(embed), popsOnSecondTap: popsOnSecondTap)
    }
  }

  /// The latest pop by a back gesture, for as long as its views exist, so that a cancelled gesture loses nothing.
  ///
  /// A cancelled gesture writes the previous stack, and so does a link to the screen that was popped. After a cancelled gesture, the views
  /// of that screen still exist; a link creates new ones, with new state.
  @MainActor struct LastPop<N: Fragment> {
    let change: PathChange
    let after: HelmPath<N>

    /// What exists for as long as the gesture can be cancelled.
    fileprivate(set) weak var views: AnyObject?

    /// Returns the state before the gesture, if nothing else has happened since and it can be restored.
    func before(in navigation: Navigation<N>) -> Navigation<N>? {
      guard views != nil, navigation.path == after else { return nil }
      var restored = navigation
      restored.removeGuards()
      return (try? restored.travel(undoing: change)) == nil ? nil : restored
    }
  }

  /// An object that exists until the end of the current turn.
  private final class Turn: Sendable {
    init() { Task { @MainActor in withExtendedLifetime(self) {} } }
  }
#endif
