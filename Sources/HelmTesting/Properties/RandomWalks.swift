import Helm

/// How random walks are made.
public struct RandomWalks<N: Fragment>: Sendable {
  /// What the walks are made from; the same seed gives the same walks.
  public var seed: UInt64

  /// How many walks are made.
  public var count: Int

  /// How many commands each walk has at most.
  public var length: Int

  /// Provides the id to take a segue with.
  public var identityProvider: IdentityProvider<N>

  /// Describes random walks.
  ///
  /// - Parameters:
  ///   - seed: What the walks are made from; the same seed gives the same walks.
  ///   - count: How many walks are made.
  ///   - length: How many commands each walk has at most.
  ///   - identityProvider: Provides the id to take a segue with.
  public init(
    seed: UInt64 = 1, count: Int = 100, length: Int = 50, identityProvider: @escaping IdentityProvider<N> = { _ in nil }
  ) {
    self.seed = seed
    self.count = count
    self.length = length
    self.identityProvider = identityProvider
  }
}
