import Helm
@_spi(StandIn) import SwiftUI
import Testing

/// Each gesture on each container, drawn by `HelmView` and by an app's own bindings, under all assumptions about
/// SwiftUI.
@Suite("Each gesture on each container", .serialized) @MainActor struct GestureMatrixTests {
  /// A container in the stand-in's host.
  @MainActor struct Scene {
    let helm: Helm<Room>
    let host: Host

    init(
      _ container: Container, _ frontEnd: FrontEnd, helm: Helm<Room>, assuming assumptions: Assumptions = .likely,
      overlooking leniency: Leniency = []
    ) {
      self.helm = helm
      switch frontEnd {
      case .helmView, .helmViewInStack:
        let view = DrawnRooms(helm: helm, container: container, isInStack: frontEnd == .helmViewInStack)
        host = Host(view, width: container.width, assuming: assumptions, overlooking: leniency)
      case .bindings:
        let view = BoundRooms(helm: helm, container: container, room: .root)
        host = Host(view, width: container.width, assuming: assumptions, overlooking: leniency)
      }
    }

    var presented: String { helm.presentedFragments.map { "\($0.fragment)" }.joined(separator: " ") }

    /// What is visible, from the window up.
    var picture: [String] { host.modals.map(\.rawValue) + host.root.visible.filter { $0.kind == .text }.map(\.text) }
  }

  @Test(arguments: [FrontEnd.helmView, .helmViewInStack], [Assumptions.likely, .others, .slow])
  func eachCellMatchesTheTable(frontEnd: FrontEnd, assumptions: Assumptions) throws {
    try checkAll(frontEnd, assumptions, overlooking: [])
  }

  /// An app's own sheets are dismissed all at once, and their content while closing is up to the app.
  @Test(arguments: [Assumptions.likely, .others, .slow])
  func eachCellOfAnAppsOwnContainersMatchesTheTable(assumptions: Assumptions) throws {
    try checkAll(.bindings, assumptions, overlooking: [.simultaneousDismissals, .closingModals])
  }

  private func checkAll(_ frontEnd: FrontEnd, _ assumptions: Assumptions, overlooking leniency: Leniency) throws {
    for container in frontEnd.containers {
      for gesture in Gesture.allCases {
        let scene = try Scene(
          container, frontEnd, helm: Helm(nav: container.segues, entry: .root, path: container.path),
          assuming: assumptions, overlooking: leniency)
        // If a tap on the front tab writes nothing, it can't be detected.
        let isHeard = gesture != .frontTab || assumptions.frontTabIsWritten || container.tabHolder == nil
        let cell = isHeard ? container.row[gesture, of: container] : .stays
        check(cell, of: gesture, in: scene, container, frontEnd)
      }
    }
  }

  private func check(
    _ cell: Cell, of gesture: Gesture, in scene: Scene, _ container: Container, _ frontEnd: FrontEnd
  ) {
    let (helm, host) = (scene.helm, scene.host)
    let name: Comment = "\(frontEnd.rawValue): \(gesture.rawValue) in \(container.rawValue)"
    #expect(throws: Never.self, name) { try host.tap("Tap") }
    let (path, picture) = (helm.path, scene.picture)
    #expect(picture.filter { $0 == "tapped 1" }.count == 1, name)

    let result = Result { try gesture.perform(on: host) }
    var errors: [String] = []
    switch (cell, result) {
    case (.stays, .success):
      #expect(helm.path == path, name)
      #expect(scene.picture == (gesture == .tap ? picture.map { $0 == "tapped 1" ? "tapped 2" : $0 } : picture), name)
    case (.goes(let presented), .success):
      let presented = gesture == .link && frontEnd == .bindings ? presented.replacing(" inbox", with: "") : presented
      #expect(scene.presented == presented, name)
    case (.locked, .success):
      // Leaving is refused by Helm, and the screen is shown again.
      #expect(frontEnd == .bindings || gesture == .close, name)
      #expect(helm.path == path, name)
      errors = gesture == .swipeTakenBack ? [] : ["cannotGoBack"]  // nothing was written for that one
    case (.locked, .failure(Host.Refusal.disabled)):
      #expect(frontEnd != .bindings, name)
      #expect(scene.picture == picture, name)
    case (.none(let reason), .failure(Host.Refusal.notThere(let missing))):
      #expect(reason.missing.contains(missing), name)
      #expect(helm.path == path && scene.picture == picture, name)
      return
    case (.refused, .failure(Host.Refusal.disabled)):
      #expect(helm.path == path, name)
      #expect(scene.picture == picture, name)
      return
    default: Issue.record("\(name): \(result) is not \(cell)")
    }
    #expect(Set(helm.errors.map(\.kind)).sorted() == errors, name)
    #expect(host.problems == [], name)

    // The screen matches the state, however it was reached.
    let fresh = Scene(container, frontEnd, helm: helm)
    #expect(fresh.picture == scene.picture.filter { !$0.hasPrefix("tapped") }, name)
  }
}
