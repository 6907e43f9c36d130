/// The links of an app, which map URLs to fragments, and what is presented to a URL.
///
/// ```swift
/// let links = try Links<AppFragment>(
///   origins: ["helm:", "https://helm.example"],
///   [
///     Link("/news", .news),
///     Link("/news/:id", .news, .article, id: Int.self),
///     Link("/news/latest", .latest),
///   ])
/// ```
///
/// If two links match a URL, the more specific one takes precedence: the one whose URLs the other matches, too. If neither is more
/// specific, the table is rejected with that URL as the example, so that the conflict never shows up in the running app. Whether there is
/// such a URL is decided exactly, except for types of ids that can only be tested.
public struct Links<N: Fragment>: Sendable {
  /// The values of parameters that are no fragment's id, such as a locale or a tenant.
  ///
  /// They are used to write URLs, and `open` sets those that a URL contains.
  public var values: [String: String]

  package let source: LinkSource<N>
  package let table: LinkTable

  /// The destination of each rule.
  let ways: [Way]

  /// The rules by their last fragment, those with the most fragments first.
  let byTarget: [N: [Int]]

  /// The destination of a rule.
  struct Way: Sendable {
    var steps: [Step] = []

    /// For an old URL, the rules of the URLs that may replace it, the preferred ones first, and the parameters they take, by position.
    var target: (rules: [LinkRule], parameters: [Int])?
  }

  /// A fragment of a link, and the source of its id.
  package struct Step: Sendable {
    let fragment: N
    package var id = IDSource.none

    /// The ids that the graph declares for it.
    var kind: FragmentIDKind?
  }

  /// The source of a fragment's id.
  package enum IDSource: Sendable {
    case none
    case parameter(Int)
    case parts([Int], (any CompositeID.Type)?)

    package var parameters: [Int] {
      switch self {
      case .none: []
      case .parameter(let parameter): [parameter]
      case .parts(let parameters, _): parameters
      }
    }
  }

  /// Creates an empty table.
  package init() { self = Self.compiled(LinkSource(), in: nil).links }

  init(_ source: LinkSource<N>, _ table: LinkTable, _ ways: [Way]) {
    self.source = source
    self.table = table
    self.ways = ways
    values = source.values
    var byTarget: [N: [Int]] = [:]
    for (index, way) in ways.enumerated() {
      if let last = way.steps.last { byTarget[last.fragment, default: []].append(index) }
    }
    self.byTarget = byTarget.mapValues { rules in
      rules.sorted { (ways[$1].steps.count, $0) < (ways[$0].steps.count, $1) }
    }
  }

  /// Creates a table of links, and checks it.
  ///
  /// A path without an origin matches the patterns that name none: links within the app.
  ///
  /// - Parameters:
  ///   - origins: The origins of the links whose patterns name none, such as `helm:` or `https://helm.example`. URLs are written with the
  ///     first one.
  ///   - values: The parameters that are no fragment's id, each with its initial value, which URLs may change.
  ///   - ignoresCase: Whether the texts in paths are compared case-insensitively.
  ///   - links: The links, in any order.
  ///   - fallback: The fragments for URLs of the origins that no link matches; if empty, such URLs are reported as errors.
  /// - Throws: All findings together; the search for pairs of links that clash stops after a thousand.
  /// - Complexity: Linear in the patterns, and in the pairs of them that match one URL.
  public init(
    origins: [String] = [], values: [String: String] = [:], ignoresCase: Bool = false, _ links: [Link<N>],
    fallback: [N] = []
  ) throws(FindingsError<LinkFinding<N>>) {
    let source = LinkSource(
      origins: origins, values: values, ignoresCase: ignoresCase, links: links, fallback: fallback)
    var (links, findings) = Self.compiled(source, in: nil)
    findings += links.clashes
    self = links
    if !findings.isEmpty { throw FindingsError(findings: Self.inOrder(findings)) }
  }
}

/// The source of a table of links.
package struct LinkSource<N: Fragment>: Sendable {
  package var origins: [String] = []
  package var values: [String: String] = [:]
  package var ignoresCase = false
  package var links: [Link<N>] = []
  package var fallback: [N] = []

  package init(
    origins: [String] = [], values: [String: String] = [:], ignoresCase: Bool = false, links: [Link<N>] = [],
    fallback: [N] = []
  ) {
    self.origins = origins
    self.values = values
    self.ignoresCase = ignoresCase
    self.links = links
    self.fallback = fallback
  }
}

