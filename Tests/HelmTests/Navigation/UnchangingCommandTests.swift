import Helm
import Testing

/// `can` returns whether a command would change anything, with guards and without.
@Suite("Queries about commands that would change nothing") struct UnchangingCommandTests {
  private static let segues: [Segue<Letter>] = [
    .tab(.a, .b), .push(.b, .c), .sheet(.a, .d), .accessory(.a, .e), .curtain(.a, .f),
  ]

  @Test(arguments: [false, true]) @MainActor func canReturnsFalseIfACommandWouldChangeNothing(isGuarded: Bool) throws {
    let helm = try Helm(nav: Self.segues)
    if isGuarded { helm.guard(.into(.e)) { .allow } }
    #expect(!helm.can(.showRoot))
    #expect(!helm.can(.dismissModals))
    #expect(!helm.can(.pop(to: .a)))
    helm.present([.a => .b, .a => .e, .a => .f])
    #expect(!helm.can(.showRoot))
    #expect(!helm.can(.dismissModals))
    #expect(!helm.can(.pop(to: .b)))
    #expect(!helm.can(.pop(to: .e)))

    helm.present(.c)
    #expect(helm.can(.showRoot))
    #expect(helm.can(.pop(to: .b)))
    helm.present(.d)
    #expect(helm.can(.dismissModals))
    helm.showRoot()
    #expect(helm.presentedFragments == [.at(.a), .at(.e), .at(.b), .at(.f)])
    #expect(helm.errors.isEmpty)
    #expect(!helm.can(.showRoot) && !helm.can(.dismissModals) && !helm.can(.pop(to: .b)))
  }

  @Test func popAndBackIgnoreFragmentsPresentedByAutos() throws {
    var navigation = try Navigation(.push(.a, .b), Segue(.b => .c, dismissable: true, auto: true))
    try navigation.present(.b)
    #expect(navigation.shown == "c")
    #expect(!navigation.can(.pop(to: .b)))
    #expect(!navigation.can(.back(to: .b)))
    #expect(navigation.can(.pop(to: .a)))
    #expect(navigation.can(.back(to: .a)))
  }
}
