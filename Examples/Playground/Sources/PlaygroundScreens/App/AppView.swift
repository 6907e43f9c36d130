#if canImport(SwiftUI)
  import Helm
  import PlaygroundModel
  import SwiftUI

  /// The app: its whole navigation UI is drawn from its graph.
  public struct AppView: View {
    @State private var model: Result<AppModel, any Error>

    /// Shows the app from its start.
    public init() { _model = State(initialValue: Result { try AppModel() }) }

    /// Shows an app.
    ///
    /// - Parameter model: The app.
    public init(_ model: AppModel) { _model = State(initialValue: .success(model)) }

    /// The app, with toasts and the inspector over it.
    public var body: some View {
      Started(model) { model in
        ZStack(alignment: .bottom) {
          HelmView(model.helm) { fragment in AppScreen(fragment: fragment) }
            .segueTransition(.slide, for: .splash => .gatekeeper, .splash => .dashboard)
          ToastView()
        }
        .environment(model)
        .onOpenURL { url in model.open(url) }
        .helmInspector(
          model.helm, isPresented: Bindable(model).showsInspector, identityProvider: model.idOfMove)
      }
    }
  }

  /// The screen of a fragment.
  struct AppScreen: View {
    let fragment: AppFragment

    var body: some View {
      switch fragment {
      case .splash: SplashScreen()
      case .gatekeeper: HelmContent()
      case .login: LoginScreen()
      case .register: RegisterScreen()
      case .forgotPass: ForgotPassScreen()
      case .dashboard: DashboardScreen()
      case .news: NewsScreen()
      case .library: LibraryScreen()
      case .settings: SettingsScreen()
      case .article: ArticleScreen()
      case .city: CityScreen()
      case .compose: ComposeScreen()
      case .discard: DiscardScreen()
      case .player: PlayerScreen()
      case .lock: LockScreen()
      }
    }
  }
#endif
