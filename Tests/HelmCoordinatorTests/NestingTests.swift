import Foundation
import Helm
import HelmTesting
import HelmCoordinator
import Testing

@Suite("Nested flows") @MainActor struct NestingTests {
  let graphs: MarketGraphs
  let helm: Helm<Market>
  let market: Coordination<MarketCoordinator>

  init() throws {
    graphs = try MarketGraphs()
    helm = try Helm(graph: graphs.graph)
    market = Coordination(MarketCoordinator(graphs: graphs), helm: helm)
  }

  private var presented: [Market] { helm.presentedFragments.map(\.fragment) }

  @Test func startPresentsTheRootOfTheFlow() {
    market.send(.buy(order: 5), from: .home)
    #expect(helm.presentedFragments == [PathFragment(.checkout(.cart), id: 5)])
    helm.dismiss()
    market.send(.voucher, from: .home)
    #expect(presented == [.checkout(.cart), .checkout(.voucher)])
    #expect(market.errors.isEmpty)
  }

  @Test func aFlowInsideAFlowDecidesItself() {
    market.send(.buy(order: 5), from: .home)
    let send = market.sender(from: .checkout(.cart), id: 5).nested(MarketAction.checkout)
    send(.address)
    #expect(presented == [.checkout(.address(.edit))])
    #expect(helm.presentedFragments.map(\.description) == ["checkout.address.edit"])
    let address = market.sender(from: .checkout(.address(.edit)))
      .nested(MarketAction.checkout).nested(CheckoutAction.addresses)
    address(.saved)
    #expect(presented == [.checkout(.address(.list))])
    address(.saved)
    #expect(
      market.lastError
        == .senderGone(
          PathFragment(.checkout(.address(.edit))), presented: [PathFragment(.checkout(.address(.list)))]))
  }

  @Test func homeReturnsToTheRootOfTheInnermostFlow() {
    market.send(.buyQuickly, from: .account)
    market.send(.checkout(.address), from: .quickCheckout(.cart))
    market.send(.checkout(.addresses(.home)), from: .quickCheckout(.address(.edit)))
    #expect(presented == [.home, .account, .quickCheckout(.address(.list))])
    market.send(.checkout(.home), from: .quickCheckout(.address(.list)))
    #expect(presented == [.home, .account, .quickCheckout(.cart)])
    #expect(market.errors.isEmpty)
  }

  @Test func aFlowThatWasEnteredElsewhereHasNoRootToReturnTo() throws {
    let segues = graphs.graph.segues + [Segue(.home => .checkout(.voucher), dismissable: true, presentation: .push)]
    let graph = NavigationGraph(segues)
    let market = Coordination(MarketCoordinator(graphs: graphs), helm: try Helm(graph: graph))
    market.helm.present(.checkout(.voucher))
    let sent = market.send(.checkout(.home), from: .checkout(.voucher))
    #expect(
      sent.failure
        == .notPossible(
          .fragmentNotPresented(
            PathFragment(.checkout(.cart)), presented: [PathFragment(.checkout(.voucher)), PathFragment(.home)]),
          step: 0))
    #expect(market.helm.isPresented(.checkout(.voucher)))
  }

  @Test func aFlowThatTheDecisionHasLeftShowsNoRoot() {
    struct Leaving: Coordinator {
      func decide(_ action: CheckoutAction, from fragment: Market) -> Decision<Market> {
        [.leave(.quickCheckout(.cart)), Decision(steps: [.showRoot(.quickCheckout(.cart))])]
      }
    }
    market.send(.buyQuickly, from: .account)
    #expect(Coordination(Leaving(), helm: helm).send(.home, from: .quickCheckout(.cart)).failure == nil)
    #expect(presented == [.home, .account])
  }

  @Test func aFlowEndsWithAResult() {
    market.send(.buy(order: 5), from: .home)
    market.send(.checkout(.pay), from: .checkout(.cart))
    #expect(
      market.lastError?.description
        == "checkout.cart is gone, so it cannot send an action. Presented: checkout.cart (id 5).")
    market.send(.checkout(.pay), from: .checkout(.cart), id: 5)
    #expect(helm.presentedFragments.last == PathFragment(.receipt, id: 7))
    #expect(presented == [.home, .account, .receipt])
  }

  @Test func aFlowIsUsedInTwoPlaces() {
    market.send(.buyQuickly, from: .account)
    market.send(.checkout(.address), from: .quickCheckout(.cart))
    market.send(.checkout(.addresses(.saved)), from: .quickCheckout(.address(.edit)))
    market.send(.checkout(.addresses(.tapped(3))), from: .quickCheckout(.address(.list)))
    #expect(presented == [.home, .account, .quickCheckout(.cart)])
    market.send(.buy(order: 1), from: .home)
    #expect(presented == [.checkout(.cart)])
    market.send(.checkout(.cancel), from: .checkout(.cart), id: 1)
    // A modal hidden by a push does not reappear.
    #expect(presented == [.home, .account])
    market.send(.buyQuickly, from: .account)
    #expect(presented == [.home, .account, .quickCheckout(.cart)])
    market.send(.checkout(.cancel), from: .quickCheckout(.cart))
    #expect(presented == [.home, .account])
    #expect(market.errors.isEmpty)
  }

  @Test func emittedOutputsReachTheTopFlow() {
    market.send(.buy(order: 5), from: .home)
    market.send(.checkout(.address), from: .checkout(.cart), id: 5)
    market.send(.checkout(.addresses(.help)), from: .checkout(.address(.edit)))
    #expect(market.errors.isEmpty)
    #expect(presented == [.checkout(.address(.edit))])
  }

  @Test func aChildFlowThatEndsTwiceIsReported() throws {
    struct Keeping: Coordinator {
      let graphs: MarketGraphs
      func decide(_ action: CheckoutAction, from fragment: Market) -> Decision<Market> {
        guard case .checkout(let screen) = fragment else { return .start(graphs.checkout) }
        return CheckoutCoordinator(address: graphs.address).decide(action, from: screen)
          .nested(in: graphs.checkout) { _ in .stay }
      }
    }
    let keeping = Coordination(Keeping(graphs: graphs), helm: helm)
    keeping.send(.pay, from: .home)
    keeping.send(.pay, from: .checkout(.cart))
    #expect(keeping.errors.isEmpty)
    #expect(
      keeping.send(.pay, from: .checkout(.cart)).failure
        == .endedTwice(PathFragment(.checkout(.cart)), step: 0))
    // Another run of the flow starts from the beginning.
    helm.dismiss()
    keeping.send(.pay, from: .home)
    #expect(keeping.send(.pay, from: .checkout(.cart)).failure == nil)
  }

  @Test func aChildFlowThatEndsTwiceInOneDecisionIsReported() {
    market.send(.buy(order: 5), from: .home)
    market.send(.checkout(.address), from: .checkout(.cart), id: 5)
    market.send(.checkout(.addresses(.twice)), from: .checkout(.address(.edit)))
    #expect(market.lastError == .endedTwice(PathFragment(.checkout(.address(.list))), step: 2))
    #expect(presented == [.checkout(.address(.edit))])
  }

  @Test func aNestedFlowAsksAQuestion() async {
    market.send(.buy(order: 5), from: .home)
    var events = market.events.makeAsyncIterator()
    market.send(.checkout(.check), from: .checkout(.cart), id: 5)
    for _ in 0..<6 { _ = await events.next() }
    #expect(presented == [.home, .account, .receipt])
  }

  @Test func thePathOfAllFlowsIsSavedAndRestored() throws {
    market.send(.buy(order: 5), from: .home)
    market.send(.checkout(.address), from: .checkout(.cart), id: 5)
    let saved = try JSONEncoder().encode(helm.path)
    let path = try JSONDecoder().decode(HelmPath<Market>.self, from: saved)
    let restored = try Helm(graph: graphs.graph, path: path)
    #expect(restored.path == helm.path)
    #expect(restored.presentedFragments == helm.presentedFragments)
    let inner: HelmPath<Market> = [
      PathEdge(.checkout(.cart) => .checkout(.address(.list)), sourceID: 5),
      .checkout(.address(.list)) => .checkout(.address(.edit)),
    ]
    let outer = helm.path.prefix { $0.from.fragment == .home }
    #expect(HelmPath(Array(outer) + Array(inner)) == helm.path)
  }

  @Test func aLinkPresentsAScreenOfANestedFlow() {
    helm.present(
      flow: Flow(.home => graphs.checkout.root)
        .add(segue: graphs.checkout.flow(.cart => .address(.list)))
        .add(segue: graphs.checkout.flow(graphs.address.flow(.list => .edit))))
    #expect(presented == [.checkout(.address(.edit))])
    #expect(helm.errors.isEmpty)
  }

  @Test func transitionsReachAllNestedFlows() throws {
    var navigation = helm.navigation
    var seen = Set(navigation.presentedFragments.map(\.fragment))
    for transition in navigation.transitions() {
      try navigation.perform(transition)
      seen.formUnion(navigation.presentedFragments.map(\.fragment))
    }
    #expect(seen == Set(graphs.graph.fragments))
  }

  @Test func anInvalidGraphCannotBeNested() {
    #expect(throws: FindingsError<ValidationFinding<Address>>(findings: [.noEntry])) {
      try Nesting(NavigationGraph([Segue(.list => .edit), Segue(.edit => .list)]), in: Checkout.address)
    }
  }
}
