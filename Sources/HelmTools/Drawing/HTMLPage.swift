/// A self-contained HTML file, without other files or network access.
package struct HTMLPage {
  private let title: String
  private let style: String
  private let policy: String?
  private let body: String

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - title: The title of the window, which may be any text.
  ///   - style: The style sheet, for light and dark mode.
  ///   - policy: The `Content-Security-Policy` of the page; `nil` for a page without scripts.
  ///   - body: The content, as markup.
  package init(title: String, style: String, policy: String? = nil, body: String) {
    (self.title, self.style, self.policy, self.body) = (title, style, policy, body)
  }

  /// The text of the file.
  ///
  /// - Complexity: Linear in the content.
  package var text: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8"/>
    <meta name="viewport" content="width=device-width, initial-scale=1"/>
    <meta name="color-scheme" content="light dark"/>\(policy.map { "\n<meta http-equiv=\"Content-Security-Policy\" content=\"\($0)\"/>" } ?? "")
    <title>\(Self.escaped(title))</title>
    <style>
    \(style)
    </style>
    </head>
    <body>
    \(body)
    </body>
    </html>

    """
  }

  /// Returns a text escaped for HTML and XML, for use in an element or between the quotes of an attribute.
  ///
  /// - Parameter text: The text.
  /// - Returns: The markup; a control character is shown as its picture, since HTML can't contain it.
  /// - Complexity: Linear in the text.
  package static func escaped(_ text: String) -> String { DrawingText.xml(text) }
}
