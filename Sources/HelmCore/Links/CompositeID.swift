/// An id made of several parts: a repository's owner and name, a search with its filters.
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
/// Its stored properties are the parts: ids, numbers, texts, `Bool`, and optionals of these. Their names are the names of
/// parameters in links. There is nothing to implement.
public protocol CompositeID: FragmentID, Codable {}

extension CompositeID {
  /// The parts as the query of a URL, by name: `number=5&owner=apple&repo=swift`.
  public var canonicalText: String { CompositeText.text(CompositeEncoder.parts(of: self)) }

  /// Reads the parts.
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

/// The text of an id that is made of parts.
enum CompositeText {
  /// The text of parts.
  static func text(_ parts: [String: String]) -> String {
    parts.sorted { $0.key < $1.key }
      .map { PercentEncoding.encode($0.key) + "=" + PercentEncoding.encode($0.value) }
      .joined(separator: "&")
  }

  /// The parts in a text; `nil` where it isn't made of parts.
  static func parts(_ text: String) -> [String: String]? {
    var parts: [String: String] = [:]
    for item in text.split(separator: "&", omittingEmptySubsequences: !text.isEmpty ? false : true) {
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
  var isOptional: Bool

  /// The parts of a type, in the order in which it reads them; none for a type that doesn't say.
  static func all(of type: any CompositeID.Type) -> [CompositeField] {
    let probe = CompositeProbe()
    _ = try? type.init(from: CompositeDecoder(parts: [:], probe: probe))
    return probe.fields
  }

  /// An id of a type, made of samples.
  static func example(of type: any CompositeID.Type) -> String? {
    let samples = all(of: type).filter { !$0.isOptional }.map {
      ($0.name, $0.type.common(with: .text, inPath: true) ?? "a")
    }
    return type.init(canonicalText: CompositeText.text(Dictionary(samples) { first, _ in first }))?.canonicalText
  }
}

/// Notes what a type asks for.
final class CompositeProbe {
  private(set) var fields: [CompositeField] = []
  private var mayBeMissing: Set<String> = []

  /// The type has asked whether a part is there.
  func asks(for name: String) { mayBeMissing.insert(name) }

  /// The type has read a part.
  func reads(_ name: String, _ type: LinkIDType) {
    if fields.contains(where: { $0.name == name }) { return }
    fields.append(CompositeField(name: name, type: type, isOptional: mayBeMissing.contains(name)))
  }
}
