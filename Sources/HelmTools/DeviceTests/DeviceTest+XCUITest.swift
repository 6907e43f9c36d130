import HelmTesting

extension DeviceTest {
  /// Returns the test as Swift source for a UI test target of Xcode, with one test method for each launch.
  ///
  /// - Parameter name: The name of the class; characters that aren't allowed in an identifier are removed.
  /// - Returns: The source of a file.
  /// - Complexity: Linear in the steps.
  public func xcuitest(named name: String = "NavigationTests") -> String {
    var lines = ["import XCTest", "", "final class \(Self.typeName(name)): XCTestCase {"]
    var count = 0
    for step in steps {
      if step.action == .launch {
        if count > 0 { lines += ["  }", ""] }
        count += 1
        lines += [
          "  @MainActor func testWalk\(count)() {", "    continueAfterFailure = false", "    let walker = Walker()",
        ]
      } else {
        lines.append("    walker.\(Self.call(step.action))")
      }
      for expected in step.expected {
        switch expected {
        case .screen(let identifier): lines.append("    walker.expect(\(Self.literal(identifier)))")
        case .question(let identifier):
          lines.append("    walker.expectQuestion()")
          if let identifier { lines.append("    walker.expect(\(Self.literal(identifier)))") }
        }
      }
    }
    lines += ["  }", "}", "", Self.walker]
    return lines.joined(separator: "\n")
  }

  private static func call(_ action: Action) -> String {
    switch action {
    case .launch: "launch()"
    case .tap(let identifier): "tap(\(literal(identifier)))"
    case .goBack: "goBack()"
    case .swipeDown: "swipeDown()"
    }
  }

  /// Returns a text as a string literal, on one line and without characters that change the text direction.
  private static func literal(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      let isHidden = [.format, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
      literal += scalar.escaped(asASCII: isHidden)
    }
    return literal + "\""
  }

  /// Returns a type name of ASCII letters, digits and underscores.
  private static func typeName(_ name: String) -> String {
    let letters = String(
      String.UnicodeScalarView(name.unicodeScalars.filter { $0.isASCII && ($0.properties.isXIDContinue) }))
    guard let first = letters.unicodeScalars.first else { return "NavigationTests" }
    return first.properties.isXIDStart && !["Any", "Self", "Type", "Protocol", "Walker"].contains(letters)
      ? letters : "Tests" + letters
  }

  private static let walker = """
    /// Acts as a user does, and waits for what is expected.
    @MainActor private struct Walker {
      private let app = XCUIApplication()

      /// Launches the app without restoring its windows.
      init() {
        app.launchArguments += ["-ApplePersistenceIgnoreState", "YES"]
        app.launch()
      }

      func tap(_ identifier: String, file: StaticString = #filePath, line: UInt = #line) {
        let element = element(identifier)
        XCTAssertTrue(element.waitForExistence(timeout: 10), "There is no \\(identifier).", file: file, line: line)
        element.tap()
      }

      func goBack(file: StaticString = #filePath, line: UInt = #line) {
        let button = app.navigationBars.buttons.element(boundBy: 0)
        XCTAssertTrue(button.waitForExistence(timeout: 10), "There is no back button.", file: file, line: line)
        button.tap()
      }

      func swipeDown() { app.swipeDown() }

      func expect(_ identifier: String, file: StaticString = #filePath, line: UInt = #line) {
        let isShown = element(identifier).waitForExistence(timeout: 10)
        XCTAssertTrue(isShown, "\\(identifier) is not shown.", file: file, line: line)
      }

      func expectQuestion(file: StaticString = #filePath, line: UInt = #line) {
        let isShown =
          app.alerts.firstMatch.waitForExistence(timeout: 10) || app.sheets.firstMatch.waitForExistence(timeout: 1)
        XCTAssertTrue(isShown, "There is no alert or dialog.", file: file, line: line)
      }

      private func element(_ identifier: String) -> XCUIElement {
        app.descendants(matching: .any).matching(identifier: identifier).firstMatch
      }
    }

    """
}
