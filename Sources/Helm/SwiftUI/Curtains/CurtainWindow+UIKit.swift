#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import Foundation
  import SwiftUI
  import UIKit

  /// The windows of a scene that lie above its alerts.
  @MainActor final class SceneCurtainWindow: CurtainWindow {
    private weak var scene: UIWindowScene?
    private var windows: [(id: AnyHashable, window: UIWindow)] = []
    private weak var keyWindow: UIWindow?

    init(of scene: UIWindowScene) { self.scene = scene }

    func show(_ curtains: [CurtainContent]) {
      guard let scene else { return windows = [] }
      if windows.isEmpty { keyWindow = scene.keyWindow }
      let before = windows
      // An interactive gesture or an update of the system's may have begun an animation.
      UIView.performWithoutAnimation {
        windows = curtains.enumerated().map { index, curtain in
          let level = UIWindow.Level(rawValue: UIWindow.Level.alert.rawValue + CGFloat(index + 1))
          let known = before.first { $0.id == curtain.id }?.window
          let window = known.map { update($0, curtain) } ?? window(for: curtain, in: scene)
          window.windowLevel = level
          if known == nil { window.makeKeyAndVisible() }
          window.layoutIfNeeded()
          return (curtain.id, window)
        }
        for (id, window) in before where !windows.contains(where: { $0.id == id }) { window.isHidden = true }
      }
      if windows.isEmpty {
        keyWindow?.makeKey()
      } else if before.count > windows.count {
        windows.last?.window.makeKey()
      }
    }

    private func update(_ window: UIWindow, _ curtain: CurtainContent) -> UIWindow {
      (window.rootViewController as? UIHostingController<AnyView>)?.rootView = curtain.view
      return window
    }

    private func window(for curtain: CurtainContent, in scene: UIWindowScene) -> UIWindow {
      let window = UIWindow(windowScene: scene)
      let controller = UIHostingController(rootView: curtain.view)
      // Hides everything below from assistive technologies.
      controller.view.accessibilityViewIsModal = true
      window.rootViewController = controller
      return window
    }
  }

  /// Finds the scene that a view is in.
  struct SceneReader<N: Fragment>: UIViewRepresentable {
    let screen: CurtainScreen<N>

    func makeUIView(context: Context) -> SceneView { SceneView(frame: .zero) }

    func updateUIView(_ view: SceneView, context: Context) {
      let screen = screen
      view.moved = { scene in screen.use(scene.map { SceneCurtainWindow(of: $0) }) }
      screen.update()
    }
  }

  /// An invisible view that reports which scene it is in.
  final class SceneView: UIView {
    /// Called when the view moves to another scene.
    var moved: (@MainActor (UIWindowScene?) -> Void)? {
      didSet { if oldValue == nil { report() } }
    }
    private weak var scene: UIWindowScene?
    private var isKnown = false

    override func didMoveToWindow() {
      super.didMoveToWindow()
      report()
    }

    private func report() {
      // A view that leaves its window temporarily, in a tab, is still in its scene.
      guard let moved, let scene = window?.windowScene, !isKnown || scene !== self.scene else { return }
      (self.scene, isKnown) = (scene, true)
      // Xcode previews a single view, not a scene.
      moved(ProcessInfo.processInfo.environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1" ? nil : scene)
    }
  }
#endif
