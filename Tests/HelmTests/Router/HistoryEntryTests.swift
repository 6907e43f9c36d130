import Helm
import Testing

/// What is an entry of the history, and what clears the redo entries.
@Suite("History entries") @MainActor struct HistoryEntryTests {
  static let segues: [Segue<Letter>] = [
    Segue(.a => .b, style: .hold), Segue(.a => .c, style: .hold), Segue(.b => .d, dismissable: true),
    Segue(.a => .e, style: .hold, dismissable: true, presentation: .overlay),
    Segue(.a => .f, style: .hold, dismissable: true),
  ]

  let helm: Helm<Letter>
  let session = Session()

  /// One change to undo, and one to redo.
  init() throws {
    helm = try Helm(nav: Self.segues, path: [.a => .b])
    session.isLoggedIn = true
    helm.guard(.into(.e)) { [session] in session.isLoggedIn ? .allow : .deny("signed out") }
    helm.guard(.into(.f)) { .deny("closed") }
    helm.present(.e)
    helm.present(.d)
    helm.undo()
  }

  struct Action: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let isEntry: Bool
    let run: @MainActor @Sendable (HistoryEntryTests) -> Void

    init(_ name: String, isEntry: Bool, _ run: @escaping @MainActor @Sendable (HistoryEntryTests) -> Void) {
      (testDescription, self.isEntry, self.run) = (name, isEntry, run)
    }
  }

  nonisolated static let actions: [Action] = [
    Action("a present", isEntry: true) { $0.helm.present(.c) },
    Action("a dismissal", isEntry: true) { $0.helm.dismiss(.e) },
    Action("a swipe", isEntry: true) { $0.helm.perform(.back(.from(.at(.e)))) },
    Action("a path", isEntry: true) { try? $0.helm.replace(path: [.a => .c]) },
    Action("a restart", isEntry: true) { $0.helm.restart() },
    Action("a sequence", isEntry: true) { $0.helm.perform(.sequence([.present(.d), .present(.c)])) },
    Action("a sequence that leads back to the same path", isEntry: true) {
      $0.helm.perform(.sequence([.dismiss(.e), .present(.e)]))
    },
    Action("a guard that takes something away", isEntry: true) {
      $0.session.isLoggedIn = false
      $0.helm.flushGuards()
      $0.session.isLoggedIn = true
      $0.helm.flushGuards()
    },
    Action("a rule that takes something away", isEntry: true) {
      $0.helm.edit(segue: .a => .e).add(trait: .disabled)
      $0.helm.edit(segue: .a => .e).remove(trait: .disabled)
    },
    Action("the same path anew", isEntry: true) { try? $0.helm.replace(path: $0.helm.path) },
    Action("nothing", isEntry: false) { $0.helm.perform(.sequence([])) },
    Action("a tab that is in front", isEntry: false) { $0.helm.select(.b) },
    Action("an error", isEntry: false) { $0.helm.present(.l) },
    Action("a denial", isEntry: false) { $0.helm.present(.f) },
    Action("a rule", isEntry: false) { $0.helm.edit(segue: .a => .c).add(trait: .disabled) },
    Action("a guard that allows", isEntry: false) { $0.helm.recheckGuards() },
    Action("an undo and a redo", isEntry: false) {
      $0.helm.undo()
      $0.helm.redo()
    },
  ]

  @Test(arguments: actions) func onlyCommandsThatChangeThePathAreHistoryEntries(_ action: Action) {
    #expect(helm.canUndo && helm.canRedo)
    let (before, redo) = (helm.path, Watcher { helm.canRedo })
    action.run(self)
    let path = helm.path
    #expect(helm.canUndo && helm.canRedo == !action.isEntry)
    if action.isEntry { #expect(redo.invalidations == 1) }
    helm.undo()
    #expect(helm.path == (action.isEntry ? before : [.a => .b]))
    helm.redo()
    #expect(helm.path == path)
    // There are no other entries.
    helm.undo()
    if action.isEntry { helm.undo() }
    #expect(helm.path == [.a => .b] && !helm.canUndo)
    let errors = helm.errors
    helm.undo()
    #expect(helm.errors == errors + [.emptyHistory])
  }

  @Test func historyLimitAppliesToUndoAndRedo() {
    for letter in [Letter.c, .b, .c] { helm.present(letter) }
    helm.undo()
    helm.undo()
    let (undo, redo) = (Watcher { helm.canUndo }, Watcher { helm.canRedo })
    helm.historyLimit = 1
    #expect([undo.invalidations, redo.invalidations] == [0, 0])
    helm.redo()
    helm.redo()
    #expect(helm.errors == [.emptyHistory])
    helm.historyLimit = -5
    #expect(helm.historyLimit == 0)
    #expect(!helm.canUndo && !helm.canRedo)
    #expect(undo.invalidations + redo.invalidations > 0)
    helm.present(.d, from: .b)
    #expect(!helm.canUndo)
  }
}
