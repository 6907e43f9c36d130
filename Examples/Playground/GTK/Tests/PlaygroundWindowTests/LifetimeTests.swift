import GTKBridge
import Helm
import PlaygroundModel
import PlaygroundWindow
import XCTest

/// What was opened goes again; what the toolkit itself keeps is looked for by `make window-leaks`.
@MainActor final class LifetimeTests: WindowTestCase {
  func testAClosedWindowLeavesNothingBehind() async throws {
    var finalized = 0
    weak var lastWindow: MainWindow?
    weak var lastApp: AppModel?
    for _ in 0..<50 {
      try await open(account: "ada")
      for widget in window.windows { widget.whenFinalized { finalized += 1 } }
      try await tap("start")
      try await tap("article-1")
      try await tap("write")
      try await write("Hello", into: "draft-title")
      try await tap("cancel")
      for widget in window.windows.dropFirst() { widget.whenFinalized { finalized += 1 } }
      XCTAssertEqual(window.windows.count, 3)
      (lastWindow, lastApp) = (window, app)
      window.close()
      (window, app) = (nil, nil)
      for _ in 0..<10 { await Task.yield() }
      MainLoop.drain()
      XCTAssertNil(lastWindow)
      XCTAssertNil(lastApp)
    }
    XCTAssertEqual(SeenWidget.windows.count, 0)
    XCTAssertEqual(finalized, 150)
  }

  func testASheetThatWasClosedIsGone() async throws {
    try await open(account: "ada")
    try await tap("start")
    var finalized = 0
    for _ in 0..<10 {
      try await tap("write")
      window.windows.last?.whenFinalized { finalized += 1 }
      try await tap("cancel")
      await settle()
    }
    XCTAssertEqual(finalized, 10)
  }
}
