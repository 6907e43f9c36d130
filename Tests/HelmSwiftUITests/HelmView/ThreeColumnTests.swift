import Helm
import Observation
@_spi(StandIn) import SwiftUI
import Testing

@Suite("Three columns", .serialized) @MainActor struct ThreeColumnTests {
  enum Mail: Fragment { case folders, messages, message, thread, settings, compose, sort }

  static let segues: Segues<Mail> = [
    .columns(.folders => [.messages, .settings]),
    .columns(.messages => .message),
    .push(.message => .thread),
    .sheet(.folders => .compose),
    .popover(.messages => .sort),
  ]

  /// A column with a segue to the next one.
  struct Column: View {
    @Environment(HelmScreen<Mail>.self) private var screen
    @State private var count = 0

    private var title: String { "Tap \(screen.place.fragment)" }

    var body: some View {
      Text(verbatim: "\(screen.place)" + (count > 0 ? " tapped \(count)" : ""))
      Button(title) { count += 1 }
      switch screen.place.fragment {
      case .folders:
        Button("Inbox") { screen.present(.messages, id: 1) }
        Button("Archive") { screen.present(.messages, id: 2) }
        Button("Settings") { screen.present(.settings) }
      case .messages:
        Button("First") { screen.present(.message, id: 1) }
        Button("Second") { screen.present(.message, id: 2) }
      case .message: Button("Thread") { screen.present(.thread) }
      default: EmptyView()
      }
    }
  }

  let helm: Helm<Mail>

  init() throws { helm = try Helm(nav: Self.segues) }

  func host(_ width: UserInterfaceSizeClass, assuming assumptions: Assumptions = .likely) -> Host {
    Host(HelmView(helm) { _ in Column() }, width: width, assuming: assumptions)
  }

  func screens(_ host: Host) -> [String] { host.root.visible.filter { $0.kind == .text }.map(\.text).filter(isScreen) }

  func isScreen(_ text: String) -> Bool {
    ["folders", "message", "thread", "settings"].contains { text.hasPrefix($0) }
  }

  /// A screen pushed in the second of two columns may have a column itself, which is pushed on it.
  @Test(arguments: [UserInterfaceSizeClass.regular, .compact])
  func aColumnOfAScreenPushedInTheLastColumnIsPushed(width: UserInterfaceSizeClass) throws {
    let helm = try Helm<Mail>(nav: [
      .columns(.folders => .messages), .push(.messages => .thread), .columns(.thread => .settings),
    ])
    let host = Host(HelmView(helm) { _ in Column() }, width: width)
    let first = width == .regular ? ["folders"] : []
    for fragment: Mail in [.messages, .thread, .settings] {
      helm.present(fragment)
      host.settle()
      #expect(screens(host) == first + ["\(fragment)"])
    }
    for fragment: Mail in [.thread, .messages] {
      helm.back()
      host.settle()
      #expect(screens(host) == first + ["\(fragment)"])
    }
    #expect(helm.errors.isEmpty && host.problems == [])
  }

  @Test func aTapInAnyColumnStartsAtItsScreen() throws {
    let host = host(.regular)
    #expect(screens(host) == ["folders"])
    try host.tap("Inbox")
    #expect(screens(host) == ["folders", "messages (id 1)"])
    try host.tap("First")
    try host.tap("Thread")
    #expect(screens(host) == ["folders", "messages (id 1)", "thread"])
    try host.tap("Second")
    #expect(screens(host) == ["folders", "messages (id 1)", "message (id 2)"])
    try host.tap("Archive")
    #expect(screens(host) == ["folders", "messages (id 2)"])
    try host.tap("Settings")
    #expect(screens(host) == ["folders", "settings"])
    try host.tap("Inbox")
    #expect(screens(host) == ["folders", "messages (id 1)"])
    #expect(helm.presentedFragments == [PathFragment(.folders), PathFragment(.messages, id: 1)])
    #expect(helm.errors.isEmpty)
    #expect(host.problems == [])
  }

  @Test(arguments: [Assumptions.likely, .others, .slow]) func aNarrowWindowIsOneStack(assumptions: Assumptions) throws {
    let host = host(.compact, assuming: assumptions)
    try host.tap("Inbox")
    #expect(screens(host) == ["messages (id 1)"])
    try host.tap("First")
    try host.tap("Thread")
    #expect(screens(host) == ["thread"])
    for screen in ["message (id 1)", "messages (id 1)", "folders"] {
      try host.back()
      #expect(screens(host) == [screen])
    }
    #expect(helm.path.isEmpty)
    try host.tap("Inbox")
    try host.tap("Second")
    try host.back(2)
    #expect(helm.path.isEmpty)
    #expect(screens(host) == ["folders"])
    try host.tap("Settings")
    #expect(screens(host) == ["settings"])
    try host.back()
    #expect(screens(host) == ["folders"])
    #expect(helm.errors.isEmpty)
    #expect(host.problems == [])
  }

  @Test func changingTheWidthKeepsThePathAndState() throws {
    let host = host(.regular)
    for button in ["Inbox", "First", "Thread", "Tap folders", "Tap messages", "Tap thread"] { try host.tap(button) }
    let path = helm.path
    for _ in 0..<2 {
      host.setWidth(.compact)
      #expect(screens(host) == ["thread tapped 1"])
      host.setWidth(.regular)
      #expect(screens(host) == ["folders tapped 1", "messages (id 1) tapped 1", "thread tapped 1"])
    }
    #expect(helm.path == path)
    #expect(helm.errors.isEmpty)
    #expect(host.problems == [])
  }

