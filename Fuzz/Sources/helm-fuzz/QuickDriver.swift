import Foundation
import HelmTesting

/// Reads the corpus of each target, and random changes to it: the same ones in every run, as far as the time goes.
func runQuickly(seconds: Double, corpus: String) {
  for target in FuzzTarget.all {
    var tally = Tally(target)
    var inputs: [[UInt8]] = [[]]
    let folder = "\(corpus)/\(target.name)"
    for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
      if let data = FileManager.default.contents(atPath: "\(folder)/\(name)") { inputs.append(Array(data)) }
    }
    for input in inputs { tally.read(input) }
    let start = Date()
    var random = SeededNumbers(seed: 1)
    while Date().timeIntervalSince(start) < seconds {
      let input = random.changed(inputs)
      tally.read(input)
    }
    print(tally.line + ", by a driver of our own")
  }
}

extension SeededNumbers {
  /// One of the inputs with random changes.
  fileprivate mutating func changed(_ inputs: [[UInt8]]) -> [UInt8] {
    var bytes = inputs.randomElement(using: &self) ?? []
    for _ in 0..<Int.random(in: 1...6, using: &self) {
      let place = Int.random(in: 0...bytes.count, using: &self)
      let end = min(bytes.count, place + Int.random(in: 1...24, using: &self))
      switch Int.random(in: 0..<6, using: &self) {
      case 0 where place < bytes.count: bytes[place] = UInt8.random(in: 0...255, using: &self)
      case 1: bytes.removeSubrange(place..<end)
      case 2: bytes.insert(contentsOf: bytes[place..<end], at: place)
      case 3: bytes.insert(UInt8.random(in: 0...255, using: &self), at: place)
      case 4 where place < bytes.count: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &self)
      default:
        let other = inputs.randomElement(using: &self) ?? []
        let from = Int.random(in: 0...other.count, using: &self)
        bytes.insert(contentsOf: other[from..<min(other.count, from + 40)], at: place)
      }
    }
    return bytes
  }
}
