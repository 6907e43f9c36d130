import Helm

/// A way that the user often takes although a shorter one exists.
public struct UsageShortcut<N: Fragment>: Hashable, Sendable {
  /// The screens on the way taken, both ends included.
  public let way: [N]

  /// The screens on a shortest way, both ends included.
  public let shorter: [N]

  /// The number of times a day that the way is taken.
  public let timesPerDay: Double

  /// The number of steps that the shorter way saves each time.
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
  /// Returns the ways from a screen that the user often takes although a shorter one exists.
  ///
  /// - Parameters:
  ///   - screen: The screen on which to make a suggestion.
  ///   - graph: The graph.
  ///   - timesPerDay: The minimum number of times a day that a way is certain to be taken.
  /// - Returns: The shortcuts, the one that saves the most first.
  /// - Complexity: Linear in the graph, plus sorting the ways that are kept.
  public func shortcuts<N: Fragment>(
    from screen: N, in graph: NavigationGraph<N>, timesPerDay: Double = 1
  ) -> [UsageShortcut<N>] {
    shortcuts(from: screen, in: ScreenMoves(graph), timesPerDay: timesPerDay)
  }

  /// Returns the ways from a screen that the user often takes although a shorter one exists.
  ///
  /// - Parameters:
  ///   - screen: The screen on which to make a suggestion.
  ///   - moves: The graph's moves, for callers that call this often.
  ///   - timesPerDay: The minimum number of times a day that a way is certain to be taken.
  /// - Returns: The shortcuts, the one that saves the most first.
  /// - Complexity: Linear in the graph, plus sorting the ways that are kept.
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
