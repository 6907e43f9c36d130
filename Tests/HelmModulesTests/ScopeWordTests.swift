import Foundation
import Helm
import Testing

/// What a scope is notified of in each case, next to events that don't concern it.
@Suite("Events, results and errors of a scope are translated")
@MainActor struct ScopeWordTests {
  private let helm: Helm<App>
  private let shop: HelmScope<Shop>
  private let mail: HelmScope<Mail>

  init() throws {
    helm = try Helm(graph: App.graph())
    (shop, mail) = (helm.scope(into: App.shop), helm.scope(into: App.mail))
  }

  @Test(
    "every scope of guards applies to the module's segues only",
    arguments: [
      .segue(.catalog => .cart), .segues(.catalog => .cart), .into(.cart), .outOf(.catalog), .intoModals,
    ] as [GuardScope<Shop>])
  func guardScopes(scope: GuardScope<Shop>) throws {
    let token = shop.guard(scope) { .deny("closed") }
    #expect(!shop.canPresent(.cart) && !helm.canPresent(.shop(.cart)))
    shop.present(.cart)
    #expect(!shop.isPresented(.cart))
    helm.present(.mail(.inbox))
    #expect(mail.canPresent(.compose), "a guard of a module is not asked about another one's modals")
    helm.present(.shop(.catalog))
    token?.cancel()
    #expect(shop.canPresent(.cart))
  }

