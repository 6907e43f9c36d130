// Lets apps write only `import Helm`.
@_exported import HelmCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Navigates a graph and tracks what is presented: the object that an app's views share.
///
/// ```swift
/// let helm = try Helm(nav: segues)
/// helm.present(.compose)
/// helm.isPresented(.compose)  // true
/// ```
///
/// Its methods don't throw, so that buttons can call them directly: an error goes to ``errors`` and ``lastError``, and the state is
/// unchanged. `Navigation`, the underlying value, takes the same commands, and throws; `canPresent` and similar members check
/// beforehand.
///
/// Observation is fine-grained: a view that read `isPresented(.compose)` is invalidated only when that value changes.
@MainActor
public final class Helm<N: Fragment>: Navigator {
  /// The navigation graph.
  public let graph: NavigationGraph<N>

  /// The state itself.
  ///
  /// Every change goes through `advance`, and `finish` notifies the observers.
  var state: Navigation<N>

  package let guards = GuardRegistry<N>()
  let hub = EventHub<N>()
  var history = History()
  var recorder: Recorder<N>

  /// The names that saved states need from the graph.
  lazy var savedNames = SavedNames(graph)

  /// Whether a command has navigated since the start.
  var hasMoved = false

  /// The commands that wait for a guard; at most one of them was sent by the app.
  let waiting = WaitingCommands<N>()

  /// The commands that guards sent while they were evaluated.
  var deferred: [HelmRun<N>] = []

  /// Whether a task reevaluates guards whose state changes outside the main actor; one is enough for all changes.
  private var isFollowingLateChanges = false

  /// Whether there are deferred commands, stored separately because every command reads it.
  var hasDeferred = false
  var isRunningDeferred = false

  /// The notifications to deliver when the current command is complete.
  var notifications = PendingNotifications()

  /// The number of the latest run.
  var latestRunNumber = 0

  /// The number of the latest superseding run that was done or is waiting; a superseding run with a smaller number is superseded.
  var supersededBelow = 0

  /// The kept command.
  var keptRun: KeptRun<N>? {
    didSet {
      if keptRun?.number != oldValue?.number { deliver { [unowned self] in observation.keptCommand.change() } }
    }
  }

  /// Whether the command that a leave guard has kept is resumed after the current one.
  var resumesAfterCommand = false

  /// The report of the latest restoration; `nil` if there was none.
  public internal(set) var restoration: RestorationReport<N>?

  /// The links of the app, if it has set any: creating a table takes time.
  var linkTable: Links<N>?

  /// Matches URLs with the links: a closure, so that a program without links has none of their code.
  var matchLink: ((URL) throws(LinkError) -> Links<N>.Match)?

  /// The fragments whose answers are awaited.
  var awaited: [Awaited<N>] = [] {
    didSet { isAwaited = !awaited.isEmpty }
  }

  /// Whether any answer is awaited, stored because every command reads it.
  private(set) var isAwaited = false

  var observation = HelmObservation<N>()

  /// The connection to this navigation, in terms of the app's own fragments.
  public private(set) lazy var connection = NavigatorConnection(
    base: TranslatedNavigation<N, N>(self, isOwner: false, translation: IdentityTranslation(graph), sender: nil))

  #if canImport(SwiftUI)
    /// The state of the views that outlives an update.
    let viewMemory = ViewMemory<N>()
  #endif

  /// Creates a navigation of a graph.
  ///
  /// - Parameters:
  ///   - graph: The graph.
  ///   - entry: The fragment to start from, if it isn't the graph's entry.
  ///   - id: The id of the fragment to start from; for example, a window for one draft starts with the draft's id.
  ///   - path: The path to start at, replayed exactly. An empty one starts at the entry and fires its auto.
  /// - Throws: `FindingsError`, with every problem of the graph and the path.
  /// - Complexity: Linear in fragments, segues and path.
  public convenience init(
    graph: NavigationGraph<N>, entry: N? = nil, id: (any FragmentID)? = nil, path: HelmPath<N> = []
  ) throws(FindingsError<ValidationFinding<N>>) {
    self.init(in: try Navigation(graph: graph, entry: entry, id: id, path: path))
  }

  /// Creates a navigation in a state.
  ///
  /// All initializers call this one directly: the optimizer of Swift 6.3 fails if this module calls one that throws an error of a generic
  /// type.
  init(in state: Navigation<N>) {
    self.state = state
    self.graph = state.graph
    recorder = Recorder(start: state)
    guards.onDirty = { [weak self] in
      Task { @MainActor in
        self?.flushGuards()
        // Observers are notified before a value is set. On the main actor it is set by now; a value that another thread changes may not be,
        // so the guards that read it are evaluated again after other threads have had their turn.
        guard self?.isFollowingLateChanges == false else { return }
        self?.isFollowingLateChanges = true
        while self?.flushLateGuards() == true {
          await Task.detached(priority: .background) { await Task.yield() }.value
        }
        self?.isFollowingLateChanges = false
      }
    }
  }

