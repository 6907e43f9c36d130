#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension UUID: UniversallyUniqueID {
  /// Creates a UUID from hexadecimal digits, in uppercase or lowercase; only the former are its canonical text.
  package init?(_ text: String) { self.init(uuidString: text) }
}
