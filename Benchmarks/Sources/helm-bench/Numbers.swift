import Foundation

extension Double {
  /// The number with so many decimals, the same in every locale.
  func text(decimals: Int) -> String {
    let factor = pow(10, Double(decimals))
    let scaled = (magnitude * factor).rounded()
    guard scaled < 1e15 else { return description }
    let digits = String(Int(scaled))
    let sign = self < 0 && scaled > 0 ? "-" : ""
    guard decimals > 0 else { return sign + digits }
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    return sign + padded.dropLast(decimals) + "." + padded.suffix(decimals)
  }

  /// Three digits that count.
  private var short: String { text(decimals: self < 9.995 ? 2 : self < 99.95 ? 1 : 0) }

  /// A time, given in nanoseconds.
  var timeText: String {
    switch self {
    case ..<999.5: short + " ns"
    case ..<999.5e3: (self / 1e3).short + " µs"
    case ..<999.5e6: (self / 1e6).short + " ms"
    default: (self / 1e9).short + " s"
    }
  }
}

extension Int {
  /// The number in groups of three digits.
  var grouped: String {
    let digits = Array(String(self))
    return String(
      digits.enumerated().flatMap { place, digit in
        place > 0 && (digits.count - place).isMultiple(of: 3) ? [" ", digit] : [digit]
      })
  }

  /// A size of memory, given in bytes.
  var memoryText: String { "\((self + 500_000) / 1_000_000) MB" }
}
