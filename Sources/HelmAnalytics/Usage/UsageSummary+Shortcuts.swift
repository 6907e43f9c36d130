import Helm

/// A way that a person often takes although a shorter one exists.
public struct UsageShortcut<N: Fragment>: Hashable, Sendable {
  /// The screens on the way taken, both ends included.
  public let way: [N]

  /// The screens on a shortest way, both ends included.
  public let shorter: [N]

  /// How many times a day the way is taken.
  public let timesPerDay: Double

  /// The number of steps it would save each time.
  public var savedSteps: Int { way.count - shorter.count }
}

extension UsageShortcut: CustomStringConvertible {
  /// The shortcut in one sentence, such as `list → detail → comments, 5 times a day; list → comments is enough`.
  public var description: String {
    func text(_ way: [N]) -> String { way.map { fragmentName($0) }.joined(separator: " → ") }
    // Whole numbers, except for rare events.
    let tenths = timesPerDay >= 2 ? Int(timesPerDay.rounded()) * 10 : Int((timesPerDay * 10).rounded())
    let number = tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    return "\(text(way)), \(number) \(tenths == 10 ? "time" : "times") a day; \(text(shorter)) is enough"
  }
}

extension UsageSummary {
  /// The ways from a screen that a person often takes although a shorter one exists.
  ///
  /// - Parameters:
  ///   - screen: The screen, for a suggestion to make there.
  ///   - graph: The graph.
  ///   - timesPerDay: How many times a day, at least, a way has to be taken with certainty.
  /// - Returns: The shortcuts, the one that saves most first.
  /// - Complexity: Linear in the graph, and as sorting the ways that are kept.
  public func shortcuts<N: Fragment>(
    from screen: N, in graph: NavigationGraph<N>, timesPerDay: Double = 1
  ) -> [UsageShortcut<N>] {
    shortcuts(from: screen, in: ScreenMoves(graph), timesPerDay: timesPerDay)
  }

  /// The ways from a screen that people go often, and for which there is a shorter one.
  ///
  /// - Parameters:
  ///   - screen: The screen, as for the suggestion to make there.
  ///   - moves: The graph's moves, for callers that ask often.
  ///   - timesPerDay: How often a day a way has to be gone, with certainty.
  /// - Returns: The shortcuts, the one that saves most first.
  /// - Complexity: Linear in the graph, and as sorting the ways that are kept.
  public func shortcuts<N: Fragment>(
    from screen: N, in moves: ScreenMoves<N>, timesPerDay: Double = 1
  ) -> [UsageShortcut<N>] {
    let nodes = Dictionary(
      moves.graph.fragments.map { (fragmentName($0), $0) }, uniquingKeysWith: { first, _ in first })
    let shortest = moves.shortestWays(from: screen)
    let found = frequentWays.compactMap { names, count -> UsageShortcut<N>? in
      let way = names.compactMap { nodes[$0] }
      guard way.count == names.count, way.first == screen, let end = way.last, let shorter = shortest[end],
        shorter.count < way.count, perDay(count.count - count.error) >= timesPerDay
      else { return nil }
      return UsageShortcut(way: way, shorter: shorter, timesPerDay: perDay(count.count - count.error))
    }
    return found.enumerated().sorted { a, b in
      let (gainA, gainB) = (
        Double(a.element.savedSteps) * a.element.timesPerDay, Double(b.element.savedSteps) * b.element.timesPerDay
      )
      return gainA == gainB ? a.offset < b.offset : gainA > gainB
    }.map(\.element)
  }
}
