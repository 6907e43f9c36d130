/// The way to a value from the top of its document.
struct JSONPath {
  let components: [JSONScanner.Component]

  init(_ components: [JSONScanner.Component]) { self.components = components }

  /// The path as messages show it: `$.segues[3].from`; of a deep one the first few steps.
  var text: String {
    let shown = components.prefix(8)
    let text = shown.reduce(into: "$") { text, component in
      switch component {
      case .index(let index): text += "[\(index)]"
      case .key(let key):
        let isPlain = !key.isEmpty && key.utf8.count <= 40 && key.utf8.allSatisfy(isWordByte)
        text += isPlain ? ".\(key)" : "[\(quoted(key))]"
      }
    }
    return shown.count == components.count ? text : text + "…"
  }
}

extension DocumentError {
  /// An error at an offset, whose line and column are counted now.
  init(_ path: String, at offset: Int, in bytes: [UInt8], _ reason: String) {
    var position = TextPosition()
    position.advance(to: offset, in: bytes)
    self.init(path: path, line: position.line, column: position.column, reason: reason)
  }
}
