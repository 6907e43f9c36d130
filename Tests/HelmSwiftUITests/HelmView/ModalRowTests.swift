import Observation
@_spi(StandIn) import SwiftUI
import Testing

@testable import Helm

@Suite("Anchors of a row of modals", .serialized) @MainActor struct ModalRowTests {
  enum Shelf: Fragment { case list, filter, late }

  let helm: Helm<Shelf>
  let row: ModalRow<Shelf>
  let popover = RowModal(
    place: PathFragment(Shelf.filter), presentation: .popover, cause: PathFragment(.list))
  let sheet = RowModal(
    place: PathFragment(Shelf.late), presentation: .sheet, cause: PathFragment(.filter))
  let anchor = ModalAnchor(holder: PathFragment(Shelf.list), fragment: .filter, id: nil)
  let spot = AnchorSpot<Shelf>()

  init() throws {
    helm = try Helm(nav: [.popover(.list => .filter), .sheet([.list, .filter] => .late)])
    row = ModalRow(over: RowRoot(place: PathFragment(.list)), of: helm)
    row.lie(over: row.root)
  }

  @Test func anAnchorThatAppearsLaterIsUsed() {
    helm.present(.filter)
    let notifications = Counter()
    withObservationTracking {
      #expect(!row.isAnchored(popover))
    } onChange: {
      MainActor.assumeIsolated { notifications.count += 1 }
    }
    row.cameUp(spot, at: anchor)
    #expect(notifications.count == 1 && row.isAnchored(popover))
    #expect(spot.modal == popover)
  }

  @Test func aPopoverWithoutItsAnchorClosesBeforeItIsPresentedAgain() async {
    row.cameUp(spot, at: anchor)
    helm.present(.filter)
    row.change { $0.began(popover) }
    row.wentAway(spot, at: anchor)
    await until { row.turns.shown.isEmpty }
    #expect(row.turns.shown == [] && row.turns.going == popover)
    row.change { $0.ended(popover) }
    #expect(row.turns.going == nil)
  }

  @Test func aRemovedAnchorUnderAnotherModalClosesNothing() {
    row.cameUp(spot, at: anchor)
    helm.present(.filter)
    helm.present(.late)
    row.change { $0.began(popover) }
    row.change { $0.began(sheet) }
    #expect(row.turns.shown == [popover, sheet])
    let before = row.turns
    row.wentAway(spot, at: anchor)
    #expect(row.turns == before)
  }

  @Test func aModalRemovedInTheBackgroundIsNotWaitedFor() throws {
    let sheet = RowModal(
      place: PathFragment(Shelf.late), presentation: .sheet, cause: PathFragment(.list))
    helm.present(.late)
    row.change { $0.began(sheet) }
    try helm.replace(path: [.list => .filter])
    #expect(row.turns.shown == [] && row.turns.going == sheet)
    row.change { $0.stopWaiting() }
    #expect(row.turns.shown == [popover] && row.turns.going == nil)
  }

  @Test func aLateOnDismissOfASheetDoesNotEndThePopover() {
    helm.present(.filter)
    row.change { $0.began(popover) }
    row.ended(.sheet, at: 0)
    helm.present(.late)
    #expect(row.turns.shown == [popover, sheet])
  }

  @Test func aChildIsPlacedWhileAnyViewOfItExists() {
    let placement = Placement<Shelf>()
    placement.place(.filter)
    placement.place(.filter)
    #expect(placement.isPlaced(.filter))
    #expect(!placement.isPlaced(.list))
    placement.leave(.filter)
    #expect(placement.isPlaced(.filter))
    let notifications = Counter()
    withObservationTracking {
      _ = placement.isPlaced(.filter)
    } onChange: {
      MainActor.assumeIsolated { notifications.count += 1 }
    }
    placement.leave(.filter)
    #expect(!placement.isPlaced(.filter) && notifications.count == 1)
  }

  @Test func modalsOverACurtainBelongToTheCurtain() throws {
    enum Bank: Fragment { case home, share, lock, help }
    let helm = try Helm<Bank>(nav: [
      .sheet(.home => .share), .curtain(.home => .lock), .sheet(.lock => .help),
    ])
    helm.present(.share)
    helm.present(.lock)
    helm.present(.help)
    let covers = helm.row(over: RowRoot(place: PathFragment(.home), hasCurtains: true), sheets: [])
    #expect(covers.map(\.place.fragment) == [.share, .lock, .help])
    #expect(covers.map(\.isOverCurtain) == [false, true, true])
    let windows = helm.row(over: RowRoot(place: PathFragment(.home)), sheets: [])
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
