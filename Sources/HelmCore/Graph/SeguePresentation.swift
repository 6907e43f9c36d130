/// The effect of a segue on its source.
public enum SegueStyle: String, Hashable, Sendable, CaseIterable {
  /// The source stays presented and holds the target.
  case hold

  /// The source hands its place over to the target.
  case pass
}

/// The presentation of a segue's target, which refines the style.
public enum SeguePresentation: String, Hashable, Sendable, CaseIterable {
  /// Derived from the style and the dismissable flag: a push, a swap, a sheet, or inline content.
  case automatic

  /// On top of the source in a stack. For ``SegueStyle/pass``.
  case push

  /// In the place of the source. For ``SegueStyle/pass``.
  case swap

  /// As a part of the source, such as a tab or a pane. For ``SegueStyle/hold``.
  case inline

  /// Beside the source if there is room, otherwise over it: the messages of a folder. For ``SegueStyle/hold``.
  case column

  /// Beside the source's content, never covering it: a mini player, a status line. For ``SegueStyle/hold``.
  case accessory

  /// Over the source's content: a search, a tour, a toast. For ``SegueStyle/hold``.
  case overlay

  /// As a sheet over the source. For ``SegueStyle/hold``.
  case sheet

  /// Over the whole screen. For ``SegueStyle/hold``.
  case fullScreenCover

  /// In a popover over the source. For ``SegueStyle/hold``.
  case popover

  /// As an alert over the source, with a button for each answer. For ``SegueStyle/hold``.
  case alert

  /// As a confirmation dialog with the choices of an action. For ``SegueStyle/hold``.
  case dialog

  /// Over everything, including modals, whatever is shown below: a lock, a forced update. For ``SegueStyle/hold``.
  case curtain

  /// The style that the presentation requires, or `nil` if it works with either.
  package var style: SegueStyle? { self == .automatic ? nil : layer == nil ? .pass : .hold }
}

/// The layers in which a fragment holds others, from the bottom to the top.
package enum PresentationLayer: String, Hashable, Sendable, CaseIterable {
  /// Holds any number of children, all visible, beside the content.
  case accessory

  /// One visible child, the latest; its siblings stay hidden behind it.
  case content

  /// Any number of visible children, above the content.
  case overlay

  /// One child, above what the place shows.
  case modal

  /// Any number of children above everything else, visible even when the source isn't.
  case curtain
}

extension SeguePresentation {
  /// The source's layer that a target shown this way is held in, or `nil` if it isn't held.
  package var layer: PresentationLayer? {
    switch self {
    case .automatic, .push, .swap: nil
    case .inline, .column: .content
    case .accessory: .accessory
    case .overlay: .overlay
    case .sheet, .fullScreenCover, .popover, .alert, .dialog: .modal
    case .curtain: .curtain
    }
  }

  /// Returns the presentation that this one resolves to on a segue of the given style.
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
