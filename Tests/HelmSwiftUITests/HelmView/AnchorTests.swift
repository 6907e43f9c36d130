import Observation
@_spi(StandIn) import SwiftUI
import Testing

@testable import Helm

@Suite("Anchors of popovers and dialogs", .serialized) @MainActor struct AnchorTests {
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

  @Test func aPopoverIsAttachedToItsAnchor() throws {
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

  @Test func aPopoverWithoutAnAnchorIsAttachedToTheWholeScreen() throws {
    helm.present(.item)
    helm.present(.filter)
    host.settle()
    #expect(host.modals == [.popover])
    #expect(!host.isBesideAnchor)
    try host.tap("Done")
    #expect(host.texts.first == "item")
    #expect(host.problems == [])
  }

  @Test func aDialogIsAttachedToItsAnchor() async throws {
    try host.tap("Ask")
    #expect(host.modals == [.dialog])
    #expect(host.texts == ["Sure?", "Yes"])
    try host.tap("Yes")
    await host.settle { helm.path.isEmpty }
    #expect(host.modals == [])
    #expect(helm.presentedFragments.last == PathFragment(.list))
    #expect(host.problems == [])
  }

  @Test func aModalThatReplacesAPopoverWaitsForItsDismissal() async throws {
    try host.tap("Filter")
    try helm.replace(path: [.list => .late])
    host.settle()
    await host.settle { host.modals == [.sheet] }
    #expect(host.modals == [.sheet])
    #expect(host.problems == [])
  }

  @Test func aRestoredPopoverIsAttachedToItsAnchor() throws {
    let helm = try Helm(nav: Self.segues, path: [.list => .filter])
    let host = Host(HelmView(helm) { fragment in if fragment == .list { Rows() } else { Filter() } })
    #expect(host.modals == [.popover])
    #expect(host.isBesideAnchor)
    #expect(host.problems == [])
  }

  /// What presents it is the same view from the start, also over a sheet that has just appeared: the system refuses to present it twice.
  @Test(arguments: [false, true]) func aPopoverPresentedWithItsScreenUsesItsAnchor(inSheet: Bool) throws {
    enum Trip: Fragment { case start, list, filter }
    struct TripView: View {
      var body: some View { Button("Filter") {}.helmAnchor(for: Trip.filter) }
    }
    let modals: [Node.Kind] = inSheet ? [.sheet, .popover] : [.popover]
    let helm = try Helm<Trip>(nav: [
      inSheet ? .sheet(.start => .list) : .push(.start => .list), .popover(.list => .filter),
    ])
    let host = Host(
      HelmView(helm) { trip in if trip == .list { TripView() } else { Text(verbatim: "\(trip)") } })
    for _ in 0..<2 {
      helm.go(to: .filter)
      host.settle()
      #expect(host.modals == modals)
      #expect(host.isBesideAnchor)
      #expect(host.problems == [])
      helm.back(to: .start)
      host.settle()
    }
    helm.go(to: .filter)
    helm.back(to: .list)
    helm.present(.filter)
    host.settle()
    #expect(host.modals == modals && host.isBesideAnchor)
    #expect(helm.errors.isEmpty && host.problems == [])
  }

  /// Without a view to point at, it comes as soon as its screen is there, and as the command says.
  @Test func aPopoverPresentedWithAScreenWithoutAnAnchorIsPresentedByTheScreen() throws {
    let helm = try Helm(nav: Self.segues)
    let host = Host(HelmView(helm) { fragment in Text(verbatim: "\(fragment)") })
    withAnimationsDisabled { helm.go(through: [.item, .filter]) }
    host.settle()
    #expect(host.modals == [.popover] && host.texts == ["filter"])
    #expect(host.front.cameAnimated == false)
    helm.back(to: .list)
    host.settle()
    helm.go(through: [.item, .filter])
    host.settle()
    #expect(host.front.cameAnimated)
    #expect(helm.errors.isEmpty && host.problems == [])
  }

  /// A list whose rows all present the same dialog.
  enum Row: Fragment { case list, ask }

  static let rows: Segues<Row> = [.dialog(.list => .ask)]

  struct RowsView: View {
    @Environment(HelmScreen<Row>.self) private var screen
    let hasIDs: Bool

    var body: some View {
      ForEach(0..<3, id: \.self) { row in
        Button("Delete \(row)") { screen.present(.ask, id: hasIDs ? row : nil) }
          .helmAnchor(for: Row.ask, id: hasIDs ? row : nil)
      }
    }
  }

  func rows(_ hasIDs: Bool) throws -> (helm: Helm<Row>, host: Host) {
    let helm = try Helm(nav: Self.rows)
    let host = Host(
      HelmView(helm) { fragment, id in
        if fragment == .list {
          RowsView(hasIDs: hasIDs)
        } else {
          HelmAlert("Delete row \(id ?? "")?") { Button("Yes") {} }
        }
      })
    return (helm, host)
  }

  @Test(arguments: [true, false]) func onlyTheTappedRowOfSeveralPresentsTheDialog(hasIDs: Bool) async throws {
    let (helm, host) = try rows(hasIDs)
    for row in [1, 2, 0] {
      try host.tap("Delete \(row)")
      #expect(host.modals == [.dialog])
      #expect(host.texts == ["Delete row \(hasIDs ? "\(row)" : "")?", "Yes"])
      #expect(host.presenter == "Delete \(hasIDs ? row : 0)")
      #expect(host.problems == [])
      try host.tap("Yes")
      await host.settle { helm.path.isEmpty && host.modals == [] }
      #expect(host.modals == [])
      #expect(helm.path.isEmpty)
    }
    #expect(helm.errors.isEmpty)
    #expect(host.problems == [])
  }

  @Test func onlyTheAnchorOfTheTappedRowIsInvalidated() async throws {
    let (helm, host) = try rows(true)
    try host.tap("Delete 1")
    try host.tap("Yes")
    await host.settle { helm.path.isEmpty && host.modals == [] }
    host.forgetInvalidations()
    try host.tap("Delete 1")
    #expect(host.modals == [.dialog])
    #expect(host.invalidations(whereTypeHasPrefix: "AnchorView<") == 1)
  }

  /// A row that disappears while the dialog is attached to it.
  struct Vanishing: View {
    @Environment(HelmScreen<Row>.self) private var screen
    let isOnPath: Bool

    var body: some View {
      Text("list")
      if isOnPath { Button("Delete") { screen.present(.ask) }.helmAnchor(for: Row.ask) }
    }
  }

  @Observable @MainActor final class Presence {
    var isOnPath = true
  }

  /// Two anchors of the same dialog, the first of which can disappear.
  struct TwoButtons: View {
    @Environment(HelmScreen<Row>.self) private var screen
    let hasFirst: Bool

    var body: some View {
      if hasFirst { Button("First") { screen.present(.ask) }.helmAnchor(for: Row.ask) }
      Button("Second") { screen.present(.ask) }.helmAnchor(for: Row.ask)
    }
  }

  /// A host of a list, and of the list's dialog.
  private func dialogHost(_ helm: Helm<Row>, @ViewBuilder list: @escaping @MainActor () -> some View) -> Host {
    Host(
      HelmView(helm) { fragment in
        if fragment == .list { list() } else { HelmAlert("Delete?") { Button("Yes") {} } }
      })
  }

  @Test func aDialogIsAttachedToTheRemainingAnchor() throws {
    let presence = Presence()
    let helm = try Helm(nav: Self.rows)
    let host = dialogHost(helm) { TwoButtons(hasFirst: presence.isOnPath) }
    presence.isOnPath = false
    host.settle()
    try host.tap("Second")
    #expect(host.modals == [.dialog])
    #expect(host.presenter == "Second")
    #expect(host.problems == [])
  }

  @Test func aDialogKeepsItsAnchorIfAnotherAppears() throws {
    let presence = Presence()
    presence.isOnPath = false
    let helm = try Helm(nav: Self.rows)
    let host = dialogHost(helm) { TwoButtons(hasFirst: presence.isOnPath) }
    try host.tap("Second")
    presence.isOnPath = true
    host.settle()
    #expect(host.modals == [.dialog])
    // It is drawn with its anchor: after the first button, and before the second.
    #expect(host.root.outline.split(separator: "dialog").map { $0.contains("First") } == [true, false])
    #expect(host.problems == [])
  }

  /// The system refuses to present it from there while it is still going from where it is.
  @Test func aDialogOnScreenStaysWhereItIsIfAnAnchorAppears() throws {
    let presence = Presence()
    presence.isOnPath = false
    let helm = try Helm(nav: Self.rows)
    let host = dialogHost(helm) { Vanishing(isOnPath: presence.isOnPath) }
    helm.present(.ask)
    host.settle()
    host.pausesDismissals = true
    presence.isOnPath = true
    host.settle()
    #expect(host.modals == [.dialog])
    #expect(host.problems == [])
  }

  @Test func aDialogWhoseAnchorDisappearsIsAttachedToTheWholeScreen() async throws {
    let presence = Presence()
    let helm = try Helm(nav: Self.rows)
    let host = dialogHost(helm) { Vanishing(isOnPath: presence.isOnPath) }
    try host.tap("Delete")
    #expect(host.presenter != nil)
    presence.isOnPath = false
    host.settle()
    await host.settle { host.modals == [.dialog] }
    #expect(host.modals == [.dialog])
    #expect(helm.path == [.list => .ask])
    #expect(host.problems == [])
  }
}

extension Host {
  /// The text of the button that presents the dialog.
  fileprivate var presenter: String? {
    let rows = root.visible.filter { $0.kind != .window && $0.layer.count { $0.kind == .button } == 1 }
    let holder = rows.first { row in row.visible.contains { $0.kind == .dialog } }
    return holder?.texts.first
  }

  /// Whether the popover is presented by the view behind the button that opens it.
  fileprivate var isBesideAnchor: Bool {
    root.visible.contains { node in
      node.children.contains { $0.texts == ["Filter"] }
        && node.children.contains { $0.visible.contains { $0.kind == .popover } && $0.texts != ["Filter"] }
    }
  }
}
