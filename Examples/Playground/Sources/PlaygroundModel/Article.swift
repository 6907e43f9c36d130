/// An article of the news.
public struct Article: Identifiable, Hashable, Sendable {
  /// The number.
  public let id: Int

  /// The headline.
  public let title: String

  /// The text under the headline.
  public let text: String

  /// The articles that this one links to.
  public let related: [Int]

  /// All articles, the newest first.
  public static let all: [Article] = [
    Article(id: 1, title: "A graph instead of a router", text: "Screens are nodes, ways are edges.", related: [2, 3]),
    Article(id: 2, title: "The path is the state", text: "Everything else is derived from it.", related: [3, 4]),
    Article(id: 3, title: "Sheets over sheets", text: "One modal a layer, as deep as you like.", related: [4]),
    Article(id: 4, title: "Tabs that remember", text: "Each tab keeps its own stack.", related: [1]),
  ]

  /// The article with an id.
  ///
  /// - Parameter id: The id.
  /// - Returns: The article, if there is one.
  public static func with(id: Int) -> Article? { all.first { $0.id == id } }
}
