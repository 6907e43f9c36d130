#if canImport(SwiftUI)
  import Helm
  import SwiftUI

  extension Product {
    static let all = [
      Product(id: ID(rawValue: "chair"), name: "A chair"), Product(id: ID(rawValue: "lamp"), name: "A lamp"),
    ]
  }

  extension Product.ID {
    @MainActor var name: String { Product.all.first { $0.id == self }?.name ?? "Something" }
  }

  struct CatalogView: View {
    @Environment(HelmScreen<Screen>.self) private var screen

    var body: some View {
      List(Product.all) { product in
        Button(product.name) { screen.present(Screen.item(product.id)) }
          .helmAnchor(for: Screen.product, id: product.id)
      }
      .navigationTitle("Catalog")
    }
  }

  struct ProductView: View {
    let id: Product.ID
    @Environment(ShopModel.self) private var model
    @Environment(HelmScreen<Screen>.self) private var screen

    var body: some View {
      VStack {
        Button("Add to the cart") { model.cart.items.append(id) }
        Button("Reviews") { screen.present(Screen.opinions(id)) }
      }
      .navigationTitle(id.name)
    }
  }

  struct CartView: View {
    @Environment(ShopModel.self) private var model
    @Environment(HelmScreen<Screen>.self) private var screen

    var body: some View {
      List {
        ForEach(model.cart.items, id: \.self) { id in
          Button(id.name) { screen.present(Screen.item(id)) }
          Button("Remove", role: .destructive) { screen.present(Screen.removal(id)) }
        }
        Button("Check out") { model.helm.present(.checkout) }.disabled(!model.helm.canPresent(.checkout))
      }
      .navigationTitle("Cart")
    }
  }

  struct RemovalAlert: View {
    let id: Product.ID
    @Environment(ShopModel.self) private var model

    var body: some View {
      HelmAlert("Remove it?") {
        Button("Remove", role: .destructive) { model.remove(id) }
        Button("Keep", role: .cancel) {}
      } message: {
        Text(verbatim: id.name)
      }
    }
  }
#endif
