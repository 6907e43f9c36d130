/// A link: the pattern of its URLs, and the fragments that they lead to.
///
/// ```swift
/// Link("/news/:id", .news, .article, id: Int.self)
/// ```
///
/// The fragments are a stack, the last one on top. Each is a real screen that the user can go back to, and the graph fills in the fragments
/// between them. A parameter with the name of a fragment is that fragment's id. Any other is the id of the last fragment or, if there are
/// several, a part of it (``CompositeID``).
///
/// | in a pattern | in a URL |
/// |---|---|
/// | `/news` | this part of the path |
/// | `/:id` | any part of the path, as an id |
/// | `/:id(int)`, `(uuid)`, `(oslo\|paris)` | a part of the path that is such an id |
/// | `/@:user`, `/:slug-:id(int)`, `/:id.html` | a part with ids in it, each as long as possible |
/// | `/*` | any part of the path |
/// | `/**` | the rest of the path, or nothing |
/// | `/:path+` | the rest of the path, as an id |
/// | `(/archive)` | optional |
/// | `(/:lang(en\|de)=en)` | optional, with the default `en` |
/// | `?q=:query&tab=news` | these query items, in any order and among others |
/// | `?(q=:query)`, `?(page=:page=1)` | optional |
/// | `#:section` | the fragment of the URL |
/// | `https://helm.example/news`, `helm://news` | only URLs of this origin |
/// | `https://:tenant.helm.example/news` | URLs of all subdomains, with the subdomain as a value |
///
/// Comparisons are case-sensitive, after percent-encoding has been removed. Characters with a meaning in patterns have to be
/// percent-encoded: `%3A` for a colon.
public struct Link<N: Fragment>: Sendable {
  /// The pattern as written.
  package let pattern: String

  /// The fragments.
  package let fragments: [N]

  /// For an old URL, the pattern of the URL that replaces it.
  package let target: String?

  /// The parameters that are explicitly declared as ids, by the positions of their fragments.
  package let named: [Int: String]

  /// The types of parameters, by name; other parameters have the type that the pattern or the graph declares.
  package let types: [String: LinkIDType]

  /// The type of the id of the last fragment.
  let id: (any FragmentID.Type)?

  /// The types of composite ids, by the positions of their fragments.
  let composites: [Int: any CompositeID.Type]

  /// Creates a link.
  ///
  /// - Parameters:
  ///   - pattern: The pattern of the URLs.
  ///   - fragments: The fragments that the URLs lead to, the topmost last.
  ///   - id: The type of the last fragment's id; by default, the one that the pattern or the graph declares.
  ///   - ids: The types of other ids, by the names of their parameters or fragments.
  /// - Complexity: Constant.
  public init(
    _ pattern: String, _ fragments: N..., id: (any FragmentID.Type)? = nil, ids: [String: any FragmentID.Type] = [:]
  ) {
    var composites: [Int: any CompositeID.Type] = [:]
    for (index, fragment) in fragments.enumerated() where !ids.isEmpty {
      composites[index] = ids[fragmentName(fragment)] as? any CompositeID.Type
    }
    self.init(
      pattern, through: fragments, id: id, composites: composites,
      types: ids.filter { name, type in
        !(type is any CompositeID.Type) || !fragments.contains { fragmentName($0) == name }
      }.mapValues { LinkIDType($0) })
  }

  /// Creates a link from old URLs to the ones that replace them.
  ///
  /// ```swift
  /// Link("/article.php?id=:id", to: "/news/:id")
  /// ```
  ///
  /// - Parameters:
  ///   - pattern: The pattern of the old URLs.
  ///   - target: The pattern of the new URLs, with parameters of the same names. Those that not every old URL has, and that have no default,
  ///     have to be optional. Its origin is the old one's, if it names none.
  /// - Complexity: Constant.
  public init(_ pattern: String, to target: String) { self.init(pattern, through: [], target: target) }

  package init(
    _ pattern: String, through fragments: [N], named: [Int: String] = [:], target: String? = nil,
    id: (any FragmentID.Type)? = nil, composites: [Int: any CompositeID.Type] = [:], types: [String: LinkIDType] = [:]
  ) {
    self.pattern = pattern
    self.fragments = fragments
    self.target = target
    self.named = named
    self.id = id
    self.composites = composites
    self.types = types
  }
}

extension Link {
  /// Returns the link with mapped fragments, and with a path prepended; each parameter still belongs to the same fragment.
  package func map<Other: Fragment>(at prefix: String = "", _ transform: (N) -> Other) -> Link<Other> {
    // A parameter may have the old name of a fragment.
    var named = named
    let parameters = Set((try? LinkPattern(pattern))?.parameters ?? [])
    for (index, fragment) in fragments.enumerated().reversed() where named[index] == nil {
      let name = fragmentName(fragment)
      if parameters.contains(name), !named.values.contains(name) { named[index] = name }
    }
    return Link<Other>(
      Self.pattern(pattern, at: prefix), through: fragments.map(transform), named: named,
      target: target.map { Self.pattern($0, at: prefix) }, id: id, composites: composites, types: types)
  }

  /// Returns a pattern with another path prepended to its own.
  private static func pattern(_ pattern: String, at prefix: String) -> String {
    if prefix.isEmpty { return pattern }
    var (front, path, prefix) = ("", pattern, prefix)
    var parser = LinkPatternParser(pattern)
    if let origin = try? parser.parseOrigin() {
      front = parser.string(0..<parser.offset)
      path = parser.string(parser.offset..<parser.scalars.count)
      if !origin.isWebsite {
        // The first part of the path becomes the host.
        if !front.hasSuffix("/") { front += "//" }
        if prefix.hasPrefix("/") { prefix.removeFirst() }
      }
    }
    if path == "/" { path = "" } else if let first = path.first, !"/?#(".contains(first) { path = "/" + path }
    return front + prefix + path
  }
}
