#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension UUID: FragmentID, UniversallyUniqueID {
  /// The hexadecimal digits, in capitals.
  public var canonicalText: String { uuidString }

  /// Reads hexadecimal digits, capitals or not.
  ///
  /// - Parameter canonicalText: The text of an id, perhaps of another type.
  /// - Complexity: Linear in the text.
  public init?(canonicalText: String) { self.init(uuidString: canonicalText) }
}
