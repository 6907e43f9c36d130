import Helm
import HelmDocuments

extension Tool {
  /// Prints the links of an app and their findings, or a file for its website.
  func links(_ arguments: Arguments) throws -> Int32 {
    guard arguments.operands.count == 2 else {
      throw UsageError(arguments.operands.isEmpty ? "the graph document is missing" : "the links document is missing")
    }
    if arguments.operands == ["-", "-"] { throw UsageError("only one of the documents can be -") }
    let format = arguments.options["--format"] ?? "table"
    guard ["table", "apple", "android", "manifest"].contains(format) else {
      throw UsageError("unknown format \(plain(format)); expected table, apple, android or manifest")
    }
    let graph = try readGraph(arguments.operands[0]).document.graph
    let file = arguments.operands[1]
    let document = try readLinks(file)
    let findings = document.findings(in: graph)
    if let checked = arguments.options["--check"] {
      if arguments.options["--format"] != nil {
        throw UsageError("--check can't be combined with --format: it detects the format of the file")
      }
      showFindings(findings, of: document, in: file)
      return try compare(checked, with: document.document, arguments) && findings.isEmpty ? 0 : 1
    }
    guard format == "table" else {
      if let first = document.errors(for: findings).first { throw BadDocument(file, first) }
      return show(try association(format, of: document.document, arguments), terminator: "")
    }
    showTable(document.document, in: graph)
    showFindings(findings, of: document, in: file)
    return findings.isEmpty ? 0 : 1
  }

  func readLinks(_ file: String) throws -> PlacedLinksDocument {
    let bytes = try console.readFile(file)
    do { return try PlacedLinksDocument(reading: bytes) } catch { throw BadDocument(file, error) }
  }

  private func showFindings(
    _ findings: [LinkFinding<NamedFragment>], of document: PlacedLinksDocument, in file: String
  ) {
    for error in document.errors(for: findings) { console.write(BadDocument(file, error).text + "\n") }
  }

  private func showTable(_ document: LinksDocument, in graph: NavigationGraph<NamedFragment>) {
    let source = document.source
    let rows = source.links.map { link in
      (pattern: plain(link.pattern), way: link.target.map { "-> " + plain($0) } ?? way(of: link, in: source))
    }
    let width = min(40, rows.map(\.pattern.count).max() ?? 0)
    for (pattern, way) in rows {
      let padding = String(repeating: " ", count: max(0, width - pattern.count) + 2)
      console.write(pattern + (way.isEmpty ? "" : padding + way) + "\n")
    }
    if !source.fallback.isEmpty {
      console.write("anything else  \(source.fallback.map { plain($0.name) }.joined(separator: " => "))\n")
    }
    let linked = Set(source.links.compactMap(\.fragments.last) + source.fallback.suffix(1))
    let rest = graph.fragments.filter { !linked.contains($0) }
    let origins =
      source.origins.isEmpty ? ", no origins" : " from " + source.origins.map { plain($0) }.joined(separator: ", ")
    console.write("\(counted(rows.count, "link"))\(origins)\n")
    let precedences = (try? document.links())?.precedences(limit: 101) ?? []
    for (first, then, example) in precedences.prefix(100) {
      console.write("\(rows[first].pattern) takes precedence over \(rows[then].pattern), as for \(plain(example))\n")
    }
    if precedences.count > 100 { console.write("… and more: the list is cut off after 100 pairs.\n") }
    if !rest.isEmpty { console.write("No link leads to \(rest.map { plain($0.name) }.joined(separator: ", "))\n") }
  }

  /// Returns the fragments of a link, each with the parameters that form its id.
  private func way(of link: Link<NamedFragment>, in source: LinkSource<NamedFragment>) -> String {
    zip(link.fragments, link.parameters(in: source)).map { fragment, parameters in
      let list = parameters.map { ":\(plain($0))" }.joined(separator: " ")
      return plain(fragment.name) + (list.isEmpty ? "" : " (\(list))")
    }.joined(separator: " => ")
  }

  /// Returns the association file of a website, for one of the platforms.
  private func association(_ format: String, of document: LinksDocument, _ arguments: Arguments) throws -> String {
    if format == "manifest" { return document.androidIntentFilters() }
    let missing = "the links document names no apps for it: give it \"apps\": { \"\(format)\": … }"
    if format == "android" {
      if document.apps.android.isEmpty { throw UsageError(missing) }
      return document.androidAssociation()
    }
    if document.apps.apple.isEmpty { throw UsageError(missing) }
    guard let host = arguments.options["--host"] ?? document.hosts.first else {
      throw UsageError("the links document has no website among its origins; add one, such as https://helm.example")
    }
    guard document.hasLinks(from: host) else {
      throw UsageError("no link comes from \(plain(host))\(suggestion(for: host, among: document.hosts))")
    }
    return document.appleAssociation(for: host)
  }

  /// Reports how a website's file differs from the file that the links need.
  private func compare(_ file: String, with document: LinksDocument, _ arguments: Arguments) throws -> Bool {
    let bytes = try console.readFile(file)
    let found: JSONValue
    do { found = try JSONValue(parsing: bytes) } catch { throw BadDocument(file, error) }
    let format = found.isArray ? "android" : "apple"
    let expected = try JSONValue(parsing: try association(format, of: document, arguments).utf8)
    guard let difference = found.difference(from: expected) else { return true }
    let files = arguments.operands.map { plain($0) }.joined(separator: " ")
    console.write(
      "\(BadDocument(file, difference).text)\n"
        + "To write it again: helm-nav links \(files) --format \(format) > \(plain(file))\n")
    return false
  }
}

extension PlacedLinksDocument {
  /// Returns the findings in the links themselves or, if there are none, in relation to a graph.
  func findings(in graph: NavigationGraph<NamedFragment>) -> [LinkFinding<NamedFragment>] {
    Links.findings(document.source, in: graph)
  }
}
