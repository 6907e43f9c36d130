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

  /// An integer below a bound. `Int.random(in:using:)` may change between versions of the standard library.
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

/// A script after which an invariant does not hold, as short as it could be made.
public struct InvariantFailure<N: Fragment>: Error, Hashable, CustomStringConvertible {
  /// The invariant in words.
  public let invariant: String

  /// The seed that the walks were made from.
  public let seed: UInt64

  /// The number of the walk that failed, from zero on.
  public let walk: Int

  /// The commands; none can be left out.
  public let script: [NavigationCommand<N>]

  /// What is presented after them.
  public let presented: [PathFragment<N>]

  /// The invariant, the steps, and a test to paste.
  public var description: String {
    let steps = script.isEmpty ? "Right at the start" : numbered(script) + "\nThen"
    return """
      Not always: \(invariant) (seed \(seed), walk \(walk)).
      \(steps), presented from the bottom to the top: \(presented.map(\.description).joined(separator: ", ")).

      \(asTest())
      """
  }
}

extension Navigation {
  /// Checks an invariant in every state of random walks from this one.
  ///
  /// ```swift
  /// try navigation.expect("the player stays", on: RandomWalks(seed: 7)) { $0.isPresented(.player) }
  /// ```
  ///
  /// - Parameters:
  ///   - invariant: The invariant in words.
  ///   - walks: How the walks are made.
  ///   - holds: Whether the invariant holds in a state.
  /// - Throws: ``InvariantFailure`` with a script that no command can be left out of.
  /// - Complexity: The walks' commands, with the moves of each state.
  public func expect(
    _ invariant: String, on walks: RandomWalks<N>, holds: (Navigation<N>) -> Bool
  ) throws(InvariantFailure<N>) {
    var numbers = SeededNumbers(seed: walks.seed)
    for walk in 0..<max(0, walks.count) {
      var state = self
      var script: [NavigationCommand<N>] = []
      while holds(state) {
        guard script.count < walks.length else { break }
        let moves = state.moves(identityProvider: walks.identityProvider)
        guard !moves.isEmpty else { break }
        let command = moves[numbers.below(moves.count)]
        script.append(command)
        _ = try? state.perform(command)
      }
      guard !holds(state) else { continue }
      let short = shrink(script) { !holds(self.after($0)) }
      throw InvariantFailure(
        invariant: invariant, seed: walks.seed, walk: walk, script: short,
        presented: after(short).presentedFragments)
    }
  }

  /// The state after commands; those that fail do nothing.
  func after(_ script: [NavigationCommand<N>]) -> Navigation {
    var state = self
    for command in script { _ = try? state.perform(command) }
    return state
  }
}
