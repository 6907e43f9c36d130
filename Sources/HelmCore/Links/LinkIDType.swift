/// The type of an id in a link: it determines which texts are ids.
package struct LinkIDType: Sendable {
  /// The name that messages use: `Int`, or `oslo|paris`.
  package let name: String

  package let domain: Domain

  /// A closure that returns the canonical text of an id; `nil` for a text that isn't one.
  package let canonicalText: @Sendable (String) -> String?

  /// The known set of texts, used to decide whether two patterns can match one URL.
  package enum Domain: Sendable, Equatable {
    case text, integer, uuid
    case oneOf([String])

    /// A type of the app, whose texts can only be tested one by one.
    case other
  }
}

extension LinkIDType {
  /// Any text.
  package static let text = LinkIDType(name: "text", domain: .text) { $0 }

  /// An integer in decimal digits, as `Int` writes it: neither `05` nor `+5`.
  package static let integer = LinkIDType(name: "int", domain: .integer) { isInteger($0) ? $0 : nil }

  /// A UUID, in uppercase or lowercase.
  package static let uuid = LinkIDType(name: "uuid", domain: .uuid) { HelmCore.canonicalText(ofWrittenUUID: $0) }

  /// Returns a type with exactly the given texts.
  package static func oneOf(_ values: [String]) -> LinkIDType {
    let set = Set(values)
    return LinkIDType(name: values.joined(separator: "|"), domain: .oneOf(values)) { set.contains($0) ? $0 : nil }
  }

  /// Creates the type for a type of ids of the app.
  ///
  /// The texts of integers, strings, UUIDs and enums that list their cases are known exactly. Other types can only be tested with a text.
  package init(_ type: any FragmentID.Type) {
    name = String(describing: type)
    canonicalText = { HelmCore.canonicalText(ofWritten: $0, as: type) }
    if type is String.Type {
      domain = .text
    } else if type is any FixedWidthInteger.Type {
      domain = .integer
    } else if type is any UniversallyUniqueID.Type {
      domain = .uuid
    } else {
      let texts = Self.caseTexts(of: type)
      domain = texts.isEmpty ? .other : .oneOf(texts)
    }
  }

  /// Creates the type for the ids that a graph declares for a fragment.
  init(_ kind: FragmentIDKind) {
    let domain = kind.type.map { LinkIDType($0).domain } ?? (kind.name == "UUID" ? .uuid : .text)
    self.init(name: kind.name, domain: domain) { kind.canonicalText(of: $0) }
  }

  /// Creates a type from its notation in patterns: `int`, `uuid`, `text` or `oslo|paris`.
  package init(_ text: String) throws(LinkPatternError) {
    var parser = LinkPatternParser(text + ")")
    self = try parser.parseType()
    if parser.next != nil { throw parser.error("expected the end of the type, found \(parser.found)") }
  }

  /// Returns the texts of the cases of an enum that lists them; none for other types.
  static func caseTexts(of type: Any.Type) -> [String] {
    func texts<T: CaseIterable>(_ type: T.Type) -> [String] {
      type.allCases.compactMap { CompositeEncoder.text(of: $0) }
    }
    return (type as? any CaseIterable.Type).map { texts($0) } ?? []
  }

  private static func isInteger(_ text: String) -> Bool {
    let digits = text.utf8.first == UInt8(ascii: "-") ? text.utf8.dropFirst() : text.utf8[...]
    return !digits.isEmpty && digits.allSatisfy(\.isDigit) && (digits.first != UInt8(ascii: "0") || text == "0")
  }
}

/// What types have in common.
extension LinkIDType {
  /// Returns the type of the ids that are of both types, or `nil` if there are certainly none.
  func narrowed(to other: LinkIDType) -> LinkIDType? {
    if other.domain == .text, other.name == "text" { return self }
    let both: @Sendable (String) -> String? = { [canonicalText] text in
      canonicalText(text).flatMap(other.canonicalText)
    }
    let common: Domain
    switch (domain, other.domain) {
    case (.oneOf(let values), _), (_, .oneOf(let values)):
      let values = values.filter { canonicalText($0) != nil && other.canonicalText($0) != nil }
      if values.isEmpty { return nil }
      common = .oneOf(values)
    case (.integer, .uuid), (.uuid, .integer): return nil
    case (.text, let domain), (let domain, .text): common = domain
    case (.other, _), (_, .other): common = .other
    case (.integer, .integer), (.uuid, .uuid): common = domain
    }
    return LinkIDType(name: other.domain == .text ? name : other.name, domain: common, canonicalText: both)
  }

  /// Returns whether all ids of this type are ids of another one.
  func isIncluded(in other: LinkIDType) -> Bool {
    if domain == .other { return other.domain == .text || other.domain == .other && name == other.name }
    return narrowed(to: other)?.domain == domain
  }

  /// Returns a text that is an id of both types, or `nil` if there is none.
  ///
  /// If one of the types can only be tested, the result is a text that it may accept. A part of a path is neither empty nor a dot segment.
  func common(with other: LinkIDType, inPath: Bool) -> String? {
    guard let both = narrowed(to: other) else { return nil }
    switch both.domain {
    case .oneOf(let values): return values.first { !(inPath && ["", ".", ".."].contains($0)) }
    case .integer: return "1"
    case .uuid: return Self.sampleUUID
    case .text: return "a"
    case .other:
      if domain == .uuid || other.domain == .uuid { return Self.sampleUUID }
      if domain == .integer || other.domain == .integer { return "1" }
      return Self.samples.first { both.canonicalText($0) != nil } ?? "a"
    }
  }

  /// The texts of a type that lists them.
  var listedTexts: [String]? { if case .oneOf(let values) = domain { values } else { nil } }

  /// The type with its listed texts compared case-insensitively; of those that differ only in case, each is itself, and the first stands
  /// for the others.
  var ignoringCase: LinkIDType {
    guard case .oneOf(let values) = domain else { return self }
    let byText = Dictionary(values.map { ($0.lowercased(), $0) }) { first, _ in first }
    return LinkIDType(name: name, domain: .oneOf(values.map { $0.lowercased() })) { [canonicalText] text in
      canonicalText(text) ?? byText[text.lowercased()].flatMap(canonicalText)
    }
  }

  package static let sampleUUID = "00000000-0000-0000-0000-000000000000"
  static let samples = ["A", "a", "1", sampleUUID]
}
