/// The graph of one module nested in the graph of another.
///
/// The fragments of the nested graph become fragments of the parent's type, usually through a case that carries them, and its segues join
/// the parent's. So there is one graph and one path for the whole tree of modules, and everything that applies to a graph applies to a
/// nested one. A graph that is used twice has two nestings.
///
/// ```swift
/// enum Screen: Fragment { case home, profile(Profile) }
///
/// let profile = try Nesting([.push(.root => .settings)], in: Screen.profile)
/// let graph: Segues<Screen> = [.sheet(.home => profile.root), .nested(profile)]
/// ```
public struct Nesting<Child: Fragment, Parent: Fragment>: Sendable {
  /// The nested graph itself.
  public let graph: NavigationGraph<Child>

  /// The parent's fragment that the nested graph starts from; segues of the parent lead there.
  public let root: Parent

  private let embed: @Sendable (Child) -> Parent

  /// Creates a nesting of a graph.
  ///
  /// - Parameters:
  ///   - graph: The graph to nest.
  ///   - embed: A function that returns the parent's fragment for each of its fragments, such as the case that carries them; it must be
  ///     injective.
  /// - Throws: `FindingsError`, with every problem of the graph.
  /// - Complexity: Linear in fragments and segues.
  public init(
    _ graph: NavigationGraph<Child>, in embed: @escaping @Sendable (Child) -> Parent
  ) throws(FindingsError<ValidationFinding<Child>>) {
    try graph.validate()
    guard let entry = graph.entry else { throw FindingsError(findings: [.noEntry]) }
    self.graph = graph
    self.embed = embed
    root = embed(entry)
  }

  /// Creates a nesting of a single screen that is a module of its own.
  ///
  /// ```swift
  /// enum About: Fragment { case page }
  ///
  /// let about = try Nesting(.page, in: App.about)
  /// ```
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - embed: A function that returns the parent's fragment for it.
  /// - Throws: `FindingsError`, like the other initializers; a single screen never fails validation.
  /// - Complexity: Constant.
  public init(_ screen: Child, in embed: @escaping @Sendable (Child) -> Parent) throws(FindingsError<
    ValidationFinding<Child>
  >) {
    try self.init(NavigationGraph([] as [Segue<Child>], entry: screen), in: embed)
  }

  /// Creates a nesting of the graph of groups of segues.
  ///
  /// - Parameters:
  ///   - segues: The groups of the graph to nest.
  ///   - entry: The fragment that it starts from; it can be omitted if exactly one fragment has outgoing segues but no incoming ones.
  ///   - embed: A function that returns the parent's fragment for each of its fragments; it must be injective.
  /// - Throws: `FindingsError`, with every problem of the graph.
  /// - Complexity: Linear in fragments and segues.
  public init(
    _ segues: Segues<Child>, entry: Child? = nil, in embed: @escaping @Sendable (Child) -> Parent
  ) throws(FindingsError<ValidationFinding<Child>>) {
    try self.init(NavigationGraph(segues, entry: entry), in: embed)
  }

  /// Returns the parent's fragment for one of the nested graph's.
  ///
  /// - Parameter fragment: A fragment of the nested graph.
  /// - Returns: The parent's fragment.
  public func callAsFunction(_ fragment: Child) -> Parent { embed(fragment) }

  /// The ids that the nested graph's fragments take, in terms of the parent's fragments.
  package var ids: [IDRule<Parent>] { graph.idRules.map { IDRule(embed($0.fragment), $0.kind) } }

  /// The segues of the nested graph between the parent's fragments, for the parent's graph.
  package var segues: [Segue<Parent>] {
    graph.segues.map { segue in
      Segue(
        segue.edge.map(embed), style: segue.style, dismissable: segue.dismissable, auto: segue.auto,
        tag: segue.tag?.base,
        leaving: segue.leaving.map(embed), presentation: segue.presentation)
    }
  }

  /// Returns a flow of the nested graph in terms of the parent's fragments, for a link that leads into the nested graph.
  ///
  /// - Parameter flow: A flow of the nested graph.
  /// - Returns: The flow of the parent's fragments.
  /// - Complexity: Linear in the edges.
  public func flow(_ flow: Flow<Child>) -> Flow<Parent> { flow.map(embed) }
}

extension Segues {
  /// Returns the segues of a nested graph, and the ids that its fragments take, as a group of its parent's graph.
  ///
  /// - Parameter nesting: The nesting of the graph.
  /// - Returns: The segues between the parent's fragments.
  /// - Complexity: Linear in segues.
  public static func nested<Child>(_ nesting: Nesting<Child, N>) -> Segues {
    Segues(nesting.segues, ids: nesting.ids)
  }
}
