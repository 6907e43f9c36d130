/// A self-contained HTML file: no other files, no network.
package struct HTMLPage {
  private let title: String
  private let style: String
  private let policy: String?
  private let body: String

  /// Puts a page together.
  ///
  /// - Parameters:
  ///   - title: The title of the window, any text.
  ///   - style: The style sheet, for light surroundings and for dark ones.
  ///   - policy: What may be loaded and run, as HTTP's `Content-Security-Policy` has it; `nil` for a page without scripts.
  ///   - body: The content, as markup.
  package init(title: String, style: String, policy: String? = nil, body: String) {
    (self.title, self.style, self.policy, self.body) = (title, style, policy, body)
  }

  /// The file's text.
  ///
  /// - Complexity: Linear in what is in it.
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

  /// A text as HTML and XML have it, in an element or between the quotes of an attribute.
  ///
  /// - Parameter text: The text.
  /// - Returns: The markup; a control character is shown by its picture, as HTML has no way to write it.
  /// - Complexity: Linear in the text.
  package static func escaped(_ text: String) -> String { DrawingText.xml(text) }
}
