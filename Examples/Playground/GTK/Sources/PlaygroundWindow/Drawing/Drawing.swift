import GTKBridge
import Helm
import PlaygroundModel

/// What all parts of the drawing share: the app, and how its fragments look.
@MainActor final class Drawing {
  let model: AppModel
  private let onInvalidate: @MainActor () -> Void
  private let onFlush: @MainActor () -> Void

  init(
    _ model: AppModel, onInvalidate: @escaping @MainActor () -> Void, onFlush: @escaping @MainActor () -> Void
  ) {
    self.model = model
    self.onInvalidate = onInvalidate
    self.onFlush = onFlush
  }

  var helm: Helm<AppFragment> { model.helm }

  /// Says that something was changed that is not part of the app's state, the width for one.
  func invalidate() { onInvalidate() }

  /// Makes the widgets show the state at once: before something is done to what is in front.
  func flush() { onFlush() }

  func place(of root: PathFragment<AppFragment>) -> any Place {
    hasColumns(root.fragment) ? ColumnPlace(root: root, drawing: self) : StackPlace(root: root, drawing: self)
  }

  private func hasColumns(_ fragment: AppFragment) -> Bool {
    helm.graph.outgoingEdges(of: fragment).contains { isColumn($0.to, of: fragment) }
  }

  /// Whether a fragment is shown beside another one that holds it, where there is room.
  func isColumn(_ fragment: AppFragment, of holder: AppFragment) -> Bool {
    helm.graph.segue(for: holder => fragment)?.resolvedPresentation == .column
  }

  /// The column beside a fragment.
  func column(of fragment: PathFragment<AppFragment>) -> PathFragment<AppFragment>? {
    helm.content(of: fragment).last { isColumn($0.fragment, of: fragment.fragment) }
  }

  func modal(_ held: HeldModal<AppFragment>, over window: Window) -> any Modal {
    [.popover, .alert, .dialog].contains(held.presentation)
      ? Question(held, drawing: self, over: window) : Sheet(held, drawing: self, over: window)
  }

  func screen(of fragment: PathFragment<AppFragment>) -> any Screen {
    switch fragment.fragment {
    case .splash: SplashScreen(model)
    case .gatekeeper: ContentScreen()
    case .login: LoginScreen(model)
    case .register: RegisterScreen(model)
    case .forgotPass: ForgotPassScreen(model)
    case .dashboard: DashboardScreen(model)
    case .news: NewsScreen(model)
    case .article: ArticleScreen(model, id: fragment.id(as: Int.self))
    case .library: LibraryScreen(model)
    case .city: CityScreen(id: fragment.id(as: City.ID.self))
    case .settings: SettingsScreen(model)
    case .compose: ComposeScreen(model)
    case .discard: ContentScreen()
    case .player: PlayerScreen(model)
    case .lock: LockScreen(model)
    }
  }
}
