/// What happens to the fragment that a segue starts from.
public enum SegueStyle: String, Hashable, Sendable, CaseIterable, Codable {
  /// The source stays presented and holds the target.
  case hold

  /// The source hands its place over to the target.
  case pass
}

/// How a segue's target is shown; it refines the style.
public enum SeguePresentation: String, Hashable, Sendable, CaseIterable, Codable {
  /// As the style and the dismissable flag suggest: a push, a swap, a sheet, or inline content.
  case automatic

  /// On top of the source in a stack. For ``SegueStyle/pass``.
  case push

  /// In the place of the source. For ``SegueStyle/pass``.
  case swap

  /// As a part of the source: a tab, a column. For ``SegueStyle/hold``.
  case inline

  /// Above the source's content, beside it: a mini player, a banner. For ``SegueStyle/hold``.
  case overlay

  /// As a sheet over the source. For ``SegueStyle/hold``.
  case sheet

  /// Over the whole screen. For ``SegueStyle/hold``.
  case fullScreenCover

  /// In a bubble over the source. For ``SegueStyle/hold``.
  case popover

  /// As an alert over the source, with buttons for an answer. For ``SegueStyle/hold``.
  case alert

  /// As a confirmation dialog: the choices of an action that was begun. For ``SegueStyle/hold``.
  case dialog

  /// The style that the presentation needs, or `nil` where it goes with either.
  public var style: SegueStyle? {
    switch self {
    case .automatic: nil
    case .push, .swap: .pass
    case .inline, .overlay, .sheet, .fullScreenCover, .popover, .alert, .dialog: .hold
    }
  }
}

/// Where a fragment shows what it holds, from the bottom to the top.
public enum PresentationLayer: String, Hashable, Sendable, CaseIterable, Codable {
  /// One visible child: the latest; its siblings stay hidden behind it.
  case content

  /// Any number of visible children, above the content.
  case overlay

  /// One child above everything else.
  case modal
}

extension SeguePresentation {
  /// The layer of the source that a target shown this way is held in, or `nil` if it isn't held.
  public var layer: PresentationLayer? {
    switch self {
    case .automatic, .push, .swap: nil
    case .inline: .content
    case .overlay: .overlay
    case .sheet, .fullScreenCover, .popover, .alert, .dialog: .modal
    }
  }

  /// The presentation that this one stands for on a segue of the given style.
  func resolved(style: SegueStyle, dismissable: Bool) -> SeguePresentation {
    guard self == .automatic else { return self }
    switch (style, dismissable) {
    case (.pass, true): return .push
    case (.pass, false): return .swap
    case (.hold, true): return .sheet
    case (.hold, false): return .inline
    }
  }
}
