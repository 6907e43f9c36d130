// What the machine knows of ids, for a page: texts. The library's own types of these names know an app's types, too.

/// An id that a command gives.
package struct AnyFragmentID: Sendable {
  package let canonicalText: String
}

extension AnyFragmentID? {
  /// The id with a text, if there is one.
  init(text: String?) { self = text.map { AnyFragmentID(canonicalText: $0) } }
}

/// The type of the ids that a fragment takes.
///
/// Of an app's own type, a page knows only the name: it takes any text.
package enum FragmentIDKind: Int32, CaseIterable, Sendable {
  case any, uuid, int8, int16, int32, int64, uint8, uint16, uint32, uint64

  /// Whether a text is that of an id of the type.
  func accepts(_ text: String) -> Bool {
    switch self {
    case .any: true
    case .uuid: canonicalText(ofWrittenUUID: text) != nil
    case .int8: Int8(canonicalText: text) != nil
    case .int16: Int16(canonicalText: text) != nil
    case .int32: Int32(canonicalText: text) != nil
    case .int64: Int64(canonicalText: text) != nil
    case .uint8: UInt8(canonicalText: text) != nil
    case .uint16: UInt16(canonicalText: text) != nil
    case .uint32: UInt32(canonicalText: text) != nil
    case .uint64: UInt64(canonicalText: text) != nil
    }
  }

  /// A page gives texts, which are of no type.
  func wrongTypeName(of id: AnyFragmentID) -> String? { nil }
}
