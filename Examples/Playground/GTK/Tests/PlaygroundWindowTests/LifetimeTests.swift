import GTKBridge
import Helm
import PlaygroundModel
import PlaygroundWindow
import XCTest

/// What was opened goes again; what the toolkit itself keeps is looked for by `make window-leaks`.
@MainActor final class LifetimeTests: WindowTestCase {
  func testAClosedWindowLeavesNothingBehind() async throws {
    weak var lastWindow: MainWindow?
    weak var lastApp: AppModel?
    var before: Int?
    for round in 1...50 {
      try await open(account: "ada")
      try await tap("start")
      try await tap("article-1")
      try await tap("write")
      try await write("Hello", into: "draft-title")
      try await tap("cancel")
      XCTAssertEqual(window.windows.count, 3)
      XCTAssertGreaterThan(Object.countInMemory, before ?? 0)
      (lastWindow, lastApp) = (window, app)
      window.close()
      (window, app) = (nil, nil)
      for _ in 0..<10 { await Task.yield() }
      MainLoop.drain()
      // Tasks of other threads hold the app for a moment, a longer one on a busy machine.
      for _ in 0..<100_000 where lastApp != nil { await Task.yield() }
      XCTAssertNil(lastWindow)
      XCTAssertNil(lastApp)
      XCTAssertEqual(Object.countInMemory, before ?? Object.countInMemory, "round \(round)")
      before = Object.countInMemory
    }
    XCTAssertEqual(SeenWidget.windows.count, 0)
  }

  func testASheetThatWasClosedIsGone() async throws {
    try await open(account: "ada")
    try await tap("start")
    var before: Int?
    for round in 1...10 {
      try await tap("write")
      try await tap("cancel")
      await settle()
      XCTAssertEqual(Object.countInMemory, before ?? Object.countInMemory, "round \(round)")
      before = Object.countInMemory
    }
  }

  func testAScreenThatWasPoppedIsGone() async throws {
    try await open(account: "ada")
    try await tap("start")
    let before = Object.countInMemory
    for id in [1, 2, 3, 4] { try await tap("article-\(id)") }
    XCTAssertGreaterThan(Object.countInMemory, before)
    for _ in 0..<4 { try await tap("back") }
    XCTAssertEqual(Object.countInMemory, before)
  }
}
