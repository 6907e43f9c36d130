import Testing

@testable import Helm

@Suite("Turns of modals in a row") struct ModalTransitionsTests {
  enum Screen: Fragment { case a, b, c }

  typealias Turns = ModalTransitions<Screen>

  func modal(_ screen: Screen) -> PresentedModal<Screen> {
    PresentedModal(place: PathFragment(screen), presentation: .sheet)
  }

  func shown(_ turns: Turns) -> [Screen] { turns.shown.map(\.place.fragment) }

  /// Turns in which some modals are presented.
  func up(_ screens: Screen...) -> Turns {
    var turns = Turns()
    turns.want(screens.map(modal))
    for screen in screens { turns.began(modal(screen)) }
    #expect(shown(turns) == screens)
    return turns
  }

  @Test func modalsArePresentedFromTheBottomOneByOne() {
    var turns = Turns()
    turns.want([modal(.a), modal(.b), modal(.c)])
    #expect(shown(turns) == [.a])
    turns.began(modal(.a))
    #expect(shown(turns) == [.a, .b])
    turns.began(modal(.a))
    #expect(shown(turns) == [.a, .b])
    turns.began(modal(.b))
    #expect(shown(turns) == [.a, .b, .c])
  }

  @Test func modalsAreDismissedFromTheTopOneByOne() {
    var turns = up(.a, .b, .c)
    turns.want([])
    #expect(shown(turns) == [.a, .b])
    #expect(turns.disappearing == modal(.c))
    turns.ended(modal(.c))
    #expect(shown(turns) == [.a])
    turns.ended(modal(.b))
    #expect(shown(turns) == [])
    #expect(turns.disappearing == modal(.a))
    turns.ended(modal(.a))
    #expect(turns.disappearing == nil)
  }

  @Test func aModalOverADismissedModalIsPresentedAgain() {
    var turns = up(.a, .b)
    turns.want([modal(.b)])
    #expect(turns.disappearing == modal(.b))
    turns.ended(modal(.b))
    #expect(turns.disappearing == modal(.a))
    #expect(shown(turns) == [])
    turns.ended(modal(.a))
    #expect(shown(turns) == [.b])
  }

  @Test func aModalThatWasNotPresentedIsNotWaitedFor() {
    var turns = Turns()
    turns.want([modal(.a)])
    turns.want([modal(.b)])
    #expect(shown(turns) == [.b])
    #expect(turns.disappearing == nil)
  }

  @Test func aModalDismissedByHandIsNotWaitedFor() {
    var turns = up(.a, .b)
    turns.ended(modal(.a))
    turns.want([modal(.c)])
    #expect(shown(turns) == [.c])
    #expect(turns.disappearing == nil)
  }

  @Test func anUnreportedEndIsAwaitedForTwoChanges() {
    var turns = up(.a)
    turns.want([])
    turns.want([modal(.b)])
    #expect(shown(turns) == [])
    turns.want([modal(.c)])
    #expect(shown(turns) == [.c])
  }

  @Test func anUnreportedBeginningIsAwaitedForTwoChanges() {
    var turns = Turns()
    turns.want([modal(.a), modal(.b)])
    turns.want([modal(.a), modal(.c)])
    #expect(shown(turns) == [.a])
    turns.want([modal(.a), modal(.b)])
    #expect(shown(turns) == [.a, .b])
  }

  @Test func stopWaitingEndsTheWait() {
    var turns = up(.a, .b)
    turns.want([])
    turns.stopWaiting()
    #expect(shown(turns) == [])
    #expect(turns.disappearing == modal(.a))
    turns.stopWaiting()
    #expect(turns.disappearing == nil)
  }

  @Test func aModalClosedByTheSystemIsPresentedAgainIfStillWanted() {
    var turns = up(.a, .b)
    turns.closed(modal(.b))
    #expect(shown(turns) == [.a])
    #expect(turns.disappearing == modal(.b))
    turns.ended(modal(.b))
    #expect(shown(turns) == [.a, .b])
    turns.began(modal(.b))
    turns.closed(modal(.b))
    turns.want([modal(.a)])
    turns.ended(modal(.b))
    #expect(shown(turns) == [.a])
    #expect(turns.disappearing == nil)
  }

  @Test func aClosingModalKeepsItsLevel() {
    var turns = up(.a, .b, .c)
    let all = [modal(.a), modal(.b), modal(.c)]
    #expect((0...3).map { turns.modal(at: $0) } == all + [nil])
    #expect(all.map { turns.level(of: $0) } == [0, 1, 2])
    turns.want([modal(.a)])
    #expect(shown(turns) == [.a, .b])
    #expect((0...3).map { turns.modal(at: $0) } == all + [nil])
    #expect(all.map { turns.level(of: $0) } == [0, 1, 2])
    turns.ended(modal(.c))
    #expect((0...3).map { turns.modal(at: $0) } == [modal(.a), modal(.b), nil, nil])
    turns.ended(modal(.b))
    #expect((0...3).map { turns.modal(at: $0) } == [modal(.a), nil, nil, nil])
    #expect(Turns().modal(at: 0) == nil)
  }

  @Test func wantingTheSameRowChangesNothing() {
    var turns = up(.a)
    turns.want([])
    for _ in 0..<5 { turns.want([]) }
    #expect(turns.disappearing == modal(.a))
  }
}
