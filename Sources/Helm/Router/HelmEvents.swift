/// The events of a navigation from now on, for one subscriber, in order and without duplicates.
///
/// ```swift
/// for await event in helm.events { log(event) }
/// ```
///
/// A slow subscriber never holds up the navigation: its buffer keeps the latest events, and the next event that it receives contains the
/// number of those that it missed. The sequence ends when the `Helm` is deallocated.
public struct HelmEvents<N: Fragment>: AsyncSequence, Sendable {
  let stream: AsyncStream<HelmEvent<N>>
  let dropped: DroppedEvents

  /// Returns an iterator over the events.
  ///
  /// - Returns: An iterator; a second one of the same sequence shares both the events and the missed ones with the first.
  public func makeAsyncIterator() -> Iterator {
    Iterator(iterator: stream.makeAsyncIterator(), dropped: dropped)
  }

  /// An iterator over events.
  public struct Iterator: AsyncIteratorProtocol {
    var iterator: AsyncStream<HelmEvent<N>>.Iterator
    let dropped: DroppedEvents

    /// Waits for the next event.
    ///
    /// - Returns: The event, or `nil` if there are no more.
    /// - Complexity: Constant, once there is an event.
    public mutating func next() async -> HelmEvent<N>? {
      guard var event = await iterator.next() else { return nil }
      event.missed = dropped.take(before: event.sequence)
      return event
    }
  }
}

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
