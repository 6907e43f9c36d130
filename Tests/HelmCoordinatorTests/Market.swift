import Helm
import HelmCoordinator

/// An app with a flow that is used in two places and contains another flow, for tests of nested flows.
enum Market: Fragment, Codable {
  case home, account, receipt
  case checkout(Checkout)
  case quickCheckout(Checkout)
}

enum Checkout: Fragment, Codable {
  case cart, voucher
  case address(Address)
}

enum Address: Fragment, Codable {
  case list, edit
}

enum AddressOutput: Hashable, Sendable { case picked(Int), help }
enum CheckoutOutput: Hashable, Sendable { case paid(receipt: Int), cancelled, help }

enum AddressAction: Hashable, Sendable { case tapped(Int), edit, saved, help, home, twice }
enum CheckoutAction: Hashable, Sendable { case address, addresses(AddressAction), pay, cancel, home, check }
enum MarketAction: Hashable, Sendable { case buy(order: Int), buyQuickly, voucher, checkout(CheckoutAction) }

/// All graphs, from the innermost to the outermost.
struct MarketGraphs {
  let address: Nesting<Address, Checkout>
  let checkout: Nesting<Checkout, Market>
  let quick: Nesting<Checkout, Market>
  let graph: NavigationGraph<Market>

  init() throws {
    address = try Nesting(
      NavigationGraph([Segue(.list => .edit, dismissable: true, presentation: .push)]), in: Checkout.address)
    let flow = NavigationGraph(
      [
        Segue(.cart => .voucher, style: .hold, dismissable: true),
        Segue(.cart => address.root, dismissable: true, presentation: .push),
      ] + address.segues)
    checkout = try Nesting(flow, in: Market.checkout)
    quick = try Nesting(flow, in: Market.quickCheckout)
    graph = NavigationGraph(
      [
        Segue(.home => .account, style: .hold, auto: true, presentation: .overlay),
        Segue(.home => checkout.root, dismissable: true, presentation: .push),
        Segue(.account => quick.root, style: .hold, dismissable: true, presentation: .fullScreenCover),
        Segue(.home => .receipt, style: .hold, dismissable: true),
      ] + checkout.segues + quick.segues)
  }
}

struct AddressCoordinator: Coordinator {
  func decide(_ action: AddressAction, from fragment: Address) -> FlowDecision<Address, AddressOutput> {
    switch (fragment, action) {
    case (.list, .tapped(let number)): .finish(.picked(number))
    case (.list, .edit): .present(.edit, as: .push)
    case (.edit, .saved): .dismiss(to: .list)
    case (_, .home): .showRoot
    case (_, .help): .emit(.help)
    case (_, .twice): [.finish(.picked(0)), .finish(.picked(0))]
    default: .unexpected
    }
  }
}

struct CheckoutCoordinator: Coordinator {
  let address: Nesting<Address, Checkout>

  func decide(_ action: CheckoutAction, from fragment: Checkout) -> FlowDecision<Checkout, CheckoutOutput> {
    switch (fragment, action) {
    case (.cart, .address): .start(address, at: .list => .edit)
    case (.cart, .pay): .finish(.paid(receipt: 7))
    case (.cart, .check): .ask
    case (_, .cancel): .finish(.cancelled)
    case (_, .home): .showRoot
    case (.address(let screen), .addresses(let action)):
      AddressCoordinator().decide(action, from: screen).nested(in: address) { output in
        switch output {
        case .picked: .leave(address.root)
        case .help: .emit(.help)
        }
      }
    default: .unexpected
    }
  }

  func ask(about action: CheckoutAction, from fragment: Checkout) async -> CheckoutAction? { .pay }
}

struct MarketCoordinator: Coordinator {
  let graphs: MarketGraphs

  func decide(_ action: MarketAction, from fragment: Market) -> Decision<Market> {
    switch (fragment, action) {
    case (.home, .buy(let order)): .start(graphs.checkout, id: order, as: .push)
    case (.account, .buyQuickly): .start(graphs.quick)
    case (.home, .voucher): .start(graphs.checkout, at: .cart => .voucher)
    case (.checkout(let screen), .checkout(let action)): decide(action, screen, in: graphs.checkout)
    case (.quickCheckout(let screen), .checkout(let action)): decide(action, screen, in: graphs.quick)
    default: .unexpected
    }
  }

  private func decide(
    _ action: CheckoutAction, _ screen: Checkout, in place: Nesting<Checkout, Market>
  ) -> Decision<Market> {
    CheckoutCoordinator(address: graphs.address).decide(action, from: screen).nested(in: place) { output in
      switch output {
      case .paid(let receipt): [.leave(place.root), .present(.receipt, id: receipt)]
      case .cancelled: .leave(place.root)
      case .help: .stay
      }
    }
  }

  func ask(about action: MarketAction, from fragment: Market) async -> MarketAction? {
    switch (fragment, action) {
    case (.checkout(let screen), .checkout(let action)), (.quickCheckout(let screen), .checkout(let action)):
      await CheckoutCoordinator(address: graphs.address).ask(about: action, from: screen).map(MarketAction.checkout)
    default: nil
    }
  }
}
