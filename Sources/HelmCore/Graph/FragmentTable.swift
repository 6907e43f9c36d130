/// The fragments of a graph in order, and the position of each.
///
/// A hash table of positions: each fragment is stored once and hashed once. A bucket stores half of the fragment's hash. That is enough to
/// move it when the table grows, and to skip nearly all other fragments without comparing them.
@usableFromInline
struct FragmentTable<N: Fragment>: Sendable {
  /// The fragments, by position.
  @usableFromInline var fragments: [N] = []

  /// The positions, each in its fragment's bucket or, if that is taken, in a later one.
  ///
  /// Their number is a power of two, and at most three quarters are in use.
  @usableFromInline var buckets = [FragmentBucket](repeating: FragmentBucket(), count: 16)

  @inlinable
  init() {}

  /// Returns the position of a fragment.
  ///
  /// - Complexity: Constant.
  @inlinable
  func position(of fragment: N) -> FragmentIndex? {
    let position = buckets[bucket(of: fragment, hash: Self.hash(fragment))].position
    return position == FragmentBucket.noFragment ? nil : FragmentIndex(Int(position))
  }

  /// Returns the position of a fragment, adding the fragment if it has none.
  ///
  /// - Complexity: Amortized constant.
  @inlinable
  mutating func insert(_ fragment: N) -> FragmentIndex {
    let hash = Self.hash(fragment)
    let bucket = bucket(of: fragment, hash: hash)
    let known = buckets[bucket].position
    if known != FragmentBucket.noFragment { return FragmentIndex(Int(known)) }
    let new = FragmentIndex(fragments.count)
    buckets[bucket] = FragmentBucket(hash: hash, position: new.rawValue)
    fragments.append(fragment)
    if 4 * fragments.count > 3 * buckets.count { buckets.doubleBuckets() }
    return new
  }

  /// Returns the bucket of a fragment, or the empty one it would get.
  @inlinable
  func bucket(of fragment: N, hash: UInt32) -> Int {
    var bucket = buckets.first(for: hash)
    while buckets[bucket].position != FragmentBucket.noFragment,
      buckets[bucket].hash != hash || fragments[Int(buckets[bucket].position)] != fragment
    {
      bucket = buckets.next(after: bucket)
    }
    return bucket
  }

  @inlinable
  static func hash(_ fragment: N) -> UInt32 { UInt32(truncatingIfNeeded: fragment.hashValue) }
}

/// An entry of the hash table: half of a fragment's hash, and its position.
@frozen
@usableFromInline
struct FragmentBucket: Sendable {
  @usableFromInline let hash: UInt32
  @usableFromInline let position: Int32

  /// The position in an empty bucket; a number instead of an optional, so that eight buckets fit into a cache line.
  @inlinable static var noFragment: Int32 { -1 }

  @inlinable
  init(hash: UInt32 = 0, position: Int32 = FragmentBucket.noFragment) {
    self.hash = hash
    self.position = position
  }
}

extension [FragmentBucket] {
  @inlinable
  func first(for hash: UInt32) -> Int { Int(hash) & (count - 1) }

  @inlinable
  func next(after bucket: Int) -> Int { (bucket + 1) & (count - 1) }

  @usableFromInline
  mutating func doubleBuckets() {
    var larger = [FragmentBucket](repeating: FragmentBucket(), count: 2 * count)
    for bucket in self where bucket.position != FragmentBucket.noFragment {
      var place = larger.first(for: bucket.hash)
      while larger[place].position != FragmentBucket.noFragment { place = larger.next(after: place) }
      larger[place] = bucket
    }
    self = larger
  }
}
