import HelmCore

extension GraphDocument {
  /// The version of the format.
  public static let version = 1

  /// Reads a graph document.
  ///
  /// The graph isn't checked; `NavigationGraph.validationFindings()` does that.
  ///
  /// - Parameter bytes: The document in UTF-8.
  /// - Throws: The first error in the document, with its position.
  /// - Complexity: Linear in the bytes.
  public init(reading bytes: some Sequence<UInt8>) throws(DocumentError) {
    self = try PlacedGraphDocument(reading: bytes).document
  }

  /// Reads a graph document.
  ///
  /// - Parameter text: The document.
  /// - Throws: The first error in the document, with its position.
  /// - Complexity: Linear in the text.
  public init(reading text: String) throws(DocumentError) { try self.init(reading: text.utf8) }
}

extension Segue<NamedFragment> {
  init(_ object: JSONValue) throws(DocumentError) {
    let from = try object.required("from").name("a fragment's name")
    let to = try object.required("to").name("a fragment's name")
    let tag = try object["tag"]?.name("a tag's name")
    let leaving = try object["leaving"]?.name("a fragment's name")
    self.init(
      from: NamedFragment(from), to: NamedFragment(to),
      style: try object["style"]?.choice() ?? .pass,
      dismissable: try object["dismissable"]?.bool() ?? false,
      auto: try object["auto"]?.bool() ?? false,
      tag: tag.map { NamedTag($0) }, leaving: leaving.map { NamedFragment($0) },
      presentation: try object["presentation"]?.choice(DocumentPresentation.self).presentation ?? .automatic)
  }
}

/// The names of presentations in documents: a tab, which is one of several inline parts, has a name of its own.
struct DocumentPresentation: RawRepresentable, CaseIterable {
  let rawValue: String
  let presentation: SeguePresentation

  static let tab = DocumentPresentation("tab", .inline)
  static var allCases: [DocumentPresentation] {
    SeguePresentation.allCases.flatMap { each in
      (each == .inline ? [tab] : []) + [DocumentPresentation(each.rawValue, each)]
    }
  }

  private init(_ rawValue: String, _ presentation: SeguePresentation) {
    (self.rawValue, self.presentation) = (rawValue, presentation)
  }

  init?(rawValue: String) {
    guard let word = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = word
  }
}
