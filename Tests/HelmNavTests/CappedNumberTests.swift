import Testing

@testable import helm_nav

@Suite struct CappedNumberTests {
  @Test func whatIsTooLargeStaysAtTheGreatestNumber() {
    #expect(cappedSum([]) == 0)
    #expect(cappedSum([3, -1, 5]) == 7)
    #expect(cappedSum([.max, 1]) == .max)
    #expect(cappedProduct(-3, 7) == -21)
    #expect(cappedProduct(1 << 40, 1 << 40) == .max)
    #expect(thousandths(1, of: 3) == 333)
    #expect(thousandths(2, of: 0) == 2000)
    #expect(thousandths(.max, of: .max) == 1000)
  }
}
