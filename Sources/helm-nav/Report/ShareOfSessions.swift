import Foundation

/// A share of sessions with its 95 % confidence interval, after Wilson, which shows how certain a difference between
/// versions is.
struct ShareOfSessions: Codable, Equatable {
  /// The share, in thousandths.
  var perThousand: Int
  var low: Int
  var high: Int

  init(_ part: Int, of whole: Int) {
    perThousand = thousandths(part, of: whole)
    guard whole > 0 else {
      (low, high) = (0, 1000)
      return
    }
    let (n, z) = (Double(whole), 1.96)
    let share = min(1, Double(part) / n)
    let middle = share + z * z / (2 * n)
    let width = z * (share * (1 - share) / n + z * z / (4 * n * n)).squareRoot()
    let factor = 1000 / (1 + z * z / n)
    (low, high) = (
      Int(max(0, (middle - width) * factor).rounded(.down)), Int(min(1000, (middle + width) * factor).rounded(.up))
    )
  }

  /// The share in percent, with the interval: `12.5 % (9.1–16.9)`.
  var text: String { "\(Self.percent(perThousand)) % (\(Self.percent(low))–\(Self.percent(high)))" }

  private static func percent(_ perThousand: Int) -> String { "\(perThousand / 10).\(perThousand % 10)" }
}
