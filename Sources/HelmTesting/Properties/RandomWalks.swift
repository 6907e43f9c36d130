import Helm

/// Random numbers that are the same for the same seed, everywhere.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// An integer below a bound.
  ///
  /// `Int.random(in:using:)` may change between versions of the standard library.
  mutating func below(_ bound: Int) -> Int { Int(truncatingIfNeeded: next() >> 1) % bound }
}

/// How random walks are made.
public struct RandomWalks<N: Fragment>: Sendable {
  /// What the walks are made from; the same seed gives the same walks.
  public var seed: UInt64

  /// How many walks are made.
  public var count: Int

  /// How many commands each walk has at most.
  public var length: Int

  /// Gives the id to take a segue with.
  public var identityProvider: IdentityProvider<N>

  /// Describes random walks.
  ///
  /// - Parameters:
  ///   - seed: What the walks are made from; the same seed gives the same walks.
  ///   - count: How many walks are made.
  ///   - length: How many commands each walk has at most.
  ///   - identityProvider: Gives the id to take a segue with.
  public init(
    seed: UInt64 = 1, count: Int = 100, length: Int = 50, identityProvider: @escaping IdentityProvider<N> = { _ in nil }
  ) {
    self.seed = seed
    self.count = count
    self.length = length
    self.identityProvider = identityProvider
  }
}
