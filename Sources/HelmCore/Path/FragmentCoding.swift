/// What is written and read with the names of its fragments.
package protocol FragmentCoding: Codable {
  associatedtype N: Fragment

  func encode(to encoder: any Encoder, by coder: FragmentCoder<N>) throws
  init(from decoder: any Decoder, by coder: FragmentCoder<N>) throws
}

extension FragmentCoding {
  /// Writes a value with the names of its fragments.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: What the encoder throws, or that a name is not unique.
  /// - Complexity: Linear in the value, and for fragments that go by their names, in how many there are.
  public func encode(to encoder: any Encoder) throws {
    try encode(to: encoder, by: FragmentCoder(userInfo: encoder.userInfo))
  }

  /// Reads what `encode(to:)` writes; a repeated edge counts once.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: What the decoder throws, or that there is no such fragment.
  /// - Complexity: Linear in the value, and for fragments that go by their names, in how many there are.
  public init(from decoder: any Decoder) throws {
    try self.init(from: decoder, by: FragmentCoder(userInfo: decoder.userInfo))
  }
}
