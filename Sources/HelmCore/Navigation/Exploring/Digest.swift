/// A 128-bit digest of a sequence of words, the same on every platform and in every run.
///
/// The probability that any two of a million different sequences have the same digest is about 10⁻²⁶.
struct Digest: Hashable, Sendable {
  private(set) var high: UInt64 = 0x9E37_79B9_7F4A_7C15
  private(set) var low: UInt64 = 0xD1B5_4A32_D192_ED03

  mutating func add(_ word: UInt64) {
    let mixed = (word ^ (word >> 31)) &* 0xBF58_476D_1CE4_E5B9
    high = Self.fold(high ^ mixed, 0xA076_1D64_78BD_642F) &+ word
    low = Self.fold(low &+ mixed, 0xE703_7ED1_A0B4_28DB) ^ (low << 7 | low >> 57)
  }

  mutating func finish() {
    high = Self.fold(high ^ low, 0x8EBC_6AF0_9C88_C6E3) &+ high
    low = Self.fold(low &+ (high << 1), 0x5899_65CC_7537_4CC3) ^ low
  }

  private static func fold(_ lhs: UInt64, _ rhs: UInt64) -> UInt64 {
    let product = lhs.multipliedFullWidth(by: rhs)
    return product.high ^ product.low
  }
}

/// Digests, numbered in the order they are added.
struct DigestNumbers: Sendable {
  private var digests = Pages<Digest>()

  /// The numbers, each in the bucket of its digest or, if that is taken, in a later one.
  private var buckets = [Int32](repeating: DigestNumbers.none, count: 64)

  /// The value of an empty bucket.
  private static var none: Int32 { -1 }

  /// The number of digests.
  var count: Int { digests.count }

  /// The number of a digest, if it was added.
  ///
  /// - Complexity: Constant.
  subscript(digest: Digest) -> Int? {
    var bucket = bucket(of: digest)
    while buckets[bucket] != Self.none {
      let number = Int(buckets[bucket])
      if digests[number] == digest { return number }
      bucket = self.bucket(after: bucket)
    }
    return nil
  }

  /// Adds a digest that isn't there yet.
  ///
  /// - Returns: Its number.
  /// - Complexity: Constant on average.
  mutating func add(_ digest: Digest) -> Int {
    let number = count
    digests.append(digest)
    if 2 * count > buckets.count {
      buckets = [Int32](repeating: Self.none, count: 2 * buckets.count)
      for (number, digest) in digests.enumerated() { insert(number, digest) }
    } else {
      insert(number, digest)
    }
    return number
  }

  private mutating func insert(_ number: Int, _ digest: Digest) {
    var bucket = bucket(of: digest)
    while buckets[bucket] != Self.none { bucket = self.bucket(after: bucket) }
    buckets[bucket] = Int32(truncatingIfNeeded: number)
  }

  private func bucket(of digest: Digest) -> Int { Int(truncatingIfNeeded: digest.low) & (buckets.count - 1) }

  private func bucket(after bucket: Int) -> Int { (bucket + 1) & (buckets.count - 1) }
}
