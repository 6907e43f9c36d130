import GTKBridge
import Helm
import PlaygroundModel

/// A list and what was chosen from it: side by side where there is room, else the one over the other.
///
/// The state is the same in both cases; only how many of its screens are seen differs.
@MainActor final class ColumnPlace: Place {
  private let root: PathFragment<AppFragment>
  private let drawing: Drawing
  private let list: StackPlace
  private let detail: StackPlace
  private let columns: Columns
  private let area = Bin().styled("detail")
  private let placeholder = Label("Choose a city.", alignment: .center).styled("dim-label").named("placeholder")
  private(set) var front: Front?

  init(root: PathFragment<AppFragment>, drawing: Drawing) {
    (self.root, self.drawing) = (root, drawing)
    list = StackPlace(root: root, drawing: drawing)
    detail = StackPlace(root: root, drawing: drawing)
    columns = Columns(
      list.widget.atLeast(width: 260), area.expanding().atLeast(width: 300),
      onChange: { [weak drawing] in drawing?.invalidate() })
    _ = columns.expanding().named("columns")
  }

  var widget: Widget { columns }

  func update() {
    let screens = drawing.helm.place(of: root)
    list.update(Array(screens.prefix(1)))
    columns.show(second: screens.count > 1)
    // What slides away is seen until it has gone.
    if screens.count > 1 || !columns.isMoving {
      detail.update(Array(screens.dropFirst()))
      area.show(screens.count > 1 ? detail.widget : placeholder)
    }
    let beside = columns.isFolded ? 1 : 2
    front = screens.count > beside || columns.isFolded && screens.count > 1 ? detail.front : list.front
  }
}
