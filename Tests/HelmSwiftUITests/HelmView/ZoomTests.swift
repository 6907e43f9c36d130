import Helm
@_spi(StandIn) import SwiftUI
import Testing

/// Screens that zoom from the view that presents them.
@Suite(.serialized) @MainActor struct ZoomTests {
  enum Album: String, Fragment { case list, photo, comments, share }

  struct ListView: View {
    @Environment(HelmScreen<Album>.self) private var screen

    var body: some View {
      ForEach([1, 2], id: \.self) { id in
        Button("Photo \(id)") { screen.present(.photo, id: id) }.helmAnchor(for: Album.photo, id: id)
      }
      Button("Share") { screen.present(.share) }.helmAnchor(for: Album.share)
    }
  }

  let helm: Helm<Album>
  let host: Host

  init() throws {
    helm = try Helm(nav: [.push(.list => .photo => .comments), .sheet(.list => .share)])
    host = Host(
      HelmView(helm) { fragment in
        if fragment == .list { ListView() } else { Text(verbatim: fragment.rawValue) }
      }
      .zoomTransition(for: .list => .photo, .list => .share))
  }

  private var sources: [AnyHashable] { host.root.all.compactMap(\.zoomSource) }
  private var zoomsFrom: [AnyHashable] { host.root.all.compactMap(\.zoomsFrom) }

  @Test func aScreenZoomsFromTheRowWithItsID() throws {
    #expect(Set(sources).count == 3)
    #expect(zoomsFrom == [])
    try host.tap("Photo 2")
    #expect(zoomsFrom == [sources[1]])
    helm.present(.comments)
    host.settle()
    #expect(zoomsFrom == [sources[1]])
    try host.back()
    #expect(zoomsFrom == [sources[1]])
    try host.back()
    #expect(zoomsFrom == [])
    #expect(host.problems == [])
  }

  @Test func aSheetZoomsFromItsButtonAndBack() throws {
    try host.tap("Share")
    #expect(zoomsFrom == [sources[2]])
    host.pausesDismissals = true
    helm.dismiss(.share)
    host.settle()
    #expect(zoomsFrom == [sources[2]])
    host.endDismissals()
    #expect(zoomsFrom == [])
    #expect(host.problems == [])
  }

  @Test func withoutAZoomTransitionNothingIsASource() throws {
    let host = Host(HelmView(helm) { fragment in if fragment == .list { ListView() } else { Text("other") } })
    try host.tap("Photo 1")
    #expect(host.root.all.compactMap(\.zoomSource) == [])
    #expect(host.root.all.compactMap(\.zoomsFrom) == [])
  }
}
