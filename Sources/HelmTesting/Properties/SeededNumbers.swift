/// A random number generator that produces the same numbers for the same seed on every platform and in every version
/// (SplitMix64).
///
/// ```swift
/// var numbers = SeededNumbers(seed: 7)
/// let fragment = graph.fragments.randomElement(using: &numbers)
/// ```
public struct SeededNumbers: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates a generator.
  ///
  /// - Parameter seed: The seed, which determines all numbers; print it when a test fails.
  public init(seed: UInt64) { state = seed }

  /// Returns the next number.
  ///
  /// - Returns: A 64-bit number; all are equally likely.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns an integer below a bound.
  ///
  /// `Int.random(in:using:)` may change between versions of the standard library.
  package mutating func below(_ bound: Int) -> Int { Int(truncatingIfNeeded: next() >> 1) % bound }
}
