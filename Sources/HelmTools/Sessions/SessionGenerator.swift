import Helm
import HelmAnalytics
import HelmTesting

/// Generates sessions for any graph, to test reports against known facts; the same seed always generates the same
/// sessions.
///
/// The first sessions follow plans. All others are random, with habits that depend on the seed: some segues are taken
/// often, some rarely, and some never. All of them are performed in a real `Navigation`.
public struct SessionGenerator<N: Fragment>: Sendable {
  /// The plans that the first sessions follow.
  public let plans: [SessionPlan<N>]

  /// The likelihood of each segue; zero for those that are never taken.
  public let weights: [DirectedEdge<N>: Int]

  private let launched: Navigation<N>
  private let fingerprint: String
  private let tabs: Set<DirectedEdge<N>>
  private let versions: [String]
  private let count: Int
  private let start: Int64
  private let dwells: [N: Int64]
  private var numbers: SeededNumbers
  private var number = 0

  /// Creates a generator.
  ///
  /// - Parameters:
  ///   - graph: The graph.
  ///   - count: The number of sessions.
  ///   - seed: The seed, which determines everything.
  ///   - plans: The plans of the first sessions; each plan determines how many sessions follow it.
  ///   - versions: The versions of the app, each used for an equal part of the time.
  ///   - start: The start of the first session, in milliseconds since 1970; the others follow, one every minute.
  /// - Throws: `FindingsError`, with all errors in the graph.
  /// - Complexity: Linear in fragments and segues.
  public init(
    _ graph: NavigationGraph<N>, count: Int, seed: UInt64, plans: [SessionPlan<N>] = [], versions: [String] = ["1.0"],
    start: Int64 = 1_767_225_600_000
  ) throws(FindingsError<ValidationFinding<N>>) {
    launched = try Navigation(trying: graph)
    self.plans = plans
    self.count = count
    self.versions = versions.isEmpty ? [""] : versions
    self.start = start
    fingerprint = graph.fingerprint
    tabs = graph.segues.tabs()
    numbers = SeededNumbers(seed: seed)
    var weights: [DirectedEdge<N>: Int] = [:]
    let planned = Set(plans.flatMap(\.way))
    for edge in graph.edges {
      let weight = [1, 1, 2, 3, 5, 8, 0][numbers.below(7)]
      let isNeeded = graph.segue(for: edge)?.auto == true || planned.contains(edge.to)
      weights[edge] = isNeeded ? max(1, weight) : weight
    }
    self.weights = weights
    var dwells: [N: Int64] = [:]
    for node in graph.fragments { dwells[node] = Int64(numbers.below(60) + 5) * 100 }
    self.dwells = dwells
  }

  /// Returns the next session, or `nil` after the last one.
  ///
  /// - Complexity: Linear in the session's steps, and in the segues of what is presented at each.
  public mutating func next() -> GeneratedSession? {
    guard number < count else { return nil }
    defer { number += 1 }
    var run = SessionRun(
      launched, session: hexadecimal(numbers.next()), fingerprint: fingerprint, tabs: tabs,
      app: versions[min(versions.count - 1, number * versions.count / max(1, count))],
      at: start + Int64(number) * 60_000)
    var rest = number
    for (index, plan) in plans.enumerated() {
      if rest < plan.sessions {
        for fragment in plan.way.prefix(plan.stages(ofSession: rest)) {
          run.wait(dwell(on: run.top))
          run.perform(.present(fragment))
        }
        return run.finish(dwell(on: run.top), isEnded: true, plan: index)
      }
      rest -= plan.sessions
    }
    while true {
      let wait = dwell(on: run.top)
      if numbers.below(9) == 0 {
        return run.finish(wait, isEnded: numbers.below(20) > 0, plan: nil)
      }
      run.wait(wait)
      if !move(&run) { return run.finish(wait, isEnded: true, plan: nil) }
    }
  }

  /// Takes a segue, or goes back; tries a few times, since not everything in the graph is possible in every state.
  private mutating func move(_ run: inout SessionRun<N>) -> Bool {
    let graph = launched.graph
    for _ in 0..<8 {
      var choices: [(command: NavigationCommand<N>, weight: Int)] = []
      for place in run.navigation.topLayer {
        for edge in graph.outgoingEdges(of: place.fragment) {
          guard let weight = weights[edge], weight > 0 else { continue }
          choices.append((.present(edge.to, from: .exactly(place)), weight))
        }
      }
      if run.navigation.can(.dismiss) { choices.append((.dismiss, 4)) }
      var lot = numbers.below(max(1, choices.reduce(0) { $0 + $1.weight }))
      for (command, weight) in choices {
        lot -= weight
        if lot < 0 {
          if run.perform(command) { return true }
          break
        }
      }
    }
    return false
  }

  /// Returns how long a user looks at a screen: one of ten durations, typical for the screen.
  private mutating func dwell(on screen: N) -> Int64 {
    (dwells[screen] ?? 1000) * [20, 40, 60, 80, 100, 110, 130, 170, 250, 600][numbers.below(10)] / 100
  }

  private func hexadecimal(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// A session that is being generated.
private struct SessionRun<N: Fragment> {
  var navigation: Navigation<N>
  private var tracker: SessionTracker<N>
  private var time: Int64
  private var steps: [SessionStep]
  private var visits: [GeneratedSession.Visit]

  init(
    _ launched: Navigation<N>, session: String, fingerprint: String, tabs: Set<DirectedEdge<N>>, app: String,
    at time: Int64
  ) {
    navigation = launched
    tracker = SessionTracker(
      session: session, in: launched.graph, fingerprint: fingerprint, tabs: tabs,
      options: SessionOptions(appVersion: app),
      top: launched.topmostFragment, at: time)
    self.time = time
    steps = [tracker.start()]
    visits = [.init(screen: fragmentName(launched.topmostFragment.fragment), at: time, dwell: nil)]
  }

  var top: N { navigation.topmostFragment.fragment }

  mutating func wait(_ milliseconds: Int64) { time += milliseconds }

  @discardableResult
  mutating func perform(_ command: NavigationCommand<N>) -> Bool {
    let before = navigation.topmostFragment
    guard let outcome = try? navigation.perform(command) else { return false }
    let after = navigation.topmostFragment
    steps += tracker.steps(for: outcome.steps.map(\.action), trigger: .command(command), top: after, at: time)
    if after != before {
      leave()
      visits.append(.init(screen: fragmentName(after.fragment), at: time, dwell: nil))
    }
    return true
  }

  mutating func finish(_ wait: Int64, isEnded: Bool, plan: Int?) -> GeneratedSession {
    if isEnded {
      time += wait
      leave()
      steps.append(tracker.end(at: time))
    }
    return GeneratedSession(steps: steps, visits: visits, isEnded: isEnded, plan: plan)
  }

  private mutating func leave() {
    guard let last = visits.indices.last else { return }
    visits[last].dwell = time - visits[last].at
  }
}
