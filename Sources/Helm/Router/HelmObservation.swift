/// Everything that can be observed of a `Helm`.
@MainActor struct HelmObservation<N: Fragment> {
  let path = ObservationSource()
  let presentedFragments = ObservationSource()
  let rules = ObservationSource()
  let keptCommand = ObservationSource()
  let links = ObservationSource()

  // The numbers are those of questions that are asked one by one, without a list that asks for each of its rows.

  /// Whether fragments are presented, with an id, without one, or with any.
  let presence = ObservationBook<PresenceQuestion, Bool>(capacity: 1024)

  /// The ids that fragments are presented with, from the bottom to the top.
  let identities = ObservationBook<FragmentIndex, [String]>(capacity: 256)

  /// What can be done now.
  ///
  /// These answers depend on the whole state. The cheap ones are asked again after each change.
  let possibilities = ObservationBook<PossibilityQuestion, Bool>(capacity: 4096)

  /// What can be done now, by trying it in a copy.
  ///
  /// These answers are kept until anything changes. Then those who have asked are told, and the answer is found when they ask again:
  /// a search for a route takes longer than a view may wait for one that it no longer shows.
  let attempts = ObservationBook<PossibilityQuestion, Bool>(capacity: 4096)

  /// What is drawn.
  ///
  /// These answers are asked again after each change, too.
  let drawn = ObservationBook<DrawnQuestion, AnyHashable>(capacity: 1024)

  /// Makes room for new questions after a change.
  func makeRoom() {
    presence.makeRoom()
    identities.makeRoom()
    possibilities.makeRoom()
    attempts.expire()
    drawn.makeRoom()
  }

  /// Whether a command could be done.
  struct PossibilityQuestion: Hashable {
    let command: NavigationCommand<N>
    var asksGuards = true

    /// Who asks, where that makes a difference.
    var sender: CommandSender<N>?

    /// Whether the answer is found without running commands in a copy.
    ///
    /// What a screen asks means another command: it names the screen.
    @MainActor var isCheap: Bool { sender?.screen == nil && command.isAnsweredWithoutACopy }
  }

  enum DrawnQuestion: Hashable {
    case canUndo
    case canRedo
    case isOnPath(PathFragment<N>)
    case isShown(PathFragment<N>)
    case canGoBackAtOnce(PathFragment<N>)
    case isLocked(PathFragment<N>)
    case shown(N, id: String?)
    case shownThrough(DirectedEdge<N>, from: PathFragment<N>?)
    case shownBetween(PathEdge<N>)
    case shownWithAnyID(N)
    case selection(among: [N], in: FragmentReference<N>?)
    case canGoBack(PathFragment<N>)
    case stack(FragmentReference<N>)
    case place(PathFragment<N>)
    case presentedAmong([N])
    case content(PathFragment<N>)
    case contentShowing(N, in: PathFragment<N>)
    case accessories(PathFragment<N>)
    case overlays(PathFragment<N>)
    case curtains
    case modal(PathFragment<N>)
    case modals(PathFragment<N>)
    case isShownWithAnyID(N)
    case isShownThrough(DirectedEdge<N>)
  }
}
