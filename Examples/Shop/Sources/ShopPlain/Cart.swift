import Observation

struct Product: Identifiable {
  struct ID: Hashable, Codable { var rawValue: String }

  let id: ID
  let name: String
}

@MainActor @Observable
final class Cart {
  var items: [Product.ID] = []
  var address = ""
  var card = ""
}
