/// The type of an id in a link: it determines which texts are ids.
package struct LinkIDType: Sendable {
  /// The name that messages use: `Int`, or `oslo|paris`.
  package let name: String

  let domain: Domain

  /// A closure that returns the canonical text of an id; `nil` for a text that isn't one.
  let canonicalText: @Sendable (String) -> String?

  /// The known set of texts, used to decide whether two patterns can match one URL.
  enum Domain: Sendable, Equatable {
    case text, integer, uuid
    case oneOf([String])

    /// A type of the app, whose texts can only be tested one by one.
    case other
  }

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
  ///
  /// - Complexity: Linear in the cases of an enum.
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
      let texts = (type as? any CaseIterable.Type).map { Self.texts($0) } ?? []
      domain = texts.isEmpty ? .other : .oneOf(texts)
    }
  }

  /// Creates the type for the ids that a graph declares for a fragment.
  init(_ kind: FragmentIDKind) {
    if let type = kind.type {
      self.init(name: kind.name, domain: LinkIDType(type).domain) { kind.canonicalText(of: $0) }
    } else {
      self.init(name: kind.name, domain: kind.name == "UUID" ? .uuid : .text) { kind.canonicalText(of: $0) }
    }
  }

  /// Creates a type from its notation in patterns: `int`, `uuid`, `text` or `oslo|paris`.
  package init(_ text: String) throws(LinkPatternError) { self = try LinkPatternParser.type(text) }

  /// The notation of the type in patterns; `text` for a type that can only be tested.
  package var patternText: String {
    switch domain {
    case .text, .other: "text"
    case .integer: "int"
    case .uuid: "uuid"
    case .oneOf(let values): values.count == 1 ? "text" : values.map(PercentEncoding.encode).joined(separator: "|")
    }
  }

  init(name: String, domain: Domain, canonicalText: @escaping @Sendable (String) -> String?) {
    self.name = name
    self.domain = domain
    self.canonicalText = canonicalText
  }

  private static func texts<T: CaseIterable>(_ type: T.Type) -> [String] {
    type.allCases.compactMap { ($0 as? any FragmentID)?.canonicalText }
  }

  private static func isInteger(_ text: String) -> Bool {
    let digits = text.utf8.first == UInt8(ascii: "-") ? text.utf8.dropFirst() : text.utf8[...]
    let isZero = digits.first == UInt8(ascii: "0")
    return !digits.isEmpty && digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      && (!isZero || text == "0")
  }
}

extension LinkIDType {
  /// The texts of a type that lists them.
  var listedTexts: [String]? { if case .oneOf(let values) = domain { values } else { nil } }

  /// Returns the type of the ids that are of both types, or `nil` if there are certainly none.
  ///
  /// - Complexity: Linear in the values of a type that lists them.
  func narrowed(to other: LinkIDType) -> LinkIDType? {
    if other.domain == .text, other.name == "text" { return self }
    let both: @Sendable (String) -> String? = { [canonicalText] text in
      canonicalText(text).flatMap(other.canonicalText)
    }
    let common: Domain
    switch (domain, other.domain) {
    case (.oneOf(let values), _):
      let values = values.filter { other.canonicalText($0) != nil }
      if values.isEmpty { return nil }
      common = .oneOf(values)
    case (_, .oneOf(let values)):
      let values = values.filter { canonicalText($0) != nil }
      if values.isEmpty { return nil }
      common = .oneOf(values)
    case (.integer, .uuid), (.uuid, .integer): return nil
    case (.text, let domain), (let domain, .text): common = domain
    case (.other, _), (_, .other): common = .other
    case (.integer, .integer), (.uuid, .uuid): common = domain
    }
    return LinkIDType(name: other.domain == .text ? name : other.name, domain: common, canonicalText: both)
  }

  /// The type with its listed texts compared case-insensitively.
  var ignoringCase: LinkIDType {
    guard case .oneOf(let values) = domain else { return self }
    let byText = Dictionary(values.map { ($0.lowercased(), $0) }) { first, _ in first }
    return LinkIDType(name: name, domain: .oneOf(values.map { $0.lowercased() })) { [canonicalText] text in
      byText[text.lowercased()].flatMap(canonicalText)
    }
  }

  /// Returns whether all ids of this type are ids of another one.
  func isIncluded(in other: LinkIDType) -> Bool {
    if other.domain == .text { return true }
    switch (domain, other.domain) {
    case (.oneOf(let values), _): return values.allSatisfy { other.canonicalText($0) != nil }
    case (.integer, .integer), (.uuid, .uuid): return true
    case (.other, .other): return name == other.name
    default: return false
    }
  }

  /// Returns a text that is an id of both types, or `nil` if there is none.
  ///
  /// If one of the types can only be tested, the result is a text that it may accept.
  ///
  /// - Parameters:
  ///   - other: The other type.
  ///   - inPath: Whether the text has to be a part of a path, which is neither empty nor a dot segment.
  /// - Returns: The text.
  /// - Complexity: Linear in the values of a type that lists them.
  func common(with other: LinkIDType, inPath: Bool) -> String? {
    if case .oneOf(let values) = domain {
      return values.first { other.canonicalText($0) != nil && !(inPath && ["", ".", ".."].contains($0)) }
    }
    if case .oneOf = other.domain { return other.common(with: self, inPath: inPath) }
    switch (domain, other.domain) {
    case (.integer, .uuid), (.uuid, .integer): return nil
    case (.uuid, _), (_, .uuid): return Self.sampleUUID
    case (.integer, _), (_, .integer): return "1"
    case (.text, .text): return "a"
    default: return Self.samples.first { canonicalText($0) != nil && other.canonicalText($0) != nil } ?? "a"
    }
  }

  static let sampleUUID = "00000000-0000-0000-0000-000000000000"
  static let samples = ["A", "a", "1", sampleUUID]
}
