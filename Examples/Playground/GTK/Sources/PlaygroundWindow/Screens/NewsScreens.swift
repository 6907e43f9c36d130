import GTKBridge
import Helm
import PlaygroundModel

@MainActor final class NewsScreen: Screen {
  let widget: Widget

  init(_ model: AppModel) {
    widget = Scroller(Clamp(Box([RowList(Article.all.map { .link(to: $0, model) }).padded(12)])))
  }
}

/// An article; the ones that it links to are pushed on it.
@MainActor final class ArticleScreen: Screen {
  let widget: Widget

  init(_ model: AppModel, id: Int?) {
    guard let article = id.flatMap(Article.with(id:)) else {
      widget = Label("There is no such article.", alignment: .center)
      return
    }
    let related = article.related.compactMap(Article.with(id:))
    widget = Scroller(
      Clamp(
        Box(
          spacing: 12,
          [Label(article.title).styled("title-2"), Label(article.text), RowList(related.map { .link(to: $0, model) })]
        ).padded(24)))
  }
}

extension Row {
  fileprivate static func link(to article: Article, _ model: AppModel) -> Row {
    Row(article.title, subtitle: article.text) { [weak model] in
      model?.helm.present(.article, id: article.id)
    }.named("article-\(article.id)").identified(AppFragment.article.presentIdentifier)
  }
}
