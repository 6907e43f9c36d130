import Observation

/// Navigates a graph and says what is presented: the object that an app's views share.
///
/// ```swift
/// let helm = try Helm(nav: segues)
/// helm.present(.compose)
/// helm.isPresented(.compose)  // true
/// ```
///
/// Its methods do not throw, so that buttons can call them as they are: an error goes to ``errors`` and ``lastError``,
/// and the state stays as it was. `Navigation`, the value behind it, has the same methods, which throw; `canPresent`
/// and the like ask beforehand.
///
/// Observation is fine-grained: a view that asked `isPresented(.compose)` is invalidated when that answer changes, and at
/// no other time.
@MainActor
public final class Helm<N: Fragment>: Navigator {
  /// The navigation graph.
  public let graph: NavigationGraph<N>

  /// The state itself.
  ///
  /// Every change goes through `advance`, and `finish` tells the observers.
  var state: Navigation<N>

  package let guards = GuardRegistry<N>()
  let hub = EventHub<N>()
  var history = History()
  var recorder: Recorder<N>

  /// What saved states need to know of the graph.
  lazy var savedNames = SavedNames(graph)

  /// Whether a command has gone anywhere since the start.
  var hasMoved = false

  /// The commands that wait for a guard; of those that an app ran there is one at most.
  let waiting = WaitingCommands<N>()

  /// The commands that guards sent while they were asked.
  var deferred: [HelmRun<N>] = []

  /// Whether there are any: every command asks.
  var hasDeferred = false
  var isRunningDeferred = false

  /// What triggers the guards from outside.
  let recheckTasks = RecheckTasks()

  /// The notifications to deliver when the current command is complete.
  var untold = Untold()

  /// The number of the latest run.
  var latestRunNumber = 0

  /// The number of the latest run that was done or waits, of those that supersede others: one with a smaller number is superseded.
  var supersededBelow = 0

  /// The kept command.
  var keptRun: KeptRun<N>? {
    didSet {
      if keptRun?.number != oldValue?.number { tell { [unowned self] in observation.keptCommand.change() } }
    }
  }

  /// Whether what a leave guard has kept is resumed after the command that came first.
  var owesResumption = false

  /// The result of the latest restoration; `nil` if there was none.
  public internal(set) var restoration: RestorationReport<N>?
  /// The links of the app.
  var linkTable = Links<N>()

  /// The fragments whose answers are awaited.
  var awaited: [Awaited<N>] = []

  let observation = HelmObservation<N>()

  /// What sends commands, and asks, in the words of the whole.
  public private(set) lazy var part = NavigatorPart(
    base: PartOf<N, N>(self, isOwner: false, words: SameWords(graph), sender: nil))

  #if canImport(SwiftUI)
    /// What the views need to remember between two updates.
    let viewMemory = ViewMemory<N>()
  #endif

  /// Starts in a graph.
  ///
  /// - Parameters:
  ///   - graph: The graph.
  ///   - entry: The fragment to start from, where that is not the graph's entry.
  ///   - id: The id of the fragment to start from: a window for one draft starts with the draft's.
  ///   - path: The path to start at, replayed exactly. An empty one starts at the entry and fires its auto.
  /// - Throws: `ValidationError`, with everything that is wrong with the graph and the path.
  /// - Complexity: Linear in fragments, segues and path.
  public convenience init(
    graph: NavigationGraph<N>, entry: N? = nil, id: (any FragmentID)? = nil, path: HelmPath<N> = []
  ) throws(ValidationError<N>) {
    self.init(in: try Navigation(graph: graph, entry: entry, id: id, path: path))
  }

  /// Starts in a state.
  ///
  /// All initializers come here directly: where one that throws an error of a generic type is called in this module, the optimizer of
  /// Swift 6.3 fails.
  init(in state: Navigation<N>) {
    self.state = state
    self.graph = state.graph
    recorder = Recorder(start: state)
    guards.onDirty = { [weak self] in
      Task { @MainActor in
        self?.flushGuards()
        // Observers are told before a value is set. On the main actor it is set by now; what another thread changes may not be,
        // and the guards that read it are asked again when other threads have had their turn.
        for turn in 1...HelmLimits.lateTurns {
          guard self?.flushLateGuards(isLast: turn == HelmLimits.lateTurns) == true else { return }
          await Task.detached(priority: .background) { await Task.yield() }.value
        }
      }
    }
  }

  /// Starts in the graph of some segues.
  ///
  /// - Parameters:
  ///   - nav: The segues.
  ///   - entry: The fragment to start from; it may be left out where one fragment alone has segues out and none in.
  ///   - id: The id of the fragment to start from: a window for one draft starts with the draft's.
  ///   - path: The path to start at, replayed exactly. An empty one starts at the entry and fires its auto.
  /// - Throws: `ValidationError`, with everything that is wrong with the graph and the path.
  /// - Complexity: Linear in fragments, segues and path.
  public convenience init(
    nav: any Sequence<Segue<N>>, entry: N? = nil, id: (any FragmentID)? = nil, path: HelmPath<N> = []
  ) throws(ValidationError<N>) {
    self.init(in: try Navigation(graph: NavigationGraph(nav, entry: entry), id: id, path: path))
  }

  /// Launches in a state, before anybody has seen anything.
  func launch(in restored: Navigation<N>) {
    state = restored
    recorder = Recorder(start: state)
  }

  /// Keeps an error and tells the observers of errors.
  package func report(_ error: HelmError<N>) {
    _errors.append(error)
    tell { [unowned self] in
      willChange()
      _errors.source.change()
      #if canImport(Combine)
        _errors.subject.send(error)
      #endif
      errorPolicy.apply(to: error)
    }
  }

  /// What happens to errors besides being kept in ``errors``.
  public var errorPolicy = ErrorPolicy.report

  /// The latest errors, at most 100, the newest last.
  ///
  /// Where there is Combine, `$errors` publishes each one as it happens.
  @ErrorLog public var errors: [HelmError<N>]

  /// Forgets the errors so far, for example once they have been shown.
  ///
  /// - Complexity: Linear in the errors.
  public func clearErrors() {
    guard !errors.isEmpty else { return }
    _errors.removeAll()
    tell { [unowned self] in
      willChange()
      _errors.source.change()
    }
  }

  /// The newest error.
  public var lastError: HelmError<N>? { errors.last }
}

/// How much is kept.
enum HelmLimits {
  /// The number of latest errors.
  static let errors = 100

  /// How often guards are asked again whose state was changed on another thread.
  static let lateTurns = 4

  /// How often guards may change one another's state before that counts as endless.
  static let guardRounds = 100
}

extension Helm: Observable {}

extension Helm {
  /// Starts in the graph of groups of segues.
  ///
  /// ```swift
  /// let helm = try Helm<Screen>(nav: [.swap(.splash => .home), .sheet(.home => .compose)])
  /// ```
  ///
  /// - Parameters:
  ///   - nav: The groups.
  ///   - entry: The fragment to start from; it may be left out where one fragment alone has segues out and none in.
  ///   - id: The id of the fragment to start from: a window for one draft starts with the draft's.
  ///   - path: The path to start at, replayed exactly. An empty one starts at the entry and fires its auto.
  /// - Throws: `ValidationError`, with everything that is wrong with the graph and the path.
  /// - Complexity: Linear in fragments, segues and path.
  public convenience init(
    nav: Segues<N>, entry: N? = nil, id: (any FragmentID)? = nil, path: HelmPath<N> = []
  ) throws(ValidationError<N>) {
    self.init(in: try Navigation(graph: NavigationGraph(nav, entry: entry), id: id, path: path))
  }
}
