@_spi(StandIn) import SwiftUI
import Testing

@testable import Helm

/// Writes by the system after the modal that they close was removed.
@MainActor struct LateWriteTests {
  enum Page: String, Fragment { case home, compose }

  @Test func closingARemovedModalIsNotAnError() throws {
    let helm = try Helm<Page>(nav: [.sheet(.home => .compose)])
    let row = ModalPresenter(over: ModalBase(place: PathFragment(Page.home)), of: helm)
    func binding() -> Binding<PresentedModal<Page>?> { Bindable(row)[dynamicMember: \.[shows: row.wanted.first]] }
    helm.present(.compose)
    let late = binding()
    #expect(late.wrappedValue?.id == PathFragment(.compose))
    helm.dismiss(.compose)
    late.wrappedValue = nil
    #expect(helm.path == [] && helm.errors.isEmpty)

    helm.present(.compose)
    binding().wrappedValue = nil
    #expect(helm.path == [] && helm.errors.isEmpty)
  }
}
