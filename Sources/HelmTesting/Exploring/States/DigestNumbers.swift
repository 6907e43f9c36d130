import HelmCore

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
