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
  var body: some View {
    HelmTabs { (tab: Screen) in Text(tab == .news ? "News" : "Library") }
  }
}
