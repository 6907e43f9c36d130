/// The ids that are UUIDs; the core doesn't import Foundation, which declares the type.
package protocol UniversallyUniqueID: FragmentID {}

/// Returns the canonical text of an id as users, URLs and documents write it, or `nil` if the text is not an id of the type.
///
/// It may differ from the text: a UUID can be in uppercase or lowercase.
package func canonicalText(ofWritten text: String, as type: any FragmentID.Type) -> String? {
  if type is any UniversallyUniqueID.Type { return canonicalText(ofWrittenUUID: text) }
  return type.init(canonicalText: text)?.canonicalText
}