  /// Creates a navigation of the graph of some segues.
  ///
  /// - Parameters:
  ///   - nav: The segues.
  ///   - entry: The fragment to start from; it can be omitted if exactly one fragment has outgoing segues but no incoming ones.
  ///   - id: The id of the fragment to start from; for example, a window for one draft starts with the draft's id.
  ///   - path: The path to start at, replayed exactly. An empty one starts at the entry and fires its auto.
  /// - Throws: `FindingsError`, with every problem of the graph and the path.
  /// - Complexity: Linear in fragments, segues and path.
  public convenience init(
    nav: any Sequence<Segue<N>>, entry: N? = nil, id: (any FragmentID)? = nil, path: HelmPath<N> = []
  ) throws(FindingsError<ValidationFinding<N>>) {
    self.init(in: try Navigation(graph: NavigationGraph(nav, entry: entry), id: id, path: path))
  }

  /// Stores an error and notifies its observers.
  package func report(_ error: HelmError<N>) {
    _errors.append(error)
    deliver { [unowned self] in
      willChange()
      _errors.source.change()
      #if canImport(Combine)
        _errors.subject.send(error)
      #endif
      errorPolicy.apply(to: error)
    }
  }

  /// What happens to errors in addition to being stored in ``errors``.
  public var errorPolicy = ErrorPolicy.report

  /// The latest errors, at most 100, the newest last.
  ///
  /// If Combine is available, `$errors` publishes each error as it happens.
  @ErrorLog public var errors: [HelmError<N>]

  /// Removes all errors, for example once they have been shown.
  ///
  /// - Complexity: Linear in the errors.
  public func clearErrors() {
    guard !errors.isEmpty else { return }
    _errors.removeAll()
    deliver { [unowned self] in
      willChange()
      _errors.source.change()
    }
  }

  /// The newest error.
  public var lastError: HelmError<N>? { errors.last }
}

extension Helm {
  /// The entry at its place, with the id that it was given at the start, if any.
  public var root: PathFragment<N> { state.root }

  /// The state as a value, to query, to compare, or to try commands in a copy.
  ///
  /// Readers are invalidated by every change.
  public var navigation: Navigation<N> {
    observation.path.access()
    observation.rules.access()
    return state
  }

  /// The state: the edges of the path, in order.
  ///
  /// - Complexity: Linear in the path.
  public var path: HelmPath<N> {
    observation.path.access()
    return state.path
  }

  /// Returns whether the path equals a literal; a misspelled edge in it is reported where it is written.
  ///
  /// ```swift
  /// #expect(helm.hasPath([.home => .list, .list => Screen.detail.id(5)]))
  /// ```
  ///
  /// - Parameter path: The path.
  /// - Returns: `true` if ``path`` equals it.
  /// - Complexity: Linear in the path.
  public func hasPath(_ path: HelmPath<N>) -> Bool { self.path == path }

  /// Replaces the whole path with an exact replay of another one: no auto fires, and nothing is redirected.
  ///
  /// - Parameter path: The path.
  /// - Throws: `missingSegueForEdge`, `redirectedSegue`, `sourceNotPresented` or `blocked`, with the index of the edge. The state is
  ///   unchanged then, and the error is also reported to ``errors``.
  /// - Complexity: Linear in both paths.
  public func replace(path: HelmPath<N>) throws(HelmError<N>) { _ = try perform(.replace(path)).get() }
}

/// Fixed limits.
enum HelmLimits {
  /// The maximum number of stored errors.
  static let errors = 100

  /// The number of times that guards are reevaluated after another thread has changed the state that they read.
  static let lateTurns = 4

  /// The number of times that guards may change one another's state before that counts as endless.
  static let guardRounds = 100
}

extension Helm {
  /// Creates a navigation of the graph of groups of segues.
  ///
  /// ```swift
  /// let helm = try Helm<Screen>(nav: [.swap(.splash => .home), .sheet(.home => .compose)])
  /// ```
  ///
  /// - Parameters:
  ///   - nav: The groups.
  ///   - entry: The fragment to start from; it can be omitted if exactly one fragment has outgoing segues but no incoming ones.
  ///   - id: The id of the fragment to start from; for example, a window for one draft starts with the draft's id.
  ///   - path: The path to start at, replayed exactly. An empty one starts at the entry and fires its auto.
  /// - Throws: `FindingsError`, with every problem of the graph and the path.
  /// - Complexity: Linear in fragments, segues and path.
  public convenience init(
    nav: Segues<N>, entry: N? = nil, id: (any FragmentID)? = nil, path: HelmPath<N> = []
  ) throws(FindingsError<ValidationFinding<N>>) {
    self.init(in: try Navigation(graph: NavigationGraph(nav, entry: entry), id: id, path: path))
  }
}
