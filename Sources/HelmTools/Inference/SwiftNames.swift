/// Names of screens as cases of an enumeration: Swift identifiers, each once.
package struct SwiftNames {
  private var cases: [String: String] = [:]
  private var used: Set<String> = []

  /// Creates an empty set of names.
  package init() {}

  /// Names that mean something else after a dot, or that Swift reserves.
  private static let reserved: Set<String> = [
    "_", "actor", "allCases", "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class",
    "continue",
    "default", "defer", "deinit", "description", "do", "each", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "hash", "hashValue", "if", "import", "in", "indirect", "init", "inout",
    "internal",
    "is", "lazy", "let", "macro", "nil", "none", "open", "operator", "package", "precedencegroup", "private",
    "protocol",
    "public", "rawValue", "repeat", "rethrows", "return", "self", "some", "static", "struct", "subscript", "super",
    "switch",
    "throw", "throws", "true", "try", "type", "typealias", "var", "where", "while",
  ]

  /// Returns the case of a screen, the same for the same name.
  package mutating func name(of screen: String) -> String {
    if let known = cases[screen] { return known }
    var plain = Self.identifier(screen)
    if Self.reserved.contains(plain) { plain += "Screen" }
    var name = plain
    var number = 2
    while !used.insert(name).inserted {
      name = "\(plain)\(plain.last?.isNumber == true ? "_" : "")\(number)"
      number += 1
    }
    cases[screen] = name
    return name
  }

  /// Letters and digits in camel case.
  private static func identifier(_ text: String) -> String {
    var words: [String] = [""]
    for scalar in text.unicodeScalars.prefix(60) {
      let isWord =
        scalar.isASCII
        ? ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
        : scalar.properties.isXIDContinue && scalar.properties.isAlphabetic
          && scalar.properties.canonicalCombiningClass == .notReordered
      if isWord { words[words.count - 1].unicodeScalars.append(scalar) } else { words.append("") }
    }
    words.removeAll(where: \.isEmpty)
    guard let first = words.first else { return "screen" }
    // Abbreviations at the start are lowered as a whole: URLView is urlView.
    let capitals = first.prefix { $0.isUppercase }
    let lowered =
      capitals.count == first.count
      ? first.lowercased()
      : first.prefix(max(1, capitals.count - 1)).lowercased() + first.dropFirst(max(1, capitals.count - 1))
    let name = lowered + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    guard let start = name.unicodeScalars.first, start.properties.isXIDStart else { return "screen\(name)" }
    return name
  }
}
