/// A clock by which counts decay: the days of a device's clock, but never far ahead at once, and never back.
struct UsageClock: Codable, Hashable, Sendable {
  /// The longest time that passes between two steps, in days.
  private let longestGap: Double

  /// The times of the first and the latest step.
  private(set) var first: Double?
  private(set) var latest: Double?

  /// The day of the latest step by the device's clock.
  private var latestDay: Double?

  init(longestGap: Double) { self.longestGap = longestGap > 0 ? longestGap : .infinity }

  private enum CodingKeys: CodingKey { case longestGap, first, latest, latestDay }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // JSON has no infinity.
    longestGap = try container.decodeIfPresent(Double.self, forKey: .longestGap) ?? .infinity
    first = try container.decodeIfPresent(Double.self, forKey: .first)
    latest = try container.decodeIfPresent(Double.self, forKey: .latest)
    latestDay = try container.decodeIfPresent(Double.self, forKey: .latestDay)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    if longestGap < .infinity { try container.encode(longestGap, forKey: .longestGap) }
    try container.encodeIfPresent(first, forKey: .first)
    try container.encodeIfPresent(latest, forKey: .latest)
    try container.encodeIfPresent(latestDay, forKey: .latestDay)
  }

  /// Returns the time that a day of the device's clock stands for, as far as the steps so far tell.
  ///
  /// A day that is far before the latest step means that the clock was wrong until then: time continues from there.
  func time(of day: Double) -> Double {
    guard let latest, let latestDay else { return day }
    return day < latest - longestGap ? latest + max(0, day - latestDay) : max(latest, day)
  }

  /// Records a step, and returns its time.
  mutating func advance(to day: Double) -> Double {
    let time = min(time(of: day), (latest ?? day) + longestGap)
    first = first ?? time
    (latest, latestDay) = (time, day)
    return time
  }

  /// Returns the days to add to another clock's times.
  ///
  /// If two devices differ by more than the longest gap, the clock of one of them is wrong, and their latest steps
  /// count as simultaneous.
  func shift(of other: UsageClock) -> Double {
    guard let latest, let theirs = other.latest, abs(latest - theirs) > longestGap else { return 0 }
    return latest - theirs
  }

  /// Adds the period in which another clock has recorded steps.
  mutating func merge(_ other: UsageClock, shiftedBy shift: Double) {
    guard let theirFirst = other.first, let theirLatest = other.latest else { return }
    first = min(first ?? .infinity, theirFirst + shift)
    if latest == nil { latestDay = other.latestDay }
    latest = max(latest ?? -.infinity, theirLatest + shift)
  }
}
