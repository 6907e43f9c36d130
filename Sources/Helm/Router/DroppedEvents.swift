/// The numbers of the events that a subscriber was too slow for and has not been told about yet.
///
/// They are noted where events happen, and taken wherever the subscriber runs.
struct DroppedEvents: Sendable {
  /// In order; there is more than one only while events are taken in between.
  private let ranges = Locked<[ClosedRange<Int>]>([])

  /// Hands out an event, and notes the one that had to go for it, which comes after all that were noted.
  ///
  /// A reader that takes an event at the same time waits, so that it hears of all that were dropped before it.
  ///
  /// - Parameter handOut: Hands the event out, and returns the number of the one that was dropped, if one was.
  func note(_ handOut: () -> Int?) {
    ranges.withValue { ranges in
      guard let number = handOut() else { return }
      if let last = ranges.last, last.upperBound + 1 == number {
        ranges[ranges.count - 1] = last.lowerBound...number
      } else {
        ranges.append(number...number)
      }
    }
  }

  /// Forgets the events before a certain one.
  ///
  /// - Returns: How many they were.
  func take(before number: Int) -> Int {
    ranges.withValue { ranges in
      let taken = ranges.prefix { $0.upperBound < number }
      ranges.removeFirst(taken.count)
      return taken.reduce(0) { $0 + $1.count }
    }
  }
}
