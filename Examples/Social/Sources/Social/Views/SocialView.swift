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
        case .home:
          HelmTabs(popsOnSecondTap: true) { (tab: Screen) in
            if tab == .people { Label("People", systemImage: "person.2") } else { Label("Feed", systemImage: "house") }
          }
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
#endif
