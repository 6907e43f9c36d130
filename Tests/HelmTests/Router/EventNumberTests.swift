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

  @Test("events that were dropped before and after one was taken are counted apart, and those of others not at all")
  func droppedApart() async throws {
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
