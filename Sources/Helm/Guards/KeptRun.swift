/// What was not allowed and is resumed later: a place, a command, or first the place and then the command.
@MainActor struct KeptRun<N: Fragment> {
  /// The number of the run that was kept; one that no run has for a place.
  let number: Int

  /// The path that guards removed, or that a restoration could not show yet.
  var place: HelmPath<N>?

  /// The latest command that a guard refused.
  var wanted: NavigationCommand<N>?

  /// The frames that the redirect has presented, in path order; they go before anything is resumed.
  var redirected: [Frame] = []

  /// The frame that a redirect led to and that was there before; it stays.
  var shown: Frame?

  /// The fragment that a leave guard did not let go.
  var staying: Frame?

  /// Whether a guard has refused it after it was resumed: the same change is no reason to ask an asynchronous guard again.
  var wasRefused = false

  /// Called with how it ends, if somebody awaits it.
  var onEnd: (@MainActor (RedirectionEnd<N>) -> Void)?

  /// Called when it has been done.
  var onDone: ((NavigationOutcome<N>) -> Void)?

  /// A frame, told from every other one that there is or was; the entry has no edge.
  struct Frame: Equatable {
    let place: PathFragment<N>
    let edge: PathEdge<N>?
    let serial: Int
  }

  /// What is done when it is resumed.
  var command: NavigationCommand<N> {
    guard let place else { return wanted ?? .sequence([]) }
    return wanted.map { .sequence([.replace(place), $0]) } ?? .replace(place)
  }

  /// The frame that a person would leave to give up what is kept.
  var stage: Frame? { redirected.first ?? shown }
}

extension NavigationCommand {
  /// Whether the command only removes things, and so is done when they are gone by themselves.
  var onlyRemoves: Bool {
    switch self {
    case .dismiss, .back, .showRoot, .dismissModals: true
    default: false
    }
  }

  /// Whether the command presents something from where the app is, and doesn't say where to go.
  var presentsFromHere: Bool {
    switch self {
    case .present, .select, .forward, .retarget: true
    default: false
    }
  }
}
