#if canImport(SwiftUI)
  import Helm
  import SwiftUI

  /// The whole app, drawn from its graph.
  public struct SocialView: View {
    @State private var model: SocialModel

    /// Starts the app.
    public init() throws { self.init(try SocialModel()) }

    init(_ model: SocialModel) { _model = State(initialValue: model) }

    /// The navigation, with the screens in it.
    public var body: some View {
      HelmView(model.helm) { screen in
        switch screen {
        case .launch: Text("Social")
        case .login: LoginView()
        case .home: HomeView()
        case .feed: FeedView()
        case .people: PeopleView()
        case .profile: FragmentIDReader(Screen.person) { id in ProfileView(id: id) }
        case .compose: ComposeView()
        case .discard: DiscardView()
        }
      }
      .environment(model)
      .onOpenURL { url in model.helm.open(url) }
    }
  }

  struct LoginView: View {
    @Environment(SocialModel.self) private var model

    var body: some View {
      Button("Log in") { model.logIn(as: User.ID(rawValue: 1)) }
    }
  }

  struct HomeView: View {
    @Environment(SocialModel.self) private var model

    var body: some View {
      TabView(selection: model.helm.selection(among: [.feed, .people], popsOnSecondTap: true)) {
        HelmContent(Screen.feed).tabItem { Label("Feed", systemImage: "house") }.tag(Screen.feed)
        HelmContent(Screen.people).tabItem { Label("People", systemImage: "person.2") }.tag(Screen.people)
      }
    }
  }
#endif
