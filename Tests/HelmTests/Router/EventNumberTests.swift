import Testing

@testable import Helm

@Suite("Sequence numbers of events") @MainActor
struct EventNumberTests {
  @Test("an event without subscribers has a number too")
  func eventsAreNumberedWithoutSubscribers() async throws {
    let helm = try Helm<Letter>(nav: [Segue(.a => .b, dismissable: true), Segue(.b => .c, dismissable: true)])
    helm.present(.a => .b => .c)
    let events = helm.events
    helm.dismiss()
    var iterator = events.makeAsyncIterator()
    #expect(await iterator.next()?.sequence == 3)
  }

  @Test("missed counts the events dropped right before an event, per subscriber")
  func missedEventsAreCountedPerSubscriber() async throws {
    let helm = try Helm<Letter>(nav: [Segue(.a => .b, dismissable: true), Segue(.b => .c, dismissable: true)])
    var events = helm.events(buffer: 2).makeAsyncIterator()
    for _ in 1...3 {
      helm.present(.b)
      helm.dismiss()
    }
    var received = [await events.next()]
    helm.present(.b)
    helm.present(.c)
    helm.dismiss()
    received.append(await events.next())
    received.append(await events.next())
    #expect(received.map { [$0?.sequence, $0?.missed] } == [[5, 4], [8, 2], [9, 0]])
  }
}
