import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An XML file, parsed by Foundation, as a summary.
final class ReadXML: NSObject, XMLParserDelegate {
  private(set) var elements: [String: Int] = [:]
  private(set) var titles: [String] = []
  private(set) var attributes: [[String: String]] = []
  private var classes: [String: Int] = [:]
  private var title: String?

  init(_ text: String) throws {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    if !parser.parse() { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
  }

  func count(_ element: String, class name: String) -> Int { classes["\(element).\(name)"] ?? 0 }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    elements[element, default: 0] += 1
    self.attributes.append(attributes)
    if let name = attributes["class"] { classes["\(element).\(name)", default: 0] += 1 }
    if element == "title" { title = "" }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) { title?.append(text) }

  func parser(_ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?) {
    if element == "title", let title { titles.append(title) }
    title = nil
  }
}
