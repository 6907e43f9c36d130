import HelmTestSupport
@_spi(StandIn) import SwiftUI
import Testing

@testable import Helm

/// Which fragments are beside a screen, and what writing the column in front does.
@Suite @MainActor struct SplitColumnsTests {
  enum Mail: Fragment { case folders, messages, drafts, message, archive, starred, note }

  static let segues: Segues<Mail> = [
    .columns(.folders => [.messages, .drafts]), .columns(.messages => .message), .push(.messages => .starred),
    .push(.drafts => .archive), .columns(.archive => .note),
  ]

  let helm: Helm<Mail>
  let folders = PathFragment(Mail.folders)

  init() throws { helm = try Helm(nav: Self.segues) }

  struct Case: CustomTestStringConvertible, Sendable {
    let way: [Mail]
    let list: Mail?
    let detail: Mail?
    let front: NavigationSplitViewColumn
    var testDescription: String { "\(way)" }

    init(_ way: Mail..., list: Mail? = nil, detail: Mail? = nil, front: NavigationSplitViewColumn) {
      (self.way, self.list, self.detail, self.front) = (way, list, detail, front)
    }
  }

  /// The second of three columns is one whose screen, or what is pushed there, can have a column.
  nonisolated static let cases: [Case] = [
    Case(front: .sidebar),
    Case(.messages, list: .messages, front: .content),
    Case(.messages, .message, list: .messages, detail: .message, front: .detail),
    Case(.messages, .starred, list: .messages, front: .content),
    Case(.drafts, detail: .drafts, front: .detail),
    Case(.messages, .drafts, detail: .drafts, front: .detail),
    Case(.drafts, .archive, list: .drafts, front: .content),
    Case(.drafts, .archive, .note, list: .drafts, detail: .note, front: .detail),
  ]

  @Test(arguments: cases) func columnsAreThoseThatTheirScreensCanHave(each: Case) {
    for fragment in each.way { helm.present(fragment) }
    let columns = helm.columns(beside: folders)
    #expect(columns.list == each.list.map { PathFragment($0) })
    #expect(columns.detail == each.detail.map { PathFragment($0) })
    #expect(helm[columnBeside: folders] == each.front)
    #expect(helm.errors == [])
  }

  /// The system may write that the detail is in front where there is none.
  @Test func writingTheLastColumnChangesAndNotifiesNothing() {
    func notified() -> Int {
      notifications({ _ = helm[columnBeside: folders] }, while: { helm[columnBeside: folders] = .detail })
    }
    #expect(notified() == 0)
    helm.present(.messages)
    let path = helm.path
    #expect(notified() == 0)
    #expect(helm.path == path)
    #expect(helm[columnBeside: folders] == .content)
    #expect(helm.errors == [])
  }

  @Test(arguments: [(NavigationSplitViewColumn.sidebar, 0), (.content, 1), (.detail, 2)])
  func writingAnEarlierColumnGoesBackFromAllAfterIt(column: NavigationSplitViewColumn, count: Int) {
    helm.present(.messages)
    helm.present(.message)
    helm[columnBeside: folders] = column
    #expect(helm.path.map(\.to.fragment) == Array([Mail.messages, .message].prefix(count)))
    #expect(helm.errors == [])
  }

  /// An app that has a split view of its own binds its column.
  @Test func theAppsBindingOfTheColumnGoesBack() {
    helm.present(.messages)
    helm.present(.message)
    let column = helm.compactColumn(from: .folders)
    #expect(column.wrappedValue == .detail)
    column.wrappedValue = .content
    #expect(helm.path.map(\.to.fragment) == [.messages] && column.wrappedValue == .content)
    column.wrappedValue = .sidebar
    #expect(helm.path.isEmpty && column.wrappedValue == .sidebar && helm.errors == [])
  }

  @Test func readersOfTheLastColumnAloneAreNotifiedOfARefusal() {
    helm.present(.messages)
    helm.present(.message)
    helm.guard(leaving: .message) { .deny("unsaved") }
    let messages = PathFragment(Mail.messages)
    let count = notifications({ _ = helm.column(of: messages) }, while: { helm[columnBeside: folders] = .content })
    #expect(count == 1)
    #expect(helm.column(of: messages) == PathFragment(.message))
  }

  enum Desk: Fragment { case list, detail }

  /// Columns are no children for the screen's view to place.
  @Test func aScreenThatPlacesItsChildrenLeavesOutItsColumns() throws {
    let helm = try Helm<Desk>(nav: [.columns(.list => .detail)])
    helm.present(.detail)
    let host = Host(
      HelmView(helm) { desk in if desk == .list { HelmContent() } else { Text(verbatim: "\(desk)") } },
      width: .regular)
    #expect(host.texts == ["detail"])
    #expect(helm.errors == [] && host.problems == [])
  }
}
