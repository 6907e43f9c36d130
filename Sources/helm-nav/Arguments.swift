import Helm
import HelmDocuments

/// A command line, by GNU's conventions: options anywhere, `--option value` or `--option=value`, `--` before names that
/// start with a dash.
struct Arguments: Equatable {
  private(set) var operands: [String] = []
  private(set) var options: [String: String] = [:]

  /// The options without a value that were given.
  private(set) var flags: Set<String> = []

  /// Whether help was asked for; the rest does not matter then.
  private(set) var wantsHelp = false

  /// Sorts arguments.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after the subcommand.
  ///   - known: The options that there are with a value.
  ///   - knownFlags: The options that there are without one.
  ///   - operandLimit: How many operands there may be.
  /// - Throws: The first argument that does not fit.
  init(
    _ arguments: [String], options known: [String], flags knownFlags: [String] = [], operandLimit: Int
  ) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        operands.append(argument)
        continue
      }
      if argument == "--help" || argument == "-h" {
        wantsHelp = true
        return
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let option = parts[0]
      if knownFlags.contains(option) {
        if parts.count == 2 { throw UsageError("the option \(option) takes no value") }
        flags.insert(option)
        continue
      }
      guard known.contains(option) else {
        throw UsageError(
          "unknown option \(plain(option))\(suggestion(for: option, among: known + knownFlags + ["--help"]))")
      }
      guard options[option] == nil else { throw UsageError("the option \(option) is given twice") }
      guard let value = parts.count == 2 ? parts[1] : rest.popFirst() else {
        throw UsageError("the option \(option) needs a value")
      }
      options[option] = value
    }
    if operands.count > operandLimit { throw UsageError("unexpected argument \(plain(operands[operandLimit]))") }
  }

  /// The value of an option as a number above zero; `nil` if it isn't given.
  func count(_ option: String) throws(UsageError) -> Int? {
    guard let text = options[option] else { return nil }
    guard let count = Int(text), count > 0 else {
      throw UsageError("the option \(option) needs a number above zero, not \(plain(text))")
    }
    return count
  }

  /// The value of a required option.
  func required(_ option: String) throws(UsageError) -> String {
    guard let value = options[option] else { throw UsageError("the option \(option) is missing") }
    return value
  }
}

/// What is wrong with a command line.
struct UsageError: Error, Equatable {
  let reason: String

  init(_ reason: String) { self.reason = reason }
}

/// Asks about names that are close to one; empty if there are none.
func suggestion(for name: String, among names: [String]) -> String {
  let close = closeNames(to: name, among: names) { $0 }
  return close.isEmpty ? "" : "; did you mean \(close.joined(separator: " or "))?"
}

/// A typed text, fit for one line: what would break or control it is escaped, and at most so many Unicode scalars are shown.
func plain(_ text: String, limit: Int = 80) -> String {
  let head = text.unicodeScalars.prefix(limit)
  var plain = ""
  for scalar in head { plain.appendPrintable(FileName.isStandIn(scalar) ? "\u{FFFD}" : scalar) }
  return head.endIndex == text.unicodeScalars.endIndex ? plain : plain + "…"
}
