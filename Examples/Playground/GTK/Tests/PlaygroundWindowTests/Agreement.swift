import GTKBridge
import Helm
import PlaygroundModel

/// What the widgets show, read from them, compared with what the state says, by the plainest means.
@MainActor struct Agreement {
  private let app: AppModel
  private let seen: [SeenWidget]
  private let windows: [SeenWidget]

  init(_ app: AppModel) {
    self.app = app
    windows = SeenWidget.windows
    seen = windows.flatMap(\.mapped)
  }

  private var helm: Helm<AppFragment> { app.helm }

  /// What is presented, as far as it can be seen: below the lock, nothing can.
  private var presented: [PathFragment<AppFragment>] {
    let all = helm.presentedFragments
    return all.last?.fragment == .lock ? Array(all.suffix(1)) : all
  }

  /// Everything in which the two differ, in words.
  var differences: [String] {
    [
      compare("screens", names(after: "screen:"), screens),
      compare("tab", names(after: "page:"), tab.map { [$0.rawValue] } ?? []),
      compare("tab of the bar", pressedTabs, tab.map { [app.title(of: PathFragment($0))] } ?? []),
      compare("windows", windows.map(\.layer), Array(0...modals.count)),
      compare("what is in the windows", windows.dropFirst().map(firstScreen), modals.map(\.description)),
      compare("marked rows", seen.filter { $0.has(style: "current") }.map(\.name), markedRows),
      compare("title", [bar], [app.title(of: front)]),
      compare("back button", names(after: "back"), canGoBack ? [""] : []),
      compare("buttons of the bar", ["write", "play", "log-out"].filter(isOnPath), barButtons),
      compare("what is written on the screens", seen.flatMap(writing), presented.flatMap(wanted)),
      compare("drafts", texts("drafts", all: true), isSeen(.settings) ? app.drafts.map { "Draft: \($0.title)" } : []),
      compare("draft", texts("draft-title"), isSeen(.compose) ? [app.draft.title] : []),
      compare("problem", texts("problem"), problem),
      compare("layers", texts("layers", all: true), isPanelShown ? app.presentedLayers : []),
      compare("path", texts("path", all: true), isPanelShown ? app.pathLines : []),
      compare("moves", names(after: "move-"), isPanelShown ? app.possibleMoves.map(\.rawValue).sorted() : []),
      compare("events", texts("events", all: true), isPanelShown ? app.eventLines : []),
      compare("undo", canUse("undo"), isPanelShown ? [helm.canUndo] : []),
      compare("redo", canUse("redo"), isPanelShown ? [helm.canRedo] : []),
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

  private func isOnPath(_ name: String) -> Bool { seen.contains { $0.name == name } }

  private var pressedTabs: [String] {
    seen.filter { $0.name == "tabs" }.flatMap(\.mapped).filter(\.isPressedIn).map(\.text)
  }

  private func firstScreen(in window: SeenWidget) -> String {
    let name = window.mapped.map(\.name).first { $0.hasPrefix("screen:") } ?? "screen:"
    return String(name.dropFirst("screen:".count))
  }

  /// The texts of a screen that shows something with an id, or somebody's account.
  private func writing(on screen: SeenWidget) -> [String] {
    if screen.name == "settings-account" { return [screen.text] }
    let count = screen.name.hasPrefix("screen:article") ? 2 : screen.name.hasPrefix("screen:city") ? 3 : 0
    return screen.mapped.filter { $0.children.isEmpty }.map(\.text).filter { !$0.isEmpty }.prefix(count).map { $0 }
  }

  private var bar: String { texts("bar").first ?? "" }
  private var isTwoColumned: Bool { seen.filter { $0.name == "columns" }.contains { !$0.isFolded } }

  // MARK: What the state says

  /// What is presented; but for the list where there is one column, which what was chosen from it covers.
  private var screens: [String] {
    presented.filter { isTwoColumned || $0.fragment != .library || !isSeen(.city) }.map(\.description).sorted()
  }

  private func isSeen(_ fragment: AppFragment) -> Bool { presented.contains { $0.fragment == fragment } }

  private var tab: AppFragment? {
    guard isSeen(.dashboard) else { return nil }
    if isSeen(.city) || isSeen(.library) { return .library }
    return isSeen(.settings) ? .settings : .news
  }

  private var modals: [PathFragment<AppFragment>] { presented.filter { [.compose, .discard].contains($0.fragment) } }

  private var barButtons: [String] {
    [
      isSeen(.dashboard) ? "write" : nil, isSeen(.dashboard) && !isSeen(.player) ? "play" : nil,
      app.session.isLoggedIn && !isSeen(.lock) ? "log-out" : nil,
    ].compactMap { $0 }
  }

  /// What is to be written on a screen, as far as it depends on an id or on the account.
  private func wanted(on screen: PathFragment<AppFragment>) -> [String] {
    switch screen.fragment {
    case .settings: return ["Logged in as \(app.session.account ?? "nobody")"]
    case .article:
      let article = screen.id(as: Int.self).flatMap(Article.with(id:))
      return article.map { [$0.title, $0.text] } ?? ["There is no such article."]
    case .city:
      let city = screen.id(as: City.ID.self).flatMap(City.with(id:))
      return city.map { [$0.name, $0.country, $0.about] } ?? ["There is no such city."]
    default: return []
    }
  }

  private var markedRows: [String] {
    guard isTwoColumned, let city = presented.first(where: { $0.fragment == .city }) else { return [] }
    return ["city-\(city.id ?? "")"]
  }

  /// The topmost of what is neither an accessory nor a modal; in two columns the list.
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
    isSeen(.login) || isSeen(.register) || isSeen(.lock) ? app.session.problem.map { [$0.rawValue] } ?? [] : []
  }

  private var isPanelShown: Bool { app.showsInspector && !isSeen(.lock) }
}
