import HelmTestSupport
import Observation
@_spi(StandIn) @testable import SwiftUI
import Testing

@testable import Helm

/// What the views of screens find, place and pass on.
@Suite(.serialized) @MainActor struct ScreenContentTests {
  // MARK: Places

  enum Feed: Fragment { case list, profile }

  static let feed: Segues<Feed> = [.push([.list, .profile] => .profile)]

  struct PlaceLabel: View {
    @Environment(HelmScreen<Feed>.self) private var screen

    var body: some View { Text(verbatim: screen.place.description) }
  }

  /// A label of a profile, beside a value that changes with each command.
  struct ProfileView: View {
    let helm: Helm<Feed>

    var body: some View {
      Text(verbatim: "\(helm.path.count)")
      PlaceLabel().helmScreen(.profile, of: helm)
    }
  }

  @Test func aViewKeepsItsScreenUntilThatIsGoneAndAnotherOneIsShown() throws {
    let helm = try Helm(nav: Self.feed)
    let host = Host(ProfileView(helm: helm))
    #expect(host.texts == ["0", "profile"])
    helm.present(.profile, id: 1)
    host.settle()
    #expect(host.texts == ["1", "profile (id 1)"])
    helm.present(.profile, id: 2)
    host.settle()
    #expect(host.texts == ["2", "profile (id 1)"])
    helm.back(to: .list)
    host.settle()
    #expect(host.texts == ["0", "profile (id 1)"])
    helm.present(.profile, id: 3)
    host.settle()
    #expect(host.texts == ["1", "profile (id 3)"])
    #expect(helm.errors == [] && host.problems == [])
  }

  @MainActor @Observable final class Choice {
    var isSecond = false
  }

  struct Opener: View {
    @Environment(HelmScreen<Feed>.self) private var screen

    var body: some View { Button("Open") { screen.present(.profile) } }
  }

  struct Switching: View {
    let first: Helm<Feed>
    let second: Helm<Feed>
    let choice: Choice

    var body: some View { Opener().helmScreen(PathFragment(Feed.list), of: choice.isSecond ? second : first) }
  }

  @Test func aViewThatGetsAnotherHelmSendsItsCommandsThere() throws {
    let (first, second, choice) = (try Helm(nav: Self.feed), try Helm(nav: Self.feed), Choice())
    let host = Host(Switching(first: first, second: second, choice: choice))
    try host.tap("Open")
    #expect(first.path == [.list => .profile] && second.path == [])
    choice.isSecond = true
    host.settle()
    try host.tap("Open")
    #expect(first.path == [.list => .profile] && second.path == [.list => .profile])
    #expect(first.errors == [] && second.errors == [] && host.problems == [])
  }

  // MARK: Children

  enum Tabs: Fragment { case home, news, mail }
  enum Other: Fragment { case thing }

  @Test func aChildOfAnotherModuleIsEmpty() throws {
    let helm = try Helm<Tabs>(nav: [.tabs(.home => [.news, .mail])])
    let host = Host(
      HelmView(helm) { tab in
        if tab == .home { HelmContent(Other.thing) } else { Text(verbatim: "\(tab)") }
      })
    #expect(host.texts == [])
    #expect(host.problems == [])
  }

  // MARK: Inspectors

  enum Editor: Fragment { case document, details, help }

  static let editor: Segues<Editor> = [.accessory(.document => .details), .overlay(.document => .help)]

  private func inspected(_ host: Host) -> [[String]] {
    host.root.visible.filter { $0.kind == .inspector }.map(\.texts)
  }

  @Test(arguments: [Editor.details, .help]) func theSystemOpensAnInspectorAndIsToldOfRefusals(child: Editor) throws {
    let helm = try Helm(nav: Self.editor)
    let host = Host(
      HelmView(helm) { Text(verbatim: "\($0)") }.inspector(for: DirectedEdge(from: .document, to: child)))
    helm.present(child)
    host.settle()
    let inspector = try #require(host.root.all.first { $0.kind == .inspector })
    let document = PathFragment(Editor.document)
    func notified(_ isOpen: Bool) -> Int {
      notifications({ _ = helm.places(of: child, in: document) }, while: { inspector.toggle?(isOpen) })
    }
    #expect(notified(true) == 0)
    #expect(inspected(host) == [["\(child)"]])
    helm.dismiss(child)
    host.settle()
    #expect(inspected(host) == [])

    let token = helm.guard(.into(child)) { .deny("not now") }
    #expect(notified(true) == 1)
    host.settle()
    #expect(inspected(host) == [])
    token?.cancel()
    inspector.toggle?(true)
    host.settle()
    #expect(inspected(host) == [["\(child)"]])

    helm.guard(leaving: child) { .deny("pinned") }
    #expect(notified(false) == 1)
    #expect(notified(true) == 0)
    host.settle()
    #expect(inspected(host) == [["\(child)"]])
    #expect(helm.path == [PathEdge(DirectedEdge(from: .document, to: child))])
    #expect(helm.errors == [] && host.problems == [])
  }

