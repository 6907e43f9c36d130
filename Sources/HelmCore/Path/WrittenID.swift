/// The ids that are UUIDs; the core doesn't import Foundation, which declares the type.
package protocol UniversallyUniqueID: FragmentID {}

/// Parses an id as users, URLs and documents write it, which may differ from its canonical text: a UUID can be in uppercase or lowercase.
///
/// - Parameters:
///   - text: The text.
///   - type: The type of the id.
/// - Returns: The canonical text of the id, or `nil` if the text is not an id of the type.
/// - Complexity: Linear in the text.
package func canonicalText(ofWritten text: String, as type: any FragmentID.Type) -> String? {
  if type is any UniversallyUniqueID.Type { return canonicalText(ofWrittenUUID: text) }
  return type.init(canonicalText: text)?.canonicalText
}
