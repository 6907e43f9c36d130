/// The result of each gesture in each container: a row per container, a column per gesture.
///
/// An omitted cell means that the gesture does not apply, by the default of its column.
struct GestureRow {
  let close: Cell
  var back = Cell.none(.nothingToGoBackFrom)
  var menu = Cell.none(.nothingToGoBackFrom)
  var takenBack = Cell.none(.nothingToGoBackFrom)
  var drag = Cell.none(.noModal)
  var otherTab = Cell.none(.noTabs)
  var frontTab = Cell.none(.noTabs)

  subscript(gesture: Gesture, of container: Container) -> Cell {
    switch gesture {
    case .tap, .turn: .stays
    case .close: close
    case .back, .swipe: back
    case .menu: menu
    case .swipeTakenBack, .swipeTakenBackLate: takenBack
    case .drag: drag
    case .otherTab: otherTab
    case .frontTab: frontTab
    case .link: .goes(container.tabHolder == .root ? "root left inbox" : "root inbox")
    }
  }
}

extension Container {
  /// The row of the container.
  var row: GestureRow {
    switch self {
    case .stack: GestureRow(close: .goes("two"), back: .goes("two"), menu: .goes("one"), takenBack: .stays)
    case .lockedScreen: GestureRow(close: .locked, back: .locked, menu: .locked, takenBack: .locked)
    case .wideColumns:
      GestureRow(close: .goes("root one"), back: .goes("root one"), menu: .goes("root one"), takenBack: .stays)
    case .narrowColumns:
      GestureRow(close: .goes("root one"), back: .goes("root one"), menu: .goes("root"), takenBack: .stays)

    case .sheet, .popover: GestureRow(close: .goes("root"), drag: .goes("root"))
    case .lockedSheet: GestureRow(close: .locked, drag: .locked)
    case .cover: GestureRow(close: .goes("root"), drag: .refused)

    case .stackInSheet:
      GestureRow(
        close: .goes("root one"), back: .goes("root one"), menu: .goes("root modal"), takenBack: .stays,
        drag: .goes("root"))
    case .stackInCover:
      GestureRow(
        close: .goes("root one"), back: .goes("root one"), menu: .goes("root modal"), takenBack: .stays,
        drag: .refused)
    case .sheetOverStack: GestureRow(close: .goes("two"), drag: .goes("two"))
    case .sheetOverSheet, .popoverOverSheet: GestureRow(close: .goes("root modal"), drag: .goes("root modal"))
    case .coverOverSheet: GestureRow(close: .goes("root modal"), drag: .refused)

    case .tabs: GestureRow(close: .stays, otherTab: .goes("root right"), frontTab: .stays)
    case .narrowColumnsInTab:
      GestureRow(
        close: .goes("root left one"), back: .goes("root left one"), menu: .goes("root left"), takenBack: .stays,
        otherTab: .goes("root right"), frontTab: .stays)
    case .stackInTab:
      GestureRow(
        close: .goes("root one"), back: .goes("root one"), menu: .goes("root left"), takenBack: .stays,
        otherTab: .goes("root right"), frontTab: .goes("root left"))
    case .wideColumnsInTab:
      GestureRow(
        close: .goes("root left one"), back: .goes("root left one"), menu: .goes("root left one"), takenBack: .stays,
        otherTab: .goes("root right"), frontTab: .stays)
    case .tabsInSheet:
      GestureRow(
        close: .goes("root modal left"), back: .goes("root modal left"), menu: .goes("root modal left"),
        takenBack: .stays, drag: .goes("root"), otherTab: .goes("root modal right"),
        frontTab: .goes("root modal left"))
    case .stackUnderOverlay:
      // The front screen is that of an overlay, which has no presenter.
      GestureRow(
        close: .stays, back: .goes("root one bar"), menu: .goes("root left bar"), takenBack: .stays,
        otherTab: .goes("root right bar"), frontTab: .goes("root left bar"))
    }
  }
}
