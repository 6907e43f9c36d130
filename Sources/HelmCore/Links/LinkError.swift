/// The reason why a URL leads nowhere.
public enum LinkError: Error, Hashable, Sendable, Described {
  /// The text isn't a URL.
  case notAURL(String)

  /// The URL exceeds the maximum length of links.
  case tooLong(bytes: Int, limit: Int)

  /// The app has no links.
  case noLinks(String)

  /// The URL comes from none of the origins of the links.
  case foreignOrigin(String, origins: [String])

  /// The percent-encoded bytes in the URL aren't UTF-8.
  case badEncoding(String)

  /// No pattern matches the URL.
  case noMatch(String)

  /// A pattern matches the URL, except that a text isn't a valid id.
  case badID(String, pattern: String, parameter: String, text: String, expected: String)

  /// A pattern matches the URL, but provides no id for a fragment that takes one.
  case missingID(String, pattern: String, fragment: String, expected: String)

  /// The problem, on one line.
  package var descriptionText: String { description(isPublic: false) }

  /// The problem without the URL and the ids in it, which may be secrets.
  package var publicDescription: String { description(isPublic: true) }

  private func description(isPublic: Bool) -> String {
    func link(_ url: String) -> String { isPublic ? "A link" : "The link \(displayText(url))" }
    switch self {
    case .notAURL(let url): return isPublic ? "A link is not a URL." : "This is not a URL: \(displayText(url))."
    case .tooLong(let bytes, let limit): return "The URL has \(bytes) bytes; links can have at most \(limit)."
    case .noLinks(let url): return "\(link(url)) cannot be followed: the app has no links. Set helm.links."
    case .foreignOrigin(let url, let origins):
      return "\(link(url)) does not belong to this app"
        + (origins.isEmpty
          ? ", whose links have no origin." : ", whose links start with \(displayList(origins, displayText)).")
    case .badEncoding(let url):
      return isPublic
        ? "The percent-encoding in a link is not UTF-8." : "The percent-encoding in \(displayText(url)) is not UTF-8."
    case .noMatch(let url): return isPublic ? "No link matches a URL." : "No link matches \(displayText(url))."
    case .badID(let url, let pattern, let parameter, let text, let expected):
      return
        "\(link(url)) matches \(displayText(pattern)), but \(isPublic ? "its text" : displayText(text)) is not a valid "
        + ":\(displayText(parameter)): expected \(displayText(expected))."
    case .missingID(let url, let pattern, let fragment, let expected):
      return "\(link(url)) matches \(displayText(pattern)), which gives no id to \(displayText(fragment)): "
        + "expected \(displayText(expected))."
    }
  }
}