  @Test("a fragment that may not be left is reported as the module's own, also by an asynchronous guard")
  func leaving() async throws {
    shop.present(.cart)
    var asked: [PathFragment<Shop>] = []
    let token = shop.guard(leaving: .cart) { place in
      asked.append(place)
      return .deny("not paid")
    }
    let result = await shop.performAndWait(.dismiss)
    #expect(result == .denied(.leaving(PathFragment(.cart)), reason: "not paid"))
    #expect(Set(asked) == [PathFragment(.cart)] && shop.isPresented(.cart))
    token?.cancel()
    shop.guard(leaving: .cart) { (place: PathFragment<Shop>) async in
      place == PathFragment(.cart) ? .deny("still not paid") : .allow
    }
    #expect(
      await shop.performAndWait(.dismiss) == .denied(.leaving(PathFragment(.cart)), reason: "still not paid"))
  }

  @Test("a denial in another module is reported as an error from elsewhere")
  func elsewhere() async throws {
    helm.present(.login(.name))
    helm.guard(leaving: .login(.name)) { .deny("not signed in") }
    let result = await shop.performAndWait(.restart)
    guard case .failed(.outsideModule(let text)) = result else {
      Issue.record("\(result)")
      return
    }
    #expect(text.contains("not signed in"))
  }

  @Test("a waiting command is superseded by the next command, and its awaiter is notified")
  func superseded() async throws {
    let (started, answers) = (AsyncStream<Void>.makeStream(), AsyncStream<Void>.makeStream())
    shop.guard(.into(.cart)) {
      started.continuation.yield()
      for await _ in answers.stream { break }
      return .allow
    }
    let events = shop.events
    let pending = shop.begin(.present(.cart))
    for await _ in started.stream { break }
    helm.present(.mail(.inbox))
    #expect(await pending.value == .superseded)
    answers.continuation.yield()
    var kinds: [String] = []
    for await event in events {
      kinds.append("\(event.kind)")
      if event.kind == .superseded { break }
    }
    #expect(kinds.first == "\(HelmEvent<Shop>.Kind.waiting(.taking(PathEdge(.catalog => .cart))))")
    #expect(!shop.isPresented(.cart) && mail.isPresented(.inbox))
  }

  @Test("a cancelled task sends no command, and an event reports that")
  func cancelled() async throws {
    let events = shop.events
    let task = Task { @MainActor [shop] in
      withUnsafeCurrentTask { $0?.cancel() }
      return await shop.performAndWait(.present(.cart))
    }
    #expect(await task.value == .cancelled)
    #expect(!shop.isPresented(.cart) && helm.path.last?.to.fragment == .shop(.catalog))
    for await event in events {
      #expect(event.kind == .cancelled && event.trigger == .command(.present(.cart)))
      break
    }
    guard case .done = await shop.performAndWait(.present(.cart)) else {
      Issue.record("a task that goes on presents it")
      return
    }
  }

  @Test("the end of a kept command is translated")
  func kept() async throws {
    let token = shop.guard(.into(.cart)) { .deny("later", keep: true) }
    guard
      case .denied(.taking(PathEdge(.catalog => .cart)), reason: "later", kept: let kept?) =
        await shop.presentAndWait(.cart)
    else {
      Issue.record("it is not kept")
      return
    }
    token?.cancel()
    guard case .done(let outcome) = await kept.value else {
      Issue.record("it is not resumed")
      return
    }
    #expect(outcome.appeared == [PathFragment(.cart)] && shop.isPresented(.cart))
  }

  @Test("events caused by other modules have a foreign trigger, whether immediate or resumed")
  func triggers() async throws {
    let events = shop.events
    helm.perform(.sequence([.present(.mail(.inbox)), .present(.shop(.catalog)), .present(.shop(.cart))]))
    shop.dismiss()
    let token = helm.guard(.into(.shop(.cart))) { .deny("later", keep: true) }
    helm.perform(.sequence([.present(.mail(.inbox)), .present(.shop(.catalog)), .present(.shop(.cart))]))
    token?.cancel()
    helm.flushGuards()
    #expect(shop.isPresented(.cart))
    var triggers: [String] = []
    for await event in events {
      guard case .presented(let edge) = event.kind, edge.to.fragment == .cart else { continue }
      triggers.append("\(event.trigger)")
      if triggers.count == 2 { break }
    }
    #expect(triggers == ["\(HelmTrigger<Shop>.outsideModule)", "\(HelmTrigger<Shop>.outsideModule)"])
  }

  @Test("a scope only gets events of its own failures, with the command translated")
  func failures() async throws {
    let events = shop.events
    mail.present(.sender(.report))
    helm.present(.login(.code))
    shop.present(.seller(.report))
    for await event in events {
      #expect(event.trigger == .command(.present(.seller(.report))))
      guard case .failed(let error) = event.kind else { continue }
      #expect(error.kind == "missingSegueToFragment")
      break
    }
    #expect(helm.errors.count == 3)
  }

  @Test("a step of another module is an event of the scope if it removes the module's screens")
  func takenAway() async throws {
    let events = shop.events
    shop.present(.product, id: "chair")
    helm.present(.mail(.inbox))
    shop.present(.seller(.report))  // fails, and is reported afterwards
    var iterator = events.makeAsyncIterator()
    let (first, second) = (await iterator.next(), await iterator.next())
    #expect(first?.appeared == [PathFragment(.product, id: "chair")])
    #expect(second?.kind == .replaced)
    #expect(second?.disappeared.contains(PathFragment(.product, id: "chair")) == true && second?.appeared == [])
  }

  @Test("appearing and disappearing screens are reported by their place in the module")
  func appearances() throws {
    var calls: [String] = []
    shop.onAppear(of: .product) { calls.append("+\($0)") }
    shop.onDisappear(of: .product) { calls.append("-\($0)") }
    shop.present(.product, id: "chair")
    shop.present(.product, id: "table")
    shop.back()
    helm.present(.mail(.inbox))
    #expect(
      calls == [
        "+product (id chair)", "-product (id chair)", "+product (id table)", "-product (id table)",
        "+product (id chair)",
        "-product (id chair)",
      ])
  }

  @Test("queries are answered for the module's own screens")
  func questions() throws {
    shop.present(.product, id: "chair")
    #expect(shop.ids(of: .product) == ["chair"] && shop.ids(of: Shop.item) == ["chair"])
    #expect(shop.isPresented(.product, id: .any) && !shop.isPresented(.product, id: "table"))
    #expect(shop.isPresented(.catalog => .product) && !shop.isPresented(.product => .product))
    #expect(shop.isPresented(PathEdge(from: PathFragment(.catalog), to: Shop.item("chair"))))
    #expect(!shop.isPresented(PathEdge(from: PathFragment(.catalog), to: Shop.item("table"))))
    #expect(shop.selection(among: [.cart]) == nil)
    #expect(shop.can(.back) && shop.can(.dismiss) && !mail.can(.dismiss) && mail.selection(among: [.inbox]) == nil)
    helm.present(.mail(.inbox))
    #expect(mail.selection(among: [.message, .inbox]) == .inbox && shop.selection(among: [.product, .catalog]) == nil)
  }

  @Test("links are opened by the module, and a denial is reported to the app")
  func links() async throws {
    let nesting = try Nesting(Shop.segues(), entry: .catalog, in: App.shop)
    helm.links = try Links(
      origins: ["helm:"], [Link("/", App.home)] + nesting.links([Link("/cart", .catalog, .cart)], at: "/shop"))
    let cart = try #require(URL(string: "helm://shop/cart"))
    let nowhere = try #require(URL(string: "helm://shop/nowhere"))
    #expect(shop.canOpen(cart) && !shop.canOpen(nowhere))
    let token = shop.guard(.into(.cart)) { .deny("closed") }
    #expect(!shop.canOpen(cart))
    let denied = HelmError<App>.denied(.taking(PathEdge(.shop(.catalog) => .shop(.cart))), reason: "closed")
    #expect(await shop.openAndWait(cart) == .denied(.taking(PathEdge(.catalog => .cart)), reason: "closed"))
    #expect(helm.errors == [denied])
    shop.open(cart)
    #expect(helm.errors == [denied, denied])
    token?.cancel()
    guard case .done(let outcome) = await shop.openAndWait(cart), case .failed = await shop.openAndWait(nowhere) else {
      Issue.record("the cart opens, and nothing else")
      return
    }
    #expect(outcome.appeared == [PathFragment(.cart)])
  }
}
