import Foundation
import Helm
@testable import HelmReference

/// A pattern as a tree, which matches by trying everything: the reference for the table.
struct RandomPattern {
  indirect enum Part {
    case literal(String)
    case parameter(String, type: String?)
    case any, rest
    case restParameter(String)
    case group([Part])
  }

  enum Value {
    case literal(String)
    case parameter(String, type: String?)
  }

  var parts: [Part] = []
  var query: (value: Value, isOptional: Bool)?
  var fragment: (value: Value, isOptional: Bool)?
  private var count = 0

  static let uuid = "00000000-0000-0000-0000-00000000000A"

  /// A pattern of at most three parts plus a rest.
  static func make(using numbers: inout ReferenceNumbers) -> RandomPattern {
    while true {
      let pattern = RandomPattern(using: &numbers)
      let longest = pattern.variants.map { $0.count(where: { !$0.isRest }) }.max() ?? 0
      if longest <= 3 { return pattern }
    }
  }

  private init(using numbers: inout ReferenceNumbers) {
    let length = Int.random(in: 0...3, using: &numbers)
    for index in 0..<length { parts.append(part(isLast: index == length - 1, depth: 0, &numbers)) }
    if Int.random(in: 0..<3, using: &numbers) == 0 { query = optionalValue(&numbers) }
    if Int.random(in: 0..<4, using: &numbers) == 0 { fragment = optionalValue(&numbers) }
  }

  private mutating func name() -> String {
    count += 1
    return "p\(count)"
  }

  private mutating func optionalValue(_ numbers: inout ReferenceNumbers) -> (Value, Bool) {
    if Bool.random(using: &numbers) { return (.literal(["a", "b"].randomElement(using: &numbers) ?? "a"), false) }
    return (
      .parameter(name(), type: [nil, "a|b"].randomElement(using: &numbers) ?? nil), Bool.random(using: &numbers)
    )
  }

  private mutating func part(isLast: Bool, depth: Int, _ numbers: inout ReferenceNumbers) -> Part {
    switch Int.random(in: 0..<12, using: &numbers) {
    case 0 where isLast && depth == 0: return .rest
    case 1 where isLast && depth == 0: return .restParameter(name())
    case 2: return .any
    case 3 where depth < 2, 4 where depth < 2:
      return .group(
        (0...Int.random(in: 0...1, using: &numbers)).map { _ in part(isLast: false, depth: depth + 1, &numbers) })
    case 5...7:
      return .parameter(name(), type: [nil, "int", "uuid", "a|b|1", "b|c"].randomElement(using: &numbers) ?? nil)
    default: return .literal(["a", "b", "1"].randomElement(using: &numbers) ?? "a")
    }
  }

  // MARK: As text

  var text: String {
    var text = Self.text(parts)
    if text.isEmpty { text = "/" }
    if let query {
      let value = "q=\(Self.text(query.value))"
      text += "?" + (query.isOptional ? "(\(value))" : value)
    }
    if let fragment {
      text += "#" + (fragment.isOptional ? "(\(Self.text(fragment.value)))" : Self.text(fragment.value))
    }
    return text
  }

  private static func text(_ parts: [Part]) -> String {
    parts.map { part in
      switch part {
      case .literal(let text): "/" + text
      case .parameter(let name, let type): "/:" + name + (type.map { "(\($0))" } ?? "")
      case .any: "/*"
      case .rest: "/**"
      case .restParameter(let name): "/:\(name)+"
      case .group(let parts): "(" + text(parts) + ")"
      }
    }.joined()
  }

  private static func text(_ value: Value) -> String {
    switch value {
    case .literal(let text): text
    case .parameter(let name, let type): ":" + name + (type.map { "(\($0))" } ?? "")
    }
  }

  /// The names of the parameters.
  var names: [String] { (1..<(count + 1)).map { "p\($0)" } }

  /// The link: to as many fragments as there are parameters, and then to a unique one.
  func link(_ number: Int) -> Link<RandomScreen> {
    Link(
      text, through: names.indices.map { .part($0) } + [.end(number)],
      named: Dictionary(uniqueKeysWithValues: names.enumerated().map { ($0.offset, $0.element) }))
  }

  // MARK: Matching

  /// The paths, one for each choice of optional groups, the longest first.
  var variants: [[Part]] { Self.expand(parts) }

  private static func expand(_ parts: [Part]) -> [[Part]] {
    guard let first = parts.first else { return [[]] }
    let rest = expand(Array(parts.dropFirst()))
    if case .group(let inner) = first { return rest + expand(inner).flatMap { inner in rest.map { inner + $0 } } }
    return rest.map { [first] + $0 }
  }