extension Links {
  /// The maximum number of times that a URL is replaced by another one.
  private static var rewritingLimit: Int { 16 }

  /// The pattern of a link, `nil` for the fallback; the fragments that a URL leads to, with their ids, the topmost last; and the
  /// parameters of the URL that are no fragment's id.
  package typealias Match = (pattern: String?, fragments: [PathFragment<N>], values: [String: String])

  /// Returns the link that a URL matches; throws the reason why the URL leads nowhere.
  ///
  /// - Complexity: Linear in the URL, whatever the number of links: it is compared only with patterns that have the same requirements.
  package func match(_ address: LinkAddress) throws(LinkError) -> Match {
    if table.rules.isEmpty, source.fallback.isEmpty { throw .noLinks(address.text) }
    do throws(LinkError) { return try destination(of: address) } catch {
      switch error {
      case .noMatch where !source.fallback.isEmpty, .badID where !source.fallback.isEmpty:
        return (nil, source.fallback.map { PathFragment($0) }, [:])
      default: throw error
      }
    }
  }

  private func destination(of address: LinkAddress) throws(LinkError) -> Match {
    var (current, work) = (address, 0)
    for _ in 0...Self.rewritingLimit {
      let (index, texts) = try table.match(current, work: &work)
      if let target = ways[index].target {
        let known = target.parameters.map { texts[$0] }
        guard let parts = target.rules.lazy.compactMap({ $0.parts(known) }).first else { break }
        // If the target names no origin, it is that of the old URL.
        let its = target.rules.first?.origin
        let origin = current.origin.flatMap { its?.common(with: $0) } ?? its
        current = LinkAddress(origin ?? current.origin, parts, text: address.text)
        continue
      }
      let rule = table.rules[index]
      let fragments = try fragments(by: index, texts, of: address.text)
      var values: [String: String] = [:]
      let origins = rule.origin.map { [$0] } ?? table.origins
      if let (name, text) = origins.lazy.compactMap({ $0.value(in: current) }).first { values[name] = text }
      for (name, text) in zip(rule.parameters, texts) where source.values[name] != nil {
        values[name] = text ?? values[name]
      }
      return (rule.pattern, fragments, values)
    }
    throw .noMatch(address.text)
  }

  /// Returns the fragments that a rule leads to, with texts for its parameters.
  func fragments(by index: Int, _ texts: [String?], of url: String) throws(LinkError) -> [PathFragment<N>] {
    var fragments: [PathFragment<N>] = []
    for step in ways[index].steps {
      let id = try step.id(texts, by: table.rules[index], of: url)
      fragments.append(PathFragment(step.fragment, canonicalID: id))
    }
    return fragments
  }

  /// The first origin that is a website, as written.
  package var website: String? { table.origins.first(where: \.isWebsite)?.description }
}

extension Links.Step {
  /// Returns the id, with texts for the parameters of a rule.
  fileprivate func id(_ texts: [String?], by rule: LinkRule, of url: String) throws(LinkError) -> String? {
    func missing() -> LinkError {
      .missingID(url, pattern: rule.pattern, fragment: fragmentName(fragment), expected: expected)
    }
    var text: String?
    switch id {
    case .none: break
    case .parameter(let parameter): text = texts[parameter]
    case .parts(let parameters, let type):
      let parts = parameters.compactMap { parameter in
        texts[parameter].map { (parameter: parameter, name: rule.parameters[parameter], text: $0) }
      }
      if type != nil || kind != nil || !parts.isEmpty {
        text = CompositeText.text(Dictionary(uniqueKeysWithValues: parts.map { ($0.name, $0.text) }))
      }
      if let type {
        text = text.flatMap { type.init(canonicalText: $0)?.canonicalText }
        if text == nil {
          let needed = CompositeField.all(of: type).filter { !$0.isOptional }.map(\.name)
          guard let given = parts.first, Set(needed).isSubset(of: parts.map(\.name)) else { throw missing() }
          throw rule.badID(given.parameter, given.text, in: url, expected: expected)
        }
      }
      if let kind, let text, !kind.accepts(text), let parameter = parameters.first {
        throw rule.badID(parameter, texts[parameter] ?? "", in: url, expected: kind.name)
      }
    }
    if text == nil, kind != nil { throw missing() }
    return text
  }

  /// The name of the type of its id.
  var expected: String {
    if case .parts(_, let type?) = id { String(describing: type) } else { kind?.name ?? "" }
  }
}
