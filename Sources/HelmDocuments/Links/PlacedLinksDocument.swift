import HelmCore

/// A links document that retains the positions of its links.
package struct PlacedLinksDocument: Sendable {
  /// The document itself.
  package let document: LinksDocument

  private let bytes: [UInt8]

  /// The offset of the document, followed by the offset of each link.
  private let offsets: [Int]

  /// The offsets of the origins and the fallback.
  private let originsOffset: Int
  private let fallbackOffset: Int

  /// Reads a links document.
  ///
  /// - Parameter bytes: The document in UTF-8.
  /// - Throws: The first error in the document, with its position. `LinksDocument.links()` reports errors in the links
  ///   themselves.
  /// - Complexity: Linear in the bytes.
  package init(reading bytes: some Sequence<UInt8>) throws(DocumentError) {
    let object = try JSONValue(parsing: bytes).object("a links document, which is an object")
    try object.expect(version: LinksDocument.version)
    var source = LinkSource<NamedFragment>()
    for value in try object["origins"]?.elements("an array of origins") ?? [] {
      source.origins.append(try value.name("an origin"))
    }
    for member in try object["values"]?.members("an object with the values of parameters") ?? [] {
      source.values[member.key] = try member.value.name("the value of a parameter")
    }
    source.ignoresCase = try object["ignoresCase"]?.bool() ?? false
    for value in try object["fallback"]?.elements("an array of fragments") ?? [] {
      source.fallback.append(NamedFragment(try value.name("the name of a fragment")))
    }
    var offsets = [object.offset]
    for value in try object.required("links").elements("an array of links") {
      source.links.append(try Link(value.object("a link")))
      offsets.append(value.offset)
    }
    let apps = try object["apps"]?.object("an object with the apps of each system")
    document = LinksDocument(source, apps: try apps?.apps() ?? LinkedApps())
    self.bytes = object.document
    self.offsets = offsets
    originsOffset = object["origins"]?.offset ?? object.offset
    fallbackOffset = object["fallback"]?.offset ?? object.offset
  }

  /// Returns findings as errors of the document, each at the position of its link.
  ///
  /// - Parameter findings: The findings.
  /// - Returns: The errors, in the order of the findings.
  /// - Complexity: Linear in document and findings.
  package func errors(for findings: [LinkFinding<NamedFragment>]) -> [DocumentError] {
    var indexByPattern: [String: Int] = [:]
    var indexByTarget: [String: Int] = [:]
    for (index, link) in document.source.links.enumerated() {
      indexByPattern[link.pattern] = index
      if let target = link.target { indexByTarget[target] = index }
    }
    var position = TextPosition()
    let positions = offsets.map { offset in
      position.advance(to: offset, in: bytes)
      return position
    }
    func place(at offset: Int) -> TextPosition {
      var position = TextPosition()
      position.advance(to: offset, in: bytes)
      return position
    }
    let (origins, fallback) = (place(at: originsOffset), place(at: fallbackOffset))
    return findings.map { finding in
      let isPattern = if case .badPattern = finding { true } else { false }
      let index = finding.pattern.flatMap { indexByPattern[$0] ?? (isPattern ? indexByTarget[$0] : nil) }
      let position = index.map { positions[$0 + 1] } ?? (isPattern ? origins : fallback)
      return DocumentError(
        path: index.map { "$.links[\($0)]" } ?? (isPattern ? "$.origins" : "$.fallback"), line: position.line,
        column: position.column, reason: finding.description)
    }
  }
}

extension LinksDocument {
  /// The version of the format.
  static let version = 1

  /// Reads a links document.
  ///
  /// - Parameter bytes: The document in UTF-8.
  /// - Throws: The first error in the document, with its position.
  /// - Complexity: Linear in the bytes.
  public init(reading bytes: some Sequence<UInt8>) throws(DocumentError) {
    self = try PlacedLinksDocument(reading: bytes).document
  }

  /// Reads a links document.
  package init(reading text: String) throws(DocumentError) { try self.init(reading: text.utf8) }
}

extension Link<NamedFragment> {
  fileprivate init(_ object: JSONValue) throws(DocumentError) {
    let pattern = try object.required("pattern").name("a pattern")
    if let target = object["to"] {
      self.init(pattern, to: try target.name("the pattern of the new URLs"))
      return
    }
    var fragments: [NamedFragment] = []
    var named: [Int: String] = [:]
    for (index, value) in try object.required("fragments").elements("an array of fragments").enumerated() {
      guard case .object = value.content else {
        fragments.append(NamedFragment(try value.name("the name of a fragment, or an object with it and its id")))
        continue
      }
      named[index] = try value["id"]?.name("the name of a parameter")
      fragments.append(NamedFragment(try value.required("fragment").name("a fragment's name")))
    }
    var types: [String: LinkIDType] = [:]
    for member in try object["types"]?.members("an object with the types of ids") ?? [] {
      let text = try member.value.name("a type: int, uuid, text or ids such as oslo|paris")
      do throws(LinkPatternError) { types[member.key] = try LinkIDType(text) } catch {
        throw member.value.error(error.reason)
      }
    }
    self.init(pattern, through: fragments, named: named, types: types)
  }
}

extension JSONValue {
  fileprivate func names(
    _ what: String, _ isOne: (String) -> Bool = { _ in true }
  ) throws(DocumentError) -> [String] {
    var names: [String] = []
    for value in try elements("an array") {
      let name = try value.name(what)
      if !isOne(name) { throw value.error("expected \(what), found \(quoted(name))") }
      names.append(name)
    }
    return names
  }

  fileprivate func apps() throws(DocumentError) -> LinkedApps {
    let app = "an app, such as ABCDE12345.example.helm"
    var apps = LinkedApps()
    apps.apple = try self["apple"]?.names(app, LinkedApps.isAppleApp) ?? []
    apps.webCredentials = try self["webcredentials"]?.names(app, LinkedApps.isAppleApp) ?? []
    apps.appClips = try self["appclips"]?.names(app, LinkedApps.isAppleApp) ?? []
    for value in try self["exclude"]?.elements("an array of patterns") ?? [] {
      let text = try value.name("a pattern")
      do throws(LinkPatternError) { _ = try LinkPattern(text) } catch { throw value.error(error.description) }
      apps.exclude.append(text)
    }
    for value in try self["android"]?.elements("an array of apps") ?? [] {
      let app = try value.object("an app, which is an object")
      let name = try app.required("package")
      let package = try name.name("the name of a package, such as example.helm")
      if !LinkedApps.isPackage(package) {
        throw name.error("expected the name of a package, such as example.helm, found \(quoted(package))")
      }
      apps.android.append(
        LinkedApps.Android(
          package: package,
          fingerprints: try app.required("fingerprints").names(
            "a SHA-256 fingerprint of 32 bytes, such as 14:6D:…, in capitals", LinkedApps.isFingerprint)))
    }
    return apps
  }
}
