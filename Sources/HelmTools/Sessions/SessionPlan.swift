import Helm
import HelmTesting

/// A way that generated sessions take deliberately, and how many of them get how far: a funnel with known conversions.
public struct SessionPlan<N: Fragment>: Hashable, Sendable {
  /// The fragments, in the order in which they are presented.
  public let way: [N]

  /// The number of sessions that present at least this many fragments of the way; the first number is all of them.
  public let reached: [Int]

  /// Creates a plan.
  ///
  /// - Parameters:
  ///   - way: The fragments to present one after another, from the start of the app.
  ///   - reached: The number of sessions that present the first fragment, the second one, and so on; never more than
  ///     the number before.
  /// - Complexity: Linear in the way.
  public init(way: [N], reached: [Int]) {
    self.way = way
    var most = Int.max
    self.reached = way.indices.map { stage in
      most = Swift.max(0, Swift.min(most, reached.indices.contains(stage) ? reached[stage] : 0))
      return most
    }
  }

  /// The number of sessions that follow the plan.
  public var sessions: Int { reached.first ?? 0 }

  /// Returns the number of fragments that the session with a number presents.
  func stages(ofSession number: Int) -> Int { reached.prefix { $0 > number }.count }
}

extension SessionPlan {
  /// Creates a plan along a shortest way to the fragment furthest from the start of a graph; two out of three sessions
  /// at each stage continue to the next.
  ///
  /// - Parameters:
  ///   - graph: The graph.
  ///   - sessions: The number of sessions that follow the plan.
  /// - Complexity: Linear in fragments and segues, times the depth to which fragments hold one another.
  public init(toTheFurthestOf graph: NavigationGraph<N>, sessions: Int) {
    guard var launched = try? Navigation(trying: graph) else {
      self.init(way: [], reached: [])
      return
    }
    // Search breadth first over commands that succeed, each fragment once.
    var pending: [(navigation: Navigation<N>, way: [N])] = [(launched, [])]
    var seen = Set(launched.presentedFragments.map(\.fragment))
    var next = 0
    while next < pending.count {
      let (navigation, way) = pending[next]
      next += 1
      for place in navigation.presentedFragments {
        for edge in graph.outgoingEdges(of: place.fragment) where !seen.contains(edge.to) {
          launched = navigation
          guard (try? launched.perform(.present(edge.to))) != nil else { continue }
          // An auto segue may have passed its place on.
          seen.formUnion([edge.to] + launched.presentedFragments.map(\.fragment))
          pending.append((launched, way + [edge.to]))
        }
      }
    }
    var reached: [Int] = []
    let way = pending.last?.way ?? []
    for _ in way { reached.append(reached.last.map { $0 * 2 / 3 } ?? sessions) }
    self.init(way: way, reached: reached)
  }
}
