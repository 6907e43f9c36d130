import Helm
import Testing

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
}
