#if canImport(SwiftUI)
  import Helm
  import PlaygroundModel
  import SwiftUI

  /// The three tabs; each keeps its own stack.
  struct DashboardScreen: View {
    @Environment(AppModel.self) private var model

    var body: some View {
      VStack {
        HStack {
          Button("Write") { Task { await model.write() } }.helmPresents(AppFragment.compose)
          Button("Play") { withAnimation { model.helm.present(.player) } }
            .helmPresents(AppFragment.player)
          Spacer()
          Button("Inspector") { model.showsInspector.toggle() }
        }
        .padding()
        HelmTabs(popsOnSecondTap: true) { (tab: AppFragment) in tab.label.helmPresents(tab) }.helmAccessories()
      }
    }
  }

  extension AppFragment {
    /// The title and the picture of a tab.
    @MainActor @ViewBuilder fileprivate var label: some View {
      switch self {
      case .news: Label("News", systemImage: "newspaper")
      case .library: Label("Library", systemImage: "book.closed")
      default: Label("Settings", systemImage: "gearshape.fill")
      }
    }
  }

  struct SettingsScreen: View {
    @Environment(AppModel.self) private var model

    var body: some View {
      VStack {
        Text(verbatim: "Logged in as \(model.session.account ?? "nobody")")
        ForEach(model.drafts, id: \.self) { draft in Text(verbatim: draft.title) }
        Button("Lock") { model.lock() }.helmPresents(AppFragment.lock)
        Button("Log out", role: .destructive) { model.session.logOut() }
      }
    }
  }

  struct PlayerScreen: View {
    @Environment(AppModel.self) private var model

    var body: some View {
      HStack {
        Image(systemName: "music.note")
        Text("Now playing")
        Button("Stop") { withAnimation { model.helm.dismiss(.player) } }.helmDismisses(AppFragment.player)
      }
      .padding()
      .background(.regularMaterial)
    }
  }
#endif
