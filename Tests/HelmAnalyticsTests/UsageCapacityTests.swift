@testable import HelmAnalytics
import Testing

@Suite struct UsageCapacityTests {
  @Test func twoHundredAndFiftySixSeguesAreCountedExactly() {
    var usage = UsageSummary()
    func note(_ from: String) {
      var step = SessionStep(session: "s", step: 1, at: 0, kind: .present, app: "1", graph: "g")
      (step.from, step.to) = (from, "home")
      usage.note(step)
    }
    for number in 0..<256 { note("screen\(number)") }
    #expect(usage.count(ofSegueFrom: "screen7", to: "home") == .init(count: 1, error: 0))
    #expect(usage.count(ofSegueFrom: "nowhere", to: "home") == .init(count: 0, error: 0))
    note("another")
    #expect(usage.count(ofSegueFrom: "nowhere", to: "home") == .init(count: 1, error: 1))
  }
}
