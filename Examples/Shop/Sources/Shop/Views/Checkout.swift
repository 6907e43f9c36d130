#if canImport(SwiftUI)
  import Helm
  import SwiftUI

  struct AddressView: View {
    @Environment(ShopModel.self) private var model

    var body: some View {
      @Bindable var cart = model.cart
      Form {
        TextField("Address", text: $cart.address)
        NavigationLink("Next", value: Screen.payment).disabled(!model.helm.canPresent(.payment))
      }
      .navigationTitle("Address")
    }
  }

  struct PaymentView: View {
    @Environment(ShopModel.self) private var model

    var body: some View {
      @Bindable var cart = model.cart
      Form {
        TextField("Card", text: $cart.card)
        NavigationLink("Next", value: Screen.summary).disabled(!model.helm.canPresent(.summary))
      }
      .navigationTitle("Payment")
    }
  }

  struct SummaryView: View {
    @Environment(ShopModel.self) private var model

    var body: some View {
      List {
        ForEach(model.cart.items, id: \.self) { id in Text(verbatim: id.name) }
        Button("Buy") { model.buy() }
      }
      .navigationTitle("Your order")
    }
  }
#endif
