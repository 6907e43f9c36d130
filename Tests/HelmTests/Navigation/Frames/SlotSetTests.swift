import HelmTesting
import Testing

@testable import HelmCore

@Suite("Sets of frames") struct SlotSetTests {
  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func whatIsNewIsTold(seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    var slots = SlotSet()
    var reference: Set<Int> = []
    for step in 0..<400 {
      let number = random.pick([0, 1, 62, 63, 64, 65, 127, 128, random.pick(Array(0..<300)), 1_000_000])
      #expect(slots.insert(FrameSlot(number)) == reference.insert(number).inserted, "seed \(seed), step \(step)")
    }
  }
}
