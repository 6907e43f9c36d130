import GTKBridge
import Glibc
import Helm
import PlaygroundModel
import PlaygroundWindow
import XCTest

/// A test that opens the app's window.
@MainActor class WindowTestCase: XCTestCase {
  static let narrow = WindowSize(width: 420, height: 640)
  static let wide = WindowSize(width: 900, height: 640)

  var app: AppModel!
  var window: MainWindow!

  override func setUp() async throws {
    try XCTSkipIf(getenv("DISPLAY") == nil, "There is no display; run the tests by Scripts/with-display.")
    XCTAssertTrue(MainLoop.start(), "The display cannot be opened.")
    Appearance.makeReproducible()
  }

  override func tearDown() async throws {
    window?.close()
    window = nil
    app = nil
    MainLoop.drain()
  }

  /// Opens the app.
  func open(account: String? = nil, path: HelmPath<AppFragment> = [], size: WindowSize = narrow) async throws {
    app = try AppModel(session: Session(account: account), path: path)
    window = MainWindow(app, size: size)
    await settle()
  }

  /// Lets everything happen that follows from what was done, until the widgets have been painted.
  func settle() async {
    for _ in 0..<3 {
      for _ in 0..<10 { await Task.yield() }
      MainLoop.drain()
      window.flush()
    }
    for window in window.windows { window.paint(frames: 1) }
    window.flush()  // Something may have come while the windows were painted.
  }

  /// Waits until something is so that follows from what was done on another thread, or by the display, and for what follows from it.
  func settle(until isDone: () -> Bool) async {
    for _ in 0..<200 where !isDone() { await settle() }
    await settle()
  }

  /// Gives the window another size, and waits until the display has given it.
  func resize(to size: WindowSize) async {
    window.size = size
    await settle { window.size == size }
  }

  /// Waits until the window has heard of a number of events with a text; events reach it by way of another thread.
  func settle(heard text: String, times: Int = 1) async {
    await settle { app.eventLines.filter { $0.contains(text) }.count >= times }
  }

  /// Clicks a button or a row, and expects that the widgets agree with the state then.
  func tap(_ name: String, file: StaticString = #filePath, line: UInt = #line) async throws {
    try Robot.tap(name)
    await settle()
    expectAgreement("after a tap on \(name)", file: file, line: line)
  }

  /// Writes into an entry.
  func write(_ text: String, into name: String) async throws {
    try Robot.write(text, into: name)
    await settle()
  }

  /// The presented fragments, from the bottom to the top.
  var presented: [String] { app.helm.presentedFragments.map(\.description) }

  /// Expects that what is seen is what is presented.
  func expectAgreement(_ when: String, file: StaticString = #filePath, line: UInt = #line) {
    let differences = Agreement(app).differences
    XCTAssertEqual(differences, [], "\(when), presented: \(presented)", file: file, line: line)
  }
}
