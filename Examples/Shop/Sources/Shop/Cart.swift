import Helm
import Observation

/// What is sold.
struct Product: Identifiable {
  struct ID: FragmentID, RawRepresentable, Hashable { var rawValue: String }

  let id: ID
  let name: String
}

/// What somebody wants to buy.
@MainActor @Observable
final class Cart {
  var items: [Product.ID] = []
  var address = ""
  var card = ""
}
