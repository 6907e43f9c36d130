#if canImport(SwiftUI)
  import Helm
  import PlaygroundModel
  import SwiftUI

  /// The list of cities.
  struct LibraryScreen: View {
    @Environment(AppModel.self) private var model

    var body: some View {
      List(City.all, selection: model.helm.presentedID(.city, as: City.ID.self)) { city in
        Text(verbatim: city.name).helmPresents(AppFragment.city)
      }
      .navigationTitle("Library")
    }
  }

  struct CityScreen: View {
    @Environment(HelmScreen<AppFragment>.self) private var screen

    var body: some View {
      if let city = screen.place.id(as: City.ID.self).flatMap(City.with(id:)) {
        VStack {
          Text(verbatim: city.country).font(.headline)
          Text(verbatim: city.about)
        }
        .navigationTitle(city.name)
      }
    }
  }
#endif
