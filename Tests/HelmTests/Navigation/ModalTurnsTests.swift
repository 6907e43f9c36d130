import Testing

@testable import Helm

@Suite("One modal at a time") struct ModalTurnsTests {
  func modal(_ fragment: Section, _ presentation: SeguePresentation) -> HeldModal<Section> {
    HeldModal(fragment: PathFragment(fragment), presentation: presentation)
  }

  @Test func oneOfTheSameKindFollowsAtOnce() {
    var turns = ModalTurns(showing: modal(.compose, .sheet))
    turns.want(modal(.login, .sheet))
    #expect(turns.shown == modal(.login, .sheet))
    turns.want(nil)
    #expect(turns.shown == nil)
    turns.ended(.sheet)
    #expect(turns == ModalTurns(showing: nil))
  }

  @Test func oneOfAnotherKindWaitsUntilTheFirstHasEnded() {
    var turns = ModalTurns(showing: modal(.compose, .sheet))
    turns.want(modal(.login, .fullScreenCover))
    #expect(turns.shown == nil)
    turns.ended(.popover)
    #expect(turns.shown == nil)
    turns.ended(.sheet)
    #expect(turns.shown == modal(.login, .fullScreenCover))
    turns.ended(.sheet)
    #expect(turns.shown == modal(.login, .fullScreenCover))
  }

  @Test func whatIsWantedMeanwhileIsTheLatest() {
    var turns = ModalTurns(showing: modal(.compose, .sheet))
    turns.want(modal(.login, .fullScreenCover))
    turns.want(modal(.register, .popover))
    turns.want(modal(.compose, .sheet))
    #expect(turns.shown == nil)
    turns.ended(.sheet)
    #expect(turns.shown == modal(.compose, .sheet))
    turns.want(modal(.login, .popover))
    turns.want(nil)
    turns.ended(.sheet)
    #expect(turns == ModalTurns(showing: nil))
  }
}
