import Foundation
import Helm
import HelmDocuments
import HelmTestSupport
import HelmTesting
import Observation
import Testing

@Suite("An app of six modules")
@MainActor struct ModuleTests {
  @Test("each module has no findings by itself")
  func alone() throws {
    #expect(
      try NavigationGraph(Shop.segues(), entry: .catalog).findings(FindingOptions(homes: [.catalog])).findings == [])
    #expect(try NavigationGraph(Mail.segues(), entry: .inbox).findings(FindingOptions(homes: [.inbox])).findings == [])
    #expect(try NavigationGraph(Settings.segues).findings().findings == [])
    #expect(try NavigationGraph(Login.segues).findings().findings == [])
    #expect(NavigationGraph<About>([], entry: .page).validationFindings() == [])

    // A view of the module takes a scope; alone, that is the scope of its own Helm.
    let shop = HelmScope(try Helm(graph: NavigationGraph(Shop.segues(), entry: .catalog)))
    shop.present(Shop.item("chair"))
    #expect(shop.id(of: Shop.item) == "chair")
    #expect(shop.presentedFragments == [Shop.item("chair")])
  }

  @Test("the app has the fragments and id types of all modules")
  func app() throws {
    let graph = try App.graph()
    #expect(graph.validationFindings() == [])
    #expect(try graph.findings(FindingOptions(homes: [.home])).findings == [])
    #expect(graph.fragments.count == 17)
    #expect(graph.idKind(of: .mail(.message))?.name == "Int")
    #expect(graph.idKind(of: .shop(.seller(.profile)))?.name == "Int")
    let helm = try Helm(graph: graph)
    helm.present(.mail(.inbox))
    helm.present(.mail(.message), id: "x")
    #expect(
      helm.lastError?.description
        == "mail.message expects an id of type Int, but mail.inbox => mail.message has x.")
    #expect(try GraphDocument(graph).ids.count == 4)
  }

  @Test("a module whose entry takes an id is only entered with an id")
  func entryWithID() throws {
    let product = try Nesting([.push(.product => .cart), .ids(Shop.item)], entry: .product, in: App.shop)
    let graph = NavigationGraph([.push(.home => product.root), .nested(product)], entry: .home)
    #expect(graph.idKind(of: product.root)?.name == "String")
    let helm = try Helm(graph: graph)
    let shop = helm.scope(product)
    let none = HelmError<App>.missingID(.home => product.root, expected: "String", index: nil)
    helm.present(product.root)
    shop.present(.product)
    #expect(helm.errors == [none, none] && helm.path.isEmpty)
    shop.present(Shop.item("chair"))
    #expect(shop.presentedFragments == [Shop.item("chair")])
    shop.present(.cart)
    #expect(helm.path.map(\.to) == [PathFragment(.shop(.product), id: "chair"), PathFragment(.shop(.cart))])
    shop.leave()
    #expect(helm.path.isEmpty && helm.errors.count == 2)

    let alone = try Helm(graph: product.graph, id: "lamp")
    #expect(alone.presentedFragments == [Shop.item("lamp")])
    #expect(throws: (any Error).self) { try Helm(graph: product.graph) }
  }

  @Test("a saved path has only case names, not the types of modules")
  func saved() throws {
    let helm = try Helm(graph: App.graph())
    helm.present(.from(.shop(.catalog)).to(.shop(.product), id: "chair").to(.shop(.seller(.profile)), id: 1))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(helm.path)
    let text = """
      [{"from":"home","to":"shop.catalog"},{"from":"shop.catalog","targetId":"chair","to":"shop.product"},\
      {"from":"shop.product","sourceId":"chair","targetId":"1","to":"shop.seller.profile"}]
      """
    #expect(String(decoding: data, as: UTF8.self) == text)
    let restored = try Helm(graph: App.graph())
    restored.restore(saved: try #require(helm.save()))
    #expect(restored.path == helm.path && restored.errors == [])
    let decoder = JSONDecoder()
    decoder.userInfo[try #require(.navigationGraph)] = helm.graph
    #expect(try decoder.decode(HelmPath<App>.self, from: data) == helm.path)
    // As it was written before.
    let module = String(reflecting: Shop.self)
    let old = text.replacingOccurrences(
      of: "shop.seller.profile", with: "shop(\(module).seller(\(String(reflecting: Social.profile))))"
    )
    .replacingOccurrences(of: "\"shop.catalog\"", with: "\"shop(\(module).catalog)\"")
    #expect(try decoder.decode(HelmPath<App>.self, from: Data(old.utf8)) == helm.path)

    let document = try GraphDocument(App.graph())
    #expect(document.segues.contains { $0.edge.description == "shop.product => shop.seller.profile" })
    #expect(!document.description.contains("HelmModulesTests") && !helm.recording.script().contains("HelmModulesTests"))
    var replayed = try Navigation(graph: document.graph)
    for command in try ScriptDocument(reading: helm.recording.script(), for: document.graph) {
      try replayed.perform(command)
    }
    #expect(replayed.path.description == helm.path.description)
  }

  @Test("a module presents, queries and dismisses by its own fragments")
  func scope() throws {
    let helm = try Helm(graph: App.graph())
    let shop = helm.scope(into: App.shop)
    #expect(shop.isPresented(.catalog) && shop.presentedFragments == [PathFragment(.catalog)])
    shop.present(.product, id: "chair")
    shop.present(.product, id: "table", from: .product)
    #expect(helm.path.last?.to == PathFragment(.shop(.product), id: "table"))
    #expect(shop.id(of: .product) == "table" && shop.id(of: Shop.item) == "table")
    #expect(
      shop.isPresented(.product, id: "table") && shop.isPresented(.product, id: .any) && !shop.isPresented(.product))
    #expect(shop.selection(among: [.cart, .product]) == .product)
    #expect(shop.canPresent(.product, id: "x") && !shop.canPresent(.cart) && shop.canDismiss(.product))
    shop.dismiss()
    #expect(shop.presentedFragments == [Shop.item("chair")])
    shop.back(to: .catalog)
    shop.present(.cart)
    #expect(shop.presentedFragments == [PathFragment(.catalog), PathFragment(.cart)])
    shop.dismiss(.cart)
    shop.present(.from(.catalog).to(.product, id: "lamp").to(.seller(.profile), id: 7))
    #expect(helm.errors == [])
    shop.present(.product)
    #expect(helm.lastError?.kind == "missingSegueToFragment")
  }

  @Test("dismiss removes the module's own topmost screen, and leave removes the module")
  func leaving() async throws {
    let helm = try Helm(graph: App.graph())
    let (login, shop) = (helm.scope(into: App.login), helm.scope(into: App.shop))
    helm.present(.login(.name))
    login.present(.code)
    #expect(shop.presentedFragments == [PathFragment(.catalog)])
    login.leave()
    #expect(helm.presentedFragments == [PathFragment(.home), PathFragment(.shop(.catalog))])

    shop.present(.product, id: "chair")
    helm.present(.login(.name))
    shop.dismiss()
    #expect(helm.presentedFragments.map(\.fragment) == [.home, .shop(.catalog), .login(.name)])
    #expect(helm.errors == [])
    login.dismiss()
    #expect(!login.isPresented(.name))
    login.leave()
    #expect(helm.errors.count == 1, "there is no login to leave")
  }

  @Test("answers are awaited and returned within a module")
  func answers() async throws {
    let helm = try Helm(graph: App.graph())
    let login = helm.scope(into: App.login)
    let answer = Task { await login.present(.name, awaiting: String.self) }
    await until { login.isPresented(.name) }
    login.dismiss(returning: "Ada")
    #expect(await answer.value == "Ada")
    let name = login.beginPresenting(.name, awaiting: String.self)
    #expect(login.isPresented(.name))
    login.dismiss(returning: "Grace")
    #expect(await name.value == "Grace")
    #expect(await helm.scope(into: App.mail).presentAndWait(.message, id: "x").isDone == false)
  }

  @Test("a module shared by two others works without knowing its parent")
  func shared() throws {
    let helm = try Helm(graph: App.graph())

    /// A profile's model, which only knows its module `Social`.
    @MainActor func openFriend(_ person: Int, in social: HelmScope<Social>) { social.present(Social.person(person)) }

    let seller = helm.scope(into: App.shop).scope(into: Shop.seller)
    let sender = helm.scope(into: App.mail).scope(into: Mail.sender)
    helm.present(.from(.shop(.catalog)).to(.shop(.product), id: "chair").to(.shop(.seller(.profile)), id: 1))
    openFriend(2, in: seller)
    helm.present(.mail(.inbox))
    helm.present(.from(.mail(.inbox)).to(.mail(.message), id: 4).to(.mail(.sender(.profile)), id: 5))
    openFriend(6, in: sender)
    #expect(helm.errors == [])
    #expect(sender.presentedFragments == [Social.person(6)] && seller.presentedFragments == [])
    #expect(helm.topmost == PathFragment(.mail(.sender(.profile)), id: 6))
    helm.present(.shop(.catalog))
    #expect(seller.id(of: Social.person) == 2, "a tab keeps its stack")
  }

  @Test("observers of a scope are notified only if its own answers change")
  func observation() throws {
    let helm = try Helm(graph: App.graph())
    let mail = helm.scope(into: App.mail)
    let shop = helm.scope(into: App.shop)
    let notifications = Counter()
    func observe(_ read: @escaping @MainActor () -> Void) {
      notifications.count = 0
      withObservationTracking {
        read()
      } onChange: {
        MainActor.assumeIsolated { notifications.count += 1 }
      }
    }
    observe { _ = mail.presentedFragments }
    shop.present(.product, id: "chair")
    shop.dismiss()
    helm.present(.login(.name))
    #expect(notifications.count == 0)
    helm.dismiss()
    helm.present(.mail(.inbox))
    #expect(notifications.count == 1)

    observe { _ = mail.isPresented(.compose) }
    mail.present(.message, id: 1)
    #expect(notifications.count == 0)
    mail.present(.compose)
    #expect(notifications.count == 1)
    observe { _ = mail.canPresent(.message, id: 1) }
    mail.dismiss(.compose)
    mail.dismiss()
    #expect(notifications.count == 1)
  }

  @Test("a nested scope outlives its parent, and a scope of a nesting uses its graph")
  func nesting() throws {
    let helm = try Helm(graph: App.graph())
    let settings = try Nesting(Settings.segues, in: App.settings)
    let scope = helm.scope(settings)
    helm.present(settings.root)
    scope.present(.privacy)
    #expect(scope.presentedFragments == [PathFragment(.privacy)])
    #expect(settings.ids == [])
    helm.back()
    helm.present(.about(.page))
    #expect(helm.scope(into: App.about).isPresented(.page))
  }
}

@MainActor private final class Counter { var count = 0 }

extension Helm {
  fileprivate var topmost: PathFragment<N>? { presentedFragments.last }
}
