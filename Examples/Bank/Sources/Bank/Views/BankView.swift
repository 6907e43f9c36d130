#if canImport(SwiftUI)
  import Helm
  import SwiftUI

  /// The whole app, drawn from its graph.
  public struct BankView: View {
    @State private var model: BankModel
    @Environment(\.scenePhase) private var phase

    /// Starts the app.
    public init() throws { self.init(try BankModel()) }

    init(_ model: BankModel) { _model = State(initialValue: model) }

    /// The navigation, with the screens in it.
    public var body: some View {
      HelmView(model.helm) { screen in
        switch screen {
        case .home:
          HelmTabs { (tab: Screen) in
            Label(tab == .cards ? "Cards" : "Accounts", systemImage: tab == .cards ? "creditcard" : "banknote")
          }
        case .accounts: AccountsView()
        case .account: FragmentIDReader(Screen.details) { id in AccountView(id: id) }
        case .cards: Text("Your cards").navigationTitle("Cards")
        case .transfer: TransferView()
        case .terms: TermsView()
        case .lock: LockView()
        }
      }
      .environment(model)
      .onOpenURL { url in model.helm.open(url) }
      .onChange(of: phase) { if phase != .active { model.lock() } }
    }
  }

  private struct AccountsView: View {
    @Environment(HelmScreen<Screen>.self) private var screen
    private let accounts = [Account(id: Account.ID(rawValue: 1)), Account(id: Account.ID(rawValue: 2))]

    var body: some View {
      List(accounts) { account in
        Button("Account \(account.id.rawValue)") { screen.present(Screen.details(account.id)) }
      }
      .navigationTitle("Accounts")
    }
  }

  private struct AccountView: View {
    let id: Account.ID
    @Environment(BankModel.self) private var model
    @Environment(HelmScreen<Screen>.self) private var screen

    var body: some View {
      VStack {
        if model.secondFactor.isAsking { Text("Confirm on your other device.") }
        Button("Transfer") { screen.present(.transfer) }.disabled(model.secondFactor.isAsking)
      }
      .navigationTitle("Account \(id.rawValue)")
      .helmEnvironment(\.account, id)
    }
  }

  private enum AccountKey: EnvironmentKey { static var defaultValue: Account.ID? { nil } }

  extension EnvironmentValues {
    /// The account that a screen, and what is over it, is about.
    fileprivate var account: Account.ID? {
      get { self[AccountKey.self] }
      set { self[AccountKey.self] = newValue }
    }
  }

  private struct TransferView: View {
    @Environment(\.account) private var account

    var body: some View {
      if let account { Text("To whom, from account \(account.rawValue)?") }
    }
  }

  private struct TermsView: View {
    @Environment(BankModel.self) private var model

    var body: some View {
      VStack {
        Text("Our terms have changed.")
        Button("Accept") { model.acceptTerms() }
      }
    }
  }

  private struct LockView: View {
    @Environment(BankModel.self) private var model
    @State private var code = ""

    var body: some View {
      VStack {
        SecureField("Code", text: $code)
        Button("Unlock") { model.unlock(code: code) }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(.background)
    }
  }
#endif
