import HelmCore

/// Returns a text of unknown content in quotes, suitable for one line of a message: quotes and characters that would
/// break or control a line are escaped, and at most 60 Unicode scalars are shown.
func quoted(_ text: String) -> String {
  let head = text.unicodeScalars.prefix(60)
  var quoted = "\""
  for scalar in head {
    if scalar == "\"" || scalar == "\\" { quoted += "\\" }
    quoted.appendPrintable(scalar)
  }
  return quoted + (head.endIndex == text.unicodeScalars.endIndex ? "\"" : "…\"")
}

/// Returns a number in hexadecimal digits, with leading zeros.
func hex(_ value: some BinaryInteger, digits: Int) -> String {
  let text = String(value, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, digits - text.count)) + text
}
