@_spi(StandIn) import SwiftUI
import Testing

@testable import Helm

@Suite("Accessibility identifiers", .serialized) @MainActor struct IdentifierTests {
  enum Room: Fragment { case hall, kitchen, note }

  @Test func screensAndButtonsHaveAccessibilityIdentifiers() throws {
    let helm = try Helm<Room>(nav: [
      Segue(from: .hall, to: .kitchen, dismissable: true),
      Segue(from: .hall, to: .note, style: .hold, dismissable: true),
    ])
    let host = Host(
      HelmView(helm) { (room: Room) in
        Button("Eat") { helm.present(.kitchen) }.helmPresents(Room.kitchen)
        Button("Close") { helm.dismiss() }.helmDismisses(room)
      })
    func identifiers() -> Set<String> {
      Set(host.root.visible.compactMap(\.accessibilityIdentifier).filter { $0.hasPrefix("helm.") })
    }
    #expect(identifiers() == ["helm.screen.hall", "helm.present.kitchen", "helm.dismiss.hall"])
    helm.present(.kitchen)
    host.settle()
    #expect(identifiers().contains("helm.screen.kitchen"))
    #expect(!identifiers().contains("helm.screen.hall"))
    #expect(host.problems == [])
  }
}
