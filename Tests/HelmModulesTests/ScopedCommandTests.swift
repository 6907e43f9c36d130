import Foundation
import Helm
import Testing

@Suite("Commands, links and queries of a module")
@MainActor struct ScopedCommandTests {
  // MARK: Links

  private func openable() throws -> (helm: Helm<App>, shop: HelmScope<Shop>, cart: URL) {
    let helm = try Helm(graph: App.graph())
    let nesting = try Nesting(Shop.segues(), entry: .catalog, in: App.shop)
    helm.links = try Links(
      origins: ["helm:"], nesting.links([Link("/cart", .catalog, .cart)], at: "/shop"))
    return (helm, helm.scope(nesting), try #require(URL(string: "helm://shop/cart")))
  }

  @Test("a cancelled task opens no link, and an event reports that")
  func cancelledLink() async throws {
    let (helm, shop, cart) = try openable()
    let events = shop.events
    let task = Task { @MainActor in
      withUnsafeCurrentTask { $0?.cancel() }
      return await shop.openAndWait(cart)
    }
    #expect(await task.value == .cancelled)
    #expect(!shop.isPresented(.cart) && helm.errors == [])
    shop.present(.cart)  // has an event, so that a missing one isn't waited for
    var iterator = events.makeAsyncIterator()
    let event = await iterator.next()
    #expect(event?.kind == .cancelled)
    #expect(event?.trigger == .command(.go(through: [PathFragment(.catalog), PathFragment(.cart)])))
  }

  @Test("a denied link that is kept is no error")
  func keptLink() async throws {
    let (helm, shop, cart) = try openable()
    let token = shop.guard(.into(.cart)) { .deny("later", keep: true) }
    guard
      case .denied(.taking(PathEdge(.catalog => .cart)), reason: "later", kept: let kept?) = await shop.openAndWait(
        cart)
    else {
      Issue.record("it is not kept")
      return
    }
    shop.open(cart)
    #expect(helm.errors == [])
    #expect(await kept.value == .dropped)
    token?.cancel()
    #expect(shop.presentedFragments == [PathFragment(.catalog), PathFragment(.cart)])
  }

  @Test("a link that leads nowhere fails for the module, too")
  func lostLink() throws {
    let (helm, shop, _) = try openable()
    let nowhere = try #require(URL(string: "helm://shop/nowhere"))
    #expect(shop.open(nowhere) == .failure(.link(.noMatch("helm://shop/nowhere"))))
    #expect(helm.errors == [.link(.noMatch("helm://shop/nowhere"))])
    #expect(shop.presentedFragments == [PathFragment(.catalog)])
  }

  // MARK: Queries

  @Test("fragments that the graph doesn't have are presented nowhere")
  func unknown() throws {
    let helm = try Helm<App>(nav: [.push(.home => .about(.page))])
    let login = helm.scope(into: App.login)
    #expect(!helm.isPresented(.login(.name)) && !helm.isPresented(.login(.name), id: .any))
    #expect(!login.isPresented(.name) && !login.isPresented(.name, id: .any))
    #expect(login.ids(of: .name) == [String]())
    #expect(login.presentedFragments == [])
  }

  enum Desk: Fragment { case root, list, chart }
  enum Office: Fragment { case home, desk(Desk) }

  @Test("a selection is that of the given holder")
  func selection() throws {
    let nesting = try Nesting([.tabs(.root => [.list, .chart])], in: Office.desk)
    let segues: Segues<Office> = [.push(.home => nesting.root), .nested(nesting)]
    let helm = try Helm(nav: segues)
    let desk = helm.scope(nesting)
    helm.present(nesting.root)
    #expect(desk.selection(among: [.list, .chart], in: .any(.root)) == .list)
    #expect(desk.selection(among: [.list, .chart], in: .any(.list)) == nil)
    desk.present(.chart)
    #expect(desk.selection(among: [.list, .chart], in: .any(.root)) == .chart)
  }

  @Test("a scope keeps the navigation of its app")
  func lifetime() throws {
    let shop = try Helm(graph: App.graph()).scope(into: App.shop)
    shop.present(.cart)
    #expect(shop.presentedFragments == [PathFragment(.catalog), PathFragment(.cart)])
  }

  // MARK: Answers

  @Test("an answer belongs to the screen with its id")
  func answer() async throws {
    let shop = try Helm(graph: App.graph()).scope(into: App.shop)
    let number = shop.beginPresenting(.product, id: "chair", awaiting: Int.self)
    shop.present(.product, id: "table")
    shop.dismiss(returning: 5)
    #expect(await number.value == 5)
    #expect(shop.presentedFragments == [PathFragment(.catalog)])
  }

  // MARK: Errors

  @Test("the error of a module that cannot be left names its screens from the top")
  func entry() throws {
    let segues: Segues<App> = [
      .sheet(.mail(.inbox) => .mail(.compose)), .overlay(.mail(.compose) => .about(.page)),
    ]
    let helm = try Helm(nav: segues)
    helm.present(.mail(.compose))
    helm.present(.about(.page))
    helm.scope(into: App.mail).leave()
    #expect(
      helm.errors == [.noDismissableSegues(searched: [PathFragment(.mail(.compose)), PathFragment(.mail(.inbox))])])
    #expect(helm.presentedFragments.count == 3)
  }

  enum Book: Fragment { case home, chapter(Chapter), note }
  enum Chapter: Fragment { case title, page }

  private func book() throws -> Helm<Book> {
    let chapter = try Nesting([.push(.title => .page)], in: Book.chapter)
    let segues: Segues<Book> = [
      .push(.home => chapter.root), .push(.chapter(.page) => .note), .push(.note => chapter.root), .nested(chapter),
    ]
    let helm = try Helm(nav: segues, entry: .home)
    for fragment in [Book.chapter(.title), .chapter(.page), .note, .chapter(.title), .chapter(.page)] {
      helm.present(fragment)
    }
    return helm
  }

  /// The third dismissal has no screen of the module to start from.
  @Test("a sequence fails as a whole if the module is gone on the way", arguments: [false, true])
  func gone(isGuarded: Bool) throws {
    let helm = try book()
    let path = helm.path
    let chapter = helm.scope(into: Book.chapter)
    if isGuarded { chapter.guard(leaving: .page) { .allow } }
    let result = chapter.perform(.sequence([.dismiss, .dismiss, .dismiss]))
    #expect(result == .failure(.moduleNotPresented(presented: [])))
    #expect(helm.errors == [.moduleNotPresented(presented: [PathFragment(.note)])])
    #expect(helm.path == path)
  }

  @Test("a sequence fails for its first reason")
  func firstReason() throws {
    let helm = try book()
    let chapter = helm.scope(into: Book.chapter)
    chapter.leave()
    #expect(helm.presentedFragments == [PathFragment(.note)])
    chapter.perform(.sequence([.present(.page), .dismiss]))
    #expect(helm.errors.map(\.kind) == ["missingSegueToFragment"])
    #expect(helm.presentedFragments == [PathFragment(.note)])
  }
}
