#if canImport(SwiftUI)
  import Helm
  import PlaygroundModel
  import SwiftUI

  struct NewsScreen: View {
    var body: some View {
      List(Article.all) { article in ArticleLink(article: article) }
        .navigationTitle("News")
    }
  }

  /// An article; the ones that it links to are pushed on it.
  struct ArticleScreen: View {
    @Environment(HelmScreen<AppFragment>.self) private var screen

    var body: some View {
      if let article = screen.place.id(as: Int.self).flatMap(Article.with(id:)) {
        ScrollView {
          Text(verbatim: article.text)
          ForEach(article.related.compactMap(Article.with(id:))) { related in ArticleLink(article: related) }
        }
        .navigationTitle(article.title)
      }
    }
  }

  private struct ArticleLink: View {
    let article: Article

    var body: some View {
      NavigationLink(article.title, value: PathFragment(AppFragment.article, id: article.id))
        .helmPresents(AppFragment.article)
    }
  }
#endif
