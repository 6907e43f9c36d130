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
    if let wrapped = id as? AnyFragmentID {
      self = wrapped
    } else {
      canonicalText = id.canonicalText
      type = Swift.type(of: id)
    }
  }

  /// Creates an id of unknown type from text in a document or a path.
  ///
  /// - Parameter canonicalText: The text.
  /// - Complexity: Constant.
  public init(canonicalText: String) {
    self.canonicalText = canonicalText
    type = nil
  }

  /// The canonical text.
  package var descriptionText: String { canonicalText }
}

extension AnyFragmentID: KeyEquatable {
  package var equalityKey: String { canonicalText }
}

extension AnyFragmentID? {
  /// Wraps an optional id.
  package init(_ id: (any FragmentID)?) { self = id.map { AnyFragmentID($0) } }

  /// Wraps an optional text.
  package init(text: String?) { self = text.map { AnyFragmentID(canonicalText: $0) } }
}
