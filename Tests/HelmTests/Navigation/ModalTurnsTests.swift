import Testing

@testable import Helm

@Suite("One modal at a time") struct ModalTurnsTests {
  func modal(_ fragment: Section, _ presentation: SeguePresentation) -> HeldModal<Section> {
    HeldModal(fragment: PathFragment(fragment), presentation: presentation)
  }

  /// A sheet that is on the screen.
  func sheet() -> ModalTurns<Section> {
    var turns = ModalTurns<Section>()
    turns.want(modal(.compose, .sheet))
    turns.began(.sheet)
    return turns
  }

  @Test(arguments: [SeguePresentation.sheet, .fullScreenCover, .popover])
  func theNextOneWaitsUntilTheFirstHasEnded(presentation: SeguePresentation) {
    var turns = sheet()
    turns.want(modal(.login, presentation))
    #expect(turns.shown == nil)
    turns.ended(presentation == .popover ? .fullScreenCover : .popover)
    #expect(turns.shown == nil)
    turns.ended(.sheet)
    #expect(turns.shown == modal(.login, presentation))
  }

  @Test func oneThatNeverCameIsNotWaitedFor() {
    var turns = ModalTurns<Section>()
    turns.want(modal(.compose, .sheet))
    turns.want(modal(.login, .fullScreenCover))
    #expect(turns.shown == modal(.login, .fullScreenCover))
    turns.began(.sheet)
    turns.want(nil)
    #expect(turns == ModalTurns())
  }

  @Test func whatIsWantedMeanwhileIsTheLatest() {
    var turns = sheet()
    turns.want(nil)
    turns.want(modal(.login, .fullScreenCover))
    turns.want(modal(.register, .popover))
    #expect(turns.shown == nil)
    turns.ended(.sheet)
    #expect(turns.shown == modal(.register, .popover))
    turns.began(.popover)
    turns.want(modal(.login, .sheet))
    turns.want(nil)
    turns.ended(.popover)
    #expect(turns == ModalTurns())
  }

  @Test func oneThatWasClosedByHandIsNotWaitedForAgain() {
    var turns = sheet()
    turns.ended(.sheet)
    turns.want(nil)
    #expect(turns == ModalTurns())
    turns.want(modal(.login, .popover))
    #expect(turns.shown == modal(.login, .popover))
  }

  @Test func theSameOneIsLeftAsItIs() {
    var turns = sheet()
    turns.want(modal(.compose, .sheet))
    #expect(turns == sheet())
  }
}
