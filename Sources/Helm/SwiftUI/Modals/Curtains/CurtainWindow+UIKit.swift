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

    func show(_ curtains: [(id: AnyHashable, view: AnyView)]) {
      guard let scene else { return windows = [] }
      if windows.isEmpty { keyWindow = scene.keyWindow }
      let before = windows
      // An interactive gesture or an update of the system's may have begun an animation.
      UIView.performWithoutAnimation {
        windows = curtains.enumerated().map { index, curtain in
          let level = UIWindow.Level(rawValue: UIWindow.Level.alert.rawValue + CGFloat(index + 1))
          let known = before.first { $0.id == curtain.id }?.window
          (known?.rootViewController as? UIHostingController<AnyView>)?.rootView = curtain.view
          let window = known ?? window(showing: curtain.view, in: scene)
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

    private func window(showing view: AnyView, in scene: UIWindowScene) -> UIWindow {
      let window = UIWindow(windowScene: scene)
      let controller = UIHostingController(rootView: view)
      // Hides everything below from assistive technologies.
      controller.view.accessibilityViewIsModal = true
      window.rootViewController = controller
      return window
    }
  }

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
    var moved: (@MainActor (UIWindowScene?) -> Void)? {
      didSet { if oldValue == nil { report() } }
    }
    private weak var scene: UIWindowScene?

    override func didMoveToWindow() {
      super.didMoveToWindow()
      report()
    }

    private func report() {
      // A view that leaves its window temporarily, in a tab, is still in its scene.
      guard let moved, let scene = window?.windowScene, scene !== self.scene else { return }
      self.scene = scene
      // Xcode previews a single view, not a scene.
      moved(ProcessInfo.processInfo.environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1" ? nil : scene)
    }
  }
#endif
