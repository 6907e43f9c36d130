import GTKBridge
import Helm
import PlaygroundModel

/// What the widgets show, read from them, compared with what the state says, by the plainest means.
@MainActor struct Agreement {
  private let app: AppModel
  private let seen: [SeenWidget]
  private let windowCount: Int

  init(_ app: AppModel) {
    self.app = app
    let windows = SeenWidget.windows
    windowCount = windows.count
    seen = windows.flatMap(\.mapped)
  }

  private var helm: Helm<AppFragment> { app.helm }
  private var presented: [PathFragment<AppFragment>] { helm.presentedFragments }

  /// Everything in which the two differ, in words.
  var differences: [String] {
    [
      compare("screens", names(after: "screen:"), screens),
      compare("tab", names(after: "page:"), tab.map { [$0] } ?? []),
      compare("windows", [windowCount], [1 + modals]),
      compare("marked rows", seen.filter { $0.has(style: "current") }.map(\.name), markedRows),
      compare("title", [bar], [app.title(of: front)]),
      compare("back button", names(after: "back"), canGoBack ? [""] : []),
      compare("draft", texts("draft-title"), isSeen(.compose) ? [app.draft.title] : []),
      compare("problem", texts("problem"), problem),
      compare("layers", texts("layers", all: true), isPanelShown ? app.presentedLayers : []),
      compare("undo", canUse("undo"), isPanelShown ? [helm.canUndo] : []),
    ].compactMap { $0 }
  }

  private func compare<Value: Equatable>(_ what: String, _ seen: [Value], _ expected: [Value]) -> String? {
    seen == expected ? nil : "\(what): \(seen), expected \(expected)"
  }

  // MARK: What is seen

  private func names(after prefix: String) -> [String] {
    seen.map(\.name).filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }.sorted()
  }

  private func texts(_ name: String, all: Bool = false) -> [String] {
    seen.filter { $0.name == name }.flatMap { all ? $0.children.map(\.text) : [$0.text] }
  }

  private func canUse(_ name: String) -> [Bool] { seen.filter { $0.name == name }.map(\.isSensitive) }

  private var bar: String { texts("bar").first ?? "" }
  private var isTwoColumned: Bool { seen.filter { $0.name == "columns" }.contains { !$0.isFolded } }

  // MARK: What the state says

  /// What is presented; and the list beside what was chosen from it, which only covers it where there is one column.
  private var screens: [String] {
    let beside = isTwoColumned && isSeen(.city) ? [PathFragment(AppFragment.library)] : []
    return (presented + beside).map(\.description).sorted()
  }

  private func isSeen(_ fragment: AppFragment) -> Bool { presented.contains { $0.fragment == fragment } }

  private var tab: String? {
    guard isSeen(.dashboard) else { return nil }
    if isSeen(.city) || isSeen(.library) { return "library" }
    return isSeen(.settings) ? "settings" : "news"
  }

  private var modals: Int { [AppFragment.compose, .discard].filter(isSeen).count }

  private var markedRows: [String] {
    guard isTwoColumned, let city = presented.first(where: { $0.fragment == .city }) else { return [] }
    return ["city-\(city.id ?? "")"]
  }

  /// The topmost of what is neither an overlay nor a modal; in two columns the list.
  private var front: PathFragment<AppFragment> {
    let content = presented.last { ![.player, .compose, .discard].contains($0.fragment) }
    return content.map { isTwoColumned && $0.fragment == .city ? PathFragment(.library) : $0 } ?? PathFragment(.splash)
  }

  private var canGoBack: Bool {
    switch front.fragment {
    case .article, .city, .register, .forgotPass: true
    case .login: helm.path.contains { $0.to.fragment == .register || $0.to.fragment == .forgotPass }
    default: false
    }
  }

  private var problem: [String] {
    isSeen(.login) || isSeen(.register) ? app.session.problem.map { [$0.rawValue] } ?? [] : []
  }

  private var isPanelShown: Bool { app.showsInspector }
}
