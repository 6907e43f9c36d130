import Foundation

/// A small random number generator whose whole run follows from its seed.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// Whether something that happens so many times in a hundred happens now.
  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

  /// One of the elements, which are not empty.
  mutating func pick<C: RandomAccessCollection>(_ elements: C) -> C.Element {
    let offset = Int.random(in: 0..<elements.count, using: &self)
    return elements[elements.index(elements.startIndex, offsetBy: offset)]
  }
}

/// The only seed to test with, where the environment variable `HELM_TEST_SEED` names one.
let seedFromEnvironment = ProcessInfo.processInfo.environment["HELM_TEST_SEED"].flatMap(UInt64.init)
