import PlaygroundModel
import PlaygroundScreens
@_spi(StandIn) import SwiftUI
import Testing

@testable import Helm

@Suite("The Playground's app, operated by hand", .serialized) @MainActor struct AppViewTests {
  let model: AppModel
  let host: Host

  init() throws {
    model = try AppModel()
    host = Host(AppView(model))
  }

  var presented: [AppFragment] { model.helm.presentedFragments.map(\.fragment) }

  func logIn() throws {
    try host.tap("Start")
    try host.type("ada", into: "Account")
    try host.type("lovelace", into: "Password")
    try host.tap("Log in")
  }

  @Test func loggingInPresentsTheNews() throws {
    try host.tap("Start")
    try host.type("ada", into: "Account")
    try host.type("byron", into: "Password")
    try host.tap("Log in")
    #expect(host.texts.contains("The password is wrong."))
    try host.tap("Forgot the password?")
    try host.tap("Back to the login")
    try host.type("ada", into: "Account")
    try host.type("lovelace", into: "Password")
    try host.tap("Log in")
    #expect(presented == [.dashboard, .news])
    #expect(host.texts.contains("A graph instead of a router"))
    #expect(host.problems == [])
  }

  @Test func articlesArePushedSeveralDeep() throws {
    try logIn()
    try host.tap("A graph instead of a router")
    try host.tap("The path is the state")
    try host.tap("Sheets over sheets")
    #expect(model.helm.stack(from: .news).map(\.id) == ["1", "2", "3"])
    #expect(host.texts.contains("One modal a layer, as deep as you like."))
    try host.back(2)
    #expect(model.helm.stack(from: .news).map(\.id) == ["1"])
    #expect(host.problems == [])
    #expect(model.helm.errors.isEmpty)
  }

  @Test func citiesAreAColumn() throws {
    try logIn()
    try host.select(AppFragment.library)
    try host.select(City.ID.oslo)
    #expect(presented == [.dashboard, .library, .city])
    #expect(!host.texts.contains("Oslo"))
    host.setWidth(.regular)
    #expect(host.texts.contains("Norway"))
    #expect(host.texts.contains("Oslo"))
    try host.select(City.ID.quito)
    #expect(presented == [.dashboard, .library, .city])
    host.setWidth(.compact)
    #expect(host.texts.contains("Ecuador"))
    try host.back()
    #expect(presented == [.dashboard, .library])
    #expect(host.problems == [])
    #expect(model.helm.errors.isEmpty)
  }

  func tapWrite() async throws {
    try host.tap("Write")
    await host.settle { host.modals == [.sheet] }
  }

  @Test func aDraftCannotBeSwipedAway() async throws {
    try logIn()
    try await tapWrite()
    try host.type("Hello", into: "Title")
    #expect(throws: Host.Refusal.disabled("drag down")) { try host.dismissModal() }
    try host.tap("Cancel")
    #expect(host.modals == [.sheet, .dialog])
    try host.tap("Keep editing")
    await host.settle { !model.helm.isPresented(.discard) }
    #expect(host.modals == [.sheet])
    try host.tap("Save")
    #expect(host.modals == [])
    await host.settle { !model.drafts.isEmpty }
    #expect(model.drafts.map(\.title) == ["Hello"])
    try await tapWrite()
    try host.type("World", into: "Title")
    try host.tap("Cancel")
    try host.tap("Discard")
    await host.settle { host.modals == [] }
    #expect(host.modals == [])
    try await tapWrite()
    #expect(model.draft.isEmpty)
    try host.dismissModal()
    #expect(host.modals == [])
    #expect(host.problems == [])
    #expect(model.helm.errors.isEmpty)
  }

  @Test func thePlayerStaysUntilLoggingOut() async throws {
    try logIn()
    try host.tap("Play")
    try host.tap("A graph instead of a router")
    #expect(host.texts.contains("Now playing"))
    try host.select(AppFragment.settings)
    #expect(host.texts.contains("Now playing"))
    try host.tap("Log out")
    await host.settle { presented == [.gatekeeper, .login] }
    #expect(presented == [.gatekeeper, .login])
    #expect(!host.texts.contains("Now playing"))
    #expect(host.problems == [])
  }

