import Foundation
import HelmTesting

extension SeededNumbers {
  /// Returns `true` with a probability in percent.
  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

  /// A random element of a nonempty collection.
  mutating func pick<C: RandomAccessCollection>(_ elements: C) -> C.Element {
    let offset = Int.random(in: 0..<elements.count, using: &self)
    return elements[elements.index(elements.startIndex, offsetBy: offset)]
  }
}

/// The only seed to test with, if the environment variable `HELM_TEST_SEED` is set.
let seedFromEnvironment = ProcessInfo.processInfo.environment["HELM_TEST_SEED"].flatMap(UInt64.init)
