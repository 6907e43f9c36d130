import HelmCore

extension TraceLine: CustomStringConvertible {
  /// The line as JSON, without a line break.
  public var description: String {
    var text = ""
    append(to: &text)
    return text
  }

  /// Appends the line as JSON to a text, without a line break.
  ///
  /// - Parameter text: The text to append to.
  /// - Complexity: Linear in the path.
  public func append(to text: inout String) {
    text += "{ \"step\": \(step)"
    if let error {
      text += ", \"error\": { \"kind\": "
      text.appendJSON(error.kind)
      text += ", \"message\": "
      text.appendJSON(error.message)
      text += " }"
    }
    text += ", \"presented\": "
    text.appendJSON(array: presented) { text, fragment in
      text += "{ "
      text.append(fragment, name: "fragment", id: "id", occurrence: "occurrence")
      text += " }"
    }
    text += ", \"path\": "
    text.appendJSON(path: path)
    text += " }"
  }
}
