import Observation
@_spi(StandIn) import SwiftUI
import Testing

@testable import Helm

/// Environment values that a screen sets for its modals.
@Suite(.serialized) @MainActor struct CarriedEnvironmentTests {
  enum Room: String, Fragment { case home, hall, shed, note, detail, write, confirm, menu, inner }

  struct RoomView: View {
    @Environment(\.color) private var color
    let room: Room
    let theme: Theme

    var body: some View {
      switch room {
      case .home: HelmContent().helmEnvironment(\.size, 7)
      case .hall: EnvironmentLabel(room.rawValue).helmEnvironment(\.color, theme.color)
      case .confirm: HelmAlert("Sure?") { Button(color) {} }
      default: EnvironmentLabel(room.rawValue)
      }
    }
  }

  @MainActor @Observable final class Theme {
    var color = "blue"
  }

  let helm: Helm<Room>
  let theme = Theme()
  let host: Host

  init() throws {
    helm = try Helm(nav: [
      .tabs(.home => [.hall, .shed]), .push(.hall => .detail), .sheet(.hall => .note), .sheet(.shed => .note),
      .sheet(.detail => .menu), .push(.note => .inner), .sheet(.note => .write), .alert(.hall => .confirm),
      .sheet(.home => .menu),
    ])
    host = Host(HelmView(helm) { [theme] room in RoomView(room: room, theme: theme) })
  }

  private func shown(after command: NavigationCommand<Room>) -> [String] {
    helm.perform(command)
    host.settle()
    return host.texts
  }

  /// A view adds its value again whenever it changes.
  @Test func eachValueIsKeptOnce() {
    let (values, place) = (PropagatedValues<Room>(), PathFragment(Room.hall))
    let (outer, inner) = (PropagatedValue(), PropagatedValue())
    (outer.depth, inner.depth) = (0, 1)
    for value in [inner, outer, inner, outer] { values.add(value, of: place) }
    #expect(values.of([place, PathFragment(.home)]).map(\.depth) == [0, 1])
  }

  @Test func aSheetGetsTheEnvironmentOfItsHolderAndAncestors() {
    #expect(shown(after: .present(.note)) == ["note blue 7"])
    #expect(shown(after: .present(.inner)) == ["inner blue 7"])
    #expect(shown(after: .dismiss) == ["note blue 7"])
    #expect(shown(after: .present(.write)) == ["write blue 7"])
    #expect(host.modals == [.sheet, .sheet])
    theme.color = "green"
    host.settle()
    #expect(host.texts == ["write green 7"])
    #expect(helm.errors.isEmpty && host.problems == [])
  }

  @Test func otherScreensDoNotGetTheEnvironmentOfAHolder() {
    #expect(shown(after: .present(.detail)).last == "detail none 7")  // a stack passes on the environment around it
    #expect(shown(after: .present(.menu)) == ["menu none 7"])
    _ = shown(after: .dismiss)
    _ = shown(after: .present(.shed))
    #expect(shown(after: .present(.note)) == ["note none 7"])
    #expect(helm.errors.isEmpty && host.problems == [])
  }

  /// A sheet on a hall that sets values in a way of its own.
  private func host(@ViewBuilder _ hall: @escaping () -> some View) -> Host {
    let host = Host(
      HelmView(helm) { room in
        switch room {
        case .home: HelmContent()
        case .hall: hall()
        default: EnvironmentLabel(room.rawValue)
        }
      })
    helm.present(.note)
    host.settle()
    return host
  }

  @Test func theInnermostOfSeveralEnvironmentValuesWins() {
    let host = host { [theme] in
      RoomView(room: .hall, theme: theme).helmEnvironment(\.color, "outer").helmEnvironment(\.size, 3)
    }
    #expect(host.texts == ["note blue 3"])
    theme.color = "green"
    host.settle()
    #expect(host.texts == ["note green 3"])
    #expect(host.problems == [])
  }

  @Test func anOuterValueThatChangesLaterStillLosesToAnInnerOne() {
    let host = host { [theme] in
      EnvironmentLabel("hall").helmEnvironment(\.color, "inner").helmEnvironment(\.color, theme.color)
    }
    #expect(host.texts == ["note inner 0"])
    theme.color = "green"
    host.settle()
    #expect(host.texts == ["note inner 0"])
    #expect(host.problems == [])
  }

  @Test func anAlertGetsTheEnvironmentOfItsHolder() throws {
    #expect(shown(after: .present(.confirm)).contains("Sure?"))
    try host.tap("blue")
    #expect(host.modals == [])
    #expect(host.problems == [])
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
  }

  /// A modal isn't built anew, without its state, when a screen sets a value for the first time.
  @Test func aSheetKeepsItsStateWhenTheFirstValueIsSet() throws {
    let host = Host(
      HelmView(helm) { room in
        switch room {
        case .home: HelmContent()
        case .note: Counter()
        case .inner: EnvironmentLabel("inner").helmEnvironment(\.size, 3)
        default: EnvironmentLabel(room.rawValue)
        }
      })
    helm.go(through: [.hall, .note])
    host.settle()
    try host.tap("count 0")
    helm.present(.inner)
    host.settle()
    #expect(host.texts == ["inner none 3"])
    helm.back()
    host.settle()
    #expect(host.texts == ["count 1"])
    #expect(helm.errors.isEmpty && host.problems == [])
  }

  @Test func outsideAHelmViewOnlyTheEnvironmentIsUsed() {
    let host = Host(RoomView(room: .hall, theme: theme))
    #expect(host.texts == ["hall blue 0"])
  }
}
