import Testing

@testable import Helm

/// Subscribers that are slower than the navigation.
@Suite @MainActor struct EventLoadTests {
  @Test(arguments: [1, 3]) func missedCountsTheEventsDroppedBeforeAnEvent(_ buffer: Int) async throws {
    let helm = try Helm<Number>(nav: [Segue(0 => 1), Segue(1 => 0)], entry: 0)
    let events = helm.events(buffer: buffer)
    let total = 20_000
    // On another thread, so that events are received while others are sent.
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
