import Foundation

/// The most frequent of many items, in bounded space: Space-Saving (Metwally and others, 2005), with weights that
/// decay.
///
/// The weight of each item, kept or not, is known up to a stated error: it is at least `weight - error`, and at most
/// `weight`. Without merging, no error exceeds the sum of all weights divided by the capacity.
struct FrequentItems<Item: Hashable & Comparable & Codable & Sendable>: Codable, Hashable, Sendable {
  /// The maximum number of items kept.
  let capacity: Int

  /// The time in which a weight halves.
  let halfLife: Double

  /// The items, with weights as of `reference`.
  private(set) var entries: [Item: Entry] = [:]

  /// The maximum weight of an item that isn't kept, as of `reference`.
  private(set) var absent = 0.0

  /// The time that all weights are counted for.
  private var reference: Double?

  struct Entry: Codable, Hashable, Sendable {
    var weight: Double
    var error: Double
  }

  init(capacity: Int, halfLife: Double) {
    self.capacity = max(1, capacity)
    self.halfLife = halfLife > 0 ? halfLife : .infinity
  }

  /// Counts an item once, at a time.
  mutating func note(_ item: Item, at time: Double) {
    move(to: time)
    let gain = factor(from: time)
    if entries[item] != nil {
      entries[item]?.weight += gain
      return
    }
    entries[item] = Entry(weight: absent + gain, error: absent)
    makeRoom()
  }

  /// Returns the weight of an item at a time: at most `weight`, and less by no more than `error`.
  func entry(of item: Item, at time: Double) -> Entry {
    let share = age(at: time)
    let entry = entries[item] ?? Entry(weight: absent, error: absent)
    return Entry(weight: entry.weight * share, error: entry.error * share)
  }

  /// Adds the counts of another value.
  mutating func merge(_ other: FrequentItems) {
    var other = other
    let latest = max(reference ?? -.infinity, other.reference ?? -.infinity)
    guard latest > -.infinity else { return }
    move(to: latest, always: true)
    other.move(to: latest, always: true)
    var merged: [Item: Entry] = [:]
    for (item, entry) in entries {
      let more = other.entries[item] ?? Entry(weight: other.absent, error: other.absent)
      merged[item] = Entry(weight: entry.weight + more.weight, error: entry.error + more.error)
    }
    for (item, entry) in other.entries where entries[item] == nil {
      merged[item] = Entry(weight: entry.weight + absent, error: entry.error + absent)
    }
    absent += other.absent
    entries = merged
    makeRoom()
  }

  /// Removes the items whose weight at a time, which the clock may never reach, is below a limit.
  mutating func forget(below limit: Double, at time: Double) {
    let share = min(1, age(at: time))
    for (item, entry) in entries where entry.weight * share < limit {
      absent = max(absent, entry.weight)
      entries[item] = nil
    }
    // What is absent never weighs more than the lightest item.
    if entries.isEmpty { absent = 0 }
  }

  /// Adds days to all times.
  mutating func shift(by days: Double) { reference = reference.map { $0 + days } }

  /// Removes the lightest items until there are no more than the capacity.
  private mutating func makeRoom() {
    guard entries.count > capacity else { return }
    // Items of equal weight are ordered by item, so that nothing depends on hashing order.
    let order = entries.sorted { ($0.value.weight, $0.key) < ($1.value.weight, $1.key) }
    for (item, entry) in order.prefix(entries.count - capacity) {
      absent = max(absent, entry.weight)
      entries[item] = nil
    }
  }

  /// Returns what a weight of 1 at a time counts for.
  private func factor(from time: Double) -> Double { exp2((time - (reference ?? time)) / halfLife) }

  private func age(at time: Double) -> Double { 1 / factor(from: time) }

  /// Changes the time that all weights are counted for, before numbers grow large.
  private mutating func move(to time: Double, always: Bool = false) {
    guard let old = reference else {
      reference = time
      return
    }
    guard always ? time > old : time > old + 32 * halfLife else { return }
    let share = age(at: time)
    for item in entries.keys {
      entries[item]?.weight *= share
      entries[item]?.error *= share
    }
    absent *= share
    reference = time
  }
}