  @Test func theLockCoversEverythingUntilUnlocked() async throws {
    try logIn()
    try await tapWrite()
    try host.type("Hello", into: "Title")
    model.lock()
    host.settle()
    #expect(host.texts.contains("Locked"))
    #expect(!host.texts.contains("Save"))
    try host.type("byron", into: "Password")
    try host.tap("Unlock")
    #expect(host.texts.contains("The password is wrong."))
    try host.type("lovelace", into: "Password")
    try host.tap("Unlock")
    #expect(presented == [.dashboard, .news, .compose])
    #expect(!host.texts.contains("Locked"))
    try host.tap("Save")
    await host.settle { !model.drafts.isEmpty }
    #expect(model.drafts.map(\.title) == ["Hello"])
    try host.select(AppFragment.settings)
    try host.tap("Lock")
    #expect(presented == [.dashboard, .settings, .lock])
    #expect(model.helm.errors.isEmpty)
    model.helm.dismiss(.player)
    host.settle()
    let toast = try #require(model.toasts.first)
    #expect(!host.texts.contains(toast))
    model.unlock(password: "lovelace")
    host.settle()
    #expect(host.texts.contains(toast))
    try host.tap("OK")
    model.lock()
    model.unlock(password: "lovelace")
    host.settle()
    #expect(!host.texts.contains(toast))
    #expect(host.problems == [])
  }

  @Test func theInspectorUndoesAndRedoes() throws {
    try logIn()
    try host.tap("Inspector")
    #expect(host.texts.contains("news"))
    try host.tap("→ library")
    #expect(presented == [.dashboard, .library])
    try host.tap("Undo")
    #expect(presented == [.dashboard, .news])
    try host.tap("Redo")
    #expect(presented == [.dashboard, .library])
    #expect(host.problems == [])
  }

  @Test func theInspectorShowsEvents() async throws {
    await host.settle { model.helm.hub.hasSubscribers }
    try logIn()
    try host.tap("Inspector")
    try host.select(AppFragment.library)
    await host.settle { host.texts.contains { $0.hasSuffix("presented dashboard => library -news +library") } }
    #expect(host.texts.contains { $0.hasSuffix("presented dashboard => library -news +library") })
    #expect(host.problems == [])
  }

  @Test func anErrorIsShownAsAToast() throws {
    try logIn()
    model.helm.present(.splash)
    host.settle()
    let toast = try #require(model.toasts.first)
    #expect(host.texts.contains(toast))
    try host.tap("OK")
    #expect(!host.texts.contains(toast))
  }

  /// The identifiers by which tests written by `helm-nav export` find buttons on a device.
  @Test func buttonsHaveIdentifiersOfTheirTargets() throws {
    func targets() -> Set<String> {
      Set(
        host.root.visible.compactMap(\.accessibilityIdentifier).filter {
          $0.hasPrefix("helm.present.") || $0.hasPrefix("helm.dismiss.")
        })
    }
    #expect(targets() == ["helm.present.gatekeeper"])
    try host.tap("Start")
    #expect(targets() == ["helm.present.dashboard", "helm.present.register", "helm.present.forgotPass"])
    try host.tap("New account")
    #expect(targets() == ["helm.present.dashboard", "helm.present.login"])
    try host.tap("I have an account")
    try host.type("ada", into: "Account")
    try host.type("lovelace", into: "Password")
    try host.tap("Log in")
    #expect(targets().isSuperset(of: ["helm.present.compose", "helm.present.player", "helm.present.article"]))
    try host.tap("Play")
    #expect(targets().contains("helm.dismiss.player"))
    try host.select(AppFragment.library)
    #expect(targets().contains("helm.present.city"))
  }
}
