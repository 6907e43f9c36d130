struct GraphDeclaration: Equatable {
  var target: String
  var file: String
  var line: Int
  var column: Int

  /// The expression for the graph: `graph`, or `Travel.graph` if it is in a type.
  var name: String

  /// Whether the declaration is visible only in its file or its type.
  var isPrivate: Bool

  var place: String { "\(file):\(line):\(column)" }
}

extension GraphDeclaration {
  /// Returns the declarations with a name in the source of a file: those at file scope, and static ones in types.
  ///
  /// - Parameters:
  ///   - name: The name, alone or after the names of types: `graph`, `Travel.graph`.
  ///   - tokens: The tokens of the file.
  ///   - file: The file's name.
  ///   - target: The target of the file.
  /// - Returns: The declarations, in source order.
  static func all(named name: String, in tokens: [SourceToken], of file: String, target: String) -> [GraphDeclaration] {
    var found: [GraphDeclaration] = []
    // The names of the enclosing types; `nil` for other braces.
    var around: [String?] = []
    var head = 0
    for (index, token) in tokens.enumerated() {
      switch token.text {
      case "{":
        around.append(typeName(tokens[head..<index]))
        head = index + 1
      case "}":
        _ = around.popLast()
        head = index + 1
      case ";": head = index + 1
      case "let", "var":
        let modifiers = modifiers(before: index, in: tokens)
        let types = around.compactMap { $0 }
        let isShared = types.isEmpty || !modifiers.isDisjoint(with: ["static", "class"])
        if index + 1 < tokens.count, types.count == around.count, isShared {
          let declared = (types + [tokens[index + 1].text]).joined(separator: ".")
          if declared == name || declared.hasSuffix(".\(name)") {
            found.append(
              GraphDeclaration(
                target: target, file: file, line: tokens[index + 1].line, column: tokens[index + 1].column,
                name: declared, isPrivate: modifiers.contains("private") || modifiers.contains("fileprivate")))
          }
        }
        head = index
      default: break
      }
    }
    return found
  }

  /// Returns the name of the type whose body follows the tokens.
  private static func typeName(_ head: ArraySlice<SourceToken>) -> String? {
    let kinds: Set = ["struct", "enum", "class", "actor", "extension"]
    guard let keyword = head.lastIndex(where: { kinds.contains($0.text) }) else { return nil }
    var name = ""
    for token in head[(keyword + 1)...] {
      guard token.kind == .word && (name.isEmpty || name.hasSuffix(".")) || token.text == "." else { break }
      name += token.text
    }
    let isType = !head[(keyword + 1)...].contains { ["func", "init", "if", "for", "while", "guard"].contains($0.text) }
    return isType && !name.isEmpty ? name : nil
  }

  private static func modifiers(before index: Int, in tokens: [SourceToken]) -> Set<String> {
    let known: Set = [
      "public", "package", "internal", "private", "fileprivate", "static", "class", "final", "nonisolated", "lazy",
      "unsafe", "(", ")",
    ]
    var (modifiers, end) = (Set<String>(), index)
    while end > 0 {
      let text = tokens[end - 1].text
      // `private(set)` limits only who may change it.
      if text == ")", end > 3, tokens[end - 2].text == "set" {
        end -= 4
        continue
      }
      guard known.contains(text) || text.hasPrefix("@") else { break }
      modifiers.insert(text)
      end -= 1
    }
    return modifiers
  }
}