  // MARK: Popovers

  enum Desk: Fragment { case list, item, pick, more }

  struct DeskView: View {
    let desk: Desk

    var body: some View {
      if desk == .item {
        Button("Pick") {}.helmAnchor(for: Desk.pick)
      } else {
        Text(verbatim: "\(desk)")
      }
    }
  }

  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let width: UserInterfaceSizeClass
    let segues: Segues<Desk>

    /// The visible texts of the popover.
    let texts: [String]
  }

  nonisolated static let cases: [Case] = [
    Case(
      testDescription: "a stack", width: .compact,
      segues: [.push(.list => .item), .popover(.item => .pick), .push(.pick => .more)], texts: ["more"]),
    Case(
      testDescription: "columns", width: .regular,
      segues: [.columns(.list => .item), .popover(.item => .pick), .columns(.pick => .more)],
      texts: ["pick", "more"]),
  ]

  /// It points at a view that is in such a container itself.
  @Test(arguments: cases) func aPopoverHasContainersOfItsOwn(each: Case) throws {
    let helm = try Helm(nav: each.segues)
    let host = Host(HelmView(helm) { DeskView(desk: $0) }, width: each.width)
    for desk in [Desk.item, .pick, .more] {
      helm.present(desk)
      host.settle()
    }
    #expect(host.modals == [.popover])
    #expect(host.texts == each.texts)
    helm.back()
    host.settle()
    #expect(host.modals == [.popover])
    #expect(host.texts == ["pick"])
    #expect(helm.errors == [] && host.problems == [])
  }

  // MARK: Environment

  enum Room: String, Fragment { case home, hall, note }

  @Test func aModalGetsTheValueOfItsNearestHolderAndKeepsIt() throws {
    let helm = try Helm<Room>(nav: [.tabs(.home => .hall), .sheet([.home, .hall] => .note)])
    let host = Host(
      HelmView(helm) { room in
        switch room {
        case .home: HelmContent().helmEnvironment(\.color, "outer")
        case .hall: EnvironmentLabel(room.rawValue).helmEnvironment(\.color, "inner")
        case .note: EnvironmentLabel(room.rawValue)
        }
      })
    helm.present(.note, from: .hall)
    host.settle()
    #expect(host.texts == ["note inner 0"])
    host.pausesDismissals = true
    helm.dismiss(.note)
    host.settle()
    #expect(host.going.map(\.texts) == [["note inner 0"]])
    host.pausesDismissals = false
    host.endDismissals()
    helm.present(.note, from: .home)
    host.settle()
    #expect(host.texts == ["note outer 0"])
    #expect(helm.errors == [] && host.problems == [])
  }

  /// An object that can't be compared with others.
  final class Paint: Sendable {
    let name: String

    init(_ name: String) { self.name = name }
  }

  @MainActor @Observable final class Palette {
    var paint = Paint("blue")
  }

  struct PaintLabel: View {
    @Environment(\.paint) private var paint
    let room: Room

    var body: some View { Text(verbatim: "\(room) \(paint.name)") }
  }

  @Test func aModalGetsAnotherObjectOfItsHolder() throws {
    let helm = try Helm<Room>(nav: [.sheet(.hall => .note)])
    let palette = Palette()
    let host = Host(
      HelmView(helm) { [palette] room in
        if room == .hall {
          PaintLabel(room: room).helmEnvironment(\.paint, palette.paint)
        } else {
          PaintLabel(room: room)
        }
      })
    helm.present(.note)
    host.settle()
    #expect(host.texts == ["note blue"])
    palette.paint = Paint("green")
    host.settle()
    #expect(host.texts == ["note green"])
    #expect(helm.errors == [] && host.problems == [])
  }
}

extension EnvironmentValues {
  private enum PaintKey: EnvironmentKey {
    static var defaultValue: ScreenContentTests.Paint { ScreenContentTests.Paint("no paint") }
  }

  var paint: ScreenContentTests.Paint {
    get { self[PaintKey.self] }
    set { self[PaintKey.self] = newValue }
  }
}
