import Helm
import HelmTestSupport
import Observation
import Testing

@Suite("Guards of a module")
@MainActor struct ScopedGuardTests {
  @MainActor @Observable final class Stock { var isSoldOut = false }

  private static let chair = PathEdge<Shop>(.catalog => .product, targetID: "chair")

  private let helm: Helm<App>
  private let shop: HelmScope<Shop>
  private let mail: HelmScope<Mail>

  init() throws {
    helm = try Helm(graph: App.graph())
    (shop, mail) = (helm.scope(into: App.shop), helm.scope(into: App.mail))
  }

  @Test(
    "a guard applies to the segues of its scope, and to no others",
    arguments: [
      (.outOf(.catalog), true), (.intoModals, false), (.into(.cart), false), (.segue(.catalog => .cart), false),
      (.segues([.catalog => .cart]), false), (.segues([.catalog => .product, .catalog => .cart]), true),
    ] as [(GuardScope<Shop>, Bool)])
  func scopes(scope: GuardScope<Shop>, guardsProduct: Bool) {
    shop.guard(scope) { .deny("closed") }
    #expect(!shop.canPresent(.cart))
    #expect(shop.canPresent(.product, id: "chair") != guardsProduct)
  }

  @Test("a guard of the way out of a module gets the source at both ends")
  func out() {
    let settings = helm.scope(into: App.settings)
    var asked: [PathEdge<Settings>] = []
    settings.guard(.outOf(.list)) { edge in
      asked.append(edge)
      return .allow
    }
    helm.present(.settings(.list))
    helm.present(.about(.page))
    #expect(Set(asked) == [PathEdge(.list => .list)])
    helm.back()
    asked = []
    settings.present(.sound)
    #expect(Set(asked) == [PathEdge(.list => .sound)])
    #expect(helm.errors == [])
  }

  @Test("an asynchronous guard of a module is asked about the module's own moves")
  func asynchronous() async {
    var asked: [PathEdge<Shop>] = []
    shop.guard(.intoModals) { (edge: PathEdge<Shop>) async -> SegueVerdict<Shop> in
      asked.append(edge)
      return .deny("closed")
    }
    helm.present(.mail(.inbox))
    let written = await mail.presentAndWait(.compose)
    #expect(written.isDone && mail.isPresented(.compose) && asked.isEmpty)
    helm.present(.shop(.catalog))
    let opened = await shop.presentAndWait(.cart)
    #expect(opened == .denied(.taking(PathEdge(.catalog => .cart)), reason: "closed"))
    #expect(asked == [PathEdge(.catalog => .cart)])
  }

  @Test("an asynchronous guard of a module redirects within the module")
  func asynchronousRedirect() async {
    let flow: Flow<Shop> = [Self.chair]
    shop.guard(.into(.cart)) { () async -> SegueVerdict<Shop> in .redirect(to: flow) }
    guard case .redirected(to: let followed, let outcome, kept: nil) = await shop.presentAndWait(.cart) else {
      Issue.record("it is not redirected")
      return
    }
    #expect(followed == flow && outcome.appeared == [PathFragment(.product, id: "chair")])
    #expect(shop.presentedFragments == [PathFragment(.product, id: "chair")])
  }

  @Test("a redirect of a module keeps the command if it says so", arguments: [true, false])
  func keptRedirect(keeps: Bool) {
    let flow: Flow<Shop> = [Self.chair]
    let token = shop.guard(.into(.cart)) { .redirect(to: flow, keep: keeps) }
    shop.present(.cart)
    #expect(shop.presentedFragments == [PathFragment(.product, id: "chair")])
    #expect(helm.keptCommand == (keeps ? .present(.shop(.cart)) : nil))
    token?.cancel()
    let end: [PathFragment<Shop>] =
      keeps ? [PathFragment(.catalog), PathFragment(.cart)] : [PathFragment(.product, id: "chair")]
    #expect(shop.presentedFragments == end)
    #expect(helm.errors == [])
  }

  @Test("a kept command that is dropped ends as dropped")
  func dropped() async {
    shop.guard(.into(.cart)) { .deny("later", keep: true) }
    guard case .denied(_, reason: "later", kept: let kept?) = await shop.presentAndWait(.cart) else {
      Issue.record("it is not kept")
      return
    }
    helm.forgetKeptCommand()
    #expect(await kept.value == .dropped)
  }

  @Test("a command that is cancelled while it waits ends as cancelled")
  func cancelled() async {
    let gate = Gate<SegueVerdict<Shop>>()
    shop.guard(.into(.cart)) { await gate.pass() }
    let pending = shop.begin(.present(.cart))
    #expect(await gate.isReached())
    pending.cancel()
    #expect(await pending.value == .cancelled)
    await gate.open(with: .allow)
    await pendingTasks()
    #expect(!shop.isPresented(.cart))
  }

  /// The screen that a module dismisses is the topmost one after guards have removed what they no longer allow.
  @Test("a module's dismissal takes changed guards into account first")
  func changed() {
    let stock = Stock()
    shop.guard(.into(.product)) { edge in stock.isSoldOut && edge.to.id == "table" ? .deny("sold out") : .allow }
    shop.present(.product, id: "chair")
    shop.present(.product, id: "table")
    #expect(shop.presentedFragments == [PathFragment(.product, id: "table")])
    stock.isSoldOut = true
    shop.dismiss()
    #expect(shop.presentedFragments == [PathFragment(.catalog)])
    #expect(helm.errors == [])
  }
}
