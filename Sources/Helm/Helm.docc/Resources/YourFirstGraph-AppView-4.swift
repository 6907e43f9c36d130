import Helm
import SwiftUI

struct AppView: View {
  @State var helm = try! Helm(nav: graph)  // a faulty graph stops here and lists what is wrong with it

  var body: some View {
    HelmView(helm) { screen in
      switch screen {
      case .home: HomeView()
      case .news: NewsView()
      case .library: Text("Library")
      case .article: ArticleView()
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

struct NewsView: View {
  @Environment(Helm<Screen>.self) private var helm

  var body: some View {
    List {
      ForEach(1..<10, id: \.self) { number in
        Button("Article \(number)") { helm.present(.article, id: number) }
      }
    }
    .toolbar {
      Button("Write") { helm.present(.compose) }
    }
  }
}

struct ArticleView: View {
  @Environment(HelmScreen<Screen>.self) private var screen

  var body: some View {
    if let number = screen.place.id(as: Int.self) {
      VStack {
        Text("Article \(number)")
        Button("The next one") { screen.present(.article, id: number + 1) }
      }
    }
  }
}
