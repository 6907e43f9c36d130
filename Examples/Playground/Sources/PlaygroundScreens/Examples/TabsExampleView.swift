#if canImport(SwiftUI)
  import Helm
  import PlaygroundModel
  import SwiftUI

  /// Three tabs with their own stacks and a sheet over them, by bindings.
  public struct TabsExampleView: View {
    @State private var helm: Result<Helm<TabsExample>, any Error>

    /// Shows the example from its start.
    public init() { _helm = State(initialValue: Result { try Helm(nav: TabsExample.segues) }) }

    /// The tabs.
    public var body: some View {
      Started(helm) { helm in
        VStack {
          Button("Write") { helm.present(.compose) }
          TabView(selection: helm.selection(among: [.news, .library, .settings], popsOnSecondTap: true)) {
            NavigationStack(path: helm.stack(from: .news)) {
              List(Article.all) { article in link(to: article) }
                .navigationDestination(for: PathFragment<TabsExample>.self) { fragment in
                  if let article = fragment.id(as: Int.self).flatMap(Article.with(id:)) {
                    Text(verbatim: article.text)
                    ForEach(article.related.compactMap(Article.with(id:))) { article in link(to: article) }
                  }
                }
            }
            .tabItem { Label("News", systemImage: "newspaper") }
            .tag(Optional.some(TabsExample.news))
            Text("Books")
              .tabItem { Label("Library", systemImage: "book.closed") }
              .tag(Optional.some(TabsExample.library))
            Text("Switches")
              .tabItem { Label("Settings", systemImage: "gearshape.fill") }
              .tag(Optional.some(TabsExample.settings))
          }
        }
        .sheet(isPresented: helm.isPresented(.compose)) { Text("Write here") }
      }
    }

    private func link(to article: Article) -> some View {
      NavigationLink(article.title, value: PathFragment(TabsExample.article, id: article.id))
    }
  }
#endif
