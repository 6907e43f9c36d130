import Helm
import SwiftUI

struct AppView: View {
  let model: AppModel

  var body: some View {
    HelmView(model.helm) { screen in
      switch screen {
      case .home: HomeView()
      case .login: LoginView(account: model.account)
      default: Text(verbatim: "\(screen)")
      }
    }
  }
}

struct LoginView: View {
  let account: Account

  var body: some View {
    Button("Sign in") { account.isSignedIn = true }
  }
}

struct HomeView: View {
  @Environment(Helm<Screen>.self) private var helm

  var body: some View {
    TabView(selection: helm.selection(among: [.news, .library])) {
      HelmContent(Screen.news).tabItem { Text("News") }.tag(Screen.news)
      HelmContent(Screen.library).tabItem { Text("Library") }.tag(Screen.library)
    }
  }
}
