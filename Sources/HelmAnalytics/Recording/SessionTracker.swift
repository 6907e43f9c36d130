import Helm
import HelmDocuments

/// One session, which turns the outcomes of commands into steps.
///
/// It doesn't know about clocks, sinks or consent.
package struct SessionTracker<N: Fragment> {
  package let session: String
  private let options: SessionOptions<N>
  private let fingerprint: String
  private let graph: NavigationGraph<N>
  private let tabs: Set<DirectedEdge<N>>

  /// The number of the next step.
  private var step = 0

  /// The topmost screen, and since when it is topmost.
  private var top: PathFragment<N>
  private var since: Int64

  /// The latest time: none of a session is before it, even if the clock goes back.
  private var latest: Int64

  package init(
    session: String, in graph: NavigationGraph<N>, fingerprint: String, tabs: Set<DirectedEdge<N>>,
    options: SessionOptions<N>, top: PathFragment<N>, at time: Int64
  ) {
    self.session = session
    self.graph = graph
    self.fingerprint = fingerprint
    self.tabs = tabs
    self.options = options
    self.top = top
    (since, latest) = (time, time)
  }

  /// Returns the first step.
  package mutating func start() -> SessionStep {
    var start = make(.start, at: since)
    start.screen = fragmentName(top.fragment)
    start.person = options.pseudonym
    return start
  }

  /// Returns the last step.
  package mutating func end(at time: Int64) -> SessionStep {
    latest = max(latest, time)
    var end = make(.end, at: latest)
    end.left = fragmentName(top.fragment)
    end.dwell = latest - since
    return end
  }

  /// Returns the steps of a command.
  ///
  /// - Parameters:
  ///   - actions: The actions of the command, in order.
  ///   - trigger: The trigger of the command.
  ///   - newTop: The topmost screen afterwards.
  ///   - time: The time of the command, in milliseconds since 1970.
  /// - Returns: The steps, in order.
  package mutating func steps(
    for actions: [HelmEvent<N>.Kind], trigger: HelmTrigger<N>, top newTop: PathFragment<N>, at time: Int64
  ) -> [SessionStep] {
    var sender = options.cause(trigger) ?? SessionCause(trigger)
    // Times never decrease, even if the clock goes back.
    latest = max(latest, time)
    let time = latest
    var previous: PathFragment<N>?
    var steps: [SessionStep] = []
    for action in actions {
      switch action {
      case .presented(let edge):
        let isAuto = edge.from == previous && graph.segue(for: edge.edge)?.auto == true
        steps.append(make(.present, edge, sender, at: time))
        if isAuto { steps[steps.count - 1].cause = .rule }
        previous = edge.to
      case .returned(let edge): steps.append(make(.return, edge, sender, at: time))
      case .reselected(let edge): steps.append(make(.reselect, edge, sender, at: time))
      case .dismissed(let edge): steps.append(make(.dismiss, edge, sender, at: time))
      case .replaced:
        var step = make(.replace, at: time)
        step.cause = sender
        steps.append(step)
      case .redirected(let edge, _):
        steps.append(make(.redirect, PathEdge(edge), sender, at: time))
        sender = .rule
      case .denied, .failed, .waiting, .superseded, .cancelled: break
      }
    }
    guard newTop != top, !steps.isEmpty else { return steps }
    steps[0].left = fragmentName(top.fragment)
    steps[0].screen = fragmentName(newTop.fragment)
    steps[0].dwell = time - since
    (top, since) = (newTop, time)
    return steps
  }

  private mutating func make(
    _ kind: SessionStep.Kind, _ edge: PathEdge<N>, _ cause: SessionCause, at time: Int64
  ) -> SessionStep {
    var made = make(kind, at: time)
    made.from = fragmentName(edge.from.fragment)
    made.to = fragmentName(edge.to.fragment)
    made.style = tabs.contains(edge.edge) ? "tab" : graph.segue(for: edge.edge)?.resolvedPresentation.rawValue
    made.cause = cause
    made.id = options.hashedID(of: edge.to)
    return made
  }

  private mutating func make(_ kind: SessionStep.Kind, at time: Int64) -> SessionStep {
    defer { step += 1 }
    return SessionStep(
      session: session, step: step, at: time, kind: kind, app: options.appVersion, graph: fingerprint)
  }
}
