import Testing

@testable import Helm

@Suite("Commands from a screen (Semantics.md §4)") @MainActor struct ScreenCommandTests {
  let helm: Helm<Letter>

  /// Two tabs with segues to a profile, and a sheet of the first.
  init() throws {
    helm = try Helm(nav: [
      Segue(.a => .b, style: .hold, auto: true), Segue(.a => .c, style: .hold), Segue(.b => .d, dismissable: true),
      Segue(.c => .d, dismissable: true), Segue(.d => .e, dismissable: true),
      Segue(.b => .f, style: .hold, dismissable: true),
    ])
  }

  @Test func presentFromAScreenInAHiddenTabIsReported() {
    helm.present(.c)
    let before = helm.path
    helm.present(.d, id: 7, from: .b)
    helm.present(.d, id: 7, from: PathFragment(.b))
    let error = HelmError<Letter>.sourceNotPresented(
      .at(.b), to: .at(.d, "7"), index: nil, presented: [.at(.c), .at(.a)])
    #expect(helm.errors == [error, error])
    #expect(helm.path == before)
    #expect(!helm.can(.present(.d, from: .any(.b))))
    #expect(helm.can(.present(.d, from: .any(.c))))
    helm.present(.b)
    helm.present(.d, id: 7, from: .b)
    #expect(helm.presentedFragments == [.at(.a), .at(.d, "7")])
  }

  @Test func presentFromAScreenRemovesThePushesOverIt() {
    helm.present(.d)
    helm.present(.e)
    helm.present(.f, from: .b)
    #expect(helm.presentedFragments == [.at(.a), .at(.b), .at(.f)])
    #expect(helm.errors.isEmpty)
  }

  @Test func presentFromAPlaceStartsAtTheScreenWithItsID() {
    helm.present(.d, id: 1)
    helm.present(.e)
    helm.present(.e, id: 2, from: PathFragment(.d, id: 1))
    #expect(helm.path.last == PathEdge(from: .at(.d, "1"), to: .at(.e, "2")))
    helm.present(.e, id: 3, from: PathFragment(.d, id: 9))
    #expect(
      helm.errors == [
        .sourceNotPresented(.at(.d, "9"), to: .at(.e, "3"), index: nil, presented: [.at(.e, "2"), .at(.a)])
      ])
  }

  @Test func dismissPlaceRemovesThePlaceAndTheScreensAboveIt() {
    helm.present(.d)
    helm.present(.e)
    helm.perform(.dismiss(.place(.at(.d))))
    #expect(helm.presentedFragments == [.at(.a), .at(.b)])
    helm.present(.d)
    helm.present(.c)
    helm.present(.d)
    // Each tab has its own.
    helm.perform(.dismiss(.place(.at(.d))))
    #expect(helm.presentedFragments == [.at(.a), .at(.d, 1)])
    helm.perform(.dismiss(.place(.at(.d))))
    #expect(helm.errors == [.fragmentNotPresented(.at(.d), presented: [.at(.d, 1), .at(.a)])])
  }

  @Test func presentAndDismissRunSynchronously() async {
    helm.present(.d, id: 5)
    #expect(helm.isPresented(.d, id: 5))
    helm.dismiss(.d)
    #expect(helm.presentedFragments == [.at(.a), .at(.b)])
    helm.present(.b => .d => .e)
    #expect(helm.isPresented(.e))
    let result = await helm.performAndWait(.present(.b => .f))
    #expect(
      result.description == "failed: b is not presented, so f cannot be presented from it (index 0). Presented: e, a. "
        + "Start with: a => b.")
    #expect(await helm.presentAndWait(.f, id: 1) == .failed(helm.errors[1]))
    #expect(helm.errors.map(\.kind) == ["sourceNotPresented", "missingSegueToFragment"])
    #expect(await helm.performAndWait(.dismiss(.d)).isDone)
    #expect(await helm.presentAndWait(.f, id: 1).isDone)
    #expect(helm.isPresented(.f, id: 1))
  }
}

