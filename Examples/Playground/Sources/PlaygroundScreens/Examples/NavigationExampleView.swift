#if canImport(SwiftUI)
  import Helm
  import PlaygroundModel
  import SwiftUI

  /// A list and its detail, columns on a wide window: the container is the app's own, the bindings are Helm's.
  public struct NavigationExampleView: View {
    @State private var helm: Result<Helm<NavigationExample>, any Error>

    /// Shows the example from its start.
    public init() { _helm = State(initialValue: Result { try Helm(nav: NavigationExample.segues) }) }

    /// List and detail.
    public var body: some View {
      Started(helm) { helm in
        NavigationSplitView(preferredCompactColumn: helm.compactColumn(from: .cities)) {
          List(City.all, selection: helm.presentedID(.city, as: City.ID.self)) { city in Text(verbatim: city.name) }
        } detail: {
          if let id: City.ID = helm.shownFragment(.city)?.id(), let city = City.with(id: id) {
            NavigationStack(path: helm.stack(from: .city)) {
              VStack {
                Text(verbatim: city.about)
                Button("A street") { helm.present(.street) }
              }
              .navigationDestination(for: PathFragment<NavigationExample>.self) { _ in Text("The main street") }
            }
          }
        }
      }
    }
  }
#endif
