import SwiftUI
import Testing

@testable import Helm

/// What a binding is bound to: the place that it shows, and what it presents.
@Suite("Fragments that bindings are bound to") @MainActor struct BoundFragmentTests {
  enum Shop: Fragment { case home, list, item, cart }
  enum App: Fragment {
    case shop(Shop)
    var shop: Shop {
      switch self {
      case .shop(let shop): shop
      }
    }
  }

  static let graph = NavigationGraph<Shop>([
    .push(.home => .list), .push(.list => .item), .push(.item => .item), .sheet([.list, .item] => .cart),
  ])

  struct Row: CustomTestStringConvertible, Sendable {
    let bound: BoundFragment<Shop>

    /// Its name in warnings.
    let testDescription: String

    /// The place that it shows while both items and the cart are presented.
    let place: String?

    /// What is presented for `true`, and for the id 7.
    let presents: [NavigationCommand<Shop>]

    /// The same, held by the list.
    let held: BoundFragment<Shop>

    init(
      _ bound: BoundFragment<Shop>, _ name: String, _ place: String?, held: BoundFragment<Shop>? = nil,
      _ presents: NavigationCommand<Shop>...
    ) {
      (self.bound, testDescription, self.place, self.held) = (bound, name, place, held ?? bound)
      self.presents = presents
    }
  }

  nonisolated static let list = PathFragment(Shop.list)
  nonisolated static let first = PathFragment(Shop.item, id: "1")
  nonisolated static let second = PathFragment(Shop.item, id: "2")
  nonisolated static func byList(_ bound: BoundFragment<Shop>, _ fragment: Shop) -> BoundFragment<Shop> {
    .held(bound, .list => fragment, by: list)
  }

  nonisolated static let rows: [Row] = [
    Row(
      .exactly(.item, id: "1"), "item (id 1)", "item (id 1)", held: byList(.exactly(.item, id: "1"), .item),
      .present(.item, id: "1"), .present(.item, id: "1")),
    Row(
      .exactly(.item, id: "3"), "item (id 3)", nil, held: byList(.exactly(.item, id: "3"), .item),
      .present(.item, id: "3"), .present(.item, id: "3")),
    Row(
      .exactly(.item, id: nil), "item", nil, held: byList(.exactly(.item, id: nil), .item), .present(.item),
      .present(.item)),
    Row(
      .any(.item), "item", "item (id 2)", held: byList(.any(.item), .item), .present(.item), .present(.item, id: "7")),
    Row(
      .through(.list => .item), "list => item", "item (id 1)", .present(.item, from: .any(.list)),
      .present(.item, id: "7", from: .any(.list))),
    Row(
      .through(.list => .cart), "list => cart", nil, .present(.cart, from: .any(.list)),
      .present(.cart, id: "7", from: .any(.list))),
    Row(
      .between(PathEdge(.item => .cart, sourceID: "2")), "item (id 2) => cart", "cart",
      .present(.cart, from: .withID(.item, id: "2")), .present(.cart, from: .withID(.item, id: "2"))),
    Row(
      .between(PathEdge(.list => .item, targetID: "1")), "list => item (id 1)", "item (id 1)",
      .present(.item, id: "1", from: .exactly(list)), .present(.item, id: "1", from: .exactly(list))),
    // A push replaces its source, so nothing is held.
    Row(
      byList(.exactly(.item, id: "1"), .item), "list => item", nil,
      .present(.item, id: "1", from: .exactly(list)), .present(.item, id: "1", from: .exactly(list))),
    Row(
      byList(.exactly(.item, id: "2"), .item), "list => item", nil, .present(.item, id: "2", from: .exactly(list)),
      .present(.item, id: "2", from: .exactly(list))),
    Row(
      byList(.any(.item), .item), "list => item", nil, .present(.item, from: .exactly(list)),
      .present(.item, id: "7", from: .exactly(list))),
    Row(
      .held(.any(.item), .item => .item, by: first), "item => item", nil,
      .present(.item, from: .exactly(first)), .present(.item, id: "7", from: .exactly(first))),
    Row(
      .held(.any(.cart), .item => .cart, by: second), "item => cart", "cart",
      .present(.cart, from: .exactly(second)), .present(.cart, id: "7", from: .exactly(second))),
    Row(
      .held(.exactly(.cart, id: nil), .item => .cart, by: second), "item => cart", "cart",
      .present(.cart, from: .exactly(second)), .present(.cart, id: "7", from: .exactly(second))),
    Row(
      .held(.exactly(.cart, id: "9"), .item => .cart, by: second), "item => cart", nil,
      .present(.cart, id: "9", from: .exactly(second)), .present(.cart, id: "9", from: .exactly(second))),
    Row(
      .held(.any(.cart), .item => .cart, by: first), "item => cart", nil,
      .present(.cart, from: .exactly(first)), .present(.cart, id: "7", from: .exactly(first))),
  ]

  @Test(arguments: rows) func eachBoundFragmentHasItsPlaceAndCommands(row: Row) throws {
    let helm = try Helm(graph: Self.graph)
    helm.present(.list)
    helm.present(.item, id: 1)
    helm.present(.item, id: 2)
    helm.present(.cart)
    #expect(row.bound.place(in: helm.state)?.description == row.place)
    #expect([row.bound.presenting(), row.bound.presenting(id: "7")] == row.presents)
    #expect(row.bound.description == row.testDescription)
    #expect(row.bound.held(by: Self.list) == row.held)
    let embedded = row.bound.map { App.shop($0) }
    #expect(embedded != row.bound.map { App.shop($0 == .item ? .cart : $0 == .cart ? .item : $0) })
    #expect(embedded.map(\.shop) == row.bound)
  }

  /// The list and the item lead to the cart; the item has presented it.
  @Test func aScreensBindingsReferToWhatTheScreenHolds() throws {
    let helm = try Helm(nav: Self.graph.segues)
    helm.present(.list)
    helm.present(.item, id: 1)
    helm.present(.cart)
    let list = HelmScreen(Self.list, of: helm)
    let item = HelmScreen(Self.first, of: helm)
    let cart: (list: Binding<Bool>, item: Binding<Bool>) = (list.isPresented(.cart), item.isPresented(.cart))
    #expect(!cart.list.wrappedValue && cart.item.wrappedValue)
    let ids: (list: Binding<Int?>, item: Binding<Int?>) = (list.presentedID(.cart), item.presentedID(.cart))
    #expect(ids.list.wrappedValue == nil && ids.item.wrappedValue == nil)
    ids.item.wrappedValue = 7
    #expect(ids.list.wrappedValue == nil && ids.item.wrappedValue == 7 && helm.errors == [])
    helm.present(.cart)
    cart.list.wrappedValue = false
    #expect(helm.isPresented(.cart) && helm.errors == [])
    cart.item.wrappedValue = false
    #expect(!helm.isPresented(.cart) && helm.errors == [])
  }
}
