import Foundation

/// How something grows: the slope of the straight line that fits its logarithm over that of the size best.
struct GrowthFit: Codable, Equatable {
  /// `time ≈ constant · size ^ exponent`.
  let exponent: Double

  /// The sizes that were looked at.
  let sizes: [Int]

  /// Fits points by least squares; `nil` where there are fewer than two different sizes, or a value is not above zero.
  init?(_ points: [(size: Int, value: Double)]) {
    guard Set(points.map(\.size)).count > 1, points.allSatisfy({ $0.size > 0 && $0.value > 0 }) else { return nil }
    let x = points.map { log(Double($0.size)) }
    let y = points.map { log($0.value) }
    let (meanX, meanY) = (x.reduce(0, +) / Double(x.count), y.reduce(0, +) / Double(y.count))
    let covariance = zip(x, y).reduce(0) { $0 + ($1.0 - meanX) * ($1.1 - meanY) }
    let variance = x.reduce(0) { $0 + ($1 - meanX) * ($1 - meanX) }
    exponent = covariance / variance
    sizes = points.map(\.size)
  }
}
