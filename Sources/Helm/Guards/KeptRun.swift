/// What was not allowed and is resumed later: a place, a command, or a place and then a command.
@MainActor final class KeptRun<N: Fragment> {
  /// The number of the run that was kept; for a place, a number that no run has.
  let number: Int

  /// The path that guards removed, or that a restoration couldn't show yet.
  var place: HelmPath<N>?

  /// The latest command that a guard denied or redirected.
  var requested: NavigationCommand<N>?

  /// The part of the command that is left to do, if it is a sequence that was redirected on the way.
  var remainder: NavigationCommand<N>?

  /// The frames that the redirect has presented, in path order; they are removed before anything is resumed.
  var redirected: [Frame] = []

  /// The frame that a redirect led to, if it already existed; it isn't removed.
  var shown: Frame?

  /// The frame that a leave guard kept in place.
  var staying: Frame?

  /// Whether a guard has denied or redirected it after it was resumed; the same change then doesn't reevaluate an asynchronous guard.
  var wasRefused = false

  /// Called with its end, if the end is awaited.
  var onEnd: (@MainActor (NavigationResult<N>) -> Void)?

  /// Called when the command is done.
  var onDone: ((NavigationOutcome<N>) -> Void)?

  init(number: Int, place: HelmPath<N>? = nil, requested: NavigationCommand<N>? = nil) {
    self.number = number
    self.place = place
    self.requested = requested
  }

  /// A frame, with the serial number that no other frame ever has; the entry has no edge.
  struct Frame: Equatable {
    let place: PathFragment<N>
    let edge: PathEdge<N>?
    let serial: Int
  }

  /// The command to run when it is resumed.
  var command: NavigationCommand<N> {
    guard let place else { return requested ?? .sequence([]) }
    return requested.map { .sequence([.replace(place), $0]) } ?? .replace(place)
  }

  /// The frame that the user leaves to give up what is kept.
  var redirectTarget: Frame? { redirected.first ?? shown }
}

extension NavigationCommand {
  /// Whether the command only removes frames, and so has nothing left to do once they have been removed by something else.
  var onlyRemoves: Bool {
    switch self {
    case .dismiss, .back: true
    default: false
    }
  }

  /// Whether the command presents from the current state, and doesn't name an absolute destination.
  var presentsFromHere: Bool {
    switch self {
    case .present, .select, .forward, .retarget: true
    default: false
    }
  }
}
