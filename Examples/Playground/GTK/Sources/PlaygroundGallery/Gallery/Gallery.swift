/// Pictures of all screens of an app, each with what it shows and how to get there.
public struct Gallery: Sendable {
  /// A picture, and what belongs to it.
  public struct Screen: Hashable, Sendable {
    /// What is presented, from the bottom to the topmost.
    public struct Layer: Hashable, Sendable {
      /// The fragment with its id, as messages show it.
      public let name: String

      /// The position of the fragment in the outline of the graph.
      public let fragment: Int
    }

    /// What is presented, from the bottom to the topmost.
    public let layers: [Layer]

    /// The steps since the app was started, in words.
    public let steps: [String]

    /// How many of these are new since the picture before.
    public let newSteps: Int

    /// The whole state, in lines.
    public let path: [String]

    /// The picture.
    public let picture: PNGPicture
  }

  /// A tour with its pictures.
  public struct Part: Hashable, Sendable {
    /// The title of the tour.
    public let title: String

    /// The pictures, in walking order.
    public let screens: [Screen]
  }

  /// The graph.
  public let graph: GraphOutline

  /// The tours.
  public let parts: [Part]

  /// How many pictures there are.
  public var count: Int { parts.reduce(0) { $0 + $1.screens.count } }
}
