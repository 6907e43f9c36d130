@_spi(StandIn) import SwiftUI
import Testing

@testable import Helm

/// What debug builds remember of bindings, and when they warn.
@Suite @MainActor struct BindingKeyTests {
  enum Feed: Fragment { case home, compose, pick, note }

  let helm: Helm<Feed>

  init() throws {
    helm = try Helm(nav: [.sheet(.home => [.compose, .note]), .push(.compose => .pick)])
  }

  @Test func keysOfOneFragmentAreEqualWhereverTheyWereMade() {
    let memory = helm.viewMemory
    let key = memory.key(to: .any(.compose), CallSite("Feed/HomeView.swift", 10))
    let other = memory.key(to: .any(.compose), CallSite("Feed/ListView.swift", 20))
    #expect(key == other)
    #expect(Set([key, other]).count == 1)
    #expect(key != memory.key(to: .any(.note), CallSite("Feed/HomeView.swift", 10)))
    #expect(key != memory.key(to: .exactly(.compose, id: nil), CallSite("Feed/HomeView.swift", 10)))
  }

  @Test func aQueryOfWhatIsNotShownIsNotComparedWithItsBinding() {
    let compose: Binding<Bool> = helm.isPresented(.compose)
    #expect(helm.isPresented(.compose) == false)
    helm.present(.note)
    #expect(helm.isPresented(.compose) == false)
    #expect(helm.viewMemory.warnings.isEmpty)
    helm.present(.compose)
    helm.present(.pick)
    #expect(compose.wrappedValue)
    #expect(helm.isPresented(.compose) == false)
    #expect(helm.viewMemory.warnings.count == 1)
    withExtendedLifetime(compose) {}
  }
}
