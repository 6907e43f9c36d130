#if canImport(SwiftUI)
  import Helm
  import SwiftUI

  struct AddressView: View {
    @Environment(ShopModel.self) private var model

    var body: some View {
      @Bindable var cart = model.cart
      Form {
        TextField("Address", text: $cart.address)
        Button("Next") { model.helm.present(.payment) }.disabled(!model.helm.canPresent(.payment))
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
        Button("Next") { model.helm.present(.summary) }.disabled(!model.helm.canPresent(.summary))
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
