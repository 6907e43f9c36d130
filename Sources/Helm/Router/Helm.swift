import Observation

/// Moves through a navigation graph and says what is presented: the object that an app's views share.
///
/// ```swift
/// let helm = try Helm(nav: segues)
/// helm.present(fragment: .compose)
/// helm.isPresented(.compose)  // true
/// ```
///
/// Its methods do not throw, so that buttons can call them as they are: an error goes to ``errors`` and ``lastError``, and
/// the state stays as it was. `Navigation`, the value behind it, has the throwing twin of each; `canPresent` and the
/// like ask beforehand.
///
/// Observation is fine-grained: a view that asked `isPresented(.compose)` is invalidated when that answer changes, and at
/// no other time.
@MainActor
public final class Helm<N: Fragment> {
  /// The state machine.
  ///
  /// Every change goes through `update`, which tells the observers.
  private(set) var machine: Navigation<N>

  let observation = ObservationRegistrar()

  /// The answers that observers have been given and that no single fragment tells the change of.
  var answers = AnswerBook<N>()

  private var recentErrors: [HelmError<N>] = []

  /// Starts in a graph.
  ///
  /// - Parameters:
  ///   - graph: The graph.
  ///   - path: The path to start at, replayed exactly. An empty one starts at the entry and fires its auto.
  /// - Throws: `ValidationError`, with all that is wrong with the graph and the path.
  /// - Complexity: Linear in fragments, segues and path.
  public init(graph: borrowing NavigationGraph<N>, path: borrowing HelmPath<N> = []) throws(ValidationError<N>) {
    // The arguments are borrowed because the optimiser of Swift 6.3.1 crashes on consumed ones here: where it changes
    // the convention of a generic function that throws a generic error type.
    machine = try Navigation(graph: copy graph, path: copy path)
  }

  /// Starts in the graph of some segues.
  ///
  /// - Parameters:
  ///   - nav: The segues.
  ///   - entry: The fragment to start from; it may be left out where one fragment alone has segues out and none in.
  ///   - path: The path to start at, replayed exactly. An empty one starts at the entry and fires its auto.
  /// - Throws: `ValidationError`, with all that is wrong with the graph and the path.
  /// - Complexity: Linear in fragments, segues and path.
  public convenience init(
    nav: some Sequence<Segue<N>>, entry: N? = nil, path: HelmPath<N> = []
  ) throws(ValidationError<N>) {
    try self.init(graph: NavigationGraph(nav, entry: entry), path: path)
  }

  /// Runs a command, tells the observers what has changed, and reports the error if it fails.
  ///
  /// - Returns: Whether the command was done.
  @discardableResult
  func update(
    _ command: (inout Navigation<N>) throws(HelmError<N>) -> NavigationOutcome<N>
  ) -> Result<NavigationOutcome<N>, HelmError<N>> {
    let outcome: NavigationOutcome<N>
    do {
      outcome = try command(&machine)
    } catch {
      report(error)
      return .failure(error)
    }
    notify(of: outcome)
    return .success(outcome)
  }

  /// Keeps an error and tells the observers of errors.
  func report(_ error: HelmError<N>) {
    willChange()
    observation.withMutation(of: self, keyPath: \.errors) {
      observation.withMutation(of: self, keyPath: \.lastError) {
        if recentErrors.count == HelmLimits.errors { recentErrors.removeFirst() }
        recentErrors.append(error)
      }
    }
  }

  /// The latest errors, at most 100, the newest last.
  public var errors: [HelmError<N>] {
    observation.access(self, keyPath: \.errors)
    return recentErrors
  }

  /// The newest error.
  public var lastError: HelmError<N>? {
    observation.access(self, keyPath: \.lastError)
    return recentErrors.last
  }
}

/// How much is kept.
enum HelmLimits {
  /// The number of latest errors.
  static let errors = 100
}

extension Helm: Observable {}
