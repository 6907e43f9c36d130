/// What was written in `compose`.
public struct Draft: Hashable, Sendable {
  /// The title.
  public var title: String

  /// The text under the title.
  public var text: String

  /// Starts a draft.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - text: The text.
  public init(title: String = "", text: String = "") {
    self.title = title
    self.text = text
  }

  /// Whether nothing would be lost with it.
  public var isEmpty: Bool { title.isEmpty && text.isEmpty }
}
