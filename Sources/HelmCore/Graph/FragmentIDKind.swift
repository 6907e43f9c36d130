/// The type of the ids that a fragment takes, as errors and findings name it.
///
/// ``Segues/ids(_:for:example:)`` declares it in a graph.
public struct FragmentIDKind: Sendable {
  /// The name of the type without its module, such as `Int` or `Item.ID`.
  package let name: String

  /// The canonical text of an id of the type, for walks, explorations and the like.
  package let example: String

  /// The type; a kind read from a document has none.
  let type: (any FragmentID.Type)?

  private let read: @Sendable (String) -> String?

  /// Takes a type of ids.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - example: One of its ids. Without one, it is the first of all cases, or what reads as an id of `"1"`, `"a"` and a UUID.
  /// - Complexity: Constant.
  package init<ID: FragmentID>(_ type: ID.Type, example: ID? = nil) {
    let read: @Sendable (String) -> String? = { HelmCore.canonicalText(ofWritten: $0, as: ID.self) }
    self.init(
      name: typeName(type), type: type,
      example: example?.canonicalText ?? firstCase(of: type)
        ?? (type as? any CompositeID.Type).flatMap { CompositeField.example(of: $0) }
        ?? exampleTexts.lazy.compactMap(read).first, read: read)
  }

  /// Takes the name of a type that the program itself doesn't have.
  package init(name: String, read: @escaping @Sendable (String) -> String?) {
    self.init(name: name, type: nil, example: exampleTexts.lazy.compactMap(read).first, read: read)
  }

  private init(
    name: String, type: (any FragmentID.Type)?, example: String?, read: @escaping @Sendable (String) -> String?
  ) {
    self.name = name
    self.type = type
    self.example = example ?? "1"
    self.read = read
  }

  /// Reads an id.
  ///
  /// - Parameter text: A text from anywhere: a URL, a document.
  /// - Returns: The canonical text of the id, or `nil` where the text is not of the type.
  /// - Complexity: Linear in the text.
  package func canonicalText(of text: String) -> String? { read(text) }

  /// Whether a text is that of an id of the type.
  ///
  /// - Parameter text: The text.
  /// - Returns: Whether it is read as an id.
  /// - Complexity: Linear in the text.
  package func accepts(_ text: String) -> Bool { read(text) != nil }

  /// Whether a value of a type is accepted: one of the very type, or a string, whose text is then checked.
  package func accepts(_ given: any FragmentID.Type) -> Bool {
    guard let type else { return true }
    return ObjectIdentifier(given) == ObjectIdentifier(type)
      || ObjectIdentifier(given) == ObjectIdentifier(String.self)
  }

  /// The name of the type that an id was given in, if that is not accepted.
  func wrongTypeName(of id: AnyFragmentID) -> String? {
    id.type.flatMap { accepts($0) ? nil : typeName($0) }
  }
}

extension FragmentIDKind: KeyEquatable {
  package var equalityKey: String { name }
}

extension FragmentIDKind: Described {
  /// The name of the type.
  package var descriptionText: String { name }
}

/// What reads as an id in most types.
private let exampleTexts = ["1", "a", "00000000-0000-0000-0000-000000000001"]

private func firstCase(of type: any FragmentID.Type) -> String? {
  func first<T: CaseIterable>(_ type: T.Type) -> String? { (type.allCases.first as? any FragmentID)?.canonicalText }
  return (type as? any CaseIterable.Type).flatMap { first($0) }
}

/// The name of a type with the types around it, without the module.
func typeName(_ type: Any.Type) -> String {
  let parts = String(reflecting: type).split(separator: ".").dropFirst()
  let isPlain = !parts.isEmpty && parts.allSatisfy { !$0.contains { "(<, >)".contains($0) } }
  return isPlain ? parts.joined(separator: ".") : "\(type)"
}
