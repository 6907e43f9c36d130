import Testing

@testable import Helm
@testable import HelmCore

/// A `Helm`'s queries about fragments beside, over and behind the content.
@Suite("Queries about layers and screens") @MainActor struct LayerQuestionTests {
  private func helm() throws -> Helm<Letter> {
    try Helm(
      graph: NavigationGraph(
        [
          .tab(.a, .b), .accessory(.a, .c), .overlay(.a, .d), .push(.b, .e),
          Segue(.a => .f, style: .hold, dismissable: true, presentation: .curtain),
        ] as [Segue<Letter>], entry: .a))
  }

  @Test func hasPathComparesOrderAndIDs() throws {
    let helm = try helm()
    helm.present(.b)
    #expect(helm.hasPath([.a => .b]) && !helm.hasPath([]))
    helm.present(.e, id: 5)
    #expect(helm.hasPath([.a => .b, .b => Letter.e.id(5)]))
    for other: HelmPath<Letter> in [[.a => .b], [.a => .b, .b => .e], [.b => Letter.e.id(5), .a => .b]] {
      #expect(!helm.hasPath(other) && !helm.navigation.hasPath(other))
    }
    #expect(helm.navigation.hasPath(helm.path))
  }

  @Test func fragmentsAreListedByLayer() throws {
    let helm = try helm()
    #expect(helm.curtains == [])
    for fragment in [Letter.b, .c, .d, .f] { helm.present(fragment) }
    #expect(helm.accessories(of: .at(.a)) == [.at(.c)])
    #expect(helm.overlays(of: .at(.a)) == [.at(.d)])
    #expect(helm.curtains == [.at(.f)])
    #expect(helm.held(by: .at(.a), in: .content, showing: .b) == [.at(.b)])
    #expect(helm.shownFragment(.b) == .at(.b))
    #expect(helm.shownFragment(.e) == nil)
  }

  @Test func screensAreQueriedByPlace() throws {
    let helm = try helm()
    helm.present(.b)
    helm.present(.e)
    #expect(helm.isOnPath(.at(.e)))
    #expect(helm.isShown(.at(.e)))
    #expect(helm.can(.back(.from(.at(.e)))))
    #expect(!helm.isLocked(.at(.e)))
    let token = helm.guard(leaving: .e) { .deny("draft") }
    #expect(!helm.can(.back(.from(.at(.e)))))
    #expect(helm.isLocked(.at(.e)))
    token?.cancel()
    helm.back(from: .at(.e))
    #expect(!helm.isOnPath(.at(.e)))
    #expect(helm.presentedFragments == [.at(.a), .at(.b)])
  }

  @Test func classicNamesBehaveAsTheCurrentOnes() throws {
    let helm = try helm()
    #expect(helm.canPresent(fragment: .b))
    helm.present(fragment: .b)
    helm.present(flow: Flow(.b => .e))
    #expect(helm.presentedFragments == [.at(.a), .at(.e)])
    #expect(helm.stack(from: .b, id: 1) == [])
    #expect(helm.pickPresented([.b, .e]) == .e)
    let id: String? = helm.matchFirst(.e)
    #expect(id == nil)
    #expect(helm.canDismiss(fragment: .e))
    helm.dismiss(fragment: .e)
    #expect(helm.presentedFragments == [.at(.a), .at(.b)])
    #expect(helm.pickPresented([.e, .a, .b]) == .a)
  }
}
