import HelmClassic
import Testing

/// What the tests of the first library write, besides its READMEs; `Scripts/check-first-library` runs these tests themselves.
@Suite("Names that the first library's tests use") @MainActor struct FirstTestNamesTests {
  enum Letter: Fragment { case a, b, c }

  @Test func idsAreASet() throws {
    let helm = try Helm(nav: [Segue(.a => .b, dismissable: true), Segue(.b => .b, style: .hold)] as Set<Segue<Letter>>)
    helm.present(fragment: .b, id: 1)
    helm.present(fragment: .b, id: 2)
    let ids: Set<Int> = helm.matchAll(.b)
    #expect(ids == [1, 2])
    let none: Set<Int> = helm.matchAll(.a)
    #expect(none.isEmpty)
  }

  @Test func aNewRedirectReplacesTheOld() {
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
