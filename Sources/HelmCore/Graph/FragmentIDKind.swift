/// The type of a fragment's ids, as errors and findings name it.
///
/// ``Segues/ids(_:for:example:)`` declares it in a graph.
package struct FragmentIDKind: Sendable {
  /// The name of the type without its module, such as `Int` or `Item.ID`.
  package let name: String

  /// The canonical text of one id of the type, for example in walks and explorations.
  package let example: String

  /// The type; `nil` for a kind that was read from a document.
  let type: (any FragmentID.Type)?

  private let read: @Sendable (String) -> String?

  /// Creates the kind for a type of ids, with one of them as an example.
  ///
  /// By default, that is the first of all cases, or the first of `"1"`, `"a"` and a UUID that reads as an id.
  package init<ID: FragmentID>(_ type: ID.Type, example: ID? = nil) {
    self.init(
      name: typeName(type), type: type,
      example: example?.canonicalText ?? LinkIDType.caseTexts(of: type).first
        ?? (type as? any CompositeID.Type).flatMap { CompositeField.example(of: $0) }
    ) { HelmCore.canonicalText(ofWritten: $0, as: ID.self) }
  }

  /// Creates the kind for a type; `nil` for one that the program itself doesn't have.
  package init(
    name: String, type: (any FragmentID.Type)? = nil, example: String? = nil,
    read: @escaping @Sendable (String) -> String?
  ) {
    self.name = name
    self.type = type
    self.example =
      example ?? ["1", "a", "00000000-0000-0000-0000-000000000001"].lazy.compactMap(read).first ?? "1"
    self.read = read
  }

  /// Returns the canonical text of an id in a URL or a document, or `nil` if the text is not an id of the type.
  package func canonicalText(of text: String) -> String? { read(text) }

  /// Returns whether a text is an id of the type.
  package func accepts(_ text: String) -> Bool { read(text) != nil }

  /// Returns the name of the type that an id was given in, unless it is exactly this type, or a string, whose text is then checked.
  func wrongTypeName(of id: AnyFragmentID) -> String? {
    guard let type, let given = id.type, given != type, given != String.self else { return nil }
    return typeName(given)
  }
}

extension FragmentIDKind: KeyEquatable {
  package var equalityKey: String { name }
}

extension FragmentIDKind: Described {
  package var descriptionText: String { name }
}

/// Returns the name of a type, including enclosing types, without the module.
func typeName(_ type: Any.Type) -> String {
  let parts = String(reflecting: type).split(separator: ".").dropFirst()
  let isPlain = !parts.isEmpty && parts.allSatisfy { !$0.contains { "(<, >)".contains($0) } }
  return isPlain ? parts.joined(separator: ".") : "\(type)"
}
