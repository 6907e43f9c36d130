/// Writes and reads fragments as parts of paths and edges.
///
/// A `Codable` fragment codes itself, one with a raw value codes that, and any other is written by its name, without module and type. Names
/// are resolved with the cases of the enum, or with the graph that the decoder's `userInfo` has under `CodingUserInfoKey.navigationGraph`.
package struct FragmentCoder<N: Fragment> {
  private let form: Form

  private enum Form {
    case own(any Codable.Type)
    case rawValue(any RawRepresentable.Type)
    case name(FragmentsByName<N>?)
  }

  init(userInfo: [CodingUserInfoKey: Any]) {
    if let type = N.self as? any Codable.Type {
      form = .own(type)
    } else if let type = N.self as? any RawRepresentable.Type, type.isRawValueCodable {
      form = .rawValue(type)
    } else {
      let graph = CodingUserInfoKey.navigationGraph.flatMap { userInfo[$0] } as? NavigationGraph<N>
      form = .name((enumCases(of: N.self) ?? graph?.fragments).map { FragmentsByName($0) })
    }
  }

  func encodable(_ fragment: N, at codingPath: [any CodingKey]) throws -> any Encodable {
    switch form {
    case .own: return fragment as? any Encodable ?? fragmentName(fragment)
    case .rawValue: return (fragment as? any RawRepresentable)?.encodableRawValue ?? fragmentName(fragment)
    case .name(let table):
      let name = fragmentName(fragment)
      guard let table, table.shared.contains(name) else { return name }
      throw EncodingError.invalidValue(
        fragment, .init(codingPath: codingPath, debugDescription: sharedNameProblem(name)))
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
      if let fragment = table?[name] { return fragment }
      throw DecodingError.dataCorrupted(.init(codingPath: codingPath, debugDescription: problem(with: name, in: table)))
    }
    throw DecodingError.dataCorrupted(.init(codingPath: codingPath, debugDescription: "This is no \(N.self)."))
  }

  /// Returns why no fragment has a name.
  private func problem(with name: String, in table: FragmentsByName<N>?) -> String {
    guard let table else {
      return "\(N.self) has no list of its fragments: make it Codable, or give the decoder's userInfo the graph, "
        + "under CodingUserInfoKey.navigationGraph."
    }
    if table.shared.contains(name) { return "Several fragments are named \(displayText(name))." }
    let close = closeNames(to: name, among: table.fragments.keys.sorted(), \.self)
    return "There is no fragment \(displayText(name))."
      + (close.isEmpty ? "" : " Did you mean \(displayList(close, displayText))?")
  }
}

extension CodingUserInfoKey {
  /// The key of a decoder's `userInfo` for the navigation graph that lists the fragments.
  ///
  /// Enums without associated values don't need it; neither do fragments that are `Codable` or have raw values.
  public static let navigationGraph = CodingUserInfoKey(rawValue: "helm.navigationGraph")
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
