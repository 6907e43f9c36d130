import Helm
import Testing

/// The source of a present, if the fragment has fewer incoming segues than there are presented fragments.
@Suite("present(_:id:) finds its source (Semantics.md §4)") struct PresentSourceTests {
  private func navigation() throws -> Navigation<Section> {
    func overlay(_ edge: DirectedEdge<Section>) -> Segue<Section> {
      Segue(edge, style: .hold, dismissable: true, presentation: .overlay)
    }
    return try Navigation(
      graph: NavigationGraph([
        overlay(.splash => .news), overlay(.splash => .login), overlay(.splash => .library),
        overlay(.news => .library), overlay(.splash => .register),
        Segue(.library => .compose, style: .hold, dismissable: true),
        Segue(.splash => .forgotPass, style: .hold, dismissable: true),
      ]))
  }

  @Test func theOnlySourceIsFoundBelowOtherFragments() throws {
    var navigation = try navigation()
    for overlay in [Section.news, .login, .register] { try navigation.present(overlay) }
    try navigation.present(.forgotPass)
    #expect(navigation.path.last == PathEdge(.splash => .forgotPass))
  }

  @Test func theTopmostSourceOfTwoIDsIsUsed() throws {
    var navigation = try navigation()
    try navigation.present(.library, id: 1)
    try navigation.present(.news)
    try navigation.present(.library, id: 2)
    try navigation.present(.compose)
    #expect(navigation.path.last == PathEdge(.library => .compose, sourceID: 2))
    try navigation.dismiss()
    try navigation.present(.register)
    try navigation.dismiss(.library, id: 2)
    try navigation.present(.compose)
    #expect(navigation.path.last == PathEdge(.library => .compose, sourceID: 1))
  }

  @Test func hiddenSourcesAndDisabledSeguesAreIgnored() throws {
    var navigation = try navigation()
    for overlay in [Section.news, .login, .register] { try navigation.present(overlay) }
    #expect(!navigation.can(.present(.compose)))
    try navigation.present(.library)
    #expect(navigation.can(.present(.compose)))
    try navigation.add(trait: .disabled, to: [.library => .compose])
    #expect(!navigation.can(.present(.compose)))
  }
}
