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

  /// Creates a segue by adding rules to an edge.
  ///
  /// - Parameters:
  ///   - edge: The edge that the rules are for.
  ///   - style: Whether the source holds the target or hands its place over to it.
  ///   - dismissable: Whether the segue can be undone.
  ///   - auto: Whether the segue fires automatically when its source is reached.
  ///   - tag: Another name for the segue.
  ///   - leaving: The fragment whose place is handed over, if not the source.
  ///   - presentation: The presentation of the target, which must be compatible with the style.
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

// An automatic presentation equals the one it resolves to.
extension Segue: KeyEquatable {
  package struct EqualityKey: Hashable {
    fileprivate let edge: DirectedEdge<N>
    fileprivate let style: SegueStyle
    fileprivate let dismissable: Bool
    fileprivate let auto: Bool
    fileprivate let tag: AnySegueTag?
    fileprivate let leaving: N?
    fileprivate let presentation: SeguePresentation
  }

  package var equalityKey: EqualityKey {
    EqualityKey(
      edge: edge, style: style, dismissable: dismissable, auto: auto, tag: tag, leaving: leaving,
      presentation: resolvedPresentation)
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
