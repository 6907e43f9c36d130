/// Writes and reads fragments as parts of paths and edges.
///
/// A `Codable` fragment codes itself, one with a raw value codes that, and any other is written by its name, without module and type. Names
/// are resolved with the cases of the enum, or with the graph that the decoder's `userInfo` has under `CodingUserInfoKey.navigationGraph`.
package struct FragmentCoder<N: Fragment> {
  private let form: Form

  private enum Form {
    case own(any Codable.Type)
    case rawValue(any RawRepresentable.Type)
    case name(NameTable<N>)
  }

  init(userInfo: [CodingUserInfoKey: Any]) {
    if let type = N.self as? any Codable.Type {
      form = .own(type)
    } else if let type = N.self as? any RawRepresentable.Type, type.isRawValueCodable {
      form = .rawValue(type)
    } else {
      let graph = CodingUserInfoKey.navigationGraph.flatMap { userInfo[$0] } as? NavigationGraph<N>
      form = .name(NameTable(enumCases(of: N.self) ?? graph?.fragments))
    }
  }

  func encodable(_ fragment: N, at codingPath: [any CodingKey]) throws -> any Encodable {
    switch form {
    case .own: return fragment as? any Encodable ?? fragmentName(fragment)
    case .rawValue: return (fragment as? any RawRepresentable)?.encodableRawValue ?? fragmentName(fragment)
    case .name(let table):
      let name = fragmentName(fragment)
      guard table.shared.contains(name) else { return name }
      let problem = "Several fragments are named \(displayText(name)); names must differ for them to be written."
      throw EncodingError.invalidValue(fragment, .init(codingPath: codingPath, debugDescription: problem))
    }
  }

  /// Returns a fragment, where `read` reads a value of a type.
  func decode(at codingPath: [any CodingKey], read: (any Decodable.Type) throws -> any Decodable) throws -> N {
    switch form {
    case .own(let type):
      if let fragment = try read(type) as? N { return fragment }
    case .rawValue(let type):
      if let fragment = try type.decode(read: read) as? N { return fragment }
    case .name(let table):
      guard let name = try read(String.self) as? String else { break }
      if let fragment = table.node(name) { return fragment }
      throw DecodingError.dataCorrupted(.init(codingPath: codingPath, debugDescription: table.problem(with: name)))
    }
    throw DecodingError.dataCorrupted(.init(codingPath: codingPath, debugDescription: "This is no \(N.self)."))
  }
}

extension CodingUserInfoKey {
  /// The key of a decoder's `userInfo` for the navigation graph that lists the fragments.
  ///
  /// Enums without associated values don't need it; neither do fragments that are `Codable` or have raw values.
  public static let navigationGraph = CodingUserInfoKey(rawValue: "helm.navigationGraph")
}

/// The fragments by name.
private struct NameTable<N: Fragment> {
  /// The fragments; `nil` if there is no list of them.
  private(set) var nodes: [String: N]?

  /// The names that several fragments share.
  private(set) var shared: Set<String> = []

  init(_ all: [N]?) {
    guard let all else { return }
    var nodes: [String: N] = [:]
    for node in all {
      let name = fragmentName(node)
      if nodes.updateValue(node, forKey: name) != nil { shared.insert(name) }
    }
    for name in shared { nodes[name] = nil }
    self.nodes = nodes
  }

  /// Returns the fragment with a name, which may be one saved with the types of carried fragments.
  func node(_ name: String) -> N? { nodes?[name] ?? fragmentName(savedAs: name).flatMap { nodes?[$0] } }

  func problem(with name: String) -> String {
    guard let nodes else {
      return "\(N.self) has no list of its fragments: make it Codable, or give the decoder's userInfo the graph, "
        + "under CodingUserInfoKey.navigationGraph."
    }
    if shared.contains(name) { return "Several fragments are named \(displayText(name))." }
    let close = closeNames(to: name, among: nodes.keys.sorted(), \.self)
    return "There is no fragment \(displayText(name))."
      + (close.isEmpty ? "" : " Did you mean \(displayList(close, displayText))?")
  }
}

extension RawRepresentable {
  fileprivate static var isRawValueCodable: Bool { RawValue.self is any Codable.Type }

  fileprivate var encodableRawValue: (any Encodable)? { rawValue as? any Encodable }

  fileprivate static func decode(read: (any Decodable.Type) throws -> any Decodable) throws -> Self? {
    guard let type = RawValue.self as? any Decodable.Type, let rawValue = try read(type) as? RawValue else {
      return nil
    }
    return Self(rawValue: rawValue)
  }
}
