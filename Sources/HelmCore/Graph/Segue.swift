/// An edge of the navigation graph with its rules.
public struct Segue<N: Fragment>: Sendable {
  /// The edge that the rules are for.
  public let edge: DirectedEdge<N>

  /// Whether the source holds the target or hands its place over to it.
  public let style: SegueStyle

  /// Whether the segue can be undone.
  public let dismissable: Bool

  /// Whether the segue fires automatically when its source is reached.
  public let auto: Bool

  /// Another name for the segue.
  public let tag: AnySegueTag?

  /// The fragment whose place is handed over, if not the source.
  public let leaving: N?

  /// The presentation of the target.
  public let presentation: SeguePresentation

  /// Creates a segue by adding rules to an edge; the presentation must be compatible with the style.
  public init(
    _ edge: DirectedEdge<N>, style: SegueStyle = .pass, dismissable: Bool = false, auto: Bool = false,
    tag: (any SegueTag)? = nil, leaving: N? = nil, presentation: SeguePresentation = .automatic
  ) {
    self.edge = edge
    self.style = style
    self.dismissable = dismissable
    self.auto = auto
    self.tag = tag.map(AnySegueTag.init)
    self.leaving = leaving
    self.presentation = presentation
  }

  /// Creates a segue by adding rules to the edge between two fragments.
  public init(
    from: N, to: N, style: SegueStyle = .pass, dismissable: Bool = false, auto: Bool = false,
    tag: (any SegueTag)? = nil, leaving: N? = nil, presentation: SeguePresentation = .automatic
  ) {
    self.init(
      DirectedEdge(from: from, to: to), style: style, dismissable: dismissable, auto: auto, tag: tag,
      leaving: leaving, presentation: presentation)
  }

  /// The fragment that the segue starts from.
  public var from: N { edge.from }

  /// The fragment that the segue leads to.
  public var to: N { edge.to }

  /// The presentation of the target, with ``SeguePresentation/automatic`` resolved.
  public var resolvedPresentation: SeguePresentation {
    presentation.resolved(style: style, dismissable: dismissable)
  }
}

extension Segue: Hashable {
  /// Returns whether two segues have the same edge and rules; an automatic presentation equals the one it resolves to.
  public static func == (lhs: Segue, rhs: Segue) -> Bool {
    lhs.edge == rhs.edge && lhs.style == rhs.style && lhs.dismissable == rhs.dismissable && lhs.auto == rhs.auto
      && lhs.tag == rhs.tag && lhs.leaving == rhs.leaving && lhs.resolvedPresentation == rhs.resolvedPresentation
  }

  /// Hashes the edge and its rules.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(edge)
    hasher.combine(resolvedPresentation)
    hasher.combine(tag)
    hasher.combine(leaving)
  }
}

extension Segue {
  /// Returns the segue with some of its rules replaced.
  package func with(
    style: SegueStyle? = nil, dismissable: Bool? = nil, auto: Bool? = nil, tag: (any SegueTag)? = nil,
    leaving: N? = nil, presentation: SeguePresentation? = nil
  ) -> Segue {
    Segue(
      edge, style: style ?? self.style, dismissable: dismissable ?? self.dismissable,
      auto: auto ?? self.auto, tag: tag ?? self.tag?.base, leaving: leaving ?? self.leaving,
      presentation: presentation ?? self.presentation)
  }
}
