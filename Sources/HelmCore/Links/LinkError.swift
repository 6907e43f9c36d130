/// Why a URL leads nowhere.
public enum LinkError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The text isn't a URL.
  case notAURL(String)

  /// The URL comes from none of the origins of the links.
  case foreignOrigin(String, origins: [LinkOrigin])

  /// The percent-encoded bytes in the URL aren't UTF-8.
  case badEncoding(String)

  /// No pattern matches the URL.
  case noMatch(String)

  /// A pattern matches the URL, except for a text that isn't an id.
  case badID(String, pattern: String, parameter: String, text: String, expected: String)

  /// What is wrong, in one line.
  public var description: String {
    switch self {
    case .notAURL(let url): "This is not a URL: \(displayText(url))."
    case .foreignOrigin(let url, let origins):
      "The link \(displayText(url)) does not belong to this app"
        + (origins.isEmpty
          ? ", whose links are paths alone." : ", whose links start with \(displayList(origins, \.description)).")
    case .badEncoding(let url): "The percent-encoding in \(displayText(url)) is not UTF-8."
    case .noMatch(let url): "No link matches \(displayText(url))."
    case .badID(let url, let pattern, let parameter, let text, let expected):
      "The link \(displayText(url)) matches \(displayText(pattern)), but \(displayText(text)) is not a valid :\(displayText(parameter)): "
        + "expected \(displayText(expected))."
    }
  }
}
