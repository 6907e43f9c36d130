import Combine
import Helm
import HelmTesting
@_spi(StandIn) import SwiftUI
import Testing

/// Code of the first library's users, as in its latest README.
enum KeyScreen: Fragment {
  case splash, gatekeeper, login, register, forgotPass, dashboard, news, library, settings, compose

  static let edges = Set<DirectedEdge<KeyScreen>>()
    .union(.splash => [.gatekeeper, .dashboard])
    .union([.gatekeeper => .login])
    .union(.login => .register => .forgotPass => .login)
    .union(.login => .forgotPass => .register => .login)
    .union([.login, .register] => .dashboard)
    .union(.dashboard => [.news, .library, .settings, .compose])
    .union(.library => .news => .library)

  static let segues = Set(
    edges.map { (edge: DirectedEdge<KeyScreen>) -> Segue<KeyScreen> in
      switch edge {
      case .gatekeeper => .login:
        return Segue(edge, style: .hold, auto: true)
      case .dashboard => .news:
        return Segue(edge, style: .hold, auto: true)
      case .dashboard => .compose:
        return Segue(edge, style: .hold, dismissable: true)
      case .dashboard => .library, .dashboard => .settings:
        return Segue(edge, style: .hold)
      default:
        return Segue(edge)
      }
    })
}

struct RootView: View {
  @StateObject private var _helm: Helm<KeyScreen>

  init(_ helm: @autoclosure @escaping () -> Helm<KeyScreen>) { __helm = StateObject(wrappedValue: helm()) }

  var body: some View {
    ZStack {
      if _helm.isPresented(.dashboard) { DashboardView() } else { Text("Not yet") }
    }
    .environmentObject(_helm)
  }
}

struct DashboardView: View {
  @EnvironmentObject private var _helm: Helm<KeyScreen>

  var body: some View {
    VStack {
      HStack {
        Spacer()
        Button(action: { _helm.present(fragment: .compose) }) {
          Text("Compose")
          Image(systemName: "plus.square.on.square")
        }
      }
      TabView(selection: _helm.pickPresented([.library, .news, .settings])) {
        Text("The library")
          .tabItem {
            Label("Library", systemImage: "book.closed")
          }
          .tag(Optional.some(KeyScreen.library))
        Text("The news")
          .tabItem {
            Label("News", systemImage: "newspaper")
          }
          .tag(Optional.some(KeyScreen.news))
        Text("The settings")
          .tabItem {
            Label("Settings", systemImage: "gearshape.fill")
          }
          .tag(Optional.some(KeyScreen.settings))
      }
    }
    .sheet(isPresented: _helm.isPresented(.compose)) {
      Text("Write here")
    }
  }
}

/// The object that a view owns, with its type inferred as in the README.
struct OwningView: View {
  // swift-format-ignore: NeverUseForceTry
  @StateObject private var _helm: Helm = try! Helm(nav: KeyScreen.segues)

  var body: some View {
    ZStack {
      if _helm.isPresented(.splash) { Button("Enter") { _helm.present(.dashboard) } }
      if _helm.isPresented(.dashboard) { DashboardView() }
    }
    .environmentObject(_helm)
  }
}

@Suite("The first library's README") @MainActor struct ReadmeTests {
  func start() throws -> (Helm<KeyScreen>, Host) {
    let helm = try Helm(nav: KeyScreen.segues)
    return (helm, Host(RootView(helm)))
  }

  @Test func aPathIsWrittenAsInTheReadme() throws {
    let segues: Set<Segue<KeyScreen>> = [
      Segue(from: .splash, to: .gatekeeper),
      Segue(from: .splash, to: .dashboard),
      Segue(from: .gatekeeper, to: .login, auto: true),
      Segue(from: .gatekeeper, to: .register),
    ]
    let helm = try Helm(
      nav: segues,
      path: [
        .splash => .gatekeeper,
        .gatekeeper => .register,
      ])
    #expect(helm.isPresented(.register))
  }

  @Test func aViewOwnsItsHelmAndPassesItDown() throws {
    let host = Host(OwningView())
    try host.tap("Enter")
    #expect(host.texts == ["Compose", "The news"])
    try host.select(KeyScreen.settings)
    #expect(host.texts == ["Compose", "The settings"])
    host.setWidth(.regular)
    #expect(host.texts == ["Compose", "The settings"])  // it is not created again with each evaluation
    #expect(host.problems == [])
  }

  @Test func tabsAndSheetFollowTheState() throws {
    let (helm, host) = try start()
    #expect(host.texts == ["Not yet"])
    helm.present(.dashboard)
    host.settle()
    #expect(host.texts == ["Compose", "The news"])
    try host.tap("Compose")
    #expect(host.modals == [.sheet])
    #expect(host.texts == ["Write here"])
    #expect(helm.isPresented(.compose))
    #expect(host.problems == [])
  }

  @Test func theStateFollowsTabsAndSheet() throws {
    let (helm, host) = try start()
    helm.present(.dashboard)
    host.settle()
    for (tab, text) in [(KeyScreen.library, "The library"), (.settings, "The settings"), (.news, "The news")] {
      try host.select(tab)
      #expect(host.texts == ["Compose", text])
      #expect(helm.isPresented(tab))
      try host.select(tab)
      #expect(helm.errors.isEmpty)
    }
    try host.tap("Compose")
    try host.dismissModal()
    #expect(!helm.isPresented(.compose))
    #expect(host.texts == ["Compose", "The news"])
    #expect(helm.errors.isEmpty)
  }

  @Test func queriesWithoutATypeReturnPlainValues() throws {
    let helm = try Helm(nav: KeyScreen.segues)
    let isPresented = helm.isPresented(.splash)
    let picked = helm.selection(among: [.splash])
    let stack = helm.stack(from: .splash)
    #expect(type(of: isPresented) == Bool.self)
    #expect(type(of: picked) == KeyScreen?.self)
    #expect(type(of: stack) == [PathFragment<KeyScreen>].self)
  }

  @Test func errorsArePublishedAsInTheReadme() throws {
    let _helm = try Helm(nav: KeyScreen.segues)
    var cancellables: Set<AnyCancellable> = []
    var heard: [String] = []
    _helm.$errors
      .sink {
        heard.append($0.description)
        _ = _helm.errors
      }
      .store(in: &cancellables)
    _helm.present(.compose)
    _helm.dismiss()
    #expect(heard == _helm.errors.map(\.description))
    #expect(heard.count == 2)
    cancellables = []
    _helm.dismiss()
    #expect(heard.count == 2)
  }

  @Test func transitionsAreWalkedAsInTheReadme() throws {
    let helm = try Helm(nav: KeyScreen.segues)
    let transitions = helm.transitions()
    for transition in transitions {
      try helm.navigate(transition: transition)
    }
    #expect(!transitions.isEmpty)
  }
}
