import Helm
@_spi(StandIn) import SwiftUI
import Testing

@Suite("Views are invalidated only if what they read has changed") @MainActor struct InvalidationTests {
  struct CartReader: View {
    let helm: Helm<Shop>
    var body: some View { Text(helm.isPresented(.cart) ? "full" : "empty") }
  }

  struct TabReader: View {
    let helm: Helm<Shop>
    var body: some View { Text(helm.selection(among: [.offers, .catalog]) == .offers ? "offers" : "other") }
  }

  struct CartBinder: View {
    let helm: Helm<Shop>
    var body: some View { Text("binds").sheet(isPresented: helm.isPresented(.cart)) { Text("cart") } }
  }

  struct NonReader: View {
    let helm: Helm<Shop>
    var body: some View { Button("Go") { helm.present(.catalog) } }
  }

  struct All: View {
    let helm: Helm<Shop>
    var body: some View {
      CartReader(helm: helm)
      TabReader(helm: helm)
      NonReader(helm: helm)
      CartBinder(helm: helm)
    }
  }

  let helm: Helm<Shop>
  let host: Host

  init() throws {
    helm = try Helm(nav: Shop.segues, path: [.splash => .home, .home => .offers])
    host = Host(All(helm: helm))
  }

  /// How often the views were invalidated by a change: cart, tab, nothing, binding, all.
  func invalidations(by change: () -> Void) -> [Int] {
    host.forgetInvalidations()
    change()
    host.settle()
    return [CartReader.self, TabReader.self, NonReader.self, CartBinder.self, All.self]
      .map { host.invalidations(of: $0) }
  }

  @Test func eachChangeInvalidatesOnlyTheViewsThatReadIt() {
    #expect(invalidations { helm.present(.cart) } == [1, 0, 0, 0, 0])
    #expect(host.modals == [.sheet])  // its modifier has read the binding, not the view that made it
    #expect(invalidations { helm.dismiss(.cart) } == [1, 0, 0, 0, 0])
    #expect(invalidations { helm.present(.catalog) } == [0, 1, 0, 0, 0])
    #expect(invalidations { helm.present(.player) } == [0, 0, 0, 0, 0])
    #expect(invalidations { helm.present(.product, id: 1) } == [0, 0, 0, 0, 0])  // beside the catalog
    #expect(invalidations { helm.present(.reviews, id: 1) } == [0, 0, 0, 0, 0])
    #expect(invalidations { helm.present(.splash) } == [0, 0, 0, 0, 0])  // an error
    #expect(invalidations { helm.present(.offers) } == [0, 1, 0, 0, 0])
  }

  @Test func aChangeInvalidatesOnlyTheViewsOfItsContainer() throws {
    let host = Host(ShopView(helm: helm))
    host.forgetInvalidations()
    helm.present(.cart)
    host.settle()
    helm.dismiss(.cart)
    helm.present(.product, id: 1)
    host.settle()
    #expect(host.invalidations(of: HomeView.self) == 0)
    #expect(host.invalidations(of: PlainView.self) == 0)
    #expect(host.invalidations(of: ShopView.self) == 0)
    helm.present(.catalog)
    host.settle()
    #expect(host.invalidations(of: HomeView.self) == 0)
    #expect(host.invalidations(of: PlainView.self) == 0)
    #expect(host.texts.first == "catalog")
  }
}
