import Foundation

/// A summary of what the user often does, in bounded space, for suggestions on the same device.
///
/// It counts segues and ways of three or four screens. Counts decay with age, and counts that have become too small are
/// discarded. Each count comes with its error: the true count is between `count - error` and `count`.
///
/// ```swift
/// for shortcut in recorder.usage.shortcuts(from: .list, in: helm.graph) { offer(shortcut) }
/// ```
public struct UsageSummary: Codable, Hashable, Sendable {
  /// The number of days in which a count halves.
  public let halfLifeInDays: Double

  private var segues: FrequentItems<Way>
  private var ways: FrequentItems<Way>

  /// The time by which counts decay.
  private var clock: UsageClock

  /// Consecutive screens; for a segue, its two ends.
  struct Way: Codable, Hashable, Comparable, Sendable {
    var names: [String]

    static func < (a: Way, b: Way) -> Bool { a.names.lexicographicallyPrecedes(b.names) }
  }

  /// The current session, and the screens on its way; not part of the summary.
  private var session = ""
  private var recent: [String] = []

  private enum CodingKeys: CodingKey { case halfLifeInDays, segues, ways, clock }

  /// Creates an empty summary.
  ///
  /// - Parameters:
  ///   - capacity: The maximum number of segues, and the maximum number of ways, to keep.
  ///   - halfLifeInDays: The number of days in which a count halves.
  /// - Complexity: Constant.
  public init(capacity: Int = 256, halfLifeInDays: Double = 30) {
    self.halfLifeInDays = halfLifeInDays
    segues = FrequentItems(capacity: capacity, halfLife: halfLifeInDays)
    ways = FrequentItems(capacity: capacity, halfLife: halfLifeInDays)
    clock = UsageClock(longestGap: 2 * halfLifeInDays)
  }

  /// Decodes a summary.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: The error of decoding.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    halfLifeInDays = try container.decode(Double.self, forKey: .halfLifeInDays)
    segues = try container.decode(FrequentItems<Way>.self, forKey: .segues)
    ways = try container.decode(FrequentItems<Way>.self, forKey: .ways)
    clock = try container.decode(UsageClock.self, forKey: .clock)
  }
}

extension UsageSummary {
  /// Counts a step; the steps of a session have to come in order.
  ///
  /// A gap of more than two half-lives counts as two, and a step dated before the latest one counts as simultaneous
  /// with it: a device whose clock is temporarily wrong loses no more than after a long absence.
  ///
  /// - Parameter step: The step.
  /// - Complexity: Constant, except when entries have to be removed, which takes as long as sorting what is kept.
  public mutating func note(_ step: SessionStep) {
    let day = clock.advance(to: Double(step.at) / 86_400_000)
    if step.session != session { (session, recent) = (step.session, []) }
    if let from = step.from, let to = step.to, step.kind == .present || step.kind == .return || step.kind == .reselect {
      segues.note(Way(names: [from, to]), at: day)
    }
    guard let screen = step.screen else { return }
    // Presenting a screen over itself, or one that is already on the way, starts a new way.
    if let place = recent.firstIndex(of: screen) { recent.removeFirst(place + 1) }
    recent.append(screen)
    recent.removeFirst(max(0, recent.count - 4))
    for length in 3...4 where recent.count >= length { ways.note(Way(names: recent.suffix(length)), at: day) }
  }

  /// Adds the counts of another summary, such as one from another device.
  ///
  /// - Parameter other: The other summary.
  /// - Complexity: The same as sorting what both keep.
  public mutating func merge(_ other: UsageSummary) {
    var other = other
    let shift = clock.shift(of: other.clock)
    other.segues.shift(by: shift)
    other.ways.shift(by: shift)
    segues.merge(other.segues)
    ways.merge(other.ways)
    clock.merge(other.clock, shiftedBy: shift)
  }

  /// Discards everything whose count has decayed below a limit.
  ///
  /// - Parameters:
  ///   - limit: The smallest count that is kept.
  ///   - milliseconds: The time, in milliseconds since 1970.
  /// - Complexity: Linear in the number of entries.
  public mutating func forget(below limit: Double = 0.5, at milliseconds: Int64) {
    let day = clock.time(of: Double(milliseconds) / 86_400_000)
    segues.forget(below: limit, at: day)
    ways.forget(below: limit, at: day)
  }

  /// The number of times that something was done recently.
  public struct Count: Hashable, Sendable {
    /// The count, which is never too small.
    public let count: Double

    /// The amount by which the count may be too large.
    public let error: Double
  }

  /// Returns how often a segue was taken; older occurrences count less.
  ///
  /// - Parameters:
  ///   - from: The name of the fragment that the segue starts from.
  ///   - to: The name of the fragment that the segue leads to.
  /// - Returns: The count, as of the latest step.
  /// - Complexity: Constant.
  public func count(ofSegueFrom from: String, to: String) -> Count { count(of: [from, to], in: segues) }

  /// Returns how often a way was taken; older occurrences count less.
  ///
  /// - Parameter way: The names of three or four screens.
  /// - Returns: The count, as of the latest step.
  /// - Complexity: Constant.
  public func count(ofWay way: [String]) -> Count { count(of: way, in: ways) }

  /// The ways that are kept, the most frequent first.
  ///
  /// - Complexity: The same as sorting them.
  public var frequentWays: [(way: [String], count: Count)] {
    ways.entries.keys.map { ($0.names, count(ofWay: $0.names)) }
      .sorted { $0.1.count == $1.1.count ? Way(names: $0.0) < Way(names: $1.0) : $0.1.count > $1.1.count }
  }

  private func count(of names: [String], in items: FrequentItems<Way>) -> Count {
    let entry = items.entry(of: Way(names: names), at: clock.latest ?? 0)
    return Count(count: entry.weight, error: entry.error)
  }

  /// Returns the number of times a day that a count stands for: the count divided by the days, which count less the
  /// longer ago they are.
  func perDay(_ count: Double) -> Double {
    guard let first = clock.first, let latest = clock.latest else { return 0 }
    let age = max(1, latest - first)
    guard halfLifeInDays > 0 else { return count / age }
    let days = halfLifeInDays / 0.693_147_180_559_945_3 * (1 - exp2(-age / halfLifeInDays))
    return count / max(1, days)
  }
}
