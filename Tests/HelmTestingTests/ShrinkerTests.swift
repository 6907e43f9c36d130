import Testing

@testable import HelmTesting

@Suite("Shrinking of scripts") struct ShrinkerTests {
  @Test("no single command can be removed from the result, even if another had to be removed first")
  func isMinimal() {
    let failing: Set<[Int]> = [[1, 2, 3], [1, 3], [3]]
    #expect(shrink([1, 2, 3], while: { failing.contains($0) }) == [3])
    #expect(shrink([1, 2, 3], while: { $0 == [1, 2, 3] }) == [1, 2, 3])
    #expect(shrink([7], while: { _ in true }) == [])
  }

  @Test("the result of a random script fails and is minimal", arguments: 1...60 as ClosedRange<UInt64>)
  func random(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let script = (0..<(1 + Int(numbers.next() % 12))).map { _ in Int(numbers.next() % 5) }
    // Any set of scripts that contains the first one.
    let salt = numbers.next()
    func fails(_ each: [Int]) -> Bool {
      if each == script { return true }
      var hash = salt
      for number in each { hash = (hash ^ UInt64(number + 1)) &* 0x9E37_79B9_7F4A_7C15 }
      return (hash >> 40) % 3 == 0
    }
    let shortest = shrink(script, while: fails)
    #expect(fails(shortest), "seed \(seed)")
    for index in shortest.indices {
      var shorter = shortest
      shorter.remove(at: index)
      #expect(!fails(shorter), "seed \(seed)")
    }
  }
}
