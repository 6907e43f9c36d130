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
  private var details = Kept<HeldPlace>()
  private let columns: Columns
  private let area = Bin().styled("detail")
  private let placeholder = Label("Choose a city.", alignment: .center).styled("dim-label").named("placeholder")
  private(set) var front: Front?

  init(root: PathFragment<AppFragment>, drawing: Drawing) {
    (self.root, self.drawing) = (root, drawing)
    list = StackPlace(root: root, drawing: drawing)
    columns = Columns(
      list.widget.atLeast(width: 260), area.expanding().atLeast(width: 300),
      onChange: { [weak drawing] in drawing?.invalidate() })
    _ = columns.expanding().named("columns")
  }

  var widget: Widget { columns }

  func update() {
    list.update()
    let detail = drawing.column(of: root)
    columns.show(second: detail != nil)
    // What slides away is seen until it has gone.
    if detail != nil || !columns.isMoving {
      let shown = detail.map { [$0] } ?? []
      let held = details.keep(shown) { HeldPlace(root: $0, place: drawing.place(of: $0)) }.present.last
      held?.place.update()
      area.show(held?.place.widget ?? placeholder)
    }
    front = list.front
    // Beside the list, only what covers another screen of its own column needs a way back.
    if let detail, let shown = details[detail]?.place.front, columns.isFolded || shown.fragment != detail {
      front = shown
    }
  }
}
