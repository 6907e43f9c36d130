import Helm
@_spi(StandIn) import SwiftUI
import Testing

@Suite("Bindings of a scope, and ids read by screens", .serialized) @MainActor struct ScopeBindingTests {
  enum Shop: Fragment {
    case catalog, product, cart, offers
    static let item = product.identified(by: Int.self)
  }

  enum App: Fragment { case home, shop(Shop), mail }

  let helm: Helm<App>
  let shop: HelmScope<Shop>

  init() throws {
    let nesting = try Nesting(
      [.push([.catalog, .product] => .product), .sheet(.catalog => .cart), .ids(Shop.item)] as Segues<Shop>,
      in: App.shop)
    helm = try Helm<App>(nav: [.tabs(.home => [nesting.root, .mail]), .nested(nesting)], entry: .home)
    shop = helm.scope(nesting)
  }

  @Test func scopeBindingsBehaveAsThoseOfTheApp() {
    let cart: Binding<Bool> = shop.isPresented(.cart)
    cart.wrappedValue = true
    #expect(helm.isPresented(.shop(.cart)) && cart.wrappedValue)
    cart.wrappedValue = false
    #expect(!helm.isPresented(.shop(.cart)))
    #expect((shop.isPresented(.catalog, id: .any) as Binding<Bool>).wrappedValue)

    let id: Binding<Int?> = shop.presentedID(.product)
    id.wrappedValue = 5
    #expect(helm.isPresented(.shop(.product), id: 5) && id.wrappedValue == 5)
    #expect(helm.presentedID(App.shop(.product), as: Int.self).wrappedValue == 5)

    let stack: Binding<[PathFragment<Shop>]> = shop.stack(from: .catalog)
    #expect(stack.wrappedValue == [Shop.item(5)])
    stack.wrappedValue = [Shop.item(5), Shop.item(6)]
    #expect(shop.presentedFragments == [Shop.item(6)])
    stack.wrappedValue = []
    #expect(shop.presentedFragments == [PathFragment(.catalog)])
    let picked: Binding<Shop?> = shop.selection(among: [.catalog, .offers])
    #expect(picked.wrappedValue == .catalog)
    #expect(helm.errors == [])
    id.wrappedValue = nil
    (shop.presentedID(.product, as: String.self) as Binding<String?>).wrappedValue = "x"
    #expect(helm.lastError?.kind == "wrongID")
  }

  @Test func aStackOfAModuleKeepsScreensOfOtherModules() throws {
    let nesting = try Nesting(
      [.push([.catalog, .product] => .product), .ids(Shop.item)] as Segues<Shop>, in: App.shop)
    let helm = try Helm<App>(
      nav: [
        .tabs(.home => nesting.root), .push(.shop(.product) => .mail), .push(.mail => .shop(.product)),
        .nested(nesting),
      ], entry: .home)
    let shop = helm.scope(nesting)
    let stack: Binding<[PathFragment<Shop>]> = shop.stack(from: .catalog)
    helm.present(.shop(.product), id: 1)
    helm.present(.mail)
    helm.present(.shop(.product), id: 2)
    #expect(stack.wrappedValue == [Shop.item(1), Shop.item(2)])
    stack.wrappedValue.append(Shop.item(3))
    let places = [PathFragment(App.shop(.product), id: 1), PathFragment(.mail), PathFragment(.shop(.product), id: 2)]
    #expect(helm.stack(from: nesting.root) == places + [PathFragment(.shop(.product), id: 3)])
    stack.wrappedValue.removeLast()
    #expect(helm.stack(from: nesting.root) == places)
    stack.wrappedValue = [Shop.item(1)]
    #expect(helm.stack(from: nesting.root) == Array(places.prefix(1)))
    // A screen of another module on top of all stays, if the module's next screen can be pushed on it.
    helm.present(.mail)
    stack.wrappedValue.append(Shop.item(2))
    #expect(helm.stack(from: nesting.root) == places)
    #expect(helm.errors == [])
  }

  @Test func aScreenOfAnotherModuleStaysBelowWhatItLeadsTo() throws {
    let nesting = try Nesting(
      [.push(.catalog => .product), .push(.catalog => .cart), .ids(Shop.item)] as Segues<Shop>, in: App.shop)
    let helm = try Helm<App>(
      nav: [
        .tabs(.home => nesting.root), .push(.shop(.product) => .mail), .push(.mail => .shop(.cart)), .nested(nesting),
      ], entry: .home)
    let stack: Binding<[PathFragment<Shop>]> = helm.scope(nesting).stack(from: .catalog)
    stack.wrappedValue = [Shop.item(1)]
    helm.present(.mail)
    stack.wrappedValue.append(PathFragment(.cart))
    let places = [PathFragment(App.shop(.product), id: 1), PathFragment(.mail), PathFragment(.shop(.cart))]
    #expect(helm.stack(from: nesting.root) == places)
    #expect(helm.errors == [])
  }

  struct ShopView: View {
    let screen: Shop
    @Environment(HelmScope<Shop>.self) private var shop

    var body: some View {
      switch screen {
      case .catalog: Button("Open 7") { shop.present(Shop.item(7)) }
      case .product:
        FragmentIDReader(Shop.item) { id in Text("Item \(id + 1)") }
        Button("Back") { shop.dismiss() }
      default: Text("Other")
      }
    }
  }

  @Test func screensOfAModuleReadTheirIDs() throws {
    helm.present(.shop(.catalog))
    let host = Host(
      HelmView(helm) { screen in
        if case .shop(let own) = screen { ShopView(screen: own).environment(shop) } else { HelmContent() }
      })
    try host.tap("Open 7")
    #expect(host.texts.contains("Item 8"))
    #expect(host.problems == [])
  }

  @Test func screensReadTheirIDs() throws {
    let alone = try Helm<Shop>(nav: [.push(.catalog => .product), .ids(Shop.item)])
    let scope = HelmScope(alone)
    let host = Host(HelmView(alone) { screen in ShopView(screen: screen).environment(scope) })
    try host.tap("Open 7")
    #expect(host.texts.contains("Item 8"))
    #expect(alone.presentedID(Shop.item).wrappedValue == 7)
    try host.tap("Back")
    #expect(alone.presentedFragments == [PathFragment(.catalog)])
    #expect(host.problems == [])
  }

  enum Library: Fragment {
    case list, book, author
    static let aBook = book.identified(by: Int.self)
    static let anAuthor = author.identified(by: Int.self)
  }

  @Test func anIDOfAnotherFragmentIsNotRead() throws {
    let library = try Helm<Library>(
      nav: [.push(.list => [.book, .author]), .ids(Library.aBook), .ids(Library.anAuthor)])
    let host = Host(
      HelmView(library) { _ in
        FragmentIDReader(Library.aBook) { id in Text("book \(id)") }
        FragmentIDReader(Library.anAuthor) { id in Text("author \(id)") }
      })
    library.present(.author, id: 7)
    host.settle()
    #expect(host.texts.contains("author 7") && !host.texts.contains("book 7"))
    #expect(host.problems == [])
  }
}
