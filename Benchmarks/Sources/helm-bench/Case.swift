/// Something to measure over growing sizes.
struct Case {
  let name: String

  /// What the sizes count.
  let axis: Axis

  /// How it may grow, where that is required.
  let limit: Limit?

  /// The largest size to measure, `nil` for all.
  var largest: Int?

  /// The only sizes to measure, `nil` for all of the axis.
  var only: [Int]?

  func sizes(isQuick: Bool) -> [Int] {
    axis.sizes(isQuick: isQuick).filter { $0 <= largest ?? $0 && only?.contains($0) != false }
  }

  /// Sets up the work of a size.
  let prepare: @MainActor (Int) throws -> Work

  enum Axis: String, Codable {
    case segues, edges, guards, questions, patterns, states

    func sizes(isQuick: Bool) -> [Int] {
      if self == .states { return [384, 10_000, 11_742, 1_000_000].filter { !isQuick || $0 < 1000 } }
      let all = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000]
      let most =
        isQuick || self == .questions ? 1000 : self == .guards ? 10_000 : self == .patterns ? 100_000 : 1_000_000
      return all.filter { $0 <= most && (self != .segues || $0 >= 10) }
    }
  }

  /// The largest exponent of growth.
  enum Limit: Double {
    /// As the size, and a little for the caches that large sizes do not fit.
    case linear = 1.15

    /// Not at all.
    case constant = 0.1
  }
}
