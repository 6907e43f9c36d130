import GTKBridge
import Helm
import PlaygroundModel

/// The list of cities; the one whose details are shown is marked.
@MainActor final class LibraryScreen: Screen {
  private let model: AppModel
  private let rows: [Row]
  let widget: Widget

  init(_ model: AppModel) {
    self.model = model
    rows = City.all.map { city in
      Row(city.name, subtitle: city.country) { [weak model] in
        model?.open(.city, id: city.id)
      }.named("city-\(city.id.rawValue)").identified(AppFragment.city.presentIdentifier)
    }
    widget = Scroller(Box([RowList(rows).padded(12)]))
  }

  func update() {
    let shown = model.helm.shownFragment(.city)?.id(as: City.ID.self)
    for (city, row) in zip(City.all, rows) { row.isCurrent = city.id == shown }
  }
}

@MainActor final class CityScreen: Screen {
  let widget: Widget

  init(id: City.ID?) {
    guard let city = id.flatMap(City.with(id:)) else {
      widget = Label("There is no such city.", alignment: .center)
      return
    }
    widget = Box(
      spacing: 12,
      [Label(city.name).styled("title-2"), Label(city.country).styled("dim-label"), Label(city.about)]
    ).padded(24)
  }
}
