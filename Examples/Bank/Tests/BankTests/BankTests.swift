import Foundation
import Testing

@testable import Bank
@testable import BankPlain

/// One scenario, done with each of the two models.
@Suite("Bank") @MainActor struct BankTests {
  enum Model: CaseIterable {
    case helm, plain

    @MainActor func start(acceptsTerms: Bool = true) throws -> any BankActions {
      switch self {
      case .helm: try BankModel.started(acceptsTerms: acceptsTerms)
      case .plain: PlainBankModel.started(acceptsTerms: acceptsTerms)
      }
    }
  }

  @Test func everyLinkFitsTheGraph() throws {
    let helm = try BankModel().helm
    #expect(helm.links.findings(in: helm.graph) == [])
  }

  func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  /// What is shown in the end, once everything that waits for a turn has had it.
  func shown(by app: any BankActions) async -> [String] {
    for _ in 0..<100 { await Task.yield() }
    return app.shown
  }

  @Test(arguments: Model.allCases) func theAppStartsLocked(_ model: Model) throws {
    let app = try model.start()
    #expect(app.shown == ["lock"])
    app.swipeDown()
    app.unlock(code: "0000")
    #expect(app.shown == ["lock"])
    app.unlock(code: "1234")
    #expect(app.shown == ["accounts"])
  }

  @Test(arguments: Model.allCases) func aTransferIsConfirmedFirst(_ model: Model) async throws {
    let app = try model.start()
    app.unlock(code: "1234")
    app.tapAccount(1)
    app.tapTransfer(from: 1)
    #expect(await shown(by: app) == ["account 1"])
    #expect(app.isAsked)
    app.reply(false)
    #expect(await shown(by: app) == ["account 1"])

    app.tapTransfer(from: 1)
    #expect(await shown(by: app) == ["account 1"])
    app.reply(true)
    #expect(await shown(by: app) == ["account 1", "transfer"])
    app.closeTransfer()
    #expect(app.shown == ["account 1"])
  }

  @Test(arguments: Model.allCases) func aConfirmationThatComesTooLateOpensNothing(_ model: Model) async throws {
    let app = try model.start()
    app.unlock(code: "1234")
    app.tapAccount(1)
    app.tapTransfer(from: 1)
    _ = await shown(by: app)
    app.tapCards()
    app.reply(true)
    #expect(await shown(by: app) == ["cards"])
    app.tapAccounts()

    app.tapTransfer(from: 1)
    _ = await shown(by: app)
    app.lock()
    app.reply(true)
    #expect(await shown(by: app) == ["lock"])
    app.unlock(code: "1234")
    #expect(await shown(by: app) == ["account 1"])
  }

  @Test(arguments: Model.allCases) func whatIsBelowTheLockIsThereAfterwards(_ model: Model) async throws {
    let app = try model.start()
    app.unlock(code: "1234")
    app.tapAccount(1)
    app.tapTransfer(from: 1)
    _ = await shown(by: app)
    app.reply(true)
    #expect(await shown(by: app) == ["account 1", "transfer"])
    app.lock()
    #expect(app.shown == ["lock"])
    app.unlock(code: "1234")
    #expect(await shown(by: app) == ["account 1", "transfer"])

    app.lock()
    app.follow(try url("bank://accounts/2"))
    #expect(await shown(by: app) == ["lock"])
    app.unlock(code: "1234")
    #expect(await shown(by: app) == ["account 2"])
  }

  @Test(arguments: Model.allCases) func aLinkToATransferWaitsForTheCode(_ model: Model) async throws {
    let app = try model.start()
    app.follow(try url("https://bank.example/accounts/2/transfer"))
    #expect(await shown(by: app) == ["lock"])
    #expect(!app.isAsked)
    app.unlock(code: "1234")
    #expect(await shown(by: app) == ["accounts"])
    #expect(app.isAsked)
    app.reply(true)
    #expect(await shown(by: app) == ["account 2", "transfer"])
  }

  @Test(arguments: Model.allCases) func nothingGoesPastTheTerms(_ model: Model) async throws {
    let app = try model.start(acceptsTerms: false)
    app.follow(try url("bank://cards"))
    #expect(await shown(by: app) == ["lock"])
    app.unlock(code: "1234")
    #expect(await shown(by: app) == ["accounts", "terms"])
    app.swipeDown()
    #expect(await shown(by: app) == ["accounts", "terms"])
    app.accept()
    #expect(await shown(by: app) == ["cards"])
  }
}
