import Helm
import HelmTools
import Testing

private enum Shop: Fragment { case list, cart }
private enum App: Fragment { case home, shop(Shop) }

@Test func carriedFragmentsAreDrawnWithBothCases() {
  let graph: Segues<App> = [.tabs(.home => .shop(.list)), .push(.shop(.list) => .shop(.cart))]
  let drawing = GraphDrawing(NavigationGraph(graph))
  #expect(drawing.nodes.map(\.name) == ["home", "shop.list", "shop.cart"])
}
