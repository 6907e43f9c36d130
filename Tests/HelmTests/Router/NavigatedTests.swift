import Testing

@testable import Helm

/// What counts as navigation, and how much of it can be undone by default.
@Suite("What a Helm remembers of its commands") @MainActor struct NavigatedTests {
  enum Screen: Fragment { case home, feed, inbox, detail, unknown }

  private func helm() throws -> Helm<Screen> {
    try Helm<Screen>(nav: [.tabs(.home => [.feed, .inbox]), .push(.feed => .detail)])
  }

  /// Until then, a saved state may be restored.
  @Test func onlyCommandsThatChangeThePathCountAsNavigation() throws {
    let cases: [(name: String, hasMoved: Bool, run: @MainActor (Helm<Screen>) -> Void)] = [
      ("nothing", false, { _ in }),
      ("the tab in front", false, { $0.select(.feed) }),
      ("an error", false, { $0.present(.unknown) }),
      ("a rule", false, { $0.edit(segue: .home => .inbox).add(trait: .disabled) }),
      ("a guard that removes a screen", false, { $0.guard(.into(.feed)) { .deny("closed") } }),
      ("another tab", true, { $0.select(.inbox) }),
      ("a push", true, { $0.present(.detail) }),
      ("the same path again", true, { $0.perform(.replace($0.path)) }),
    ]
    for each in cases {
      let helm = try helm()
      each.run(helm)
      #expect(helm.hasMoved == each.hasMoved, "\(each.name)")
    }
  }

  @Test func aHundredChangesCanBeUndoneByDefault() throws {
    let helm = try helm()
    #expect(helm.historyLimit == 100)
    for id in 0..<102 { helm.present(.detail, id: id) }
    var count = 0
    while helm.canUndo {
      helm.undo()
      count += 1
    }
    #expect(count == 100)
    #expect(helm.isPresented(.detail, id: 1))
    #expect(helm.errors.isEmpty)
  }
}
