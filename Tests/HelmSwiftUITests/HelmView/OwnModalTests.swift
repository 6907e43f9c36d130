import Helm
@_spi(StandIn) import SwiftUI
import Testing

/// A sheet that a screen presents with a binding of its own state.
@Suite @MainActor struct OwnModalTests {
  enum Room: String, Fragment { case home, detail }

  struct RoomView: View {
    @State private var isAsking = false
    let room: Room

    var body: some View {
      Text(verbatim: room.rawValue).sheet(isPresented: $isAsking) { Text("sure?") }
      Button("Ask") { isAsking = true }
    }
  }

  let helm: Helm<Room>
  let host: Host

  init() throws {
    helm = try Helm(nav: [.push(.home => .detail)])
    host = Host(HelmView(helm) { room in RoomView(room: room) })
  }

  @Test func aModalOfAScreensOwnStateIsKept() throws {
    try host.tap("Ask")
    #expect(host.modals == [.sheet])
    #expect(host.texts == ["sure?"])
    #expect(helm.path == [])
    // A change meanwhile redraws the screen.
    helm.edit(segue: .home => .detail).add(trait: .disabled)
    host.settle()
    #expect(host.texts == ["sure?"])
    try host.dismissModal()
    #expect(host.modals == [])
    #expect(helm.path == [] && helm.errors.isEmpty && host.problems == [])
  }
}
