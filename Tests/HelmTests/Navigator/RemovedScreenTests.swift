import Testing

@testable import Helm

@Suite("Screens without their view") @MainActor struct RemovedScreenTests {
  private final class Owner {}

  /// Another view may be at the same place by then, so commands do nothing.
  @Test func aScreenWithoutItsViewChangesNothing() async throws {
    let helm = try Helm<Letter>(nav: [
      Segue(.a => .b, style: .hold, dismissable: true), Segue(.b => .c, style: .hold, dismissable: true),
    ])
    let answer = helm.beginPresenting(.b, awaiting: Int.self)
    let screen = HelmScreen(.at(.b), of: helm)
    var owner: Owner? = Owner()
    if let owner { screen.belongs(to: owner) }
    let module = screen.scope { (letter: Letter) in letter }
    // Answers from when the view existed are no longer valid, although nothing else changes.
    #expect(screen.isOnPath && screen.canDismiss && screen.canPresent(.c) && module.canGoBack)
    withExtendedLifetime(owner) {}
    owner = nil
    #expect(helm.isPresented(.b) && !screen.isOnPath && !screen.canDismiss && !screen.canPresent(.c))
    #expect(!module.canGoBack)
    screen.dismiss()
    screen.present(.c)
    screen.dismiss(returning: 1)
    module.back()
    let presented: [PathFragment<Letter>] = [.at(.b), .at(.a)]
    let gone = HelmError<Letter>.fragmentNotPresented(.at(.b), presented: presented)
    #expect(
      helm.errors == [
        gone, .sourceNotPresented(.at(.b), to: .at(.c), index: nil, presented: presented), gone, gone,
      ])
    #expect(helm.presentedFragments == presented.reversed())
    helm.dismiss(returning: 2)
    #expect(await answer.value == 2)
  }

  @Test func aScreenThatIsNotPresentedAnswersNothing() async throws {
    let helm = try Helm<Letter>(nav: [
      Segue(.a => .b, style: .hold, dismissable: true), Segue(.b => .c, style: .hold, dismissable: true),
    ])
    let answer = helm.beginPresenting(.b, awaiting: Int.self)
    HelmScreen(.at(.c), of: helm).dismiss(returning: 1)
    #expect(helm.presentedFragments == [.at(.a), .at(.b)])
    #expect(helm.errors == [.fragmentNotPresented(.at(.c), presented: [.at(.b), .at(.a)])])
    helm.dismiss(returning: 2)
    #expect(await answer.value == 2)
  }
}
