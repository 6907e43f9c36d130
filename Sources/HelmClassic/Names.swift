@_exported import Helm

// Names that generations of Helm before the latest used for what has another name now.

/// A part of an app that can be presented; the first generation's name for a `Fragment`.
public typealias Node = Fragment

/// A segue's style; the second generation's name for it.
public typealias SeguePresentationRule = SegueStyle

/// A segue's style; the third generation's name for it.
public typealias SeguePresentationStyle = SegueStyle

/// The type of an id; the third generation's name for it.
public typealias PathFragmentIdentifier = FragmentID

extension Helm {
  /// A segue.
  public typealias HelmSegue = Segue<N>

  /// All segues of an app, which were a set.
  public typealias HelmGraph = Set<Segue<N>>

  /// An edge.
  public typealias HelmGraphEdge = DirectedEdge<N>

  /// A step from one path to another.
  public typealias HelmTransition = PathTransition<N>

  /// All segues of the app.
  ///
  /// - Complexity: Linear in segues.
  public var nav: HelmGraph { Set(graph.segues) }

  /// Returns the ids that a fragment is presented with.
  ///
  /// - Parameter fragment: The fragment.
  /// - Returns: The ids of that type.
  /// - Complexity: Linear in the presented fragments.
  public func matchAll<ID: FragmentID & Hashable>(_ fragment: N) -> Set<ID> { Set(ids(of: fragment)) }
}

extension PathFragment {
  /// The fragment.
  public var wrappedValue: N { fragment }
}

extension Segue {
  /// Creates the segue from one fragment to another, as the first generation wrote it.
  ///
  /// - Parameters:
  ///   - source: The fragment that the segue starts from.
  ///   - target: The fragment that the segue leads to.
  public init(_ source: N, to target: N) { self.init(from: source, to: target) }

  /// Creates a segue with a rule, as the second generation wrote it.
  ///
  /// - Parameters:
  ///   - from: The fragment that the segue starts from.
  ///   - to: The fragment that the segue leads to.
  ///   - rule: Whether the source holds the target or hands over its place.
  ///   - dismissable: Whether the segue can be undone.
  ///   - auto: Whether the segue fires by itself when its source is reached.
  ///   - tag: Another name for the segue.
  public init(
    from: N, to: N, rule: SegueStyle, dismissable: Bool = false, auto: Bool = false, tag: (any SegueTag)? = nil
  ) {
    self.init(from: from, to: to, style: rule, dismissable: dismissable, auto: auto, tag: tag)
  }

  /// Returns the same segue with another rule.
  ///
  /// - Parameter rule: Whether the source holds the target or hands over its place.
  /// - Returns: A segue that differs only in its rule.
  public func with(rule: SegueStyle) -> Segue { with(style: rule) }
}

extension Segue: EdgeList {
  /// The segue's edge: the first generation made flows of segues.
  public var edgeList: [DirectedEdge<N>] { [edge] }
}

extension PathEdge {
  /// Creates a path edge from an edge and ids.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - sourceId: The id of the fragment that the edge starts from, if any.
  ///   - targetId: The id of the fragment that the edge leads to, if any.
  public init(_ edge: DirectedEdge<N>, sourceId: (any FragmentID)?, targetId: (any FragmentID)?) {
    self.init(edge, sourceID: sourceId, targetID: targetId)
  }

  /// The path edge in the other direction.
  public var inverted: PathEdge { PathEdge(from: to, to: from) }
}

extension Helm {
  /// Presents the target of a path edge.
  ///
  /// - Parameter pathEdge: The path edge.
  /// - Throws: The error that presenting fails with, leaving the state unchanged.
  public func present(pathEdge: PathEdge<N>) throws(HelmError<N>) {
    try navigate(transition: .present(pathEdge: pathEdge))
  }

  /// Dismisses the target of a path edge.
  ///
  /// - Parameter pathEdge: The path edge.
  /// - Throws: The error that dismissing fails with, leaving the state unchanged.
  public func dismiss(pathEdge: PathEdge<N>) throws(HelmError<N>) {
    try navigate(transition: .dismiss(pathEdge: pathEdge))
  }
}
