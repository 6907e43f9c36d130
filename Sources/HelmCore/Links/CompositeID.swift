/// An id that consists of several parts: a repository's owner and name, a search with its filters.
///
/// ```swift
/// struct IssueID: CompositeID {
///   var owner: String
///   var repo: String
///   var number: Int
///   var comment: Int?
/// }
///
/// Link("/:owner/:repo/issues/:number?(comment=:comment)", .issue, id: IssueID.self)
/// ```
///
/// Its stored properties are the parts: ids, numbers, strings, `Bool`, and optionals of these. Links refer to them by the properties'
/// names, as parameters. There is nothing to implement.
public protocol CompositeID: FragmentID, Codable {}

extension CompositeID {
  /// The parts as a URL query, sorted by name: `number=5&owner=apple&repo=swift`.
  public var canonicalText: String { CompositeText.text(CompositeEncoder.parts(of: self)) }

  /// Creates an id from the text of its parts.
  ///
  /// - Parameter canonicalText: The text of an id, with its parts in any order.
  /// - Complexity: Linear in the text.
  public init?(canonicalText: String) {
    guard let parts = CompositeText.parts(canonicalText),
      let id = try? Self(from: CompositeDecoder(parts: parts)),
      Set(CompositeEncoder.parts(of: id).keys).isSuperset(of: parts.keys)
    else { return nil }
    self = id
  }
}

/// The text of an id that consists of parts.
enum CompositeText {
  /// Returns the text of parts.
  static func text(_ parts: [String: String]) -> String {
    parts.sorted { $0.key < $1.key }
      .map { PercentEncoding.encode($0.key) + "=" + PercentEncoding.encode($0.value) }
      .joined(separator: "&")
  }

  /// Returns the parts in a text; `nil` if it doesn't consist of parts.
  static func parts(_ text: String) -> [String: String]? {
    var parts: [String: String] = [:]
    for item in text.split(separator: "&", omittingEmptySubsequences: text.isEmpty) {
      let halves = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard halves.count == 2, let name = PercentEncoding.decode(halves[0]),
        let value = PercentEncoding.decode(halves[1]),
        !name.isEmpty, parts.updateValue(value, forKey: name) == nil
      else { return nil }
    }
    return parts
  }
}

/// A part of a composite id, as its type declares it.
struct CompositeField: Sendable {
  let name: String
  let type: LinkIDType
  let isOptional: Bool

  /// Returns the parts of a type, in the order in which it decodes them; none if it doesn't decode any.
  static func all(of type: any CompositeID.Type) -> [CompositeField] {
    let probe = CompositeProbe()
    _ = try? type.init(from: CompositeDecoder(parts: [:], probe: probe))
    return probe.fields
  }

  /// Returns an id of a type, built from samples.
  static func example(of type: any CompositeID.Type) -> String? {
    let needed = all(of: type).filter { !$0.isOptional }
    let samples = needed.map { ($0.name, $0.type.common(with: .text, inPath: true) ?? "a") }
    return type.init(canonicalText: CompositeText.text(Dictionary(uniqueKeysWithValues: samples)))?.canonicalText
  }
}

/// Records the properties that a type decodes.
final class CompositeProbe {
  private(set) var fields: [CompositeField] = []

  /// The parts of which the type checked whether they are present.
  var checked: Set<String> = []

  /// Records that the type decoded a part.
  func reads(_ name: String, _ type: LinkIDType) {
    if fields.contains(where: { $0.name == name }) { return }
    fields.append(CompositeField(name: name, type: type, isOptional: checked.contains(name)))
  }
}
