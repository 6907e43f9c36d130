import HelmTesting
import Testing

@Suite("Seeded numbers") struct SeededNumbersTests {
  /// The known values of SplitMix64: a test that prints its seed can be repeated years later.
  @Test func numbersAreThoseOfSplitMix64() {
    var numbers = SeededNumbers(seed: 0)
    #expect(
      (0..<3).map { _ in numbers.next() } == [0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F])
  }

  @Test func numbersDependOnlyOnTheSeed() {
    var (first, second, other) = (SeededNumbers(seed: 7), SeededNumbers(seed: 7), SeededNumbers(seed: 8))
    let numbers = (0..<100).map { _ in first.next() }
    #expect(numbers == (0..<100).map { _ in second.next() })
    #expect(numbers != (0..<100).map { _ in other.next() })
    #expect(Set(numbers).count == 100)
  }
}
