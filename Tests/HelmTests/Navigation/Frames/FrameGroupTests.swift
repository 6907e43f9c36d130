import HelmTesting
import Testing

@testable import HelmCore

@Suite("Occurrences of a fragment with the same id") struct FrameGroupTests {
  /// The smallest number that is not in a set, found naively.
  private func leastFree(_ taken: Set<Int>) -> Int {
    var number = 0
    while taken.contains(number) { number += 1 }
    return number
  }

  @Test(arguments: 1...50 as ClosedRange<UInt64>)
  func freeOccurrenceIsTheSmallestFreeNumber(seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    var group = FrameGroup()
    var taken: [Int: FrameSlot] = [:]
    for step in 0..<400 {
      if !taken.isEmpty, random.chance(random.chance(20) ? 90 : 40) {
        let number = random.pick(taken.keys.sorted())
        group.remove(at: number)
        taken[number] = nil
      } else {
        let wanted = random.pick([nil, nil, 0, random.pick(Array(0..<12)), random.pick(Array(0..<60)), Int.max])
        let expected = wanted.flatMap { taken[$0] == nil ? $0 : nil } ?? leastFree(Set(taken.keys))
        let number = group.freeOccurrence(wanted: wanted)
        #expect(number == expected, "seed \(seed), step \(step)")
        group.add(FrameSlot(step), at: number)
        taken[number] = FrameSlot(step)
      }
      #expect(group.count == taken.count)
      #expect(group.slots.sorted() == taken.values.sorted())
      for number in [0, 1, 2, 30, Int.max] { #expect(group[number] == taken[number]) }
    }
  }

  @Test func theLargestOccurrenceNeitherHangsNorTraps() {
    var group = FrameGroup()
    for (slot, wanted) in [Int.max, .max - 1, .max, 0, .max].enumerated() {
      group.add(FrameSlot(slot), at: group.freeOccurrence(wanted: wanted))
    }
    #expect(group[.max] == FrameSlot(0))
    #expect(group[.max - 1] == FrameSlot(1))
    #expect([group[0], group[1], group[2]] == [FrameSlot(2), FrameSlot(3), FrameSlot(4)])
    group.remove(at: .max)
    #expect(group.freeOccurrence(wanted: nil) == 3)
    #expect(group.freeOccurrence(wanted: .max) == .max)
  }

  @Test func aPathWithTheLargestOccurrenceIsReplayedAndDescribed() throws {
    let far = PathFragment(Letter.b, occurrence: .max)
    var navigation = try Navigation(.push(.a, .b), .push(.b, .b), path: [PathEdge(from: .at(.a), to: far)])
    #expect(navigation.presentedFragments == [far])
    #expect(far.description == "b (\(UInt(Int.max) + 1)th)")
    try navigation.replace(path: [PathEdge(from: .at(.a), to: far), PathEdge(from: far, to: .at(.b, .max))])
    #expect(navigation.path.count == 1)  // a push to the open fragment returns
    #expect(navigation.invariantViolations() == [])
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func heapReturnsNumbersInOrder(seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    var heap = Heap<Int>()
    var numbers: [Int] = []
    for step in 0..<300 {
      if random.chance(60) {
        let number = Int.random(in: 0..<40, using: &random)
        heap.insert(number)
        numbers.append(number)
      } else {
        #expect(heap.popMin() == numbers.min(), "seed \(seed), step \(step)")
        if let least = numbers.min(), let index = numbers.firstIndex(of: least) { numbers.remove(at: index) }
      }
      #expect(heap.min == numbers.min(), "seed \(seed), step \(step)")
    }
    while let least = heap.min {
      #expect(least == numbers.min())
      heap.popMin()
      if let index = numbers.firstIndex(of: least) { numbers.remove(at: index) }
    }
    #expect(numbers == [])
  }
}
