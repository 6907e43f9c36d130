#if canImport(SwiftUI)
  import Helm
  import SwiftUI

  /// The whole app, drawn from its graph.
  public struct ShopView: View {
    @State private var model: ShopModel

    /// Starts the app.
    public init() throws { self.init(try ShopModel()) }

    init(_ model: ShopModel) { _model = State(initialValue: model) }

    /// The navigation, with the screens in it.
    public var body: some View {
      HelmView(model.helm) { screen in
        switch screen {
        case .shop: TabBar()
        case .catalog: CatalogView()
        case .product: FragmentIDReader(Screen.item) { id in ProductView(id: id) }
        case .reviews: FragmentIDReader(Screen.opinions) { id in Text("What people say of \(id.name)") }
        case .cart: CartView()
        case .remove: FragmentIDReader(Screen.removal) { id in RemovalAlert(id: id) }
        case .checkout: HelmContent()
        case .address: AddressView()
        case .payment: PaymentView()
        case .summary: SummaryView()
        case .receipt: Text("Thank you!")
        }
      }
      .zoomTransition(for: .catalog => .product)
      .environment(model)
      .onOpenURL { url in model.helm.open(url) }
      .restoresState(of: model.helm, key: "navigation")
    }
  }

  private struct TabBar: View {
    @Environment(ShopModel.self) private var model

    var body: some View {
      HelmTabs { (tab: Screen) in
        if tab == .cart { Label("Cart", systemImage: "cart") } else { Label("Catalog", systemImage: "square.grid.2x2") }
      }
      .badge(model.cart.items.count, on: .cart)
    }
  }
#endif
