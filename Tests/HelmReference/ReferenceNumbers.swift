/// Random numbers that are reproducible by seed (SplitMix64).
struct ReferenceNumbers: RandomNumberGenerator, Sendable {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to, but not including, a bound.
  mutating func below(_ bound: Int) -> Int { Int(truncatingIfNeeded: next() >> 1) % bound }

  /// Returns `true` with a probability in percent.
  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  /// A random element of a nonempty collection.
  mutating func pick<E>(_ elements: [E]) -> E { elements[below(elements.count)] }

  mutating func shuffled<E>(_ elements: [E]) -> [E] {
    var elements = elements
    for index in elements.indices.dropFirst().reversed() { elements.swapAt(index, below(index + 1)) }
    return elements
  }
}
