import HelmTesting
import Testing

@testable import HelmCore

/// Against a dictionary, and a list of which slot is whose.
@Suite("Values by key, in slots") struct KeyedSlotsTests {
  /// A key that shares its digest with many others.
  private struct CrowdedKey: SlotKey, Hashable {
    let number: Int
    var digest: UInt64 { UInt64(number % 3) * 0x1_0000_001F }
  }

  private func check<Key: SlotKey & Hashable>(_ keys: [Key], seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    var slots = KeyedSlots<Key, Int>()
    var values: [Key: Int] = [:]
    var places: [Key: Int] = [:]
    if random.chance(30) { slots.reserveCapacity(random.pick([1, 9, 40])) }
    for step in 0..<600 {
      let key = random.pick(keys)
      switch random.pick(Array(0..<5)) {
      case 0, 1:
        let slot = slots.slot(of: key, else: step)
        if values[key] == nil { (values[key], places[key]) = (step, slot) }
        #expect(slot == places[key], "seed \(seed), step \(step)")
      case 2:
        slots[key] = step
        if values[key] == nil { places[key] = slots.slot(of: key) }
        values[key] = step
      case 3:
        guard let slot = places[key] else { continue }
        slots[slot: slot] += 1
        values[key]? += 1
      default:
        if random.chance(50) { slots.remove(key) } else { slots[key] = nil }
        (values[key], places[key]) = (nil, nil)
      }
      #expect(Set(places.values).count == places.count)
      #expect(Set(slots.keys) == Set(values.keys) && slots.keys.count == values.count)
      for key in keys {
        #expect(slots.slot(of: key) == places[key], "seed \(seed), step \(step)")
        #expect(slots[key] == values[key], "seed \(seed), step \(step)")
      }
    }
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>, [2, 16, 17, 40])
  func positionsAreFound(seed: UInt64, count: Int) { check((0..<count).map { FragmentIndex($0) }, seed: seed) }

  @Test(arguments: 1...6 as ClosedRange<UInt64>, [2, 17, 30])
  func keysThatAreHardToTellApartAreFound(seed: UInt64, count: Int) {
    check((0..<count).map { CrowdedKey(number: $0) }, seed: seed)
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func fragmentsWithIdsAreFound(seed: UInt64) {
    let ids = [nil, "", "a", "e\u{301}", "an id that is too long to live in place"]
    check((0..<5).flatMap { number in ids.map { Subject(fragment: FragmentIndex(number), id: $0) } }, seed: seed)
  }

  @Test func aCopyIsIndependent() {
    var slots = KeyedSlots<FragmentIndex, Int>()
    for number in 0..<20 { slots[FragmentIndex(number)] = number }
    let copy = slots
    for number in 0..<20 { slots.remove(FragmentIndex(number)) }
    slots[FragmentIndex(3)] = 30
    #expect(copy.keys == (0..<20).map { FragmentIndex($0) })
    #expect((0..<20).map { copy[FragmentIndex($0)] } == Array(0..<20))
    #expect(slots.keys == [FragmentIndex(3)])
  }
}
