import Testing

@testable import Helm

@Suite("Numbers of events") @MainActor
struct EventNumberTests {
  @Test("an event that nobody listened to has a number all the same")
  func unheard() async throws {
    let helm = try Helm<Letter>(nav: [Segue(.a => .b, dismissable: true), Segue(.b => .c, dismissable: true)])
    helm.present(.a => .b => .c)
    let events = helm.events
    helm.dismiss()
    var iterator = events.makeAsyncIterator()
    #expect(await iterator.next()?.sequence == 3)
  }

  @Test("events that were dropped before and after one was taken are counted apart")
  func droppedApart() {
    let dropped = DroppedEvents()
    for number in [0, 1, 2, 5, 6] { dropped.note { number } }
    #expect(dropped.take(before: 3) == 3)
    #expect(dropped.take(before: 5) == 0)
    #expect(dropped.take(before: 7) == 2)
  }
}
