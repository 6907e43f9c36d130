@_spi(StandIn) import SwiftUI
import Testing

@testable import Helm

/// A closing sheet keeps its content, including its bars, whatever happens to it in the state.
@Suite("Closing modals", .serialized) @MainActor struct ClosingTests {
  enum Room: Fragment { case root, room, left, right, list, detail, single, note, extra, bar, over, aside, other, card }

  nonisolated static let segues: Segues<Room> = [
    .sheet([.root => .room, .root => .card, .room => .note]),
    .cover(.root => .other),
  ]

  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let segues: Segues<Room>
    let commands: [NavigationCommand<Room>]

    /// The visible content of the sheet.
    let texts: [String]

    init(_ name: String, _ segues: Segues<Room>, _ commands: [NavigationCommand<Room>], _ texts: String...) {
      (testDescription, self.segues, self.commands, self.texts) = (name, segues, commands, texts)
    }
  }

  nonisolated static let cases: [Case] = [
    Case("a screen", [], [], "room"),
    Case("a stack", [.push(.room => .left), .push(.left => .right)], [.present(.left), .present(.right)], "right"),
    Case("a replaced screen", [.swap(.room => .left)], [.present(.left)], "left"),
    Case("tabs", [.tabs(.room => [.left, .right])], [.present(.right)], "room", "right"),
    Case(
      "a stack in a tab", [.tabs(.room => [.left, .right]), .push(.right => .detail)],
      [.present(.right), .present(.detail)], "room", "detail"),
    Case(
      "a stack over tabs", [.tabs(.room => [.left, .right]), .push(.left => .detail), .push(.room => .single)],
      [.present(.single)], "single"),
    Case("columns", [.columns(.room => .detail)], [.present(.detail)], "detail"),
    Case(
      "three columns", [.columns(.room => .list), .columns(.list => .detail), .push(.detail => .single)],
      [.present(.list), .present(.detail), .present(.single)], "single"),
    Case(
      "an overlay", [.overlay(.room => [.over, .extra])], [.present(.over), .present(.extra)], "room", "over", "extra"),
    Case("an accessory", [.accessory(.room => .bar)], [.present(.bar)], "room", "bar"),
    Case(
      "an accessory of tabs", [.tabs(.room => [.left, .right]), .accessory(.room => .bar)],
      [.present(.right), .present(.bar)], "room", "right", "bar"),
    Case("an inspector", [.overlay(.room => .aside)], [.present(.aside)], "room", "aside"),
  ]

  private func host(_ helm: Helm<Room>) -> Host {
    Host(
      HelmView(helm) { room in
        Text(verbatim: "\(room)")
        if room == .room, !helm.graph.tabs(of: room).isEmpty { HelmTabs { (tab: Room) in Text(verbatim: "to \(tab)") } }
      }
      .inspector(for: .room => .aside))
  }

  private func helm(_ segues: Segues<Room>) throws -> Helm<Room> {
    try Helm(graph: NavigationGraph(Array(Self.segues) + Array(segues), entry: .root))
  }

  /// How a sheet closes: alone, or replaced by something else.
  nonisolated static let ends: [NavigationCommand<Room>] = [
    .dismiss(.room), .sequence([.dismiss(.room), .present(.card)]), .sequence([.dismiss(.room), .present(.other)]),
  ]

  @Test(arguments: cases, ends)
  func aClosingSheetKeepsItsContent(of each: Case, end: NavigationCommand<Room>) throws {
    let helm = try helm(each.segues)
    let host = host(helm)
    for command in [.present(.room)] + each.commands { _ = try helm.perform(command).get() }
    host.settle()
    #expect(host.texts == each.texts)
    let outline = host.front.outline
    for place in helm.presentedFragments where place.fragment != .root {
      let identifier = "#" + place.fragment.screenIdentifier
      #expect(outline.split(separator: "\n").count { $0.hasSuffix(identifier) } == 1, "\(place) is drawn once")
    }
    host.pausesDismissals = true
    _ = try helm.perform(end).get()
    host.settle()
    #expect(host.going.map { $0.outline.replacing("sheet going", with: "sheet") } == [outline])
    // A gesture in a closing sheet writes nothing.
    #expect(helm.path.contains { $0.to.fragment == .room } == false)
    let path = helm.path
    host.pausesDismissals = false
    host.endDismissals()
    #expect(helm.path == path && host.going.isEmpty)
    #expect(host.texts == [path.last.map { "\($0.to.fragment)" } ?? "root"])
    #expect(helm.errors == [] && host.problems == [])
  }

  /// A sheet over a closing one has to close first, and is presented again after it.
  @Test func aSheetOverAClosingSheetIsPresentedAgain() throws {
    enum Shop: Fragment { case home, offers, cart, filter, colors }
    let helm = try Helm<Shop>(nav: [
      .tabs(.home => [.offers]), .sheet(.home => .cart), .sheet(.offers => .filter), .push(.filter => .colors),
    ])
    let host = Host(
      HelmView(helm) { fragment in
        if fragment == .home { HelmContent() } else { Text(verbatim: "\(fragment)") }
      })
    helm.present(.cart)
    _ = try helm.perform(.present(.filter, from: .any(.offers))).get()
    host.settle()
    #expect(host.modals == [.sheet, .sheet] && host.texts == ["filter"])
    host.pausesDismissals = true
    _ = try helm.perform(.sequence([.dismiss(.cart), .present(.colors)])).get()
    host.settle()
    #expect(helm.presentedFragments.map(\.fragment) == [.home, .offers, .colors])
    #expect(host.going.map(\.texts) == [["colors"]])
    #expect(host.texts == ["cart"])
    host.endDismissals()
    #expect(host.going.map(\.texts) == [["cart"]])
    host.endDismissals()
    #expect(host.going.isEmpty)
    #expect(host.modals == [.sheet])
    #expect(host.texts == ["colors"])
    #expect(helm.errors == [] && host.problems == [])
  }

  /// A fragment presented elsewhere meanwhile has other views.
  @Test func aClosingSheetIgnoresItsFragmentInAnotherPlace() throws {
    enum Shop: Fragment { case home, list, cart, pay }
    let helm = try Helm<Shop>(nav: [
      .sheet(.home => .cart), .push(.home => .list), .push(.list => .cart), .push(.cart => .pay),
    ])
    let host = Host(HelmView(helm) { fragment in Text(verbatim: "\(fragment)") })
    helm.present(.cart)
    helm.present(.pay)
    host.settle()
    #expect(host.modals == [.sheet] && host.texts == ["pay"])
    host.pausesDismissals = true
    try helm.replace(path: [.home => .list, .list => .cart])
    host.settle()
    #expect(host.going.map(\.texts) == [["pay"]])
    #expect(host.texts == ["cart"])
    host.endDismissals()
    #expect(host.going.isEmpty && host.texts == ["cart"])
    #expect(helm.hasPath([.home => .list, .list => .cart]))
    #expect(helm.errors == [] && host.problems == [])
  }
}
