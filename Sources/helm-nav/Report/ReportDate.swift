/// Days of the Gregorian calendar, in UTC.
enum ReportDate {
  /// Returns the start of a year, a month or a day: `2026`, `2026-01`, `2026-01-31`.
  static func milliseconds(from text: String) -> Int64? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count), parts[0].count == 4, parts.dropFirst().allSatisfy({ $0.count == 2 }),
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } })
    else { return nil }
    let numbers = parts.compactMap { Int64($0) }
    let (year, month, day) = (numbers[0], numbers.count > 1 ? numbers[1] : 1, numbers.count > 2 ? numbers[2] : 1)
    let days = days(year, month, day)
    // A 13th month, or the 31st of a month with 30 days, would be another date.
    guard date(ofDay: days) == (year, month, day) else { return nil }
    return days * 86_400_000
  }

  /// Returns a time in the form `2026-01-31`.
  static func text(_ milliseconds: Int64) -> String {
    let day = milliseconds >= 0 ? milliseconds / 86_400_000 : (milliseconds - 86_399_999) / 86_400_000
    let (year, month, dayOfMonth) = date(ofDay: day)
    func padded(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(year)-\(padded(month))-\(padded(dayOfMonth))"
  }

  /// Returns a duration in words.
  static func duration(_ milliseconds: Int64) -> String {
    switch milliseconds {
    case ..<1000: return "\(milliseconds) ms"
    case ..<60_000: return "\(milliseconds / 1000).\(milliseconds % 1000 / 100) s"
    case ..<3_600_000: return "\(milliseconds / 60_000) min \(milliseconds % 60_000 / 1000) s"
    default: return "\(milliseconds / 3_600_000) h \(milliseconds % 3_600_000 / 60_000) min"
    }
  }

  /// Returns the days since 1970-01-01, using years that start in March, so that the leap day is the last.
  private static func days(_ year: Int64, _ month: Int64, _ day: Int64) -> Int64 {
    let shifted = month > 2 ? year : year - 1
    let monthFromMarch = (month + 9) % 12
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    return shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400 + dayOfYear - 719_468
  }

  private static func date(ofDay day: Int64) -> (Int64, Int64, Int64) {
    let shifted = day + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }
}
