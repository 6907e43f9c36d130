import Foundation
import HelmTesting

extension SeededNumbers {
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
