import Foundation

/// What noise makes of sessions: views that are lost, or that come between others.
struct NoiseEstimate {
  /// How often each screen follows each, directly and with one between them, and how often each is viewed.
  private(set) var following: ScreenTable
  private var skipping: ScreenTable
  private(set) var visits: [Int]
  private(set) var moves = 0

  /// How often a view is lost, at most; and how often another one comes between.
  private(set) var rate: Double

  /// Counts sessions, and estimates the rate by them unless it is known.
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

  /// Finds the rate at which noise makes up for all that is too rare to be more than noise at that rate.
  ///
  /// Noise comes from anywhere: what is only ever reached from one screen, or only ever leads to one, is none.
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

  /// How often noise could have made a screen follow another: by losing the view between, or by adding one of the two.
  private func chancesOfNoise(_ from: Int, _ to: Int) -> Double {
    Double(skipping[from, to]) + Double(visits[from] + visits[to]) / Double(max(1, visits.count))
  }

  /// How often noise makes a screen follow another, given how often that is explained by a segue.
  func expected(_ number: Int, _ from: Int, _ to: Int) -> Double {
    rate * chancesOfNoise(from, to) + 0.1 * Double(max(0, following[from, to] - number))
  }

  /// Whether noise alone would not make a screen follow another so often.
  func isExceeded(by number: Int, _ from: Int, _ to: Int) -> Bool {
    let expected = expected(number, from, to)
    return Double(number) >= max(3, expected + 3 * expected.squareRoot() + 1)
  }

  /// The logarithm of how much likelier it is that a segue leads from a screen to another than that noise does.
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

  /// What it says for a segue that what follows is explained by it alone, as a logarithm; one in twenty times, noise follows noise.
  private static let weight = 3.0

  /// Between which the rate is, and how much higher than on average: noise is not spread evenly.
  private static let (lowestRate, highestRate) = (0.0005, 0.05)
  private static let margin = 1.8

  /// The rate that is supposed where few sessions say otherwise, and how many chances of noise it counts for.
  private static let (usualRate, usualChances) = (0.012, 1000.0)

  /// The odds from which on a segue is proposed, two to one; and those of the likeliest one to a screen to which no other leads.
  static let leastOdds = 0.7
  static let leastOddsOfOnly = -2.0
}
