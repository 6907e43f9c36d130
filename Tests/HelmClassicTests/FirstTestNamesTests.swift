import HelmClassic
import Testing

/// What the tests of the first library use besides its READMEs; `Scripts/check-first-library` runs these tests
/// themselves.
@Suite("Names used in the first library's tests") @MainActor struct FirstTestNamesTests {
  enum Letter: Fragment { case a, b, c }

  @Test func matchAllReturnsASetOfIDs() throws {
    let helm = try Helm(nav: [Segue(.a => .b, dismissable: true), Segue(.b => .b, style: .hold)] as Set<Segue<Letter>>)
    helm.present(fragment: .b, id: 1)
    helm.present(fragment: .b, id: 2)
    let ids: Set<Int> = helm.matchAll(.b)
    #expect(ids == [1, 2])
    let none: Set<Int> = helm.matchAll(.a)
    #expect(none.isEmpty)
  }

  @Test func pathEdgesArePresented() throws {
    let segues: Set<Segue<Letter>> = [Segue(.a, to: .b).makeDismissable(), Segue(.b, to: .c)]
    let helm = try Helm(nav: segues)
    let (open, missing) = (PathEdge<Letter>(.a => .b, sourceId: nil, targetId: 1), PathEdge<Letter>(.a => .c))
    try helm.present(pathEdge: open)
    #expect(helm.path == [open] as [PathEdge<Letter>] && helm.nav == segues)
    #expect(throws: HelmError<Letter>.missingSegueForEdge(.a => .c, index: nil, hint: .segues([.a => .b]))) {
      try helm.present(pathEdge: missing)
    }
    #expect(throws: HelmError<Letter>.missingPathEdge(open.inverted)) { try helm.dismiss(pathEdge: open.inverted) }
    #expect(helm.path == [open])
    try helm.dismiss(pathEdge: open)
    #expect(helm.path.isEmpty)
    try helm.replace(path: [open] as [PathEdge<Letter>])
    #expect(helm.path == [open] as [PathEdge<Letter>] && helm.presentedFragments.map(\.wrappedValue) == [.b])
  }

  @Test func aNewRedirectReplacesTheOldOne() {
    let graph = NavigationGraph<Letter>(flow: Flow(segue: .a => [.b, .c]))
    graph.edit(segue: .a => .b).add(trait: .redirect(to: Flow(segue: .a => .b))).add(trait: .disabled)
      .add(trait: .redirect(to: Flow(segue: .a => .c)))
    var traits: Set<SegueTrait<Letter>> = []
    graph.edit(segue: .a => .b).filter { trait in
      traits.insert(trait)
      return true
    }
    #expect(traits == [.disabled, .redirect(to: Flow(segue: .a => .c))])
  }
}
