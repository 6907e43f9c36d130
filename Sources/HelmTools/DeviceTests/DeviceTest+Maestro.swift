import HelmDocuments
import HelmTesting

extension DeviceTest {
  /// Returns the test as a Maestro flow, in YAML.
  ///
  /// Maestro interprets identifiers as regular expressions, and can go back only on Android: on iOS, the flow swipes.
  ///
  /// - Parameters:
  ///   - name: The name of the flow.
  ///   - appID: The bundle identifier of the app; without one, the variable `APP_ID` contains it.
  /// - Returns: The flow.
  /// - Complexity: Linear in the steps.
  public func maestro(named name: String = "Navigation", appID: String? = nil) -> String {
    var lines = ["appId: \(appID.map(Self.quoted) ?? "${APP_ID}")", "name: \(Self.quoted(name))", "---"]
    for step in steps {
      switch step.action {
      case .launch: lines += ["- launchApp:", "    clearState: true"]
      case .tap(let identifier): lines += ["- tapOn:", "    id: \(Self.pattern(identifier))"]
      case .goBack: lines += ["- swipe:", "    start: 1%, 50%", "    end: 90%, 50%"]
      case .swipeDown: lines += ["- swipe:", "    start: 50%, 15%", "    end: 50%, 95%"]
      }
      for expected in step.expected {
        switch expected {
        case .screen(let identifier), .question(let identifier?):
          lines += ["- assertVisible:", "    id: \(Self.pattern(identifier))"]
        case .question(nil): break
        }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns a quoted regular expression that matches only a text.
  private static func pattern(_ text: String) -> String {
    var pattern = ""
    for scalar in text.unicodeScalars {
      if "\\^$.|?*+()[]{}-&~#".unicodeScalars.contains(scalar) { pattern += "\\" }
      pattern.unicodeScalars.append(scalar)
    }
    return yaml(pattern)
  }

  /// Returns a text in quotes, in which Maestro evaluates nothing.
  private static func quoted(_ text: String) -> String { yaml(text.split("${", joinedBy: "$ {")) }

  /// Returns a double-quoted YAML scalar, on one line, with invisible characters as numbers.
  private static func yaml(_ text: String) -> String {
    var yaml = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": yaml += "\\\""
      case "\\": yaml += "\\\\"
      case "\n": yaml += "\\n"
      default:
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse:
          yaml += "\\U" + String(String(scalar.value, radix: 16, uppercase: true).leftPadded(to: 8))
        default: yaml.unicodeScalars.append(scalar)
        }
      }
    }
    return yaml + "\""
  }
}

extension String {
  fileprivate func leftPadded(to count: Int) -> String {
    String(repeating: "0", count: max(0, count - self.count)) + self
  }

  fileprivate func split(_ separator: String, joinedBy other: String) -> String {
    split(separator: separator, omittingEmptySubsequences: false).joined(separator: other)
  }
}
