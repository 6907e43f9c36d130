/// An id of any type; two are equal if their canonical texts are.
///
/// ```swift
/// let command: NavigationCommand<Screen> = .present(.fragment(.detail, id: AnyFragmentID(5)))
/// ```
public struct AnyFragmentID: FragmentID, Described {
  /// The id as text.
  public let canonicalText: String

  /// The type that the id was given in, `nil` where only its text is known.
  package let type: (any FragmentID.Type)?

  /// Wraps an id.
  ///
  /// - Parameter id: The id itself, or another wrapped one, which is not wrapped again.
  /// - Complexity: Linear in the id's text.
  public init(_ id: any FragmentID) {
    if let wrapped = id as? AnyFragmentID {
      self = wrapped
    } else {
      canonicalText = id.canonicalText
      type = Swift.type(of: id)
    }
  }

  /// Takes the text of an id whose type is not known, from a document or a path.
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
  /// The id that a caller gives, if any.
  package init(_ id: (any FragmentID)?) { self = id.map { AnyFragmentID($0) } }

  /// The id with a text, if there is one.
  package init(text: String?) { self = text.map { AnyFragmentID(canonicalText: $0) } }
}
