import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What a page has, read by a strict parser: every element closed, every character escaped.
final class ReadPage: NSObject, XMLParserDelegate {
  /// An element with its attributes.
  struct Element: Hashable {
    let name: String
    let attributes: [String: String]
    subscript(attribute: String) -> String? { attributes[attribute] }
    var classes: [Substring] { (self["class"] ?? "").split(separator: " ") }
  }

  private(set) var elements: [Element] = []
  private(set) var texts: [String] = []
  private(set) var problem: String?

  init(_ html: String) {
    super.init()
    let parser = XMLParser(data: Data(html.utf8))
    parser.delegate = self
    if !parser.parse() { problem = "line \(parser.lineNumber): \(parser.parserError.map { "\($0)" } ?? "")" }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements.append(Element(name: name, attributes: attributes))
    texts.append("")
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    texts.append("")
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) { texts[texts.count - 1] += text }

  func all(_ name: String) -> [Element] { elements.filter { $0.name == name } }

  var ids: [String] { elements.compactMap { $0["id"] } }

  /// Where links lead to, those of the drawing included.
  var links: [String] { elements.compactMap { $0["href"] ?? $0["xlink:href"] } }
}
