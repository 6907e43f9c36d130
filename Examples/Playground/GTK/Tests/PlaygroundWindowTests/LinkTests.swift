import Foundation
import GTKBridge
import PlaygroundModel
import PlaygroundWindow
import XCTest

/// Links, in the window and from a second start.
@MainActor final class LinkTests: WindowTestCase {
  static let links = [
    "helm:///", "helm://news", "helm://news/2", "helm://library", "helm://city/oslo", "helm://settings", "helm://write",
    "helm://player",
  ]

  func testEveryLinkAfterEveryOther() async throws {
    try await open(account: "ada", size: Self.wide)
    for first in Self.links {
      for second in Self.links {
        for text in [first, second] {
          app.open(try XCTUnwrap(URL(string: text)))
          await settle()
          expectAgreement("after \(text)")
        }
      }
    }
    XCTAssertEqual(app.helm.errors.map(\.description), [])
  }

  func testALinkIsFollowedAfterTheLogin() async throws {
    try await open()
    app.open(try XCTUnwrap(URL(string: "helm://city/oslo")))
    await settle()
    XCTAssertEqual(presented, ["gatekeeper", "login"])
    app.logIn("ada", password: "lovelace")
    await settle()
    XCTAssertEqual(presented, ["dashboard", "library", "city (id oslo)"])
    expectAgreement("after the login")
  }
}
