/// Why a URL leads nowhere.
public enum LinkError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The text is no URL.
  case notAURL(String)

  /// The URL comes from none of the origins of the links.
  case foreignOrigin(String, origins: [LinkOrigin])

  /// What is percent-encoded in the URL is not UTF-8.
  case badEncoding(String)

  /// No pattern matches the URL.
  case noMatch(String)

  /// A pattern matches the URL, but for an id that is none.
  case badID(String, pattern: String, parameter: String, text: String, expected: String)

  /// What is wrong, in one line.
  public var description: String {
    switch self {
    case .notAURL(let url): "This is no URL: \(displayText(url))."
    case .foreignOrigin(let url, let origins):
      "The link \(displayText(url)) is not of this app"
        + (origins.isEmpty
          ? ", whose links are paths alone." : ", whose links start with \(displayList(origins, \.description)).")
    case .badEncoding(let url): "What is percent-encoded in \(displayText(url)) is not UTF-8."
    case .noMatch(let url): "No link matches \(displayText(url))."
    case .badID(let url, let pattern, let parameter, let text, let expected):
      "The link \(displayText(url)) matches \(displayText(pattern)), but \(displayText(text)) is no :\(displayText(parameter)): "
        + "expected \(displayText(expected))."
    }
  }
}
