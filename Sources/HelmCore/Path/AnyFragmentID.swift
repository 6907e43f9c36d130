/// An id of any type; two are equal if their canonical texts are.
///
/// ```swift
/// let command: NavigationCommand<Screen> = .present(.fragment(.detail, id: AnyFragmentID(5)))
/// ```
public struct AnyFragmentID: FragmentID, Described {
  /// The id as text.
  public let canonicalText: String

  /// The type that the id was given in; `nil` if only its text is known.
  package let type: (any FragmentID.Type)?

  /// Creates a type-erased id.
  ///
  /// - Parameter id: The id, or an already wrapped one, which is not wrapped again.
  /// - Complexity: Linear in the id's text.
  public init(_ id: any FragmentID) {
    canonicalText = id.canonicalText
    let wrapped = id as? AnyFragmentID
    type = wrapped == nil ? Swift.type(of: id) : wrapped?.type
  }

  /// Creates an id of unknown type from text in a document or a path.
  ///
  /// - Parameter canonicalText: The text.
  /// - Complexity: Constant.
  public init(canonicalText: String) {
    self.canonicalText = canonicalText
    type = nil
  }

  package var descriptionText: String { canonicalText }
}

extension AnyFragmentID: KeyEquatable {
  package var equalityKey: String { canonicalText }
}

extension AnyFragmentID? {
  package init(_ id: (any FragmentID)?) { self = id.map { AnyFragmentID($0) } }

  package init(text: String?) { self = text.map { AnyFragmentID(canonicalText: $0) } }
}

/// The ids that are UUIDs; the core doesn't import Foundation, which declares the type.
package protocol UniversallyUniqueID: FragmentID {}

/// Returns the canonical text of an id as users, URLs and documents write it, such as a UUID in lowercase; `nil` if it is no id of the type.
package func canonicalText(ofWritten text: String, as type: any FragmentID.Type) -> String? {
  if type is any UniversallyUniqueID.Type { return canonicalText(ofWrittenUUID: text) }
  return type.init(canonicalText: text)?.canonicalText
}