  @Test(arguments: [UserInterfaceSizeClass.regular, .compact])
  func aSheetOfTheSidebarKeepsTheOtherColumns(width: UserInterfaceSizeClass) throws {
    let host = host(width)
    helm.present(.messages, id: 1)
    helm.present(.message, id: 1)
    helm.present(.thread)
    host.settle()
    let before = screens(host)
    helm.present(.compose)
    host.settle()
    #expect(host.modals == [.sheet])
    #expect(helm.presentedFragments.map(\.fragment) == [.folders, .messages, .thread, .compose])
    try host.dismissModal()
    #expect(screens(host) == before)
    #expect(helm.errors.isEmpty)
    #expect(host.problems == [])
  }

  @Test func aPopoverOfTheListStaysWhileTheDetailChanges() throws {
    let host = host(.regular)
    helm.present(.messages, id: 1)
    helm.present(.sort)
    helm.present(.message, id: 1)
    host.settle()
    #expect(host.modals == [.popover])
    helm.present(.message, id: 2)
    host.settle()
    #expect(host.modals == [.popover])
    #expect(helm.isPresented(.sort))
    try host.dismissModal()
    #expect(screens(host) == ["folders", "messages (id 1)", "message (id 2)"])
    #expect(host.problems == [])
  }

  /// More columns than a split view has, and a screen of a stack with a column.
  enum Deep: Fragment { case one, two, three, four, over, list, screen, part }

  @Test func theThirdColumnHasNoBackButtonWhileItMayNotBeLeft() throws {
    let segues: Segues<Deep> = [.columns(.one => .two), .columns(.two => .three), .columns(.three => .four)]
    let helm = try Helm(nav: segues, path: [.one => .two, .two => .three])
    let host = Host(HelmView(helm) { Text(verbatim: "\($0)") })
    #expect(!host.root.outline.contains("no back"))
    let token = helm.guard(leaving: .three) { .deny("unsaved") }
    host.settle()
    #expect(host.root.outline.contains("no back"))
    token?.cancel()
    host.settle()
    #expect(!host.root.outline.contains("no back"))
    #expect(host.problems == [])
  }

  @Test func aColumnOfTheThirdColumnIsPushed() throws {
    let segues: Segues<Deep> = [
      .columns(.one => .two), .columns(.two => .three), .columns(.three => .four), .push(.one => .over),
    ]
    let helm = try Helm(nav: segues, path: [.one => .two, .two => .three, .three => .four])
    let host = Host(HelmView(helm) { Text(verbatim: "\($0)") }, width: .regular)
    #expect(host.texts == ["one", "two", "four"])
    host.setWidth(.compact)
    #expect(host.texts == ["four"])
    for screen in ["three", "two", "one"] {
      try host.back()
      #expect(host.texts == [screen])
    }
    #expect(helm.path.isEmpty)
    helm.present(.two)
    helm.present(.over)
    host.settle()
    #expect(host.texts == ["over"])
    host.setWidth(.regular)
    #expect(host.texts == ["over"])
    try host.back()
    #expect(host.texts == ["one", "two"])
    #expect(helm.errors.isEmpty)
    #expect(host.problems == [])
  }

  @Test func theColumnOfAScreenInAStackIsPushed() throws {
    let segues: Segues<Deep> = [.push(.list => .screen), .columns(.screen => .part)]
    let helm = try Helm(nav: segues)
    let host = Host(HelmView(helm) { Text(verbatim: "\($0)") }, width: .regular)
    helm.present(.screen)
    helm.present(.part)
    host.settle()
    #expect(host.texts == ["part"])
    try host.back()
    #expect(host.texts == ["screen"])
    try host.back()
    #expect(host.texts == ["list"])
    #expect(helm.errors.isEmpty)
    #expect(host.problems == [])
  }

  /// An app that decides which columns are shown.
  @MainActor @Observable final class Columns {
    var visibility = NavigationSplitViewVisibility.automatic
  }

  struct BoundView: View {
    let helm: Helm<Mail>
    @Bindable var columns: Columns

    var body: some View { HelmView(helm) { _ in Column() }.columnVisibility($columns.visibility) }
  }

  @Test(arguments: [false, true]) func aHiddenColumnStaysOnThePath(isBound: Bool) throws {
    let columns = Columns()
    let host = isBound ? Host(BoundView(helm: helm, columns: columns), width: .regular) : host(.regular)
    try host.tap("Inbox")
    try host.tap("First")
    let path = helm.path
    try host.toggle(.splitView, to: false)
    #expect(screens(host) == ["message (id 1)"])
    #expect(helm.path == path)
    #expect(columns.visibility == (isBound ? .detailOnly : .automatic))
    columns.visibility = .doubleColumn
    host.settle()
    #expect(screens(host) == (isBound ? ["messages (id 1)", "message (id 1)"] : ["message (id 1)"]))
    try host.toggle(.splitView, to: true)
    #expect(screens(host) == ["folders", "messages (id 1)", "message (id 1)"])
    #expect(helm.path == path && helm.errors.isEmpty)
    #expect(host.problems == [])
  }
}
