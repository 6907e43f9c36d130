import Helm
@_spi(StandIn) import SwiftUI
import Testing

@Suite("Transitions and animations", .serialized) @MainActor struct AnimationTests {
  let helm: Helm<Shop>
  let host: Host

  init() throws {
    helm = try Helm(nav: Shop.segues)
    host = Host(ShopView(helm: helm))
  }

  var transitions: [String] { host.root.visible.compactMap(\.transition) }

  @Test func swapsUseTheTransitionOfTheirSegue() throws {
    #expect(transitions == ["opacity"])
    helm.present(.home)
    host.settle()
    #expect(transitions.first == "slide")
  }

  @Test func changesUseTheAnimationAroundTheCommand() throws {
    withAnimation(.snappy) {
      helm.present(.home)
      #expect(helm.presentedFragments.last == PathFragment(.offers))  // immediately, whatever the animation does
    }
    #expect(host.animation == .snappy)
    host.settle()
    #expect(host.texts.first == "offers")
    helm.present(.player)
    #expect(host.animation == nil)
    host.settle()
    withAnimation { helm.dismiss(.player) }
    #expect(host.animation == .default)
    withAnimation(.spring) {
      helm.present(.product)
      helm.present(.reviews)
    }
    #expect(host.animation == .spring)
    host.settle()
    #expect(host.texts.first == "reviews")
    #expect(host.problems == [])
  }
}
