import HelmTestSupport
import Observation
@_spi(StandIn) import SwiftUI
import Testing

@testable import Helm

/// What a row of modals tells its readers, which views its modals point at, and who presents them.
@Suite("Rows of modals", .serialized) @MainActor struct ModalRowTests {
  enum Shelf: Fragment { case list, filter, late, ask, choose }

  let helm: Helm<Shelf>
  let row: ModalPresenter<Shelf>

  /// The view of the list, so that no modal waits for it.
  let owner = ScreenOwner<Shelf>()
  let popover = PresentedModal(
    place: PathFragment(Shelf.filter), presentation: .popover, cause: PathFragment(.list))
  let sheet = PresentedModal(
    place: PathFragment(Shelf.late), presentation: .sheet, cause: PathFragment(.list))
  let over = PresentedModal(
    place: PathFragment(Shelf.late), presentation: .sheet, cause: PathFragment(.filter))
  let first = AnchorState<Shelf>()
  let second = AnchorState<Shelf>()

  init() throws {
    helm = try Helm(nav: [
      .popover(.list => .filter), .sheet([.list, .filter] => .late), .alert(.list => .ask), .dialog(.list => .choose),
    ])
    row = ModalPresenter(over: ModalBase(place: PathFragment(.list)), of: helm)
    row.lie(over: row.root)
    _ = owner.screen(at: PathFragment(.list), of: helm)
  }

  private func anchor(_ fragment: Shelf = .filter, id: String? = nil) -> ModalAnchor<Shelf> {
    ModalAnchor(holder: PathFragment(.list), fragment: fragment, id: id)
  }

  // MARK: Readers

  @Test func readersAreNotifiedOfModalsThatComeAndGoAlone() {
    func notified(_ action: () -> Void) -> Int { notifications({ _ = row.turns }, while: action) }
    #expect(notified { helm.present(.late) } == 1)
    #expect(row.turns.shown == [sheet])
    #expect(notified { row.change { $0.began(sheet) } } == 0)
    #expect(notified { helm.dismiss(.late) } == 1)
    #expect(row.turns.shown == [] && row.turns.disappearing == sheet)
    #expect(notified { row.change { $0.ended(sheet) } } == 1)
    #expect(row.turns.disappearing == nil)
    #expect(notified { row.change { $0.ended(sheet) } } == 0)
  }

  @Test func aSheetDoesNotWaitForTheScreenItWasPresentedFrom() {
    helm.present(.filter)
    row.change { $0.began(popover) }
    helm.present(.late)
    #expect(row.turns.shown == [popover, over])
    #expect(row.undrawnCount == 0)
    #expect(!row.isAnchored(over))
  }

  @Test func writingAModalThatIsShownChangesNothing() {
    helm.present(.late)
    row[shows: sheet] = sheet
    #expect(helm.path == [.list => .late])
    row[shows: sheet] = nil
    #expect(helm.path == [])
    #expect(helm.errors == [])
  }

  // MARK: Alerts

  @Test(arguments: [false, true]) func anAlertIsRemovedUnlessItIsPresentedAgain(isPresentedAgain: Bool) async throws {
    helm.present(.ask)
    let alert = try #require(row.turns.shown.last)
    row.change { $0.began(alert) }
    row[asks: alert] = true
    #expect(row.turns.shown == [alert])
    #expect(row[asks: alert])
    row[asks: alert] = false
    #expect(row.turns.shown == [] && row.turns.disappearing == alert)
    #expect(!row[asks: alert])
    if isPresentedAgain {
      helm.dismiss(.ask)
      helm.present(.ask)
      await pendingTasks()
      #expect(helm.path == [.list => .ask])
    } else {
      await until { helm.path.isEmpty }
      #expect(helm.path == [])
    }
    #expect(helm.errors == [])
  }

  // MARK: Views to point at

  @Test func aViewForAnIDComesBeforeAViewForAnyID() {
    row.addAnchor(first, at: anchor())
    row.addAnchor(second, at: anchor(id: "7"))
    helm.present(.filter, id: 7)
    #expect(first.modal == nil)
    #expect(second.modal?.place == PathFragment(Shelf.filter, id: 7))
    helm.present(.filter, id: 8)
    #expect(first.modal?.place == PathFragment(Shelf.filter, id: 8))
    #expect(second.modal == nil)
  }

  @Test func readersAreNotifiedIfAModalPointsAtAnotherViewEvenUnderAModal() {
    func notified(_ action: () -> Void) -> Int { notifications({ _ = row.isAnchored(popover) }, while: action) }
    row.addAnchor(first, at: anchor())
    helm.present(.filter)
    row.change { $0.began(popover) }
    #expect(first.modal == popover)
    #expect(notified { row.addAnchor(second, at: anchor()) } == 0)
    #expect(notified { row.removeAnchor(second, at: anchor()) } == 0)
    row.addAnchor(second, at: anchor())
    #expect(first.modal == popover && second.modal == nil)
    #expect(notifications({ _ = first.modal }, while: { helm.present(.late) }) == 0)
    row.change { $0.began(over) }
    #expect(notified { row.removeAnchor(first, at: anchor()) } == 1)
    #expect(first.modal == nil && second.modal == popover)
    #expect(row.isAnchored(popover))
    #expect(notified { row.removeAnchor(second, at: anchor()) } == 1)
    #expect(second.modal == nil)
    #expect(!row.isAnchored(popover))
    #expect(row.turns.shown == [popover, over] && row.turns.disappearing == nil)
  }

