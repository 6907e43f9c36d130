import HelmTestSupport
import Observation
@_spi(StandIn) import SwiftUI
import Testing

@testable import Helm

@Suite("Anchors of a row of modals", .serialized) @MainActor struct ModalPresenterTests {
  enum Shelf: Fragment { case list, filter, late }

  let helm: Helm<Shelf>
  let row: ModalPresenter<Shelf>
  let popover = PresentedModal(
    place: PathFragment(Shelf.filter), presentation: .popover, cause: PathFragment(.list))
  let sheet = PresentedModal(
    place: PathFragment(Shelf.late), presentation: .sheet, cause: PathFragment(.filter))
  let anchor = ModalAnchor(holder: PathFragment(Shelf.list), fragment: .filter, id: nil)
  let spot = AnchorState<Shelf>()

  init() throws {
    helm = try Helm(nav: [.popover(.list => .filter), .sheet([.list, .filter] => .late)])
    row = ModalPresenter(over: ModalBase(place: PathFragment(.list)), of: helm)
    row.lie(over: row.root)
  }

  @Test func anAnchorThatAppearsLaterIsUsed() {
    let owner = ScreenOwner<Shelf>()
    _ = owner.screen(at: PathFragment(.list), of: helm)
    helm.present(.filter)
    let notifications = Counter()
    withObservationTracking {
      #expect(!row.isAnchored(popover))
    } onChange: {
      MainActor.assumeIsolated { notifications.count += 1 }
    }
    row.addAnchor(spot, at: anchor)
    #expect(notifications.count == 1 && row.isAnchored(popover))
    #expect(spot.modal == popover)
  }

  @Test func aPopoverWithoutItsAnchorClosesBeforeItIsPresentedAgain() async {
    row.addAnchor(spot, at: anchor)
    helm.present(.filter)
    row.change { $0.began(popover) }
    row.removeAnchor(spot, at: anchor)
    await until { row.turns.shown.isEmpty }
    #expect(row.turns.shown == [] && row.turns.disappearing == popover)
    row.change { $0.ended(popover) }
    #expect(row.turns.disappearing == nil)
  }

  @Test func aRemovedAnchorUnderAnotherModalClosesNothing() {
    row.addAnchor(spot, at: anchor)
    helm.present(.filter)
    helm.present(.late)
    row.change { $0.began(popover) }
    row.change { $0.began(sheet) }
    #expect(row.turns.shown == [popover, sheet])
    let before = row.turns
    row.removeAnchor(spot, at: anchor)
    #expect(row.turns == before)
  }

  @Test func aModalRemovedInTheBackgroundIsNotWaitedFor() throws {
    let sheet = PresentedModal(
      place: PathFragment(Shelf.late), presentation: .sheet, cause: PathFragment(.list))
    helm.present(.late)
    row.change { $0.began(sheet) }
    try helm.replace(path: [.list => .filter])
    #expect(row.turns.shown == [] && row.turns.disappearing == sheet)
    row.change { $0.stopWaiting() }
    #expect(row.turns.shown == [popover] && row.turns.disappearing == nil)
  }

  @Test func aLateOnDismissOfASheetDoesNotEndThePopover() {
    helm.present(.filter)
    row.change { $0.began(popover) }
    row.ended(.sheet, at: 0)
    helm.present(.late)
    #expect(row.turns.shown == [popover, sheet])
  }

  /// Until its screen is drawn, it isn't known whether the screen has an anchor.
  @Test func aPopoverPresentedWithItsScreenWaitsForTheScreen() {
    helm.present(.filter)
    let notifications = Counter()
    withObservationTracking {
      #expect(row.isAnchored(popover) && row.undrawnCount == 1)
    } onChange: {
      MainActor.assumeIsolated { notifications.count += 1 }
    }
    row.noteDrawn()
    #expect(!row.isAnchored(popover) && notifications.count == 1)
    row.noteDrawn()
    #expect(row.undrawnCount == 1)
  }