  /// The texts of the parameters, if one of the paths matches a URL.
  func match(_ url: RandomURL, by path: [Part]) -> [String: String]? {
    var ids: [String: String] = [:]
    guard Self.fits(path[...], url.segments[...], &ids) else { return nil }
    if let query, !Self.fits(query.value, url.query, query.isOptional, &ids) { return nil }
    if let fragment, !Self.fits(fragment.value, url.fragment, fragment.isOptional, &ids) { return nil }
    return ids
  }

  static func fits(_ parts: ArraySlice<Part>, _ segments: ArraySlice<String>, _ ids: inout [String: String]) -> Bool {
    guard let part = parts.first else { return segments.isEmpty }
    switch part {
    case .rest: return true
    case .restParameter(let name):
      ids[name] = segments.joined(separator: "/")
      return !segments.isEmpty
    case .group: return false
    default: break
    }
    guard let segment = segments.first, !segment.isEmpty else { return false }
    switch part {
    case .literal(let text): guard segment == text else { return false }
    case .parameter(let name, let type):
      guard isID(segment, type) else { return false }
      ids[name] = segment
    default: break
    }
    return fits(parts.dropFirst(), segments.dropFirst(), &ids)
  }

  static func fits(_ value: Value, _ text: String?, _ isOptional: Bool, _ ids: inout [String: String]) -> Bool {
    guard let text else { return isOptional }
    switch value {
    case .literal(let literal): return text == literal
    case .parameter(let name, let type):
      ids[name] = text
      return isID(text, type)
    }
  }

  private static func isID(_ text: String, _ type: String?) -> Bool {
    switch type {
    case nil: true
    case "int": Int(text) != nil
    case "uuid": UUID(uuidString: text) != nil
    case let values?: values.split(separator: "|").contains(Substring(text))
    }
  }
}

extension RandomPattern.Part {
  var isRest: Bool {
    switch self {
    case .rest, .restParameter: true
    default: false
    }
  }
}

/// The fragments of random links.
enum RandomScreen: Fragment {
  case part(Int), end(Int)
}

extension [RandomPattern] {
  /// The links of the patterns, each with its own last fragment.
  var links: [Link<RandomScreen>] { enumerated().map { $1.link($0) } }
}

/// A URL of a small universe with one text of each kind that patterns can distinguish.
struct RandomURL {
  var segments: [String]
  var query: String?
  var fragment: String?

  var text: String {
    "helm:///" + segments.joined(separator: "/") + (query.map { "?q=\($0)" } ?? "") + (fragment.map { "#\($0)" } ?? "")
  }

  /// The paths of up to three parts, and some of four.
  static let paths: [[String]] = {
    let texts = ["a", "b", "c", "d", "1", "2", RandomPattern.uuid]
    var paths: [[String]] = [[]]
    var longest = paths
    for _ in 0..<3 {
      longest = longest.flatMap { path in texts.map { path + [$0] } }
      paths += longest
    }
    return paths + longest.map { $0 + ["d"] }
  }()

  /// The values of a query item or a fragment.
  static let values: [String?] = [nil, "a", "b", "z"]

  /// A URL of the universe.
  static func random(using numbers: inout ReferenceNumbers) -> RandomURL {
    RandomURL(
      segments: paths.randomElement(using: &numbers) ?? [], query: values.randomElement(using: &numbers) ?? nil,
      fragment: values.randomElement(using: &numbers) ?? nil)
  }
}

/// One path of a pattern, and all matching URLs of the universe, part by part.
struct NaiveRule {
  let pattern: RandomPattern
  let path: [RandomPattern.Part]
  let paths: Set<Int>
  let queries: Set<Int>
  let fragments: Set<Int>

  init(_ pattern: RandomPattern, _ path: [RandomPattern.Part]) {
    self.pattern = pattern
    self.path = path
    var ids: [String: String] = [:]
    paths = Set(RandomURL.paths.indices.filter { RandomPattern.fits(path[...], RandomURL.paths[$0][...], &ids) })
    func values(_ value: (value: RandomPattern.Value, isOptional: Bool)?) -> Set<Int> {
      Set(
        RandomURL.values.indices.filter { index in
          value.map { RandomPattern.fits($0.value, RandomURL.values[index], $0.isOptional, &ids) } ?? true
        })
    }
    queries = values(pattern.query)
    fragments = values(pattern.fragment)
  }

  func overlaps(_ other: NaiveRule) -> Bool {
    !paths.isDisjoint(with: other.paths) && !queries.isDisjoint(with: other.queries)
      && !fragments.isDisjoint(with: other.fragments)
  }

  func isIncluded(in other: NaiveRule) -> Bool {
    paths.isSubset(of: other.paths) && queries.isSubset(of: other.queries) && fragments.isSubset(of: other.fragments)
  }

  /// Whether both match some URL, and neither is more specific.
  func clashes(with other: NaiveRule) -> Bool {
    overlaps(other) && isIncluded(in: other) == other.isIncluded(in: self)
  }
}
