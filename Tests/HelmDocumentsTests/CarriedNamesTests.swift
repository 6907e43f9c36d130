import Foundation
import Helm
import HelmDocuments
import Testing

/// The screens of a module, before and after its type was renamed.
private enum ShopScreen: Fragment { case list, cart }
private enum StoreRoom: Fragment { case list, cart }

private enum OldApp: Fragment { case home, shop(ShopScreen), sale(of: ShopScreen) }
private enum NewApp: Fragment { case home, shop(StoreRoom), sale(of: StoreRoom) }

private struct Box: Hashable, Sendable { let screen: ShopScreen }
private enum MixedApp: Fragment {
  case one(ShopScreen), labeled(in: ShopScreen), pair(ShopScreen, ShopScreen), named(a: ShopScreen, b: ShopScreen)
  case boxed(Box), number(Int)
}
private enum Told: Fragment, CustomStringConvertible {
  case screen(ShopScreen)
  var description: String { "told" }
}
private enum TellingApp: Fragment { case home, inner(Told) }
private enum Doll: Fragment {
  case smallest
  indirect case doll(Doll)
}

@Suite("Names of fragments that carry fragments") @MainActor struct CarriedNamesTests {
  private static let old: Segues<OldApp> = [
    .tabs(.home => .shop(.list)), .push(.shop(.list) => .shop(.cart)), .sheet(.home => .sale(of: .list)),
  ]
  private static let new: Segues<NewApp> = [
    .tabs(.home => .shop(.list)), .push(.shop(.list) => .shop(.cart)), .sheet(.home => .sale(of: .list)),
  ]

  @Test func carriedNamesAreTheSameInAllDocuments() throws {
    #expect(fragmentName(OldApp.shop(.cart)) == "shop.cart")
    #expect(fragmentName(OldApp.sale(of: .list)) == "sale.list")
    #expect("\(PathFragment(OldApp.shop(.cart), id: 5))" == "shop.cart (id 5)")
    #expect(fragmentName(TellingApp.inner(.screen(.list))) == "inner.told")
    #expect(fragmentName(Told.screen(.list)) == "told")
    let graph = NavigationGraph(Self.old)
    #expect(graph.fingerprint == NavigationGraph(Self.new).fingerprint)
    let document = try GraphDocument(graph)
    #expect(Set(document.graph.fragments.map(\.name)) == ["home", "shop.list", "shop.cart", "sale.list"])
    #expect(document.graph.fingerprint == graph.fingerprint)
    #expect(OldApp.shop(.cart).screenIdentifier == "helm.screen.shop.cart")
    #expect(OldApp.shop(.cart).presentIdentifier == "helm.present.shop.cart")
    #expect(OldApp.shop(.cart).dismissIdentifier == "helm.dismiss.shop.cart")
    let links = try Links<OldApp>(origins: ["https://a.b"], [Link("/cart/:id", through: [.shop(.cart)])])
    let fragments = try LinksDocument(links).links().source.links.flatMap(\.fragments)
    #expect(fragments.map(\.name) == ["shop.cart"])
  }

  /// The order of a set doesn't depend on the module of the carried type.
  @Test func aSetOfSeguesIsOrderedByCarriedNames() {
    let graph = NavigationGraph(Set(Self.old), entry: .home)
    #expect(graph.fragments.map { fragmentName($0) } == ["home", "sale.list", "shop.list", "shop.cart"])
  }

  @Test func aStateIsRestoredAfterTheTypeOfAModuleWasRenamed() throws {
    let helm = try Helm(nav: Self.old)
    helm.present(.shop(.cart), id: 5)
    helm.present(.sale(of: .list))
    let saved = try #require(helm.save())
    #expect(!String(decoding: saved, as: UTF8.self).contains("ShopScreen"))
    let restored = try Helm(restoring: saved, graph: NavigationGraph(Self.new))
    #expect(restored.restoration?.isComplete == true)
    #expect(restored.restoration?.isSameGraph == true)
    #expect(restored.path.map(\.to.description) == ["shop.list", "shop.cart (id 5)", "sale.list"])
  }

  @Test func aStateSavedWithTypeNamesIsRestored() throws {
    let helm = try Helm(nav: Self.old)
    helm.present(.shop(.cart), id: 5)
    helm.present(.sale(of: .list))
    let text = String(decoding: try #require(helm.save()), as: UTF8.self)
      .replacingOccurrences(of: "shop.cart", with: "shop(App.ShopScreen.cart)")
      .replacingOccurrences(of: "shop.list", with: "shop(App.ShopScreen.list)")
      .replacingOccurrences(of: "sale.list", with: "sale(of: App.ShopScreen.list)")
    let restored = try Helm(restoring: Data(text.utf8), graph: NavigationGraph(Self.new))
    #expect(restored.path.map(\.to.description) == ["shop.list", "shop.cart (id 5)", "sale.list"])

    let path = #"[{"from":"home","to":"shop(App.Old.Type.list)"}]"#
    let decoder = JSONDecoder()
    decoder.userInfo = [try #require(.navigationGraph): NavigationGraph(Self.new)]
    #expect(try decoder.decode(HelmPath<NewApp>.self, from: Data(path.utf8)) == [.home => .shop(.list)])
  }

  @Test(arguments: [
    ("shop(App.Shop.cart)", "shop.cart"), ("a(M.B.c(M.D.e))", "a.c.e"), ("sale(of: App.Shop.cart)", "sale.cart"),
    ("item(5)", "item.5"),
  ])
  func namesSavedWithTypesAreParsed(old: String, new: String) { #expect(fragmentName(savedAs: old) == new) }

  /// Only a case with a single fragment as its payload carries it.
  @Test func payloadsOtherThanOneFragmentAreDescribed() {
    for fragment in [MixedApp.pair(.list, .cart), .named(a: .list, b: .cart), .boxed(Box(screen: .list)), .number(7)] {
      #expect(carried(by: fragment) == nil)
      #expect(fragmentName(fragment) == String(describing: fragment))
    }
    #expect(fragmentName(MixedApp.number(7)) == "number(7)")
    let names = fragmentNames([MixedApp.number(7), .one(.cart), .labeled(in: .list)])
    #expect(names == ["number(7)", "one.cart", "labeled.list"])
    #expect(fragmentNames([ShopScreen.list, .cart]) == ["list", "cart"] && fragmentNames([ShopScreen]()) == [])
  }

  @Test(arguments: [1, 15, 16, 17, 18, 40])
  func theDepthOfANameIsBounded(depth: Int) {
    let fragment = (0..<depth).reduce(Doll.smallest) { inner, _ in .doll(inner) }
    let dolls = Array(repeating: "doll", count: min(depth, 16)).joined(separator: ".")
    #expect(fragmentName(fragment) == dolls + (depth > 16 ? ".…" : ".smallest"))
  }

  @Test(arguments: ["home", "shop.cart", "a(b", "a(b(c)"])
  func otherSavedNamesAreNotParsed(text: String) { #expect(fragmentName(savedAs: text) == nil) }
}
