import Helm
import Observation
import Testing

/// Planted defects of observers that no test found at first (`make mutants`), each with its own test.
@Suite @MainActor struct ObserverDefectTests {
  /// Whether observers of a value are notified while a closure runs.
  private func isNotified(_ read: () -> some Any, _ action: () throws -> Void) rethrows -> Bool {
    // nonisolated(unsafe): only set by observers on this thread.
    nonisolated(unsafe) var isNotified = false
    _ = withObservationTracking(read) { isNotified = true }
    try action()
    return isNotified
  }

  @Test func observersOfPossibleCommandsAreNotified() throws {
    let helm = try Helm<Number>(nav: [push(0, 1), push(1, 2), push(0, 2)], entry: 0)
    #expect(isNotified({ helm.canUndo }) { helm.present(1) })
    #expect(isNotified({ helm.canRedo }) { helm.undo() })
    #expect(isNotified({ helm.canRedo }) { helm.redo() })
    #expect(isNotified({ helm.canPresent(2) }) { helm.edit(segue: 1 => 2).add(trait: .disabled) })
    #expect(isNotified({ helm.canPresent(2) }) { helm.edit(segue: 1 => 2).remove(trait: .disabled) })
    #expect(isNotified({ helm.canDismiss }) { helm.dismiss() })
    #expect(isNotified({ helm.canGoBack }) { helm.present(1) })
    #expect(!isNotified({ helm.canGoBack }) { helm.present(2) })
    #expect(
      isNotified({ helm.keptCommand }) {
        helm.dismiss()
        helm.dismiss()
        helm.guard(.segue(0 => 1)) { .deny("no", keep: true) }
        helm.present(1)
      })
  }

  @Test func observersOfPossibleCommandsAreNotifiedOfGuards() throws {
    let helm = try Helm<Number>(nav: [push(0, 1), push(1, 0)], entry: 0)
    var token: HelmToken?
    #expect(isNotified({ helm.canPresent(1) }) { token = helm.guard(.into(1)) { .deny("no") } })
    #expect(!helm.canPresent(1))
    #expect(isNotified({ helm.canPresent(1) }) { token?.cancel() })
    #expect(helm.canPresent(1))
    #expect(!isNotified({ helm.canPresent(1) }) { token?.cancel() })
  }

  @Test func observersOfBackAreNotifiedOfGuardsAndRules() throws {
    let helm = try Helm<Number>(nav: [push(0, 1), Segue(1 => 2), push(2, 1)], entry: 0)
    helm.present(1)
    var token: HelmToken?
    #expect(isNotified({ helm.can(.back(.from(PathFragment(1)))) }) { token = helm.guard(leaving: 1) { .deny("no") } })
    #expect(isNotified({ helm.can(.back(.from(PathFragment(1)))) }) { token?.cancel() })
    helm.present(2)
    // The way back is its own segue, as long as it is enabled.
    #expect(helm.can(.back(.from(PathFragment(2)))))
    #expect(isNotified({ helm.can(.back(.from(PathFragment(2)))) }) { helm.edit(segue: 2 => 1).add(trait: .disabled) })
    #expect(!helm.can(.back(.from(PathFragment(2)))))
  }

  @Test func hooksOfACommandInAHookAreCalledAfterwards() throws {
    let helm = try Helm<Number>(nav: [push(0, 1), push(1, 2)], entry: 0)
    var calls: [String] = []
    helm.onAppear(of: 1) { _ in
      calls.append("+1 first")
      helm.present(2)
      calls.append("presented")
    }
    helm.onDisappear(of: 0) { _ in calls.append("-0") }
    helm.onAppear(of: 1) { _ in calls.append("+1 second") }
    helm.onDisappear(of: 1) { _ in calls.append("-1") }
    helm.onAppear(of: 2) { _ in calls.append("+2") }
    helm.present(1)
    #expect(calls == ["-0", "+1 first", "presented", "+1 second", "-1", "+2"])
  }
}
