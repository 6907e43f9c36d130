import Testing

@testable import helm_bench

@Suite struct GrowthFitTests {
  @Test(arguments: [(0.0, 5.0), (1, 3), (2, 0.5), (1.15, 40)])
  func findsTheExponentOfAPowerLaw(exponent: Double, constant: Double) throws {
    let points = [10, 100, 1000, 10_000].map { size in
      var value = constant
      for _ in 0..<String(size).dropFirst().count { value *= [0: 1, 1: 10, 2: 100, 1.15: 14.125375446][exponent]! }
      return (size: size, value: value)
    }
    let fit = try #require(GrowthFit(points))
    #expect(abs(fit.exponent - exponent) < 1e-6)
    #expect(fit.sizes == [10, 100, 1000, 10_000])
  }

  @Test func needsTwoSizesAndValuesAboveZero() {
    #expect(GrowthFit([]) == nil)
    #expect(GrowthFit([(10, 1), (10, 2)]) == nil)
    #expect(GrowthFit([(10, 1), (100, 0)]) == nil)
  }
}

@Suite struct OptionsTests {
  @Test func readsWhatIsAsked() throws {
    var expected = try Options([])
    #expect(expected.json == nil && !expected.isQuick && !expected.checks)
    (expected.json, expected.filter, expected.isQuick, expected.checks) = ("out.json", "present", true, true)
    #expect(try Options(["--quick", "--json", "out.json", "--check", "--filter", "present"]) == expected)
  }

  @Test(arguments: [
    (["--fast"], "There is no option --fast. Try --help."), (["--json"], "--json needs a value."),
    (["--measure", "build", "x"], "--measure needs a case and a size."),
  ])
  func refusesWhatItDoesNotKnow(arguments: [String], text: String) {
    #expect(throws: UsageError(text: text)) { try Options(arguments) }
  }
}

@Suite struct NumbersTests {
  @Test(arguments: [
    (0.5, "0.50 ns"), (9.999, "10.0 ns"), (999.7, "1.00 µs"), (1234, "1.23 µs"), (123_456_789, "123 ms"),
    (2.5e9, "2.50 s"),
  ])
  func showsTimes(nanoseconds: Double, text: String) { #expect(nanoseconds.timeText == text) }

  @Test func groupsDigits() {
    #expect([1, 100, 1000, 1_000_000].map(\.grouped) == ["1", "100", "1 000", "1 000 000"])
  }
}
