import Helm
import HelmTesting
import Observation
import Testing

@testable import HelmCore

@Suite("Scopes act on their own module")
@MainActor struct ScopeTests {
  private func helm() throws -> Helm<App> {
    let helm = try Helm(graph: App.graph())
    helm.present(.mail(.inbox))
    helm.present(.mail(.compose))
    #expect(helm.presentedFragments == [.home, .mail(.inbox), .mail(.compose)])
    return helm
  }

  static let absence = HelmError<App>.moduleNotPresented(
    presented: [PathFragment(.mail(.compose)), PathFragment(.mail(.inbox)), PathFragment(.home)])

  @Test("a module that is not presented dismisses nothing")
  func absent() async throws {
    for act in [{ $0.dismiss() }, { $0.back() }, { $0.leave() }, { $0.dismiss(returning: 5) }]
      as [@MainActor (HelmScope<Login>) -> Void]
    {
      let helm = try helm()
      var events = helm.events.makeAsyncIterator()
      act(helm.scope(into: App.login))
      #expect(helm.presentedFragments == [.home, .mail(.inbox), .mail(.compose)])
      #expect(helm.errors == [Self.absence])
      helm.undo()  // has an event, so that a missing one isn't waited for
      #expect(await events.next()?.kind == .failed(Self.absence))
    }
    let helm = try helm()
    let login = helm.scope(into: App.login)
    login.forward()
    #expect(helm.errors == [Self.absence])
    let refusal = #expect(throws: HelmError<Login>.self) { try login.perform(.forward()).get() }
    #expect(refusal?.description == "None of the module's screens is presented.")
    #expect(
      helm.lastError?.description
        == "None of the module's screens is presented. Presented: mail.compose, mail.inbox, home.")
    #expect(!login.canDismiss && !login.canGoBack && !login.can(.forward()))
    #expect(helm.can(.sequence([.dismiss])) && !login.can(.sequence([.dismiss])))
    #expect(helm.scope(into: App.mail).canDismiss)
  }

  private enum Desk: Fragment { case home, news, mail(Mail) }

  @MainActor @Observable final class Draft { var isSaved = false }

  /// What a draft has kept waits until the scope has dismissed what it means.
  @Test("a kept command comes after the one of a scope", arguments: [true, false])
  func keptByDraft(leaves: Bool) throws {
    let mail = try Nesting(Mail.segues(), entry: .inbox, in: Desk.mail)
    let helm = try Helm<Desk>(
      graph: NavigationGraph([.push(.home => [mail.root, .news]), .nested(mail)], entry: .home))
    let draft = Draft()
    helm.guard(leaving: .mail(.compose)) { draft.isSaved ? .allow : .deny("not saved", keep: true) }
    helm.go(through: [.mail(.inbox), .mail(.compose)])
    helm.go(to: .news)
    #expect(helm.keptCommand == .go(to: .news))
    helm.clearErrors()
    draft.isSaved = true
    let scope = helm.scope(into: Desk.mail)
    if leaves { scope.leave() } else { scope.dismiss(returning: 5) }
    #expect(helm.presentedFragments == [.news] && helm.errors == [])
  }

  @Test("a module that is not presented leads nowhere", arguments: [nil, 3])
  func absentForward(id: Int?) throws {
    let helm = try Helm<App>(nav: [.push(.mail(.inbox) => .mail(.compose) => .login(.name))])
    #expect(helm.can(.forward(id: id)) && helm.scope(into: App.mail).can(.forward(id: id)))
    #expect(!helm.scope(into: App.login).can(.forward(id: id)))
  }

  @Test("leave of a module in a hidden tab does not close modals of the front tab")
  func behind() throws {
    let helm = try helm()
    let shop = helm.scope(into: App.shop)
    shop.leave()
    #expect(helm.presentedFragments == [.home, .mail(.inbox), .mail(.compose)])
    #expect(helm.errors.map(\.kind) == ["noDismissableSegues"])
  }

  @Test("a module that contains the entry cannot be left")
  func entry() throws {
    let helm = try Helm<App>(nav: [.push(.mail(.inbox) => .mail(.compose))])
    let mail = helm.scope(into: App.mail)
    mail.present(.compose)
    mail.leave()
    #expect(helm.errors == [.noDismissableSegues(searched: [PathFragment(.mail(.compose))])])
  }

  @Test("an answer goes to the awaiter of the module")
  func answers() async throws {
    let helm = try Helm(graph: App.graph())
    let (login, mail) = (helm.scope(into: App.login), helm.scope(into: App.mail))
    mail.go(to: .inbox)
    let sent = mail.beginPresenting(.compose, awaiting: Int.self)
    login.dismiss(returning: 1)
    #expect(mail.isPresented(.compose) && helm.errors.map(\.kind) == ["moduleNotPresented"])
    mail.dismiss(returning: 2)
    #expect(await sent.value == 2)
  }

  @Test("guards, hooks and events have the module's fragments")
  func words() async throws {
    let helm = try Helm(graph: App.graph())
    let shop = helm.scope(into: App.shop)
    var (asked, seen) = ([PathEdge<Shop>](), [PathFragment<Shop>]())
    let token = shop.guard(.into(.cart)) { edge in
      asked.append(edge)
      return .deny("closed")
    }
    shop.onAppear(of: .product) { seen.append($0) }
    let events = shop.events
    #expect(!shop.canPresent(.cart))
    let result = await shop.presentAndWait(.cart)
    #expect(result == .denied(.taking(PathEdge(.catalog => .cart)), reason: "closed"))
    #expect(Set(asked) == [PathEdge(.catalog => .cart)])
    token?.cancel()
    helm.present(.mail(.inbox))
    shop.go(to: .product, id: "chair")
    #expect(seen == [Shop.item("chair")])
    #expect(shop.presentedFragments == [Shop.item("chair")])
    shop.guard(.into(.catalog)) { edge in
      asked.append(edge)
      return .allow
    }
    // A segue from outside the module has the module's fragment at both ends.
    #expect(asked.last == PathEdge(.catalog => .catalog))

    var kinds: [String] = []
    for await event in events {
      kinds.append("\(event.kind)\(event.appeared.map { " +\($0)" }.joined())")
      if event.appeared == [Shop.item("chair")] { break }
    }
    #expect(kinds.first == "denied catalog => cart: closed")
    #expect(kinds.last == "presented catalog => product (id chair) +product (id chair)")
    #expect(kinds.allSatisfy { !$0.contains("mail") })
  }

  enum Wrapped: Fragment { case letters(in: Letters), other }
  enum Letters: Fragment { case letter(Letter) }
  enum Letter: Fragment { case a, b, c }

  private func wrappedGraph() throws -> NavigationGraph<Wrapped> {
    let nesting = try Nesting([.push(.a => .b), .push(.a => .c)], in: ScopeTests.wrapped)
    return NavigationGraph([.sheet(nesting.root => .other), .nested(nesting)], entry: nesting.root)
  }

  nonisolated private static func wrapped(_ letter: Letter) -> Wrapped { .letters(in: .letter(letter)) }

  @Test("a module may wrap the whole app, or be wrapped by several cases, labelled or not")
  func carried() async throws {
    let helm = try Helm(graph: wrappedGraph())
    let scope = helm.scope { ScopeTests.wrapped($0) }
    var asked: [PathEdge<Letter>] = []
    let token = scope.guard(.into(.b)) { edge in
      asked.append(edge)
      return .redirect(to: .a => .c)
    }
    let result = await scope.presentAndWait(.b)
    guard case .redirected(let flow, let outcome, kept: nil) = result else {
      Issue.record("\(result)")
      return
    }
    #expect(flow == Flow(.a => .c) && outcome.appeared == [.c])
    #expect(Set(asked) == [.a => .b])
    #expect(scope.presentedFragments == [.c])
    token?.cancel()

    let whole = helm.scope { $0 }
    whole.dismiss()
    #expect(whole.presentedFragments == [.letters(in: .letter(.a))])
    whole.forward()
    #expect(
      helm.errors == [
        .ambiguousForwardFromFragment(
          PathFragment(Self.wrapped(.a)),
          [Self.wrapped(.a) => .other, Self.wrapped(.a) => Self.wrapped(.b), Self.wrapped(.a) => Self.wrapped(.c)])
      ])
  }

  @Test("back, links between places and errors have the module's fragments")
  func commands() throws {
    let helm = try Helm(graph: App.graph())
    let shop = helm.scope(into: App.shop)
    shop.present(.product, id: "chair")
    shop.present(.product, id: "table")
    #expect(shop.isPresented(.product => .product) && !shop.isPresented(.catalog => .cart))
    shop.back()
    #expect(shop.presentedFragments == [Shop.item("chair")])
    shop.pop(to: .catalog)
    #expect(shop.presentedFragments == [.catalog])
    shop.go(through: [.catalog, .cart])
    #expect(shop.presentedFragments == [.catalog, .cart])
    guard case .failure(let error) = shop.perform(.present(.seller(.report))) else {
      Issue.record("there is no segue from the cart")
      return
    }
    #expect(error.kind == "missingSegueToFragment" && error.description.contains("Searched: cart, catalog."))
    guard case .success(let outcome) = shop.perform(.dismiss(.cart)) else {
      Issue.record("the cart was there")
      return
    }
    #expect(outcome.steps.map(\.action) == [.dismissed(PathEdge(.catalog => .cart))])
    #expect(outcome.disappeared == [PathFragment(.cart)] && outcome.appeared == [])
  }

  @Test("sequences check the types of ids, and a missing id is an error")
  func ids() throws {
    let helm = try Helm(graph: App.graph())
    helm.perform(.sequence([.present(.shop(.catalog)), .present(.shop(.product), id: 5)]))
    #expect(
      helm.lastError
        == .wrongID(
          .shop(.catalog) => .shop(.product), id: "5", type: "Int", expected: "String", index: nil))
    let none: String? = nil
    helm.present(.shop(.product), id: none)
    #expect(
      helm.lastError
        == .missingID(.shop(.catalog) => .shop(.product), expected: "String", index: nil))
    helm.perform(.sequence([.present(.shop(.product), id: "chair"), .present(.shop(.seller(.profile)), id: 7)]))
    #expect(helm.id(of: .shop(.seller(.profile))) == 7)
    helm.present(.shop(.product), id: none)
    #expect(helm.lastError?.kind == "missingSegueToFragment")
  }
}
