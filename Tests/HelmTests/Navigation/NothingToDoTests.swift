import Helm
import Testing

/// A question about what can be there already says whether anything would happen, with guards and without.
@Suite("Questions where there may be nothing to do") struct NothingToDoTests {
  private static let segues: [Segue<Letter>] = [
    .tab(.a, .b), .push(.b, .c), .sheet(.a, .d), .accessory(.a, .e), .curtain(.a, .f),
  ]

  @Test(arguments: [false, true]) @MainActor func theyAreFalseThen(isGuarded: Bool) throws {
    let helm = try Helm(nav: Self.segues)
    if isGuarded { helm.guard(.into(.e)) { .allow } }
    #expect(!helm.canShowRoot)
    #expect(!helm.canDismissModals)
    #expect(!helm.canPop(to: .a))
    helm.present(flow: [.a => .b, .a => .e, .a => .f])
    #expect(!helm.canShowRoot)
    #expect(!helm.canDismissModals)
    #expect(!helm.canPop(to: .b))
    #expect(!helm.canPop(to: .e))

    helm.present(.c)
    #expect(helm.canShowRoot)
    #expect(helm.canPop(to: .b))
    helm.present(.d)
    #expect(helm.canDismissModals)
    helm.showRoot()
    #expect(helm.presentedFragments == [.at(.a), .at(.e), .at(.b), .at(.f)])
    #expect(helm.errors.isEmpty)
    #expect(!helm.canShowRoot && !helm.canDismissModals && !helm.canPop(to: .b))
  }

  @Test func whatOnlyAutosPresentedIsNothing() throws {
    var navigation = try Navigation(.push(.a, .b), Segue(.b => .c, dismissable: true, auto: true))
    try navigation.present(fragment: .b)
    #expect(navigation.shown == "c")
    #expect(!navigation.canPerform(.popTo(.b)))
    #expect(!navigation.canPerform(.backTo(.b)))
    #expect(navigation.canPerform(.popTo(.a)))
    #expect(navigation.canPerform(.backTo(.a)))
  }
}
