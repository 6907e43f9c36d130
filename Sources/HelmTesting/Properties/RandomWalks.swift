import Helm

/// The settings of random walks.
public struct RandomWalks<N: Fragment>: Sendable {
  /// The seed of the walks; the same seed always produces the same walks.
  public var seed: UInt64

  /// The number of walks.
  public var count: Int

  /// The maximum number of commands in each walk.
  public var length: Int

  /// A closure that returns the id to take a segue with.
  public var identityProvider: IdentityProvider<N>

  /// Creates the settings of random walks.
  ///
  /// - Parameters:
  ///   - seed: The seed of the walks; the same seed always produces the same walks.
  ///   - count: The number of walks.
  ///   - length: The maximum number of commands in each walk.
  ///   - identityProvider: A closure that returns the id to take a segue with.
  public init(
    seed: UInt64 = 1, count: Int = 100, length: Int = 50, identityProvider: @escaping IdentityProvider<N> = { _ in nil }
  ) {
    self.seed = seed
    self.count = count
    self.length = length
    self.identityProvider = identityProvider
  }
}
