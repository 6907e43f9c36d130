#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension UUID: FragmentID, UniversallyUniqueID {
  /// The hexadecimal digits, in capitals.
  public var canonicalText: String { uuidString }

  /// Reads hexadecimal digits in capitals.
  ///
  /// - Parameter canonicalText: The text of an id; one with lowercase letters is no canonical text of a `UUID`, and
  ///   would be another id.
  /// - Complexity: Linear in the text.
  public init?(canonicalText: String) {
    guard let value = UUID(uuidString: canonicalText), value.uuidString == canonicalText else { return nil }
    self = value
  }
}
