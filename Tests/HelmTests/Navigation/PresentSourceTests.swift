import Helm
import Testing

/// Where a present starts from, when the fragment has fewer segues in than there are presented fragments.
@Suite("present(fragment:id:) finds its source (semantics.md §4)") struct PresentSourceTests {
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

  @Test func theOnlySourceIsFoundBelowOthers() throws {
    var navigation = try navigation()
    for overlay in [Section.news, .login, .register] { try navigation.present(fragment: overlay) }
    try navigation.present(fragment: .forgotPass)
    #expect(navigation.path.last == PathEdge(.splash => .forgotPass))
  }

  @Test func theTopmostOfTwoIDsIsTheSource() throws {
    var navigation = try navigation()
    try navigation.present(fragment: .library, id: 1)
    try navigation.present(fragment: .news)
    try navigation.present(fragment: .library, id: 2)
    try navigation.present(fragment: .compose)
    #expect(navigation.path.last == PathEdge(.library => .compose, sourceID: 2))
    try navigation.dismiss()
    try navigation.present(fragment: .register)
    try navigation.dismiss(fragment: .library, id: 2)
    try navigation.present(fragment: .compose)
    #expect(navigation.path.last == PathEdge(.library => .compose, sourceID: 1))
  }

  @Test func aHiddenSourceAndADisabledSegueAreNone() throws {
    var navigation = try navigation()
    for overlay in [Section.news, .login, .register] { try navigation.present(fragment: overlay) }
    #expect(!navigation.canPresent(fragment: .compose))
    try navigation.present(fragment: .library)
    #expect(navigation.canPresent(fragment: .compose))
    try navigation.add(trait: .disabled, to: [.library => .compose])
    #expect(!navigation.canPresent(fragment: .compose))
  }
}
