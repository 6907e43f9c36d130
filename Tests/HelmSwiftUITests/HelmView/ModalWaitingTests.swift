import HelmTestSupport
import Observation
@_spi(StandIn) import SwiftUI
import Testing

@testable import Helm

/// How long the turns of modals wait for a toolkit that reports something else, or nothing.
@Suite struct ModalWaitingTests {
  enum Screen: Fragment { case a, b, c }

  typealias Turns = ModalTransitions<Screen>

  private func modal(_ screen: Screen) -> PresentedModal<Screen> {
    PresentedModal(place: PathFragment(screen), presentation: .sheet)
  }

  private func shown(_ turns: Turns) -> [Screen] { turns.shown.map(\.place.fragment) }

  private func want(_ screens: Screen..., in turns: inout Turns) { turns.want(screens.map(modal)) }

  /// Turns in which some modals are presented.
  private func up(_ screens: Screen...) -> Turns {
    var turns = Turns()
    turns.want(screens.map(modal))
    for screen in screens { turns.began(modal(screen)) }
    return turns
  }

  @Test func stopWaitingShowsTheNextModal() {
    var turns = Turns()
    want(.a, .b, .c, in: &turns)
    #expect(shown(turns) == [.a] && turns.isWaiting)
    turns.stopWaiting()
    #expect(shown(turns) == [.a, .b] && turns.isWaiting)
    turns.began(modal(.b))
    #expect(shown(turns) == [.a, .b, .c])
    turns.began(modal(.c))
    #expect(!turns.isWaiting)
  }

  @Test func aModalThatIsClosedUnderAnotherOneStaysUntilTheStateChanges() {
    var turns = up(.a, .b, .c)
    want(.a, .b, in: &turns)
    turns.closed(modal(.b))
    #expect(shown(turns) == [.a, .b] && turns.disappearing == modal(.c))
    turns.ended(modal(.c))
    #expect(shown(turns) == [.a, .b] && turns.disappearing == nil)
    turns.closed(modal(.a))
    #expect(shown(turns) == [.a, .b] && turns.disappearing == nil)
    want(.c, in: &turns)
    #expect(shown(turns) == [.c] && turns.disappearing == nil)
  }

  /// Turns in which a modal is presented, after the wanted row has changed twice while it was awaited.
  private func upAfterTwoChanges() -> Turns {
    var turns = Turns()
    want(.a, in: &turns)
    want(.a, .b, in: &turns)
    want(.a, in: &turns)
    turns.began(modal(.a))
    #expect(shown(turns) == [.a] && !turns.isWaiting)
    return turns
  }

  @Test(arguments: [false, true]) func anEndIsAwaitedForTwoChangesOfItsOwn(isClosedByTheSystem: Bool) {
    var turns = upAfterTwoChanges()
    if isClosedByTheSystem { turns.closed(modal(.a)) } else { want(in: &turns) }
    #expect(shown(turns) == [] && turns.disappearing == modal(.a))
    want(.b, in: &turns)
    #expect(shown(turns) == [] && turns.disappearing == modal(.a))
    want(.c, in: &turns)
    #expect(shown(turns) == [.c] && turns.disappearing == nil)
  }

  @Test func aBeginningIsAwaitedForTwoChangesOfItsOwn() {
    var turns = upAfterTwoChanges()
    want(.a, .b, in: &turns)
    #expect(shown(turns) == [.a, .b])
    want(.a, .b, .c, in: &turns)
    #expect(shown(turns) == [.a, .b])
    turns.began(modal(.b))
    #expect(shown(turns) == [.a, .b, .c])
  }
}