  /// The screen in front presents a modal, and one that comes between them later doesn't present it again.
  @Test(arguments: [false, true]) func theHolderOfAModalInAStackStaysTheSame(underAnother: Bool) throws {
    enum Page: Fragment { case list, part, page, deep, sheet, card }
    let helm = try Helm<Page>(nav: [
      .inline(.list => .part), .push(.part => .page => .deep), .sheet(.list => .sheet => .card),
    ])
    helm.go(to: .page)
    let row = ModalPresenter(over: ModalBase(place: PathFragment(.list), hasHolders: true), of: helm)
    row.lie(over: row.root)
    var holder: Page? { row.turns.shown.first?.holder?.fragment }
    helm.present(.sheet, from: .list)
    #expect(holder == .page)
    row.change { $0.stopWaiting() }
    if underAnother { helm.present(.card) }
    helm.present(.deep, from: .page)
    #expect(helm.path.last?.to.fragment == .deep && holder == .page)
    #expect(row.turns.shown.map(\.place.fragment) == (underAnother ? [.sheet, .card] : [.sheet]))
    try helm.replace(path: [.list => .part, .list => .sheet])
    row.change { $0.stopWaiting() }
    #expect(holder == .list)
  }

  /// That the sheet below has appeared says nothing about what it presents.
  @Test func aPopoverOverASheetPointsAtItsAnchor() throws {
    enum Page: Fragment { case list, sheet, menu }
    let helm = try Helm<Page>(nav: [.sheet(.list => .sheet), .popover(.sheet => .menu)])
    let row = ModalPresenter(over: ModalBase(place: PathFragment(Page.list)), of: helm)
    row.lie(over: row.root)
    helm.present(.sheet)
    row.change { $0.stopWaiting() }
    let owner = ScreenOwner<Page>()
    _ = owner.screen(at: PathFragment(.sheet), of: helm)
    row.addAnchor(AnchorState<Page>(), at: ModalAnchor(holder: PathFragment(.sheet), fragment: .menu, id: nil))
    helm.present(.menu)
    let menu = try #require(row.turns.shown.last)
    #expect(menu.place == PathFragment(.menu) && row.isAnchored(menu))
  }

  @Test func aChildIsPlacedWhileAnyViewOfItExists() {
    let placement = PlacedChildren<Shelf>()
    let (first, second) = (PlacingView(), PlacingView())
    for view in [first, second, first] { placement.place(.filter, by: view) }
    #expect(placement.isPlaced(.filter))
    #expect(!placement.isPlaced(.list))
    placement.leave(.filter, by: first)
    #expect(placement.isPlaced(.filter))
    let notifications = Counter()
    withObservationTracking {
      _ = placement.isPlaced(.filter)
    } onChange: {
      MainActor.assumeIsolated { notifications.count += 1 }
    }
    placement.leave(.filter, by: second)
    #expect(!placement.isPlaced(.filter) && notifications.count == 1)
    // One that was covered hasn't left, and may be gone since.
    do {
      let third = PlacingView()
      placement.place(.filter, by: third)
      #expect(placement.isPlaced(.filter))
      withExtendedLifetime(third) {}
    }
    #expect(!placement.isPlaced(.filter))
  }

  @Test func modalsOverACurtainBelongToTheCurtain() throws {
    enum Bank: Fragment { case home, share, lock, help }
    let helm = try Helm<Bank>(nav: [
      .sheet(.home => .share), .curtain(.home => .lock), .sheet(.lock => .help),
    ])
    helm.present(.share)
    helm.present(.lock)
    helm.present(.help)
    let covers = helm.row(over: ModalBase(place: PathFragment(.home), hasCurtains: true), sheets: [])
    #expect(covers.map(\.place.fragment) == [.share, .lock, .help])
    #expect(covers.map(\.isOverCurtain) == [false, true, true])
    let windows = helm.row(over: ModalBase(place: PathFragment(.home)), sheets: [])
    #expect(windows.map(\.place.fragment) == [.share])
  }

  @Test func writingTheStackOfARemovedRootChangesNothing() throws {
    enum Bank: Fragment { case home, share, terms }
    let helm = try Helm<Bank>(nav: [.sheet(.home => .share), .push(.share => .terms)])
    helm.present(.share)
    helm[stackFrom: .exactly(PathFragment(.share))] = [PathFragment(.terms)]
    #expect(helm.path.map(\.to.fragment) == [.share, .terms])
    helm.dismiss(.share)
    helm[stackFrom: .exactly(PathFragment(.share))] = [PathFragment(.terms)]
    #expect(helm.path == [] && helm.errors == [])
  }
}

@MainActor private final class Counter { var count = 0 }
