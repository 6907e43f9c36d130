import GTKBridge
import PlaygroundModel
import PlaygroundWindow
import XCTest

/// What goes is seen until it has slid away, but can no longer be used.
@MainActor final class AnimationTests: WindowTestCase {
  override func tearDown() async throws {
    Appearance.animate(false)
    try await super.tearDown()
  }

  func testWhatIsPoppedSlidesAway() async throws {
    try await open(account: "ada")
    try await tap("start")
    try await tap("article-1")
    try await slideAway("screen:article (id 1)", from: "screen:news")
  }

  func testWhatIsPoppedFromTheOnlyColumnSlidesAway() async throws {
    try await open(account: "ada")
    try await tap("start")
    try await tap("Library")
    try await tap("city-oslo")
    try await slideAway("screen:city (id oslo)", from: "screen:library")
    await resize(to: Self.wide)
    expectAgreement("in two columns")
    XCTAssertNoThrow(try Robot.find("placeholder"))
  }

  private func slideAway(_ gone: String, from back: String) async throws {
    let path = app.helm.path
    Appearance.animate(true)
    try Robot.tap("back")
    for _ in 0..<10 { await Task.yield() }
    window.flush()
    XCTAssertEqual(app.helm.path.count, path.count - 1)
    XCTAssertFalse(try Robot.find(gone).isReachable)
    XCTAssertNoThrow(try Robot.find(back))
    for _ in 0..<1_000 where (try? Robot.find(gone)) != nil { window.windows.first?.paint(frames: 1) }
    await settle()
    expectAgreement("after it has gone")
  }
}
