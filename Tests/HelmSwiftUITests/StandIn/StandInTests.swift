import Helm
@_spi(StandIn) import SwiftUI
import Testing

@Suite("Stand-in for SwiftUI") @MainActor struct StandInTests {
  struct Counter: View {
    @State private var count = 0
    var body: some View {
      Text("\(count)")
      Button("More") { count += 1 }
    }
  }

  struct Switch: View {
    @State private var isOn = true
    var body: some View {
      VStack {
        Toggle("Switch", isOn: $isOn)
        if isOn { Counter() }
      }
    }
  }

  @Test func stateIsKeptAndInvalidatesItsView() throws {
    let host = Host(Switch())
    try host.tap("More")
    try host.tap("More")
    #expect(host.texts == ["Switch", "2", "More"])
    #expect(host.invalidations(of: Counter.self) == 2)
    #expect(host.invalidations(of: Switch.self) == 0)
  }

  @Test func stateIsLostWithItsView() throws {
    let host = Host(Switch())
    try host.tap("More")
    try host.tap("Switch")
    #expect(host.texts == ["Switch"])
    try host.tap("Switch")
    #expect(host.texts == ["Switch", "0", "More"])
  }

  @Test func absentElementsCannotBeTapped() throws {
    let host = Host(Text("Hello"))
    #expect(throws: Host.Refusal.notThere("Hello")) { try host.tap("Hello") }
    #expect(throws: Host.Refusal.notThere("back button")) { try host.back() }
    #expect(throws: Host.Refusal.notThere("modal")) { try host.dismissModal() }
  }
}
