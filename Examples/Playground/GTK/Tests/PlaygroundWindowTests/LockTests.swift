import Foundation
import GTKBridge
import PlaygroundModel
import PlaygroundWindow
import XCTest

/// The lock covers everything, and everything goes on below it.
@MainActor final class LockTests: WindowTestCase {
  func testTheLockCoversEverythingAndGivesItBack() async throws {
    try await open(account: "ada")
    try await tap("start")
    try await tap("play")
    try await tap("article-1")
    try await tap("write")
    try await write("Hello", into: "draft-title")
    let (article, title) = (try Robot.find("screen:article (id 1)"), try Robot.find("draft-title"))
    try await tap("cancel")
    app.lock()
    await settle()
    expectAgreement("once locked")
    XCTAssertEqual(presented, ["dashboard", "player", "article (id 1)", "compose", "discard", "lock"])
    XCTAssertEqual(Robot.reachable, ["unlock"])
    XCTAssertThrowsError(try Robot.tap("Keep editing"))

    try await write("byron", into: "unlock-password")
    try await tap("unlock")
    XCTAssertEqual(try Robot.find("problem").text, "The password is wrong.")
    XCTAssertEqual(presented.last, "lock")
    try await write("lovelace", into: "unlock-password")
    try await tap("unlock")
    XCTAssertEqual(presented, ["dashboard", "player", "article (id 1)", "compose", "discard"])
    try await tap("Keep editing")
    XCTAssertEqual(try Robot.find("draft-title"), title)
    XCTAssertEqual(title.text, "Hello")
    XCTAssertEqual(try Robot.find("screen:article (id 1)"), article)
    XCTAssertTrue(app.helm.errors.isEmpty)
  }

  func testCommandsGoOnBelowTheLockUnseen() async throws {
    try await open(account: "ada")
    try await tap("start")
    try await tap("Settings")
    try await tap("lock")
    XCTAssertEqual(presented, ["dashboard", "settings", "lock"])
    let before = try XCTUnwrap(window.picture()).png
    let steps: [(what: String, take: @MainActor () throws -> Void)] = [
      ("a player", { self.app.take(.player) }), ("a sheet", { self.app.take(.compose) }),
      ("a question", { self.app.take(.discard) }), ("the sheet again", { self.app.helm.dismiss(.discard) }),
      ("a link", { self.app.open(try XCTUnwrap(URL(string: "helm://city/oslo"))) }),
      ("a sheet over it", { self.app.take(.compose) }),
    ]
    for (what, take) in steps {
      try take()
      await settle()
      expectAgreement("with \(what) below the lock")
      XCTAssertEqual(try XCTUnwrap(window.picture()).png, before, what)
    }
    app.unlock(password: "lovelace")
    await settle()
    expectAgreement("once unlocked")
    XCTAssertEqual(presented, ["dashboard", "player", "library", "city (id oslo)", "compose"])
    XCTAssertEqual(window.windows.count, 2)
    XCTAssertTrue(app.helm.errors.isEmpty)
    try await tap("cancel")
  }

  func testTheWindowKeepsItsSizeAndTurnsBelowTheLock() async throws {
    try await open(account: "ada", size: Self.wide)
    try await tap("start")
    try await tap("Library")
    try await tap("city-oslo")
    app.lock()
    await settle()
    XCTAssertEqual(window.size, Self.wide)
    await resize(to: Self.narrow)
    XCTAssertEqual(window.size, Self.narrow)
    app.unlock(password: "lovelace")
    await settle()
    expectAgreement("in a narrow window")
    XCTAssertEqual(window.size, Self.narrow)
    try await tap("back")
    XCTAssertEqual(presented, ["dashboard", "library"])
  }

  func testLoggingOutTakesTheLockAway() async throws {
    try await open(account: "ada")
    try await tap("start")
    try await tap("write")
    app.lock()
    app.session.logOut()
    await settle()
    expectAgreement("after the log-out")
    XCTAssertEqual(presented, ["gatekeeper", "login"])
    XCTAssertEqual(window.windows.count, 1)
  }

  func testALockThatWasLiftedIsGone() async throws {
    try await open(account: "ada")
    try await tap("start")
    try await tap("write")
    let before = Object.countInMemory
    for round in 1...10 {
      app.lock()
      await settle()
      XCTAssertGreaterThan(Object.countInMemory, before)
      app.unlock(password: "lovelace")
      await settle()
      XCTAssertEqual(Object.countInMemory, before, "round \(round)")
    }
  }
}
