/// The observable values of a `Helm`.
@MainActor struct HelmObservation<N: Fragment> {
  let path = ObservationSource()
  let rules = ObservationSource()
  let keptCommand = ObservationSource()
  let links = ObservationSource()

  // The capacities suit queries that are asked one by one, without a list that asks one for each of its rows.

  /// Whether fragments are presented, with an id, without one, or with any; `nil` until that is queried.
  private(set) var askedPresence: ObservationBook<PresenceQuery, Bool>?

  /// The same, made when it is first needed, since Swift has to look up what its types conform to: a tenth of what the first `Helm` takes.
  var presence: ObservationBook<PresenceQuery, Bool> {
    mutating get {
      if let askedPresence { return askedPresence }
      let presence = ObservationBook<PresenceQuery, Bool>(capacity: 1024)
      askedPresence = presence
      return presence
    }
  }

  /// The commands that are possible now.
  ///
  /// These answers depend on the whole state. The cheap ones are reevaluated after each change.
  let possibilities = ObservationBook<PossibilityQuery, Bool>(capacity: 4096)

  /// The commands that are possible now, determined by trying them in a copy.
  ///
  /// These answers are stored until anything changes. Then their readers are notified, and an answer is computed only when it is read
  /// again: a search for a route takes too long to run for a view that no longer shows its result.
  let attempts = ObservationBook<PossibilityQuery, Bool>(capacity: 4096)

  /// The values that views draw.
  ///
  /// These answers are reevaluated after each change, too.
  let drawn = ObservationBook<DrawnQuery, DrawnAnswer<N>>(capacity: 1024)

  /// Makes room for new queries after a change.
  func makeRoom() {
    askedPresence?.makeRoom()
    possibilities.makeRoom()
    attempts.expire()
    drawn.makeRoom()
  }

  /// A query whether a command is possible.
  struct PossibilityQuery: Hashable {
    let command: NavigationCommand<N>
    var asksGuards = true

    /// The sender of the command, if it makes a difference.
    var sender: CommandSender<N>?

    /// Whether the answer doesn't require running commands in a copy.
    ///
    /// A screen's query means a command that names the screen.
    @MainActor var isCheap: Bool { sender?.screen == nil && command.isAnsweredWithoutACopy }
  }

  indirect enum DrawnQuery: Hashable {
    case presentedFragments
    case ids(N)
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
    case isShownThrough(DirectedEdge<N>)
  }
}
