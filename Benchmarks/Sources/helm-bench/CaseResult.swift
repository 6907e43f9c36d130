/// All measurements of one case, and what they say of its growth.
struct CaseResult: Codable {
  let name: String
  let axis: Case.Axis
  let measurements: [Measurement]

  /// The largest exponent that is allowed, if any.
  let limit: Double?

  /// How time grows over all sizes.
  let time: GrowthFit?

  /// How time grows over the sizes from a thousand on, for the reader.
  ///
  /// No fixed cost hides the growth there, and the
  /// caches, which large sizes do not fit, add to it. The limit is for all sizes.
  let timeFromThousand: GrowthFit?

  /// How allocations grow over all sizes; the same in every run.
  let allocations: GrowthFit?

  /// What went wrong, if something did.
  let failure: String?

  init(_ subject: Case, measurements: [Measurement], failure: String?) {
    (name, axis, limit) = (subject.name, subject.axis, subject.limit?.rawValue)
    (self.measurements, self.failure) = (measurements, failure)
    time = GrowthFit(measurements.map { ($0.size, $0.nanoseconds) })
    timeFromThousand = GrowthFit(measurements.filter { $0.size >= 1000 }.map { ($0.size, $0.nanoseconds) })
    // One is added, so that a case without allocations has a fit.
    allocations = GrowthFit(measurements.compactMap { each in each.allocations.map { (each.size, $0 + 1) } })
  }

  /// What grows faster than it may, in words.
  ///
  /// Small sizes are over too soon for their times to tell; their allocations do.
  func excesses(isQuick: Bool) -> [String] {
    guard let limit else { return [] }
    let fits = [("time", isQuick ? nil : time), ("allocations", allocations)]
    return fits.compactMap { what, fit in
      guard let fit, fit.exponent > limit else { return nil }
      return "\(name): \(what) grows with the exponent \(fit.exponent.text(decimals: 2)), over \(limit)."
    }
  }
}
