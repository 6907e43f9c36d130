#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension UUID: FragmentID, UniversallyUniqueID {
  /// The hexadecimal digits, in uppercase.
  public var canonicalText: String { uuidString }

  /// Creates a UUID from uppercase hexadecimal digits.
  ///
  /// - Parameter canonicalText: The text of an id. Text with lowercase letters isn't the canonical text of a `UUID`, and would be another
  ///   id.
  /// - Complexity: Linear in the text.
  public init?(canonicalText: String) {
    guard let value = UUID(uuidString: canonicalText), value.uuidString == canonicalText else { return nil }
    self = value
  }
}
