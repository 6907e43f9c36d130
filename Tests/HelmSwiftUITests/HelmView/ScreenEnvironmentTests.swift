import Helm
@_spi(StandIn) import SwiftUI
import Testing

/// Environment values that a screen sets with SwiftUI's own modifier.
@Suite @MainActor struct ScreenEnvironmentTests {
  enum Room: String, Fragment { case app, home, detail, note }

  struct RoomView: View {
    let room: Room

    var body: some View {
      switch room {
      case .app: HelmContent().environment(\.size, 7)
      case .home: EnvironmentLabel(room.rawValue).environment(\.color, "blue")
      default: EnvironmentLabel(room.rawValue)
      }
    }
  }

  let helm: Helm<Room>
  let host: Host

  init() throws {
    helm = try Helm(nav: [.tabs(.app => .home), .push(.home => .detail), .sheet(.home => .note)])
    host = Host(HelmView(helm) { room in RoomView(room: room) })
  }

  @Test func environmentValuesOfAScreenApplyToItsContent() {
    #expect(host.texts.last == "home blue 7")
    helm.present(.note)
    host.settle()
    #expect(host.texts == ["note none 0"])
    helm.dismiss()
    helm.present(.detail)
    host.settle()
    #expect(host.texts.last == "detail none 7")
    #expect(helm.errors.isEmpty && host.problems == [])
  }
}
