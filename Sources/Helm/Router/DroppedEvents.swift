/// The numbers of the events that were dropped because a subscriber was too slow, and that haven't been reported to it yet.
///
/// They are recorded where events happen, and taken wherever the subscriber runs.
struct DroppedEvents: Sendable {
  /// In order; there is more than one range only while events are taken in between.
  private let ranges = Locked<[ClosedRange<Int>]>([])

  /// Sends an event, and records the number of the event dropped for it, which comes after all recorded numbers.
  ///
  /// A reader that takes an event at the same time waits, so that it learns of all events dropped before it.
  ///
  /// - Parameter handOut: Sends the event, and returns the number of the event that was dropped, if any.
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

  /// Removes the dropped events before a given one.
  ///
  /// - Returns: The number of removed events.
  func take(before number: Int) -> Int {
    ranges.withValue { ranges in
      let taken = ranges.prefix { $0.upperBound < number }
      ranges.removeFirst(taken.count)
      return taken.reduce(0) { $0 + $1.count }
    }
  }
}
