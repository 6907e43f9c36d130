import HelmCore

/// A links document that still knows where its links were written.
public struct PlacedLinksDocument: Sendable {
  /// The document itself.
  public let document: LinksDocument

  private let bytes: [UInt8]

  /// Where the document starts, followed by where each link does.
  private let offsets: [Int]

  /// Where the origins are.
  private let originsOffset: Int

  /// Reads a links document.
  ///
  /// - Parameter bytes: The document in UTF-8.
  /// - Throws: The first thing wrong with the document, with its place. `LinksDocument.links()` reports what is wrong
  ///   with the links themselves.
  /// - Complexity: Linear in the bytes.
  public init(reading bytes: some Sequence<UInt8>) throws(DocumentError) {
    let object = try JSONValue(parsing: bytes).object("a links document, which is an object")
    try object.expect(version: LinksDocument.version)
    var origins: [String] = []
    for value in try object["origins"]?.elements("an array of origins") ?? [] {
      origins.append(try value.name("an origin"))
    }
    var links: [Link<NamedFragment>] = []
    var offsets = [object.offset]
    for value in try object.required("links").elements("an array of links") {
      links.append(try Link(value.object("a link")))
      offsets.append(value.offset)
    }
    let apps = try object["apps"]?.object("an object with the apps of each system")
    document = LinksDocument(
      origins: origins, links: links,
      appleApps: try apps?["apple"]?.names("an app, such as ABCDE12345.example.helm") ?? [],
      androidApps: try apps?["android"]?.androidApps() ?? [])
    self.bytes = object.document
    self.offsets = offsets
    originsOffset = object["origins"]?.offset ?? object.offset
  }

  /// Findings as errors of the document, each at the place of its link.
  ///
  /// - Parameter findings: The findings.
  /// - Returns: The errors, in the order of the findings.
  /// - Complexity: Linear in document and findings.
  public func errors(for findings: [LinkFinding<NamedFragment>]) -> [DocumentError] {
    var indexByPattern: [String: Int] = [:]
    for (index, link) in document.all.enumerated() { indexByPattern[link.pattern] = index }
    var position = TextPosition()
    let positions = offsets.map { offset in
      position.advance(to: offset, in: bytes)
      return position
    }
    var origins = TextPosition()
    origins.advance(to: originsOffset, in: bytes)
    return findings.map { finding in
      let index = indexByPattern[finding.pattern]
      let position = index.map { positions[$0 + 1] } ?? origins
      return DocumentError(
        path: index.map { "$.links[\($0)]" } ?? "$.origins", line: position.line, column: position.column,
        reason: finding.description)
    }
  }
}

extension LinksDocument {
  /// The version of the format.
  public static let version = 1

  /// Reads a links document.
  ///
  /// - Parameter bytes: The document in UTF-8.
  /// - Throws: The first thing that is wrong with the document, with its place.
  /// - Complexity: Linear in the bytes.
  public init(reading bytes: some Sequence<UInt8>) throws(DocumentError) {
    self = try PlacedLinksDocument(reading: bytes).document
  }

  /// Reads a links document.
  ///
  /// - Parameter text: The document.
  /// - Throws: The first thing that is wrong with the document, with its place.
  /// - Complexity: Linear in the text.
  public init(reading text: String) throws(DocumentError) { try self.init(reading: text.utf8) }
}

extension Link<NamedFragment> {
  /// Reads a link.
  fileprivate init(_ object: JSONValue) throws(DocumentError) {
    let pattern = try object.required("pattern").name("a pattern")
    var named: [(fragment: NamedFragment, parameter: String?)] = []
    for value in try object.required("fragments").elements("an array of fragments") {
      guard case .object = value.content else {
        named.append((NamedFragment(try value.name("the name of a fragment, or an object with it and its id")), nil))
        continue
      }
      let parameter = try value["id"]?.name("the name of a parameter")
      named.append((NamedFragment(try value.required("fragment").name("a fragment's name")), parameter))
    }
    // A parameter is its fragment's by name, unless the document says otherwise.
    let byName = Link(pattern, through: named.map(\.fragment))
    let steps = zip(byName.steps, named).map { step, named in Step(step.fragment, id: named.parameter ?? step.parameter)
    }
    var types: [String: LinkIDType] = [:]
    for member in try object["types"]?.members("an object with the types of ids") ?? [] {
      let text = try member.value.name("a type: int, uuid, text or ids such as oslo|paris")
      do throws(LinkPatternError) { types[member.key] = try LinkIDType(text) } catch {
        throw member.value.error(error.reason)
      }
    }
    self.init(pattern, steps: steps, types: types)
  }
}

extension JSONValue {
  fileprivate func names(_ what: String) throws(DocumentError) -> [String] {
    var names: [String] = []
    for value in try elements("an array") { names.append(try value.name(what)) }
    return names
  }

  fileprivate func androidApps() throws(DocumentError) -> [LinksDocument.AndroidApp] {
    var apps: [LinksDocument.AndroidApp] = []
    for value in try elements("an array of apps") {
      let app = try value.object("an app, which is an object")
      apps.append(
        LinksDocument.AndroidApp(
          package: try app.required("package").name("the name of a package"),
          fingerprints: try app.required("fingerprints").names("a fingerprint")))
    }
    return apps
  }
}
