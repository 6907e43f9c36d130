import Helm
import SwiftUI

struct AppView: View {
  @State var helm = try! Helm(nav: graph)  // a faulty graph stops here and lists what is wrong with it

  var body: some View {
    HelmView(helm) { screen in
      switch screen {
      case .home: HomeView()
      case .news: Text("News")
      case .library: Text("Library")
      case .article: Text("Article")
      case .compose: Text("New message")
      }
    }
  }
}

struct HomeView: View {
  var body: some View {
    HelmTabs { (tab: Screen) in Text(tab == .news ? "News" : "Library") }
  }
}
