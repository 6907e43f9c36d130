/// Functions that create a graph's groups, by how their targets are shown.
///
/// Each takes one edge or many, and the rules that apply to its presentation.
extension Segues {
  /// Pushes targets onto their sources' stacks; going back returns from them.
  ///
  /// - Parameters:
  ///   - edges: The edges, one or many.
  ///   - auto: Whether the target is presented automatically when its source is reached; at most one per source.
  ///   - tag: Another name for the segue, to present or dismiss it by.
  ///   - leaving: The fragment whose place is handed over, if not the source.
  /// - Returns: The segues.
  public static func push(
    _ edges: any EdgeList<N>, auto: Bool = false, tag: (any SegueTag)? = nil, leaving: N? = nil
  ) -> Segues { shown(edges, .push, dismissable: true, auto, tag, leaving: leaving) }

  /// Replaces sources with their targets, with no way back.
  ///
  /// - Parameters:
  ///   - edges: The edges, one or many.
  ///   - auto: Whether the target is presented automatically when its source is reached; at most one per source.
  ///   - tag: Another name for the segue, to present or dismiss it by.
  ///   - leaving: The fragment whose place is handed over, if not the source.
  /// - Returns: The segues.
  public static func swap(
    _ edges: any EdgeList<N>, auto: Bool = false, tag: (any SegueTag)? = nil, leaving: N? = nil
  ) -> Segues { shown(edges, .swap, dismissable: false, auto, tag, leaving: leaving) }

  /// Shows targets as the tabs of their sources: one is in front, and each keeps what it holds.
  ///
  /// - Parameters:
  ///   - edges: The edges to the tabs, in the order of the tab bar.
  ///   - opening: The tab that opens automatically when its source is reached; by default, the first one.
  /// - Returns: The segues.
  public static func tabs(_ edges: any EdgeList<N>, opening: N? = nil) -> Segues {
    var reached: Set<N> = []
    var isOpened = opening == nil
    var tabs: [Segue<N>] = []
    for edge in Flow(edges).pathEdges {
      let (source, tab) = (edge.from.fragment, edge.to.fragment)
      let isFirst = reached.insert(source).inserted
      if tab == opening { isOpened = true }
      tabs.append(
        Segue(from: source, to: tab, style: .hold, auto: opening.map { $0 == tab } ?? isFirst, presentation: .inline))
    }
    return Segues(tabs, ids: [], strayOpenings: isOpened ? [] : opening.map { [$0] } ?? [])
  }

  /// Shows targets as parts of their sources, such as steps or panes, one of them in front per source.
  ///
  /// - Parameters:
  ///   - edges: The edges, one or many.
  ///   - dismissable: Whether the segue can be undone.
  ///   - auto: Whether the target is presented automatically when its source is reached; at most one per source.
  ///   - tag: Another name for the segue, to present or dismiss it by.
  /// - Returns: The segues.
  public static func inline(
    _ edges: any EdgeList<N>, dismissable: Bool = false, auto: Bool = false, tag: (any SegueTag)? = nil
  ) -> Segues { shown(edges, .inline, dismissable: dismissable, auto, tag) }

  /// Shows targets beside their sources if there is room, otherwise over them.
  ///
  /// - Parameters:
  ///   - edges: The edges, one or many.
  ///   - dismissable: Whether the segue can be undone.
  ///   - auto: Whether the target is presented automatically when its source is reached; at most one per source.
  ///   - tag: Another name for the segue, to present or dismiss it by.
  /// - Returns: The segues.
  public static func columns(
    _ edges: any EdgeList<N>, dismissable: Bool = true, auto: Bool = false, tag: (any SegueTag)? = nil
  ) -> Segues { shown(edges, .column, dismissable: dismissable, auto, tag) }

  /// Shows targets beside the content of their sources, never covering it: a mini player, a status line.
  ///
  /// - Parameters:
  ///   - edges: The edges, one or many.
  ///   - dismissable: Whether the segue can be undone.
  ///   - auto: Whether the target is presented automatically when its source is reached; at most one per source.
  ///   - tag: Another name for the segue, to present or dismiss it by.
  /// - Returns: The segues.
  public static func accessory(
    _ edges: any EdgeList<N>, dismissable: Bool = true, auto: Bool = false, tag: (any SegueTag)? = nil
  ) -> Segues { shown(edges, .accessory, dismissable: dismissable, auto, tag) }

