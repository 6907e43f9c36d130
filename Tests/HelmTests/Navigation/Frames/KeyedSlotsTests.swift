import HelmTesting
import Testing

@testable import HelmCore

/// Compared with a dictionary, and a list of the slots.
@Suite("Keyed slots") struct KeyedSlotsTests {
  private func check<Key: Hashable & Sendable>(_ keys: [Key], seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    var slots = SlotMap<Key, Int>()
    var values: [Key: Int] = [:]
    var places: [Key: Int] = [:]
    for step in 0..<600 {
      let key = random.pick(keys)
      switch random.pick(Array(0..<3)) {
      case 0:
        let slot = slots.slot(of: key, else: step)
        if values[key] == nil { (values[key], places[key]) = (step, slot) }
        #expect(slot == places[key], "seed \(seed), step \(step)")
      case 1:
        guard let slot = places[key] else { continue }
        slots[slot: slot] += 1
        values[key]? += 1
      default:
        guard let slot = places[key] else { continue }
        slots.remove(slot: slot)
        (values[key], places[key]) = (nil, nil)
      }
      #expect(Set(places.values).count == places.count)
      #expect(Set(slots.keys) == Set(values.keys) && slots.keys.count == values.count)
      for key in keys {
        #expect(slots.slot(of: key) == places[key], "seed \(seed), step \(step)")
        #expect(slots[key] == values[key], "seed \(seed), step \(step)")
        if let place = places[key] { #expect(slots.key(inSlot: place) == key) }
      }
    }
    #expect(places.values.allSatisfy { $0 < keys.count }, "slots are reused")
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>, [2, 16, 17, 40])
  func slotsOfFragmentIndexesBehaveAsADictionary(seed: UInt64, count: Int) {
    check((0..<count).map { FragmentIndex($0) }, seed: seed)
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func slotsOfSubjectsBehaveAsADictionary(seed: UInt64) {
    let ids = [nil, "", "a", "e\u{301}", "an id that is too long to live in place"]
    check((0..<5).flatMap { number in ids.map { Subject(fragment: FragmentIndex(number), id: $0) } }, seed: seed)
  }

  @Test func aCopyIsIndependent() {
    var slots = SlotMap<FragmentIndex, Int>()
    for number in 0..<20 { _ = slots.slot(of: FragmentIndex(number), else: number) }
    let copy = slots
    for number in 0..<20 { slots.remove(slot: number) }
    _ = slots.slot(of: FragmentIndex(3), else: 30)
    #expect(copy.keys == (0..<20).map { FragmentIndex($0) })
    #expect((0..<20).map { copy[FragmentIndex($0)] } == Array(0..<20))
    #expect(slots.keys == [FragmentIndex(3)])
  }
}
