@_spi(StandIn) import SwiftUI
import Testing

@testable import Helm

@Suite("What popovers and dialogs point at", .serialized) @MainActor struct AnchorTests {
  enum Shelf: Fragment { case list, item, filter, ask, late }

  static let segues: Segues<Shelf> = [
    .push(.list => .item),
    .popover([.list, .item] => .filter),
    .dialog(.list => .ask),
    .sheet(.list => .late),
  ]

  struct Rows: View {
    @Environment(HelmScreen<Shelf>.self) private var screen
    @State private var hasButton = true

    var body: some View {
      Text("list")
      if hasButton {
        Button("Filter") { screen.present(.filter) }.tag("anchor").helmAnchor(for: Shelf.filter)
        Button("Ask") { screen.present(.ask) }.helmAnchor(for: Shelf.ask)
      }
    }
  }

  struct Filter: View {
    @Environment(HelmScreen<Shelf>.self) private var screen

    var body: some View {
      Text("filter")
      Button("Done") { screen.dismiss() }
    }
  }

  let helm: Helm<Shelf>
  let host: Host

  init() throws {
    helm = try Helm(nav: Self.segues)
    host = Host(
      HelmView(helm) { fragment in
        switch fragment {
        case .list: Rows()
        case .filter: Filter()
        case .ask: HelmAlert("Sure?") { Button("Yes") {} }
        default: PlainView()
        }
      })
  }

  func turns(until isSo: () -> Bool) async {
    for _ in 0..<1000 where !isSo() {
      await Task.yield()
      host.settle()
    }
  }

  @Test func aPopoverComesFromTheViewThatItPointsAt() throws {
    try host.tap("Filter")
    #expect(host.modals == [.popover])
    #expect(host.texts.first == "filter")
    #expect(host.isBesideAnchor)
    try host.tap("Done")
    #expect(host.modals == [])
    #expect(helm.presentedFragments.last == PathFragment(.list))
    try host.tap("Filter")
    try host.dismissModal()
    #expect(helm.presentedFragments.last == PathFragment(.list))
    #expect(helm.errors.isEmpty)
    #expect(host.problems == [])
  }

  @Test func whereNothingIsPointedAtItComesFromTheWhole() throws {
    helm.present(.item)
    helm.present(.filter)
    host.settle()
    #expect(host.modals == [.popover])
    #expect(!host.isBesideAnchor)
    try host.tap("Done")
    #expect(host.texts.first == "item")
    #expect(host.problems == [])
  }

  @Test func aDialogComesFromTheViewThatItPointsAt() throws {
    try host.tap("Ask")
    #expect(host.modals == [.dialog])
    #expect(host.texts == ["Sure?", "Yes"])
    try host.tap("Yes")
    #expect(host.modals == [])
    #expect(helm.presentedFragments.last == PathFragment(.list))
    #expect(host.problems == [])
  }

  @Test func anotherModalTakesItsTurn() async throws {
    try host.tap("Filter")
    try helm.replace(path: [.list => .late])
    host.settle()
    await turns { host.modals == [.sheet] }
    #expect(host.modals == [.sheet])
    #expect(host.problems == [])
  }

  @Test func aRestoredPopoverPointsAtItsViewToo() throws {
    let helm = try Helm(nav: Self.segues, path: [.list => .filter])
    let host = Host(HelmView(helm) { fragment in if fragment == .list { Rows() } else { Filter() } })
    #expect(host.modals == [.popover])
    #expect(host.isBesideAnchor)
    #expect(host.problems == [])
  }
}

extension Host {
  /// Whether the popover is presented by what lies behind the button that opens it.
  fileprivate var isBesideAnchor: Bool {
    root.visible.contains { node in
      node.children.contains { $0.texts == ["Filter"] }
        && node.children.contains { $0.visible.contains { $0.kind == .popover } && $0.texts != ["Filter"] }
    }
  }
}
