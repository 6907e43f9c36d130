import Helm
import HelmDocuments

/// A command line that follows the GNU conventions: options anywhere, `--option value` or `--option=value`, and `--`
/// before names that start with a dash.
struct Arguments: Equatable {
  private(set) var operands: [String] = []
  private(set) var options: [String: String] = [:]

  /// The flags (options without a value) in the command line.
  private(set) var flags: Set<String> = []

  /// Whether help was requested, in which case the rest doesn't matter.
  private(set) var wantsHelp = false

  /// Parses arguments.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after the subcommand.
  ///   - known: The supported options with a value.
  ///   - knownFlags: The supported options without a value.
  ///   - operandLimit: The maximum number of operands.
  /// - Throws: An error about the first unexpected argument.
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

  /// Returns the value of an option as a number above zero; `nil` if the option is absent.
  func count(_ option: String) throws(UsageError) -> Int? {
    guard let text = options[option] else { return nil }
    if let count = Int(text), count > 0 { return count }
    let isTooLarge = !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) } && Int(text) == nil
    throw UsageError(
      "the option \(option) needs a \(isTooLarge ? "smaller number" : "number above zero"), not "
        + (text.isEmpty ? "\"\"" : plain(text)))
  }

  /// Returns the value of an option for a file that is written next to the output; `nil` if the option is absent.
  func file(_ option: String) throws(UsageError) -> String? {
    if options[option] == "-" { throw UsageError("the option \(option) needs the name of a file, not -") }
    return options[option]
  }

  /// Returns the value of a required option.
  func required(_ option: String) throws(UsageError) -> String {
    guard let value = options[option] else { throw UsageError("the option \(option) is missing") }
    return value
  }
}

/// An error in a command line.
struct UsageError: Error, Equatable {
  let reason: String

  init(_ reason: String) { self.reason = reason }
}

/// Returns a question about names that are similar to a name; empty if there are none.
func suggestion(for name: String, among names: [String]) -> String {
  let close = closeNames(to: name, among: names) { $0 }.map { plain($0) }
  guard let last = close.last else { return "" }
  let others = close.dropLast().joined(separator: ", ")
  return "; did you mean \(others.isEmpty ? "" : others + " or ")\(last)?"
}

/// Returns typed text in a form that fits on one line: characters that would break or control the line are escaped, and
/// the number of Unicode scalars is limited.
func plain(_ text: String, limit: Int = 80) -> String {
  let head = text.unicodeScalars.prefix(limit)
  var plain = ""
  for scalar in head { plain.appendPrintable(FileName.isStandIn(scalar) ? "\u{FFFD}" : scalar) }
  return head.endIndex == text.unicodeScalars.endIndex ? plain : plain + "…"
}
