@_spi(StandIn) import SwiftUI
import Testing

@testable import Helm

/// Writes of the system that come when the modal that they close has gone already.
@MainActor struct LateWriteTests {
  enum Page: String, Fragment { case home, compose }

  @Test func closingAModalThatHasGoneIsNoError() throws {
    let helm = try Helm<Page>(nav: [.sheet(.home => .compose)])
    let (root, row) = (RowRoot(place: PathFragment(Page.home)), ModalRow<Page>())
    func binding() throws -> Binding<HeldModal<Page>?> {
      let modal = try #require(helm.row(over: root, sheets: []).first)
      return helm.binding(to: modal, at: 0, of: row, over: root)
    }
    helm.present(.compose)
    let late = try binding()
    helm.dismiss(.compose)
    late.wrappedValue = nil
    #expect(helm.path == [] && helm.errors.isEmpty)

    helm.present(.compose)
    try binding().wrappedValue = nil
    #expect(helm.path == [] && helm.errors.isEmpty)
  }
}
