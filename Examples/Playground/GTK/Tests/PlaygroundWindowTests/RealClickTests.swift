import Foundation
import GTKBridge
import PlaygroundModel
import PlaygroundWindow
import XCTest

/// A few clicks and keys that come from outside, through the display, as a person's do.
@MainActor final class RealClickTests: WindowTestCase {
  func testClicksAndKeysFromOutside() async throws {
    try XCTSkipIf(Self.xdotool == nil, "xdotool is not installed.")
    try await open(account: "ada")
    try await click("start") { presented == ["dashboard", "news"] }
    try await click("article-1") { presented == ["dashboard", "article (id 1)"] }
    try await click("Library") { presented == ["dashboard", "library"] }
    try await click("city-oslo") { presented == ["dashboard", "library", "city (id oslo)"] }
    try await press("alt+Left", in: "Helm Playground") { presented == ["dashboard", "library"] }
    try await click("News") { presented == ["dashboard", "article (id 1)"] }
    try await click("back") { presented == ["dashboard", "news"] }
    try await click("write") { presented == ["dashboard", "news", "compose"] }
    app.draft.title = "Hello"
    await settle()
    try await press("Escape", in: "New draft") { presented == ["dashboard", "news", "compose", "discard"] }
    try await press("Escape", in: "") { presented == ["dashboard", "news", "compose"] }
    XCTAssertTrue(app.helm.errors.isEmpty)
  }

  /// Keys are for the lock, too: none gets through to what is below.
  func testNoKeyGetsThroughTheLock() async throws {
    try XCTSkipIf(Self.xdotool == nil, "xdotool is not installed.")
    try await open(account: "ada")
    try await click("start") { presented == ["dashboard", "news"] }
    try await click("article-1") { presented == ["dashboard", "article (id 1)"] }
    app.lock()
    await settle()
    try await press("alt+Left", in: "Helm Playground") { presented.last == "lock" }
    try await press("Tab", in: "") { presented.last == "lock" }
    // What comes last comes after the keys before it.
    try Robot.write("lovelace", into: "unlock-password")
    try await click("unlock") { presented.last != "lock" }
    XCTAssertEqual(presented, ["dashboard", "article (id 1)"])
  }

  /// In a narrow window the panel is below the rest, which stays to be seen and used.
  func testThePanelIsBelowWhereThereIsLittleRoom() async throws {
    try XCTSkipIf(Self.xdotool == nil, "xdotool is not installed.")
    try await open(account: "ada")
    try await click("start") { presented == ["dashboard", "news"] }
    app.showsInspector = true
    await settle()
    expectAgreement("with the panel")
    let (content, panel) = (try Robot.find("screen:dashboard"), try Robot.find("inspector"))
    XCTAssertEqual(content.size.width, Self.narrow.width)
    XCTAssertGreaterThan(content.size.height, 280)
    XCTAssertEqual(panel.size.width, Self.narrow.width)
    try await click("Library") { presented == ["dashboard", "library"] }
    try await click("inspect") { !app.showsInspector }
    try await click("inspect") { app.showsInspector }
    await resize(to: Self.wide)
    XCTAssertLessThan(try Robot.find("inspector").size.width, 300)
    // As a hand drags the edge: with the panel beside the rest, the window cannot be that narrow at once.
    await resize(to: WindowSize(width: 630, height: 640))
    await resize(to: Self.narrow)
    XCTAssertEqual(try Robot.find("inspector").size.width, Self.narrow.width)
    expectAgreement("after other sizes")
  }

  /// Clicks on the middle of a widget, and waits for what follows.
  private func click(_ name: String, until isDone: () -> Bool) async throws {
    let found = try Robot.find(name)
    let middle = try XCTUnwrap(found.middle)
    let title = window.windows.count == 1 ? "Helm Playground" : "New draft"
    try run(
      ["search", "--onlyvisible", "--name", "^\(title)$", "mousemove", "--window", "%1"]
        + [String(Int(middle.x)), String(Int(middle.y)), "click", "1"])
    await wait(until: isDone)
    XCTAssertTrue(isDone(), "after a click on \(name): \(presented)")
    expectAgreement("after a click on \(name)")
  }

  /// Presses a key in a window, and waits for what follows.
  private func press(_ key: String, in title: String, until isDone: () -> Bool) async throws {
    let focus = title.isEmpty ? [] : ["search", "--onlyvisible", "--name", "^\(title)$", "windowfocus", "--sync", "%1"]
    try run(focus + ["key", key])
    await wait(until: isDone)
    XCTAssertTrue(isDone(), "after \(key): \(presented)")
    expectAgreement("after \(key)")
  }

  /// Lets the events come in, for some frames at most.
  private func wait(until isDone: () -> Bool) async {
    for _ in 0..<100 where !isDone() { await settle() }
    await settle()
  }

  private static var xdotool: URL? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { URL(fileURLWithPath: "\($0)/xdotool") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  private func run(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = Self.xdotool
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    XCTAssertEqual(process.terminationStatus, 0, "xdotool \(arguments.joined(separator: " "))")
  }
}
