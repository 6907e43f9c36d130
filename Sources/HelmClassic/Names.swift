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
  public var nav: HelmGraph { Set(graph.segues) }

  /// Returns the ids that a fragment is presented with.
  public func matchAll<ID: FragmentID & Hashable>(_ fragment: N) -> Set<ID> { Set(ids(of: fragment)) }
}

extension PathFragment {
  /// The fragment.
  public var wrappedValue: N { fragment }
}

extension Segue {
  /// Creates the segue from one fragment to another, as the first generation wrote it.
  public init(_ source: N, to target: N) { self.init(from: source, to: target) }

  /// Creates a segue with a rule, as the second generation wrote it.
  public init(
    from: N, to: N, rule: SegueStyle, dismissable: Bool = false, auto: Bool = false, tag: (any SegueTag)? = nil
  ) {
    self.init(from: from, to: to, style: rule, dismissable: dismissable, auto: auto, tag: tag)
  }

  /// Returns the same segue with another rule.
  public func with(rule: SegueStyle) -> Segue { with(style: rule) }
}

extension Segue: EdgeList {
  /// The segue's edge: the first generation made flows of segues.
  public var edgeList: [DirectedEdge<N>] { [edge] }
}

extension PathEdge {
  /// Creates a path edge from an edge and ids.
  public init(_ edge: DirectedEdge<N>, sourceId: (any FragmentID)?, targetId: (any FragmentID)?) {
    self.init(edge, sourceID: sourceId, targetID: targetId)
  }

  /// The path edge in the other direction.
  public var inverted: PathEdge { PathEdge(from: to, to: from) }
}

extension Helm {
  /// Presents the target of a path edge, or throws and changes nothing.
  public func present(pathEdge: PathEdge<N>) throws(HelmError<N>) {
    try navigate(transition: .present(pathEdge: pathEdge))
  }

  /// Dismisses the target of a path edge, or throws and changes nothing.
  public func dismiss(pathEdge: PathEdge<N>) throws(HelmError<N>) {
    try navigate(transition: .dismiss(pathEdge: pathEdge))
  }
}
