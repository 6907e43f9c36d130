import Testing

@testable import HelmCore
@testable import HelmTesting

/// Compared with plain arrays and dictionaries.
@Suite("Memory of explorations") struct PagesTests {
  @Test(arguments: [0, 1, 100, 16_383, 16_384, 16_385, 40_000])
  func pagesBehaveAsAnArray(kept: Int) {
    var (pages, array) = (Pages<Int>(), [Int]())
    for number in 0..<40_000 {
      pages.append(number)
      array.append(number)
    }
    #expect(Array(pages) == array)
    pages.removeAll(after: kept)
    array.removeLast(40_000 - kept)
    #expect(pages.count == kept && Array(pages) == array && pages.last == array.last)
    for number in 0..<20_000 {
      pages.append(-number)
      array.append(-number)
    }
    #expect(Array(pages) == array)
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func moveListKeepsItsOrder(seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    var (list, array) = (MoveList(), [ExploringMove]())
    for _ in 0..<300 {
      let first = random.pick([
        ExploringMove(.take(SegueIndex(random.pick(Array(0..<5))), from: random.pick([0, 1]))),
        ExploringMove(.dismiss(random.pick(Array(0..<5)))), ExploringMove(.back),
      ])
      for distance in 0..<random.pick([1, 1, 2, 5]) {
        list.append(first.advanced(by: distance))
        array.append(first.advanced(by: distance))
      }
      if random.chance(10) {
        let kept = random.pick(Array(0...array.count))
        list.removeAll(after: kept)
        array.removeLast(array.count - kept)
      }
    }
    #expect((0..<list.count).map { list[$0] } == array, "seed \(seed)")
  }

  @Test func advancedMovesAreConsecutive() {
    #expect(
      ExploringMove(.take(SegueIndex(3), from: 1)).advanced(by: 2) == ExploringMove(.take(SegueIndex(5), from: 1)))
    #expect(ExploringMove(.dismiss(0)).advanced(by: 4) == ExploringMove(.dismiss(4)))
    #expect(ExploringMove(.back).advanced(by: 1) == ExploringMove(.back))
  }

  @Test func digestsAreNumberedInOrder() {
    func digest(_ number: Int) -> Digest {
      var digest = Digest()
      digest.add(UInt64(number))
      digest.finish()
      return digest
    }
    var numbers = DigestNumbers()
    for number in 0..<1_000 {
      #expect(numbers[digest(number)] == nil)
      #expect(numbers.add(digest(number)) == number)
    }
    #expect((0..<1_000).map { numbers[digest($0)] } == Array(0..<1_000))
    #expect(numbers[digest(1_000)] == nil && numbers.count == 1_000)
  }
}
