#if canImport(SwiftUI)
  import SwiftUI

  /// Shows views in windows above everything else in a scene, alerts included.
  @MainActor protocol CurtainWindow: AnyObject {
    /// Shows curtains, the lowest first, at once and without animation; one that was shown before keeps its state. None hide the windows.
    func show(_ curtains: [(id: AnyHashable, view: AnyView)])
  }

  extension EnvironmentValues {
    /// The windows to use instead of those of the scene, for tests, which have no scene.
    var helmCurtainWindow: (any CurtainWindow)? {
      get { self[OptionalKey.self] }
      set { self[OptionalKey.self] = newValue }
    }
  }

  /// The windows of a view's scene, if it is in one; replacing them hides the previous windows.
  @MainActor final class CurtainScreen<N: Fragment> {
    private let source = ObservationSource()
    private var window: (any CurtainWindow)?
    private var shown: [PathFragment<N>] = []
    private var view: (PathFragment<N>) -> AnyView = { _ in AnyView(EmptyView()) }
    private weak var helm: Helm<N>?

    nonisolated init() {}

    /// Whether there are windows for curtains, observed.
    var hasWindow: Bool {
      source.access()
      return window != nil
    }

    static var isOfCovers: Bool {
      #if os(watchOS)
        true
      #else
        false
      #endif
    }

    /// Shows curtains in these windows from now on, or in place if there are none.
    func use(_ window: (any CurtainWindow)?) {
      guard window !== self.window else { return }
      self.window?.show([])
      shown = []
      self.window = window
      update()
      source.change()
    }

    func draw(_ view: @escaping (PathFragment<N>) -> AnyView) { self.view = view }

    /// Shows the curtains of a navigation as soon as they are presented, because the system may be about to take a snapshot of the scene.
    func follow(_ helm: Helm<N>) {
      self.helm = helm
      if helm.state.curtains != shown { update() }
    }

    func update() {
      let curtains = helm?.state.curtains ?? []
      guard let window, !shown.isEmpty || !curtains.isEmpty else { return }
      shown = curtains
      window.show(curtains.map { (AnyHashable($0), view($0)) })
    }
  }
#endif
