/// The version of an app, for determining the newest versions independently of device clocks.
struct AppVersion {
  /// The numbers at the start of `1.4.0-beta`; `nil` if the text doesn't start with a number.
  private let numbers: [Int]?

  init(_ text: String) {
    let plain = text.hasPrefix("v") ? text.dropFirst() : text[...]
    var numbers: [Int] = []
    var rest = plain
    while case let digits = rest.prefix(while: { ("0"..."9").contains($0) }), let number = Int(digits) {
      numbers.append(number)
      rest = rest.dropFirst(digits.count)
      guard rest.first == "." else { break }
      rest = rest.dropFirst()
    }
    while numbers.last == 0 { numbers.removeLast() }
    self.numbers = plain.first.map { ("0"..."9").contains($0) } == true ? numbers : nil
  }

  /// Returns versions, the newest first: by their numbers or, if not all have numbers, by when half of their sessions
  /// had started.
  static func ranked(_ versions: [UsageReport.Version]) -> [UsageReport.Version] {
    let known = versions.map { (version: $0, numbers: AppVersion($0.app).numbers) }
    let areNumbered = known.allSatisfy { $0.numbers != nil }
    return known.sorted { one, other in
      if areNumbered, let one = one.numbers, let other = other.numbers, one != other {
        return other.lexicographicallyPrecedes(one)
      }
      let (time, otherTime) = (one.version.medianMs ?? .min, other.version.medianMs ?? .min)
      return time == otherTime ? one.version.app < other.version.app : time > otherTime
    }.map(\.version)
  }
}
