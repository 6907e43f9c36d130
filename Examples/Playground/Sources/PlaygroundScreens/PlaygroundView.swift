#if canImport(SwiftUI)
  import SwiftUI

  /// The app and the four examples, one of them at a time.
  public struct PlaygroundView: View {
    /// What can be looked at.
    enum Choice: String, CaseIterable, Identifiable {
      case app = "The app"
      case basic = "Basic"
      case actionSheet = "Action sheet"
      case navigation = "Navigation view"
      case tabs = "Tabs"

      var id: Self { self }
    }

    @State private var choice: Choice?

    /// Shows the list of what there is.
    public init() {}

    /// The list, or what was chosen from it.
    public var body: some View {
      switch choice {
      case nil:
        List(Choice.allCases) { choice in
          Button(action: { self.choice = choice }) { Text(verbatim: choice.rawValue) }
        }
      case .app: AppView()
      case .basic: BasicExampleView()
      case .actionSheet: ActionSheetExampleView()
      case .navigation: NavigationExampleView()
      case .tabs: TabsExampleView()
      }
    }
  }
#endif
