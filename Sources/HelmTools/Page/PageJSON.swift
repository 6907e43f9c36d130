import Helm
import HelmDocuments

struct PageJSON {
  var text = ""
  private var isFirst = true

  init() {}

  /// Appends an object, whose members `write` appends.
  mutating func object(_ write: (inout PageJSON) -> Void) {
    text += "{"
    isFirst = true
    write(&self)
    text += "}"
  }

  mutating func member(_ key: String, _ write: (inout PageJSON) -> Void) {
    if !isFirst { text += ", " }
    text.appendJSON(key)
    text += ": "
    write(&self)
    isFirst = false
  }

  mutating func member(_ key: String, _ value: String) { member(key) { $0.text.appendJSON(value) } }

  mutating func member(_ key: String, _ number: Int) { member(key) { $0.text += "\(number)" } }

  mutating func array<Element>(_ elements: some Sequence<Element>, _ write: (inout PageJSON, Element) -> Void) {
    text += "["
    for (position, element) in elements.enumerated() {
      if position > 0 { text += "," }
      write(&self, element)
    }
    text += "]"
  }

  mutating func numbers(_ numbers: [Int]) { array(numbers) { $0.text += "\($1)" } }

  mutating func texts(_ texts: [String]) { array(texts) { $0.text.appendJSON($1) } }

  /// Appends a fragment with its id, by its position.
  mutating func place(_ place: PathFragment<NamedFragment>, _ index: [NamedFragment: Int]) {
    object {
      $0.member("fragment", index[place.fragment] ?? 0)
      if let id = place.id { $0.member("id", id) }
    }
  }
}

extension String {
  /// The JSON in a form that a script in a page can contain: nothing in it ends the enclosing element.
  ///
  /// It is split by scalars, as a browser reads it: after some scalars, `<` isn't a character of its own.
  var inScript: String {
    unicodeScalars.split(separator: "<", omittingEmptySubsequences: false).map { String($0) }
      .joined(separator: "\\u003C")
  }
}
