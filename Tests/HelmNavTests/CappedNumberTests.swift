import Testing

@testable import helm_nav

@Suite struct CappedNumberTests {
  @Test func numbersAreCappedAtTheMaximum() {
    #expect(cappedSum([]) == 0)
    #expect(cappedSum([3, -1, 5]) == 7)
    #expect(cappedSum([.max, 1]) == .max)
    #expect(cappedProduct(-3, 7) == -21)
    #expect(cappedProduct(1 << 40, 1 << 40) == .max)
    #expect(thousandths(1, of: 3) == 333)
    #expect(thousandths(2, of: 0) == 2000)
    #expect(thousandths(.max, of: .max) == 1000)
    #expect(thousandths(.max, of: 1500) == .max)
  }

  @Test(arguments: [
    (1, 3, "33.3 %"), (955, 1000, "95.5 %"), (1, 1, "100.0 %"), (0, 7, "0.0 %"), (1, 2000, "0.1 %"), (1, 2001, "0.0 %"),
    (5, 0, ""), (.max, .max, "100.0 %"), (.max / 4, .max, "25.0 %"), (1, .max, "0.0 %"),
  ])
  func percentagesHaveOneDecimal(part: Int, whole: Int, text: String) {
    #expect(percent(part, of: whole) == text)
    #expect(percent(nil, of: whole) == "" && percent(part, of: nil) == "")
  }
}
