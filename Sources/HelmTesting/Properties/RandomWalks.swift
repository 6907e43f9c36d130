import Helm

/// How to make random walks.
public struct RandomWalks<N: Fragment>: Sendable {
  /// The seed of the walks; the same seed gives the same walks.
  public var seed: UInt64

  /// How many walks are made.
  public var count: Int

  /// The maximum number of commands in each walk.
  public var length: Int

  /// Provides the id to take a segue with.
  public var identityProvider: IdentityProvider<N>

  /// Describes random walks.
  ///
  /// - Parameters:
  ///   - seed: The seed of the walks; the same seed gives the same walks.
  ///   - count: How many walks are made.
  ///   - length: The maximum number of commands in each walk.
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
