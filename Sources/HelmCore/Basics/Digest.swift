/// A 128-bit digest of a sequence of words, the same on every platform and in every run.
///
/// The probability that any two of a million different sequences have the same digest is about 10⁻²⁶.
package struct Digest: Hashable, Sendable {
  package private(set) var high: UInt64 = 0x9E37_79B9_7F4A_7C15
  package private(set) var low: UInt64 = 0xD1B5_4A32_D192_ED03

  package init() {}

  package mutating func add(_ word: UInt64) {
    let mixed = (word ^ (word >> 31)) &* 0xBF58_476D_1CE4_E5B9
    high = Self.fold(high ^ mixed, 0xA076_1D64_78BD_642F) &+ word
    low = Self.fold(low &+ mixed, 0xE703_7ED1_A0B4_28DB) ^ (low << 7 | low >> 57)
  }

  package mutating func finish() {
    high = Self.fold(high ^ low, 0x8EBC_6AF0_9C88_C6E3) &+ high
    low = Self.fold(low &+ (high << 1), 0x5899_65CC_7537_4CC3) ^ low
  }

  private static func fold(_ lhs: UInt64, _ rhs: UInt64) -> UInt64 {
    let product = lhs.multipliedFullWidth(by: rhs)
    return product.high ^ product.low
  }
}
