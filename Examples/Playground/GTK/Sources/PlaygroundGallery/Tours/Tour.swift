import Helm
import HelmTesting
import PlaygroundModel

/// A walk through the app from one state of its session, to be photographed.
public struct Tour: Sendable {
  /// What is special about it, as a heading: "Nobody is logged in".
  public let title: String

  /// The account that is logged in, if any.
  public let account: String?

  /// The size of the window, in pixels.
  public let size: (width: Int, height: Int)

  /// The walk.
  public let walk: Walk<AppFragment>

  /// Starts the app as the tour wants it: in the first state of the walk.
  ///
  /// - Returns: The app.
  /// - Throws: What is wrong with the graph or the path.
  @MainActor public func makeApp() throws -> AppModel {
    try AppModel(session: Session(account: account), path: walk.start.path)
  }
}
