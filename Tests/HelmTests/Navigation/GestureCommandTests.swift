import Helm
import Testing

@Suite("Gestures as commands") @MainActor struct GestureCommandTests {
  typealias Screen = StackTests.NavGraph

  @Test(arguments: [
    (NavigationCommand<Screen>.back(.from(PathFragment(.article, id: 1))), "back from article (id 1)"),
    (.setStack([PathFragment(.city)], on: PathFragment(.library)), "set the stack on library to city"),
    (.retarget(PathFragment(.article, id: 1), id: "2"), "retarget article (id 1) to article (id 2)"),
  ]) func gestureCommandsHaveDescriptions(command: NavigationCommand<Screen>, text: String) {
    #expect(command.description == text)
  }

  @Test func gesturesAreRecordedAsTheStatesTheyResultIn() throws {
    let helm = try Helm(nav: StackTests.segues)
    helm.present(.tabs)
    helm.perform(.setStack([PathFragment(.article, id: 1), PathFragment(.article, id: 2)], on: PathFragment(.news)))
    helm.perform(.retarget(PathFragment(.article, id: 2), id: "3"))
    helm.select(.library)
    helm.select(.news)
    helm.perform(.back(.from(PathFragment(.article, id: 1))))
    helm.perform(.back(.from(PathFragment(.article, id: 1))))
    #expect(helm.errors.map(\.kind) == ["fragmentNotPresented"])
    let notes = helm.recording.entries.compactMap { entry in
      if case .state(_, let note) = entry { note } else { nil }
    }
    #expect(
      notes == [
        "set the stack on news to article (id 1), article (id 2)", "retarget article (id 2) to article (id 3)",
        "back from article (id 1)",
      ])
    var replayed = try Navigation(graph: helm.graph)
    try replayed.replay(helm.recording)
    #expect(replayed.path == helm.path)
  }
}
