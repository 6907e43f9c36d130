import Foundation
import Testing

@testable import Helm

/// Subscribers that are slower than the navigation.
@Suite @MainActor struct EventLoadTests {
  /// The moment that this is about: an event has gone for a newer one, which is taken before that has been noted.
  @Test func whoeverTakesAnEventThatIsBeingHandedOutIsToldOfTheOneThatWentForIt() {
    let dropped = DroppedEvents()
    let (isRunning, missed) = (Locked(false), Locked<Int?>(nil))
    dropped.note {
      Thread.detachNewThread {
        isRunning.withValue { $0 = true }
        let count = dropped.take(before: 3)
        missed.withValue { $0 = count }
      }
      while !isRunning.withValue({ $0 }) { sched_yield() }
      // Long enough to go wrong; where all is well, the other thread waits for this to return.
      for _ in 0..<1000 where missed.withValue({ $0 }) == nil { sched_yield() }
      return 2
    }
    while missed.withValue({ $0 }) == nil { sched_yield() }
    #expect(missed.withValue { $0 } == 1)
    #expect(dropped.take(before: .max) == 0)
  }

  /// What is dropped after an event that somebody is about to ask for is told on a later one.
  @Test func whatIsDroppedLaterIsToldLater() {
    let dropped = DroppedEvents()
    for number in [1, 2, 5, 6, 7] { dropped.note { number } }
    dropped.note { nil }
    #expect(dropped.take(before: 3) == 2)
    #expect(dropped.take(before: 4) == 0)
    dropped.note { 9 }
    #expect(dropped.take(before: 8) == 3)
    #expect(dropped.take(before: 10) == 1)
    #expect(dropped.take(before: .max) == 0)
  }

  @Test(arguments: [1, 3]) func whatWasMissedIsToldOnTheEventAfterIt(_ buffer: Int) async throws {
    let helm = try Helm<Number>(nav: [Segue(0 => 1), Segue(1 => 0)], entry: 0)
    let events = helm.events(buffer: buffer)
    let total = 20_000
    // On another thread, so that events are taken while others are handed out.
    let reader = Task.detached {
      var last = 0
      var wrong: [String] = []
      for await event in events {
        if event.missed != event.sequence - last - 1 { wrong.append("\(last), \(event.sequence): \(event.missed)") }
        last = event.sequence
        if last == total { break }
      }
      return wrong
    }
    for _ in 0..<total / 2 {
      helm.present(1)
      helm.present(0)
    }
    #expect(await reader.value == [])
  }
}
