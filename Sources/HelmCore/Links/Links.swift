/// The links of an app: which URL leads where, and which URL says what is presented.
///
/// ```swift
/// let links = try Links<AppFragment>(
///   origins: ["helm:", "https://helm.example"],
///   [
///     Link("/news", .news),
///     Link("/news/:id", .news, .article, id: Int.self),
///   ])
/// ```
///
/// Two patterns that match one URL are refused, with that URL as the example, so that nobody finds out by tapping.
/// Whether there is such a URL is decided exactly, except for types of ids that can only be tried (see ``LinkIDType``).
public struct Links<N: Fragment>: Sendable {
  /// The origins of the links whose patterns name none.
  public let origins: [LinkOrigin]

  /// The links as declared.
  public let all: [Link<N>]

  let table: LinkTable

  /// The fragments of each rule.
  let steps: [[Step]]

  /// The rules by their last fragment, those that name the most fragments first.
  let byTarget: [N: [Int]]

  /// A fragment of a link, and the position of the parameter that is its id.
  struct Step: Sendable {
    let fragment: N
    let parameter: Int?
  }

  /// Makes an empty table.
  public init() {
    (origins, all, steps, byTarget) = ([], [], [], [:])
    table = LinkTable(origins: [])
  }

  /// Checks links and prepares them to be matched.
  ///
  /// A path without an origin is matched by all patterns that name none: links within the app.
  ///
  /// - Parameters:
  ///   - origins: The origins of the links whose patterns name none, such as `helm:` or `https://helm.example`. URLs
  ///     are written with the first one.
  ///   - links: The links.
  /// - Throws: All findings together.
  /// - Complexity: Linear in the patterns; a parameter is compared with all texts in the same position.
  public init(origins: [String] = [], _ links: [Link<N>]) throws(LinksError<N>) {
    var findings: [LinkFinding<N>] = []
    var read: [LinkOrigin] = []
    for text in origins {
      do { read.append(try LinkOrigin(text)) } catch { findings.append(.badPattern(error)) }
    }
    var table = LinkTable(origins: read)
    var steps: [[Step]] = []
    for (index, link) in links.enumerated() {
      let pattern: LinkPattern
      do { pattern = try LinkPattern(link.pattern) } catch {
        findings.append(.badPattern(error))
        continue
      }
      let found = Self.check(link, pattern)
      findings += found
      if !found.isEmpty { continue }
      let types = zip(pattern.parameters, pattern.types).map { name, type in link.types[name] ?? type ?? .text }
      for path in pattern.paths {
        let rule = LinkRule(
          link: index, pattern: pattern.text, origin: pattern.origin, path: path, query: pattern.query,
          fragment: pattern.fragment, parameters: pattern.parameters, types: types)
        if let (other, example) = table.add(rule) {
          findings.append(.ambiguous(pattern: pattern.text, other: other.pattern, example: example))
          break
        }
        steps.append(
          link.steps.map { step in
            Step(fragment: step.fragment, parameter: step.parameter.flatMap(pattern.parameters.firstIndex))
          })
      }
    }
    if !findings.isEmpty { throw LinksError(findings: findings) }
    self.origins = read
    all = links
    self.table = table
    self.steps = steps
    var byTarget: [N: [Int]] = [:]
    for (index, steps) in steps.enumerated() {
      if let last = steps.last { byTarget[last.fragment, default: []].append(index) }
    }
    self.byTarget = byTarget.mapValues { rules in
      rules.sorted { (steps[$1].count, $0) < (steps[$0].count, $1) }
    }
  }

  private static func check(_ link: Link<N>, _ pattern: LinkPattern) -> [LinkFinding<N>] {
    guard !link.steps.isEmpty else { return [.noFragments(pattern: pattern.text)] }
    var findings: [LinkFinding<N>] = []
    let used = link.steps.compactMap(\.parameter)
    for name in pattern.parameters {
      switch used.count(where: { $0 == name }) {
      case 0:
        let fragments = link.steps.map(\.fragment)
        findings.append(.unusedParameter(pattern: pattern.text, parameter: name, fragments: fragments))
      case 1: break
      default: findings.append(.sharedParameter(pattern: pattern.text, parameter: name))
      }
    }
    let known = Set(pattern.parameters)
    for name in Set(used + link.types.keys).subtracting(known).sorted() {
      findings.append(.unknownParameter(pattern: pattern.text, parameter: name))
    }
    return findings
  }
}

/// The link that a URL matches, and what it leads to.
public struct LinkMatch<N: Fragment>: Hashable, Sendable {
  /// The pattern of the link.
  public let pattern: String

  /// The fragments that the URL leads to, with their ids, the topmost last.
  public let fragments: [PathFragment<N>]
}

extension Links {
  /// Finds the link that a URL matches.
  ///
  /// - Parameter address: The URL in its parts.
  /// - Returns: The link, and the fragments that the URL names.
  /// - Throws: `foreignOrigin`, `noMatch` or `badID`.
  /// - Complexity: Linear in the URL, however many links there are: it is compared only with patterns that start alike.
  package func match(_ address: LinkAddress) throws(LinkError) -> LinkMatch<N> {
    switch table.match(address) {
    case .match(let rule, let ids):
      let fragments = steps[rule].map { step in
        PathFragment(step.fragment, canonicalID: step.parameter.flatMap { ids[$0] })
      }
      return LinkMatch(pattern: table.rules[rule].pattern, fragments: fragments)
    case .badID(let rule, let parameter, let text):
      throw .badID(
        address.text, pattern: rule.pattern, parameter: rule.parameters[parameter], text: text,
        expected: rule.types[parameter].name)
    case .noMatch: throw .noMatch(address.text)
    case .foreignOrigin: throw .foreignOrigin(address.text, origins: allOrigins)
    }
  }

  /// The origins of the table, and those that patterns name.
  ///
  /// - Complexity: Linear in the links.
  var allOrigins: [LinkOrigin] {
    var known = Set<LinkOrigin>()
    return (origins + table.rules.compactMap(\.origin)).filter { known.insert($0).inserted }
  }
}
