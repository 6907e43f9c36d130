import Foundation

/// An estimate of the noise in sessions: views that are lost, or inserted between others.
struct NoiseEstimate {
  /// The number of times each screen follows each, directly and with one between them, and the number of views of each.
  private(set) var following: ScreenTable
  private var skipping: ScreenTable
  private(set) var visits: [Int]
  private(set) var moves = 0

  /// The rate at which views are lost, at most, and at which others are inserted.
  private(set) var rate: Double

  /// Counts sessions, and estimates the rate from them unless it is given.
  init(_ sessions: [[Int32]], screens count: Int, rate: Double? = nil) {
    self.rate = rate ?? Self.highestRate
    following = ScreenTable(count)
    skipping = following
    visits = Array(repeating: 0, count: count)
    for session in sessions {
      for (index, view) in session.enumerated() {
        visits[Int(view)] += 1
        if index > 0 { following[Int(session[index - 1]), Int(view)] += 1 }
        if index > 1 { skipping[Int(session[index - 2]), Int(view)] += 1 }
      }
      moves += max(0, session.count - 1)
    }
    if rate == nil { estimateRate() }
  }

  /// Finds the rate at which noise accounts for all transitions that are too rare to be more than noise at that rate.
  ///
  /// Noise comes from anywhere, so a screen with a single predecessor or a single successor is not evidence of it.
  private mutating func estimateRate() {
    let screens = visits.indices
    let predecessors = screens.map { to in screens.reduce(0) { $0 + (following[$1, to] > 0 ? 1 : 0) } }
    let successors = screens.map { from in screens.reduce(0) { $0 + (following[from, $1] > 0 ? 1 : 0) } }
    for _ in 0..<8 {
      var (seen, chances) = (0.0, 0.0)
      for from in screens {
        for to in screens where from != to && !isExceeded(by: following[from, to], from, to) {
          if successors[from] > 1, predecessors[to] > 1 { seen += Double(following[from, to]) }
          chances += chancesOfNoise(from, to)
        }
      }
      let estimate = (Self.margin * seen + Self.usualRate * Self.usualChances) / (chances + Self.usualChances)
      rate = min(Self.highestRate, max(Self.lowestRate, estimate))
    }
  }

  /// Returns the number of occasions for noise to make a screen follow another: by losing the view between, or by inserting one of the two.
  private func chancesOfNoise(_ from: Int, _ to: Int) -> Double {
    Double(skipping[from, to]) + Double(visits[from] + visits[to]) / Double(max(1, visits.count))
  }

  /// Returns how often noise is expected to make a screen follow another, given how often a segue explains it.
  func expected(_ number: Int, _ from: Int, _ to: Int) -> Double {
    rate * chancesOfNoise(from, to) + 0.1 * Double(max(0, following[from, to] - number))
  }

  /// Returns whether a screen follows another more often than noise alone would make it.
  func isExceeded(by number: Int, _ from: Int, _ to: Int) -> Bool {
    let expected = expected(number, from, to)
    return Double(number) >= max(3, expected + 3 * expected.squareRoot() + 1)
  }

  /// Returns the logarithm of the odds that a segue leads from a screen to another, against noise.
  func odds(_ number: Int, _ from: Int, _ to: Int, in tally: ReplayTally) -> Double {
    let expected = max(0.0001, expected(number, from, to))
    let seen = Double(number)
    guard seen >= expected + 3 * expected.squareRoot() else { return -.infinity }
    // A screen leads to one or two others, and each of them may be as rare as one time in 150 (the logarithm of which is 5).
    let segue = log(1.5 / Double(visits.count)) - log(5 * seen)
    // As Poisson has it, with Stirling's formula.
    let noise = seen * (log(expected / seen) + 1) - expected - log(2 * .pi * seen) / 2 - 1 / (12 * seen)
    let followed = tally.followed[from * visits.count + to] ?? (0, 0)
    return segue - noise + Self.weight * Double(max(-2, min(2, followed.onward - followed.around)))
  }

  /// The evidence for a segue if only it explains what follows, as a logarithm; one in twenty times, noise follows noise.
  private static let weight = 3.0

  /// The bounds of the rate, and its margin over the average, because noise is not spread evenly.
  private static let (lowestRate, highestRate) = (0.0005, 0.05)
  private static let margin = 1.8

  /// The rate assumed where there are few sessions, and the number of occasions for noise that it counts as.
  private static let (usualRate, usualChances) = (0.012, 1000.0)

  /// The least odds of a proposed segue, two to one, and those of the likeliest segue to a screen that no other leads to.
  static let leastOdds = 0.7
  static let leastOddsOfOnly = -2.0
}