@Suite("Observation of queries about edges") @MainActor struct ObservedEdgeTests {
  let helm: Helm<Letter>

  /// Two tabs that hold one sheet, with and without ids, and have segues to one push.
  init() throws {
    helm = try Helm(nav: [
      Segue(.a => .b, style: .hold, auto: true), Segue(.a => .c, style: .hold),
      Segue(.b => .d, style: .hold, dismissable: true), Segue(.c => .d, style: .hold, dismissable: true),
      Segue(.d => .e, dismissable: true), Segue(.b => .f, dismissable: true), Segue(.c => .f, dismissable: true),
    ])
  }

  @Test func observersAreNotifiedOnlyWhenTheAnswerChanges() {
    let first = Watcher { helm.isPresented(.b => .d) }
    let second = Watcher { helm.isPresented(.c => .d) }
    let exact = Watcher { helm.isPresented(PathEdge(.b => .d, targetID: 1)) }
    let shown = Watcher { helm.shownPlace(of: .through(.b => .d)) }
    let from = Watcher { helm.shownPlace(of: .held(.any(.d), .c => .d, by: .at(.c))) }
    let picked = Watcher { helm.selection(among: [.b, .c], in: .any(.a)) }
    let none = Watcher { helm.selection(among: [.e], in: .any(.b)) }
    func invalidations() -> [Int] {
      let all = [
        first.invalidations, second.invalidations, exact.invalidations, shown.invalidations, from.invalidations,
        picked.invalidations, none.invalidations,
      ]
      for refresh in [
        first.refresh, second.refresh, exact.refresh, shown.refresh, from.refresh, picked.refresh, none.refresh,
      ] {
        refresh()
      }
      return all
    }
    #expect(invalidations() == [0, 0, 0, 0, 0, 0, 0])
    helm.present(.d, id: 1)  // the first tab's
    #expect(invalidations() == [1, 0, 1, 1, 0, 0, 0])
    helm.present(.e)  // covers it by a push
    #expect(invalidations() == [1, 0, 1, 1, 0, 0, 0])
    helm.present(.d, id: 2, from: .b)
    #expect(invalidations() == [1, 0, 2, 2, 0, 0, 0])
    helm.present(.c)  // removes the modal for good
    #expect(invalidations() == [2, 0, 2, 3, 0, 1, 0])
    helm.present(.d)  // the second tab's
    #expect(invalidations() == [2, 1, 2, 3, 1, 1, 0])
    helm.present(.l)  // an error
    #expect(invalidations() == [2, 1, 2, 3, 1, 1, 0])
    #expect(helm.isPresented(.c => .d))
    #expect(!helm.isPresented(.b => .d))
    helm.dismiss()
    #expect(invalidations() == [2, 2, 2, 3, 2, 1, 0])
    helm.present(.b)
    #expect(invalidations() == [2, 2, 2, 3, 2, 2, 0])
  }

  @Test func canDismissATagOrAFragmentIsObserved() throws {
    let segues: [Segue<Letter>] = [
      Segue(.a => .b, style: .hold, dismissable: true, tag: Mark.red), Segue(.a => .c, style: .hold),
    ]
    let helm = try Helm(nav: segues)
    let tag = Watcher { helm.can(.dismiss(tag: Mark.red)) }
    let fragment = Watcher { helm.canDismiss(.b) }
    let present = Watcher { helm.can(.present(tag: Mark.red)) }
    // This one needs a dry run, which only happens when it is queried again.
    let from = Watcher { helm.can(.present(.b, from: .any(.a))) }
    helm.present(.c)
    #expect([tag.invalidations, fragment.invalidations, present.invalidations, from.invalidations] == [0, 0, 0, 1])
    helm.present(.b)
    #expect([tag.invalidations, fragment.invalidations, present.invalidations, from.invalidations] == [1, 1, 0, 1])
    helm.edit(segue: .a => .b).add(trait: .disabled)
    #expect([present.invalidations, from.invalidations] == [1, 1])
  }
}
