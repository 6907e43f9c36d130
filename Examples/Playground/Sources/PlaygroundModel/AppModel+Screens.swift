import Helm

/// What every front end that draws the app by itself asks for.
extension AppModel {
  /// The title of a screen, empty where it has none.
  ///
  /// - Parameter fragment: The screen.
  /// - Returns: The title.
  public func title(of fragment: PathFragment<AppFragment>) -> String {
    switch fragment.fragment {
    case .splash, .gatekeeper, .dashboard, .player: ""
    case .login: "Log in"
    case .register: "New account"
    case .forgotPass: "Forgotten password"
    case .news: "News"
    case .library: "Library"
    case .settings: "Settings"
    case .article: fragment.id(as: Int.self).flatMap(Article.with(id:))?.title ?? "No such article"
    case .city: fragment.id(as: City.ID.self).flatMap(City.with(id:))?.name ?? "No such city"
    case .compose: "New draft"
    case .discard: "Discard changes?"
    case .lock: "Locked"
    }
  }

  /// Closes a screen as a person does it, by its button or by a key; a draft is asked about first.
  ///
  /// - Parameter fragment: The screen.
  public func close(_ fragment: PathFragment<AppFragment>) {
    if fragment.fragment == .compose { cancelDraft() } else { helm.perform(.back(.from(fragment))) }
  }

  /// Takes one of the possible moves, with an id where the screen needs one.
  ///
  /// - Parameter move: The fragment to present.
  public func take(_ move: AppFragment) { helm.present(move, id: idOfMove(move)) }

  /// An id to present a screen with, another one than that it has.
  ///
  /// - Parameter move: The fragment to present.
  /// - Returns: The id, where the screen needs one.
  public func idOfMove(_ move: AppFragment) -> (any FragmentID)? {
    switch move {
    case .article: helm.id(of: .article).flatMap { Article.with(id: $0) }?.related.first ?? Article.all.first?.id
    case .city: City.all.first { !helm.isPresented(.city, id: $0.id) }?.id
    default: nil
    }
  }
}
