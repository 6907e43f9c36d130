/// The ids that are UUIDs; Foundation's type is not known here.
package protocol UniversallyUniqueID: FragmentID {}

/// Reads an id as people, URLs and documents write it, which may differ from its canonical text: a UUID can be in
/// uppercase or lowercase.
///
/// - Parameters:
///   - text: The text.
///   - type: The type of the id.
/// - Returns: The canonical text of the id, or `nil` where the text is not of the type.
/// - Complexity: Linear in the text.
package func canonicalText(ofWritten text: String, as type: any FragmentID.Type) -> String? {
  if type is any UniversallyUniqueID.Type { return canonicalText(ofWrittenUUID: text) }
  return type.init(canonicalText: text)?.canonicalText
}
