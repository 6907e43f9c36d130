import HelmCore

extension FragmentIDKind {
  /// Creates the kind of ids that a document names.
  ///
  /// Integers, `String` and `UUID` are checked; of other types, a document knows only the name.
  init(named name: String) {
    if let known = Self.known.first(where: { $0.name == name }) {
      self = known
    } else {
      self.init(name: name) { $0 }
    }
  }

  private static let known: [FragmentIDKind] = [
    FragmentIDKind(Int.self), FragmentIDKind(Int8.self), FragmentIDKind(Int16.self), FragmentIDKind(Int32.self),
    FragmentIDKind(Int64.self), FragmentIDKind(UInt.self), FragmentIDKind(UInt8.self), FragmentIDKind(UInt16.self),
    FragmentIDKind(UInt32.self), FragmentIDKind(UInt64.self), FragmentIDKind(String.self),
    FragmentIDKind(name: "UUID") { HelmCore.canonicalText(ofWrittenUUID: $0) },
  ]
}

extension KnownNames {
  /// Reads the ids that fragments take: an object with fragments as keys and names of types as values.
  func ids(_ value: JSONValue?) throws(DocumentError) -> [IDRule<NamedFragment>] {
    guard let value else { return [] }
    var rules: [IDRule<NamedFragment>] = []
    for member in try value.members("an object of fragments and the types of their ids") {
      let fragment = try fragment(named: member.key, at: member.value)
      rules.append(IDRule(fragment, FragmentIDKind(named: try member.value.name("the name of a type"))))
    }
    return rules
  }
}
