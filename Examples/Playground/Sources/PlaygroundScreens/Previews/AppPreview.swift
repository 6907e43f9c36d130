#if canImport(SwiftUI)
  import Helm
  import PlaygroundModel
  import SwiftUI

  /// The app with one of its screens in front, for previews.
  public struct AppPreview: View {
    private let screen: AppFragment

    /// Shows the app at a screen.
    ///
    /// - Parameter screen: The screen.
    public init(_ screen: AppFragment) { self.screen = screen }

    /// The app, or why there is none.
    public var body: some View {
      Started(Result { try AppModel(session: session, path: Self.path(to: screen)) }) { AppView($0) }
    }

    private var session: Session {
      switch screen {
      case .gatekeeper, .login, .register, .forgotPass: Session()
      default: Session(account: "ada")
      }
    }

    /// A path that ends at a screen.
    ///
    /// - Parameter screen: The screen.
    /// - Returns: The path, as short as it can be.
    public static func path(to screen: AppFragment) -> HelmPath<AppFragment> { HelmPath(edges(to: screen)) }

    private static func edges(to screen: AppFragment) -> [PathEdge<AppFragment>] {
      let login: [PathEdge<AppFragment>] = [.splash => .gatekeeper, .gatekeeper => .login]
      let news: [PathEdge<AppFragment>] = [.splash => .dashboard, .dashboard => .news]
      return switch screen {
      case .splash: []
      case .gatekeeper, .login: login
      case .register: login + [.login => .register]
      case .forgotPass: login + [.login => .forgotPass]
      case .dashboard, .news: news
      case .library: news + [.dashboard => .library]
      case .settings: news + [.dashboard => .settings]
      case .article: news + [PathEdge(.news => .article, targetID: Article.all[0].id)]
      case .city: news + [.dashboard => .library, PathEdge(.library => .city, targetID: City.ID.lisbon)]
      case .compose: news + [.dashboard => .compose]
      case .discard: news + [.dashboard => .compose, .compose => .discard]
      case .player: news + [.dashboard => .player]
      case .lock: news + [.dashboard => .lock]
      }
    }
  }
#endif
