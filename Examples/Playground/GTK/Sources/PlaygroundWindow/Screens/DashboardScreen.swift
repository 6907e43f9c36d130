import GTKBridge
import Helm
import PlaygroundModel

/// The three tabs; each keeps its own stack.
@MainActor final class DashboardScreen: Screen {
  private let model: AppModel
  private let tabs: Tabs
  private let box: OverlayBox
  private let accessories = Box()
  let widget: Widget

  init(_ model: AppModel) {
    self.model = model
    tabs = Tabs(AppGraph.tabBar.map { ($0.rawValue, model.title(of: PathFragment($0)), $0.icon) }) {
      [weak model] choice in
      guard let model else { return }
      let tab = AppGraph.tabBar[choice]
      // Only what a person has chosen is news to the state.
      if model.helm.selection(among: AppGraph.tabBar) != tab { model.helm.select(tab) }
    }
    box = OverlayBox(tabs.expanding())
    let identifiers = AppGraph.tabBar.map { $0.presentIdentifier }
    widget = Box([box, accessories, tabs.makeBar(identifiers: identifiers).named("tabs")])
  }

  var overlayBox: OverlayBox? { box }
  var accessoryBox: Box? { accessories }

  func place(_ content: [HeldPlace]) {
    for (page, tab) in AppGraph.tabBar.enumerated() {
      tabs.fill(page, with: content.last { $0.root.fragment == tab }?.place.widget)
    }
    tabs.choice = content.last.flatMap { held in AppGraph.tabBar.firstIndex(of: held.root.fragment) }
  }
}

extension AppFragment {
  /// The symbol of a tab.
  fileprivate var icon: String {
    switch self {
    case .news: "application-rss+xml-symbolic"
    case .library: "view-list-symbolic"
    default: "emblem-system-symbolic"
    }
  }
}

@MainActor final class SettingsScreen: Screen {
  private let model: AppModel
  private let account = Label().named("settings-account")
  private let drafts = Lines()
  let widget: Widget

  init(_ model: AppModel) {
    self.model = model
    let logOut = Button("Log out") { [weak model] in model?.session.logOut() }
      .styled("destructive-action").named("settings-log-out")
    let lock = Button("Lock") { [weak model] in model?.lock() }
      .named("lock").identified(AppFragment.lock.presentIdentifier)
    widget = Scroller(
      Clamp(Box(spacing: 12, [account, drafts.widget.named("drafts"), lock, logOut]).padded(24)))
  }

  func update() {
    account.text = "Logged in as \(model.session.account ?? "nobody")"
    drafts.show(model.drafts.map { "Draft: \($0.title)" })
  }
}

@MainActor final class PlayerScreen: Screen {
  let widget: Widget

  init(_ model: AppModel) {
    widget = Box(
      vertical: false, spacing: 12,
      [
        Label("♪ Now playing").expanding(vertically: false),
        Button("Stop") { [weak model] in model?.helm.dismiss(.player) }.named("stop")
          .identified(AppFragment.player.dismissIdentifier),
      ]
    ).styled("player")
  }
}
