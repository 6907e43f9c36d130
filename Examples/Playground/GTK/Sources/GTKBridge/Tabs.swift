import CAdw

/// Pages of which one is in front, with a bar of buttons below to choose it by.
public final class Tabs: Widget {
  private let pages: [Bin]
  private let titles: [String]

  /// Makes the pages, all empty.
  ///
  /// - Parameters:
  ///   - tabs: Their names, titles and symbols.
  ///   - onChoice: Called with the position of the page that is in front after a change.
  public init(_ tabs: [(name: String, title: String, icon: String)], onChoice: @escaping @MainActor (Int) -> Void) {
    pages = tabs.map { _ in Bin() }
    titles = tabs.map(\.title)
    super.init(adw_view_stack_new())
    for (page, tab) in zip(pages, tabs) {
      page.name = "page:\(tab.name)"
      adw_view_stack_add_titled_with_icon(opaque, page.widget, tab.name, tab.title, tab.icon)
    }
    on("notify::visible-child") { [weak self] in if let choice = self?.choice { onChoice(choice) } }
  }

  /// The position of the page in front.
  public var choice: Int? {
    get { pages.firstIndex { $0.widget == adw_view_stack_get_visible_child(opaque) } }
    set {
      guard let newValue, newValue != choice, pages.indices.contains(newValue) else { return }
      adw_view_stack_set_visible_child(opaque, pages[newValue].widget)
    }
  }

  /// Fills a page.
  ///
  /// - Parameters:
  ///   - page: The position of the page.
  ///   - child: What to show there, `nil` for nothing.
  public func fill(_ page: Int, with child: Widget?) { if pages.indices.contains(page) { pages[page].show(child) } }

  /// The bar of buttons.
  ///
  /// - Parameter identifiers: Those of the buttons, in the order of the tabs.
  /// - Returns: The bar.
  public func makeBar(identifiers: [String] = []) -> Widget {
    let bar = Widget(adw_view_switcher_bar_new())
    adw_view_switcher_bar_set_stack(bar.opaque, opaque)
    adw_view_switcher_bar_set_reveal(bar.opaque, 1)
    for (title, identifier) in zip(titles, identifiers) { bar.identify(buttonWith: title, as: identifier) }
    return bar
  }
}
