import Foundation
import Helm
import HelmTesting

/// A pattern as a tree, which knows what it matches by trying everything: the reference for the table.
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
  var query: [(name: String, value: Value, isOptional: Bool)] = []
  var fragment: (value: Value, isOptional: Bool)?
  private var count = 0

  static let uuid = "00000000-0000-0000-0000-00000000000A"

  init(using numbers: inout SeededNumbers) {
    let length = Int.random(in: 0...3, using: &numbers)
    for index in 0..<length { parts.append(part(isLast: index == length - 1, depth: 0, &numbers)) }
    if Int.random(in: 0..<3, using: &numbers) == 0 {
      query.append(("q", value(&numbers), false))
      if case .parameter = query[0].value, Bool.random(using: &numbers) { query[0].isOptional = true }
    }
    if Int.random(in: 0..<4, using: &numbers) == 0 {
      fragment = (value(&numbers), false)
      if case .parameter? = fragment?.value, Bool.random(using: &numbers) { fragment?.isOptional = true }
    }
  }

  private mutating func name() -> String {
    count += 1
    return "p\(count)"
  }

  private mutating func type(_ numbers: inout SeededNumbers) -> String? {
    [nil, "int", "uuid", "a|b|1", "b|c"].randomElement(using: &numbers) ?? nil
  }

  private mutating func value(_ numbers: inout SeededNumbers) -> Value {
    Bool.random(using: &numbers)
      ? .literal(["a", "b", "1"].randomElement(using: &numbers) ?? "a") : .parameter(name(), type: type(&numbers))
  }

  private mutating func part(isLast: Bool, depth: Int, _ numbers: inout SeededNumbers) -> Part {
    switch Int.random(in: 0..<12, using: &numbers) {
    case 0 where isLast && depth == 0: return .rest
    case 1 where isLast && depth == 0: return .restParameter(name())
    case 2: return .any
    case 3,
      4 where depth < 2:
      return .group(
        (0...Int.random(in: 0...1, using: &numbers)).map { _ in part(isLast: false, depth: depth + 1, &numbers) })
    case 5...7: return .parameter(name(), type: type(&numbers))
    default: return .literal(["a", "b", "1"].randomElement(using: &numbers) ?? "a")
    }
  }

  // MARK: As text

  var text: String {
    var text = Self.text(parts)
    if text.isEmpty || text.hasPrefix("(") && text.isEmpty { text = "/" }
    for item in query {
      let value = "\(item.name)=\(Self.text(item.value))"
      text += "?" + (item.isOptional ? "(\(value))" : value)
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

  /// The link: to as many fragments as there are parameters, and then to one that is its own.
  func link(_ number: Int) -> Link<RandomScreen> {
    let steps = names.enumerated().map { Link<RandomScreen>.Step(.part($0.offset), id: $0.element) }
    return Link(text, steps: steps + [.init(.end(number))])
  }

  // MARK: What it matches

  /// All ways to match a URL: the texts of the parameters of each.
  func matches(_ url: RandomURL) -> [[String: String]] {
    Self.expand(parts).compactMap { path in
      var ids: [String: String] = [:]
      guard Self.fits(path[...], url.segments[...], &ids) else { return nil }
      for item in query {
        guard Self.fits(item.value, url.query[item.name], item.isOptional, &ids) else { return nil }
      }
      if let fragment, !Self.fits(fragment.value, url.fragment, fragment.isOptional, &ids) { return nil }
      return ids
    }
  }

  private static func expand(_ parts: [Part]) -> [[Part]] {
    guard let first = parts.first else { return [[]] }
    let rest = expand(Array(parts.dropFirst()))
    if case .group(let inner) = first { return rest + expand(inner).flatMap { inner in rest.map { inner + $0 } } }
    return rest.map { [first] + $0 }
  }

  private static func fits(_ parts: ArraySlice<Part>, _ segments: ArraySlice<String>, _ ids: inout [String: String])
    -> Bool
  {
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

  private static func fits(_ value: Value, _ text: String?, _ isOptional: Bool, _ ids: inout [String: String]) -> Bool {
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

/// The fragments of random links.
enum RandomScreen: Fragment {
  case part(Int), end(Int)
}

extension [RandomPattern] {
  /// The links of the patterns, each to an end of its own.
  var links: [Link<RandomScreen>] { enumerated().map { $1.link($0) } }
}

/// A URL of a small universe, which has one text of each kind that patterns can tell apart.
struct RandomURL {
  var segments: [String]
  var query: [String: String] = [:]
  var fragment: String?

  var text: String {
    "helm:///" + segments.joined(separator: "/") + (query["q"].map { "?q=\($0)" } ?? "")
      + (fragment.map { "#\($0)" } ?? "")
  }

  /// All URLs with up to so many parts.
  static let all: [RandomURL] = {
    let texts = ["a", "b", "c", "d", "1", RandomPattern.uuid]
    var paths: [[String]] = [[]]
    var longest = paths
    for _ in 0..<3 {
      longest = longest.flatMap { path in texts.map { path + [$0] } }
      paths += longest
    }
    return paths.flatMap { path in
      [nil, "a", "1"].flatMap { q in
        [nil, "b", "1"].map { RandomURL(segments: path, query: q.map { ["q": $0] } ?? [:], fragment: $0) }
      }
    }
  }()
}
