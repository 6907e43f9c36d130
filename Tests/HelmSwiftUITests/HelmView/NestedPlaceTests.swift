@_spi(StandIn) import SwiftUI
import Testing

@testable import Helm

/// Places within places: whether their holder has a stack for them, and what their views keep.
@Suite("Places within places", .serialized) @MainActor struct NestedPlaceTests {
  enum Room: Fragment {
    case home, news, feed, article, desk, drawer, folder, letter, shelf, left, right, wall, clock
  }

  static let graph = NavigationGraph<Room>(
    [
      .tabs(.home => .news), .swap(.news => .feed), .push(.feed => .article),
      .overlay(.desk => .drawer), .accessory(.drawer => .folder), .push(.folder => .letter),
      .tabs(.shelf => .left), .swap(.left => .right => .left), .inline(.wall => .clock),
    ], entry: .home)

  /// What takes over a held place is drawn there, and so is what is held in what is held.
  @Test(arguments: [(Room.home, true), (.news, false), (.desk, true), (.drawer, true), (.shelf, false), (.wall, false)])
  func aFragmentHoldsTheStacksOfAllThatIsDrawnInIt(room: Room, holdsStacks: Bool) {
    #expect(Self.graph.holdsStacks(room) == holdsStacks)
  }

  // MARK: Views

  enum Note: Fragment { case list, item, draft, sent, column, page }

  /// A place that is drawn although it is on no path, until it is.
  @Test func anEmptyPlaceTakesNoRoomAndAPlaceThatClosesKeepsItsScreen() throws {
    let helm = try Helm<Note>(nav: [.sheet(.list => .draft)])
    let context = HelmViewContext<Note, Text>(helm: helm) { Text(verbatim: "\($0.fragment)") }
    let host = Host(PlaceView(context: context, root: PathFragment(.draft)))
    #expect(host.texts == [])
    #expect(host.root.all.compactMap(\.frame) == [[0, 0]])
    helm.present(.draft)
    host.settle()
    #expect(host.texts == ["draft"])
    #expect(host.root.all.compactMap(\.frame) == [])
    helm.dismiss(.draft)
    host.settle()
    #expect(host.texts == ["draft"])
    #expect(host.problems == [])
  }

  /// A part is drawn for whatever id its fragment has.
  @Test func aPartWithAnotherIDIsANewView() throws {
    let helm = try Helm<Note>(nav: [.sheet(.list => .item)])
    let host = Host(HelmView(helm, part: .item) { _ in PlainView() })
    #expect(host.texts == [])
    helm.present(.item, id: 1)
    host.settle()
    try host.tap("Tap")
    #expect(host.texts.prefix(2) == ["item 1", "tapped 1"])
    helm.present(.item, id: 2)
    host.settle()
    #expect(host.texts.prefix(2) == ["item 2", "Tap"])
    #expect(helm.errors == [] && host.problems == [])
  }

  @Test func aScreenThatReplacesAnotherIsANewView() throws {
    let helm = try Helm<Note>(nav: [.swap(.draft => .sent)])
    let host = Host(HelmView(helm) { _ in PlainView() })
    try host.tap("Tap")
    #expect(host.texts.prefix(2) == ["draft", "tapped 1"])
    helm.present(.sent)
    host.settle()
    #expect(host.texts.prefix(2) == ["sent", "Tap"])
    #expect(helm.errors == [] && host.problems == [])
  }

  /// In a stack of the app's own, each screen pushes the next one itself.
  @Test func aScreenWithAnotherIDInAStackOfTheAppIsANewView() throws {
    let helm = try Helm<Note>(nav: [.push(.list => .item)])
    let host = Host(NavigationStack { HelmView(helm) { _ in PlainView() }.insideNavigationStack() })
    helm.present(.item, id: 1)
    host.settle()
    try host.tap("Tap")
    #expect(host.texts.prefix(2) == ["item 1", "tapped 1"])
    helm.presentedID(.item, as: Int.self).wrappedValue = 2
    host.settle()
    #expect(host.texts.prefix(2) == ["item 2", "Tap"])
    #expect(helm.errors == [] && host.problems == [])
  }

  // MARK: Back buttons

  @Test func aColumnThatMayNotBeLeftHasNoBackButtonAtTheBottomOfItsStack() throws {
    let helm = try Helm<Note>(
      nav: [.columns(.list => .column, dismissable: false), .push(.column => .page)], path: [.list => .column])
    let host = Host(HelmView(helm) { _ in PlainView() })
    #expect(host.texts.first == "column")
    #expect(throws: Host.Refusal.disabled("back button")) { try host.back() }
    helm.present(.page)
    host.settle()
    #expect(host.texts.first == "page")
    try host.back()
    #expect(host.texts.first == "column")
    #expect(throws: Host.Refusal.disabled("back button")) { try host.back() }
    #expect(helm.path == [.list => .column])
    #expect(helm.errors == [] && host.problems == [])
  }

  @Test func aColumnInAStackOfTheAppHasNoBackButtonWhileItMayNotBeLeft() throws {
    let helm = try Helm<Note>(nav: [.columns(.list => .column)])
    let host = Host(NavigationStack { HelmView(helm) { _ in PlainView() }.insideNavigationStack() })
    helm.present(.column)
    let token = helm.guard(leaving: .column) { .deny("unsaved") }
    host.settle()
    #expect(host.texts.first == "column")
    #expect(throws: Host.Refusal.disabled("back button")) { try host.back() }
    token?.cancel()
    host.settle()
    try host.back()
    #expect(host.texts.first == "list")
    #expect(helm.path == [])
    #expect(helm.errors == [] && host.problems == [])
  }

  // MARK: Stacks

  /// Its bars would be nested in those of the stacks that it holds.
  @Test func aFragmentThatHoldsStacksGetsNoneForItsTitle() throws {
    let helm = try Helm<Room>(nav: [.tabs(.home => .news), .push(.news => .article)])
    func outline(stackAt fragments: Room...) -> String {
      let view = HelmView(helm) { room in if room == .home { HelmContent() } else { Text(verbatim: "\(room)") } }
      return Host(fragments.isEmpty ? view : view.stack(at: .home)).root.outline
    }
    #expect(outline().split(separator: "\n").count { $0.hasSuffix(" stack") } == 1)
    #expect(outline(stackAt: .home) == outline())
  }

  /// In a stack of the app's own, the screen in front presents a modal: a column, though nothing is pushed on it.
  @Test func aColumnInFrontPresentsTheModalsOfItsHolder() throws {
    let helm = try Helm<Note>(nav: [.columns(.list => .column), .sheet(.list => .draft)])
    helm.present(.column)
    helm.present(.draft, from: .list)
    let row = helm.row(over: ModalBase(place: PathFragment(Note.list), hasHolders: true), sheets: [])
    #expect(row.map(\.place.fragment) == [.draft])
    #expect(row.map(\.holder?.fragment) == [.column])
    #expect(helm.errors == [])
  }
}