  /// Shows targets over the content of their sources: a search, a tour, a toast.
  ///
  /// - Parameters:
  ///   - edges: The edges, one or many.
  ///   - dismissable: Whether the segue can be undone.
  ///   - auto: Whether the target is presented automatically when its source is reached; at most one per source.
  ///   - tag: Another name for the segue, to present or dismiss it by.
  /// - Returns: The segues.
  public static func overlay(
    _ edges: any EdgeList<N>, dismissable: Bool = true, auto: Bool = false, tag: (any SegueTag)? = nil
  ) -> Segues { shown(edges, .overlay, dismissable: dismissable, auto, tag) }

  /// Shows targets as sheets over their sources.
  ///
  /// - Parameters:
  ///   - edges: The edges, one or many.
  ///   - dismissable: Whether the segue can be undone.
  ///   - auto: Whether the target is presented automatically when its source is reached; at most one per source.
  ///   - tag: Another name for the segue, to present or dismiss it by.
  /// - Returns: The segues.
  public static func sheet(
    _ edges: any EdgeList<N>, dismissable: Bool = true, auto: Bool = false, tag: (any SegueTag)? = nil
  ) -> Segues { shown(edges, .sheet, dismissable: dismissable, auto, tag) }

  /// Shows targets as covers over the whole screen.
  ///
  /// - Parameters:
  ///   - edges: The edges, one or many.
  ///   - dismissable: Whether the segue can be undone.
  ///   - auto: Whether the target is presented automatically when its source is reached; at most one per source.
  ///   - tag: Another name for the segue, to present or dismiss it by.
  /// - Returns: The segues.
  public static func cover(
    _ edges: any EdgeList<N>, dismissable: Bool = true, auto: Bool = false, tag: (any SegueTag)? = nil
  ) -> Segues { shown(edges, .fullScreenCover, dismissable: dismissable, auto, tag) }

  /// Shows targets in popovers over their sources.
  ///
  /// - Parameters:
  ///   - edges: The edges, one or many.
  ///   - dismissable: Whether the segue can be undone.
  ///   - auto: Whether the target is presented automatically when its source is reached; at most one per source.
  ///   - tag: Another name for the segue, to present or dismiss it by.
  /// - Returns: The segues.
  public static func popover(
    _ edges: any EdgeList<N>, dismissable: Bool = true, auto: Bool = false, tag: (any SegueTag)? = nil
  ) -> Segues { shown(edges, .popover, dismissable: dismissable, auto, tag) }

  /// Shows targets as alerts over their sources; any answer dismisses the alert.
  ///
  /// - Parameters:
  ///   - edges: The edges, one or many.
  ///   - auto: Whether the target is presented automatically when its source is reached; at most one per source.
  ///   - tag: Another name for the segue, to present or dismiss it by.
  /// - Returns: The segues.
  public static func alert(_ edges: any EdgeList<N>, auto: Bool = false, tag: (any SegueTag)? = nil) -> Segues {
    shown(edges, .alert, dismissable: true, auto, tag)
  }

  /// Shows targets as confirmation dialogs over their sources; any choice dismisses the dialog.
  ///
  /// - Parameters:
  ///   - edges: The edges, one or many.
  ///   - auto: Whether the target is presented automatically when its source is reached; at most one per source.
  ///   - tag: Another name for the segue, to present or dismiss it by.
  /// - Returns: The segues.
  public static func dialog(_ edges: any EdgeList<N>, auto: Bool = false, tag: (any SegueTag)? = nil) -> Segues {
    shown(edges, .dialog, dismissable: true, auto, tag)
  }

  /// Shows targets over everything, including modals, whatever is shown below: a lock, a forced update.
  ///
  /// - Parameters:
  ///   - edges: The edges, one or many.
  ///   - dismissable: Whether the segue can be undone.
  ///   - auto: Whether the target is presented automatically when its source is reached; at most one per source.
  ///   - tag: Another name for the segue, to present or dismiss it by.
  /// - Returns: The segues.
  public static func curtain(
    _ edges: any EdgeList<N>, dismissable: Bool = false, auto: Bool = false, tag: (any SegueTag)? = nil
  ) -> Segues { shown(edges, .curtain, dismissable: dismissable, auto, tag) }

  /// Creates a segue for each edge, of the style that the presentation needs.
  private static func shown(
    _ edges: any EdgeList<N>, _ presentation: SeguePresentation, dismissable: Bool, _ auto: Bool,
    _ tag: (any SegueTag)?, leaving: N? = nil
  ) -> Segues {
    var segues: [Segue<N>] = []
    for edge in Flow(edges).pathEdges {
      segues.append(
        Segue(
          edge.edge, style: presentation.style ?? .hold, dismissable: dismissable, auto: auto, tag: tag,
          leaving: leaving, presentation: presentation))
    }
    return Segues(segues, ids: [])
  }
}
