/// Times in the formats of analytics services.
enum EventTime {
  /// Returns the milliseconds since 1970 of a number of seconds, milliseconds, microseconds or nanoseconds, whichever
  /// is a plausible time, or of a date with a time, such as `2026-01-31T12:00:00.123Z`.
  static func milliseconds(from text: String) -> Int64? {
    if let number = Int64(text) {
      switch number.magnitude {
      case ..<100_000_000_000: return number * 1000
      case ..<100_000_000_000_000: return number
      case ..<100_000_000_000_000_000: return number / 1000
      default: return number / 1_000_000
      }
    }
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) || "+-.eE".utf8.contains($0) }), let number = Double(text)
    else { return date(text) }
    switch number.magnitude {
    case ..<1e11: return Int64((number * 1000).rounded())
    case ..<1e14: return Int64(number.rounded())
    case ..<1e17: return Int64((number / 1000).rounded())
    case ..<1e19: return Int64((number / 1_000_000).rounded())
    default: return nil
    }
  }

  private static func date(_ text: String) -> Int64? {
    let bytes = Array(text.utf8)
    guard bytes.count >= 19, bytes.count < 40, bytes[10] == 0x54 || bytes[10] == 0x20, bytes[13] == 0x3A,
      bytes[16] == 0x3A,
      let day = ReportDate.milliseconds(from: String(decoding: bytes[..<10], as: UTF8.self)),
      let hours = number(bytes[11..<13]), let minutes = number(bytes[14..<16]), let seconds = number(bytes[17..<19]),
      hours < 24, minutes < 60, seconds < 61
    else { return nil }
    var rest = bytes[19...]
    var fraction: Int64 = 0
    if rest.first == 0x2E {
      let digits = rest.dropFirst().prefix { (0x30...0x39).contains($0) }
      guard let thousandths = number((Array(digits) + [0x30, 0x30, 0x30]).prefix(3)), !digits.isEmpty else {
        return nil
      }
      fraction = thousandths
      rest = rest.dropFirst(1 + digits.count)
    }
    if rest.first == 0x20 { rest = rest.dropFirst() }
    guard let offset = offset(String(decoding: rest, as: UTF8.self)) else { return nil }
    return day + ((hours * 60 + minutes - offset) * 60 + seconds) * 1000 + fraction
  }

  /// Returns the offset from UTC in minutes.
  private static func offset(_ text: String) -> Int64? {
    if ["", "Z", "z", "UTC"].contains(text) { return 0 }
    let digits = text.utf8.dropFirst().filter { $0 != 0x3A }
    guard text.hasPrefix("+") || text.hasPrefix("-"), digits.count == 2 || digits.count == 4,
      let hours = number(digits.prefix(2)), let minutes = digits.count == 4 ? number(digits.suffix(2)) : 0
    else { return nil }
    return (hours * 60 + minutes) * (text.hasPrefix("-") ? -1 : 1)
  }

  private static func number(_ digits: some Collection<UInt8>) -> Int64? {
    digits.allSatisfy { (0x30...0x39).contains($0) } ? Int64(String(decoding: Array(digits), as: UTF8.self)) : nil
  }
}