  @Test(arguments: [false, true]) func aClosingPopoverPointsAtItsViewUntilEitherHasGone(losesItsView: Bool) {
    row.addAnchor(first, at: anchor())
    helm.present(.filter)
    row.change { $0.began(popover) }
    helm.dismiss(.filter)
    #expect(row.turns.shown == [] && row.turns.disappearing == popover)
    #expect(first.modal == popover && row.isAnchored(popover))
    let count = notifications({ _ = row.isAnchored(popover) }) {
      if losesItsView { row.removeAnchor(first, at: anchor()) } else { row.change { $0.ended(popover) } }
    }
    #expect(count == 1)
    #expect(first.modal == nil)
    #expect(!row.isAnchored(popover))
    #expect(row.turns.disappearing == (losesItsView ? popover : nil))
  }

  /// The system reports when a popover has gone.
  @Test func aPopoverWhoseViewGoesIsAwaited() async {
    row.addAnchor(first, at: anchor())
    helm.present(.filter)
    row.change { $0.began(popover) }
    row.removeAnchor(first, at: anchor())
    await pendingTasks()
    #expect(row.turns.shown == [] && row.turns.disappearing == popover)
    row.change { $0.ended(popover) }
    #expect(row.turns.shown == [popover])
  }

  @Test func aDialogWhoseViewGoesComesBackAfterATurn() async throws {
    row.addAnchor(first, at: anchor(.choose))
    helm.present(.choose)
    let dialog = try #require(row.turns.shown.last)
    row.change { $0.began(dialog) }
    #expect(first.modal == dialog)
    row.removeAnchor(first, at: anchor(.choose))
    #expect(row.turns.shown == [] && row.turns.disappearing == dialog)
    await until { row.turns.shown == [dialog] }
    #expect(row.turns.shown == [dialog] && row.turns.disappearing == nil)
    #expect(helm.path == [.list => .choose])
  }

  // MARK: Screens that present

  enum Page: Fragment { case list, part, page, deep, sheet, card }

  /// A row in an app's own stack: a sheet that a page presents, and a screen that was pushed on the page since.
  private func sheetInAStack() throws -> (helm: Helm<Page>, row: ModalPresenter<Page>) {
    let helm = try Helm<Page>(nav: [
      .inline(.list => .part), .push(.part => .page => .deep), .sheet([.list, .deep] => .sheet), .sheet(.list => .card),
    ])
    helm.go(to: .page)
    let row = ModalPresenter(over: ModalBase(place: PathFragment(Page.list), hasHolders: true), of: helm)
    row.lie(over: row.root)
    helm.present(.sheet, from: .list)
    helm.present(.deep, from: .page)
    #expect(row.turns.shown.map(\.place.fragment) == [.sheet])
    #expect(row.turns.shown.map(\.holder?.fragment) == [.page])
    return (helm, row)
  }

  /// Another modal of the same screen, and the same one of another screen.
  nonisolated static let others: [NavigationCommand<Page>] = [
    .present(.card, from: .any(.list)), .replace([.list => .part, .part => .page, .page => .deep, .deep => .sheet]),
  ]

  @Test(arguments: others) func anotherModalIsPresentedByTheScreenInFront(command: NavigationCommand<Page>) throws {
    let (helm, row) = try sheetInAStack()
    let before = try #require(row.turns.shown.first)
    helm.perform(command)
    #expect(row.turns.shown.count == 1 && row.turns.shown != [before])
    #expect(row.turns.shown.map(\.holder?.fragment) == [.deep])
    #expect(helm.errors == [])
  }

  enum Tab: Fragment { case list, left, right, one, two, upper, lower, above, below, sheet }

  @Test func theScreenInFrontIsThatOfTheLastTabOfTheLastTab() throws {
    let helm = try Helm<Tab>(nav: [
      .tabs(.list => [.left, .right]), .push(.left => .one), .push(.right => .two), .inline(.two => [.upper, .lower]),
      .push(.upper => .above), .push(.lower => .below), .sheet(.list => .sheet),
    ])
    for tab in [Tab.one, .right, .two, .upper, .above, .lower, .below] { helm.present(tab) }
    helm.present(.sheet, from: .list)
    let row = helm.row(over: ModalBase(place: PathFragment(Tab.list), hasHolders: true), sheets: [])
    #expect(row.map(\.place.fragment) == [.sheet])
    #expect(row.map(\.holder?.fragment) == [.below])
    #expect(helm.errors == [])
  }

  enum Bank: Fragment { case home, share, lock, help }

  /// On systems where curtains are covers, and lie in the row of modals.
  @Test func modalsUnderACoverStayAsTheyWereUntilItGoes() throws {
    let helm = try Helm<Bank>(nav: [
      .sheet(.home => .share), .curtain(.home => .lock, dismissable: true), .sheet(.lock => .help),
    ])
    let base = ModalBase(place: PathFragment(Bank.home), hasCurtains: true, curtains: CurtainScreen<Bank>())
    let row = ModalPresenter(over: base, of: helm)
    row.lie(over: base)
    func wanted(after command: NavigationCommand<Bank>) -> [Bank] {
      helm.perform(command)
      return row.wanted.map(\.place.fragment)
    }
    #expect(wanted(after: .present(.share)) == [.share])
    #expect(row.wanted.map { row.holds($0) } == [false])
    #expect(wanted(after: .present(.lock)) == [.share, .lock])
    #expect(wanted(after: .present(.help)) == [.share, .lock, .help])
    #expect(row.wanted.map(\.presentation) == [.sheet, .fullScreenCover, .sheet])
    #expect(row.wanted.map { row.holds($0) } == [true, false, false])
    #expect(wanted(after: .dismiss(.share)) == [.share, .lock, .help])
    #expect(wanted(after: .dismiss(.lock)) == [])
    #expect(helm.errors == [])
  }
}
