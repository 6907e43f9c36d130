import Helm
import HelmDocuments
import HelmTools
import Testing

private enum Shop: Fragment { case list, cart }
private enum App: Fragment { case home, shop(Shop) }

@Test func carriedFragmentsAreDrawnWithBothCases() {
  let graph: Segues<App> = [.tabs(.home => .shop(.list)), .push(.shop(.list) => .shop(.cart))]
  let drawing = GraphDrawing(NavigationGraph(graph))
  #expect(drawing.nodes.map(\.name) == ["home", "shop.list", "shop.cart"])
}

/// Of a name that ends with the sign before it, nothing is left that a module could have.
@Test func aNameThatEndsWithASignHasNoModule() {
  let graph = NavigationGraph<NamedFragment>([
    Segue(from: "Shop/list", to: "Shop/cart"), Segue(from: "Shop/list", to: "Shop/"),
    Segue(from: "Shop/list", to: "Shop."),
    Segue(from: "Shop/list", to: "Shop(cart)"), Segue(from: "Shop/list", to: "Shop(cart"),
    Segue(from: "Shop/list", to: "/cart"),
  ])
  #expect(GraphDrawing(graph).nodes.map { $0.module ?? "-" } == ["Shop", "Shop", "-", "-", "Shop", "-", "-"])
}
