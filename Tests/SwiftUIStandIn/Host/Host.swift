import Foundation
import Observation

/// Shows a view without a screen: evaluates it into a tree of nodes, and again whenever what it read has changed.
@_spi(StandIn) @MainActor public final class Host {
  /// The tree as of the last `settle()`.
  public internal(set) var root = Node(.window, [])

  /// What SwiftUI would refuse or warn of at run time.
  public var problems: [String] = []

  /// How the width of the window is now.
  public private(set) var width = UserInterfaceSizeClass.compact

  /// What is taken to be so where no public source says it.
  public let assumptions: Assumptions

  /// The animation that the latest change was made with, if any.
  public private(set) var animation: Animation?

  let store = Store()
  var urlActions: [(URL) -> Void] = []
  var lifecycle = Lifecycle()
  var presentations = Presentations()

  private let content: (RenderContext) -> [Node]
  private var isDirty = true
  private var dirtyViews: Set<ViewKey> = []
  private var evaluations: [ViewKey: Int] = [:]
  private var evaluation = 0
  private var invalidations: [ObjectIdentifier: Int] = [:]

  /// Shows a view.
  public init(
    _ view: some View, width: UserInterfaceSizeClass = .compact, assuming assumptions: Assumptions = .likely
  ) {
    content = { $0.render(view) }
    self.assumptions = assumptions
    self.width = width
    settle()
  }

  /// How often views of a type have been invalidated since the start or the last `forgetInvalidations()`.
  public func invalidations(of type: any View.Type) -> Int { invalidations[ObjectIdentifier(type)] ?? 0 }

  /// Counts invalidations from zero again.
  public func forgetInvalidations() { invalidations = [:] }

  /// Makes the window wide or narrow.
  public func setWidth(_ width: UserInterfaceSizeClass) {
    self.width = width
    isDirty = true
    settle()
  }

  /// Opens a link, as the system does.
  public func open(_ url: URL) {
    for action in urlActions { action(url) }
    settle()
  }

  /// Evaluates until nothing changes any more, and lets the modals that go then be gone.
  public func settle() {
    for _ in 0..<100 {
      if isDirty {
        isDirty = false
        dirtyViews = []
        update()
      } else {
        let ended = lifecycle.deferredActions() + presentations.end()
        if ended.isEmpty { return }
        for action in ended { action() }
      }
    }
    problems.append("The views never come to rest: every evaluation invalidates them again.")
  }

  private func update() {
    urlActions = []
    presentations.begin()
    lifecycle.begin()
    var context = RenderContext(host: self)
    context.environment.horizontalSizeClass = width
    root = Node(.window, content(context))
    store.sweep()
    lifecycle.note(root)
    presentations.finish(&problems)
    for action in lifecycle.actions(isGoing: presentations.isGoing) { action() }
  }

  func invalidate(_ view: ViewKey) {
    isDirty = true
    animation = CurrentTransaction.animation
    if dirtyViews.insert(view).inserted { invalidations[view.type, default: 0] += 1 }
  }

  /// Evaluates a body, so that a change of anything that it reads invalidates the view.
  func tracking<Body>(_ view: ViewKey, _ body: () -> Body) -> Body {
    evaluation += 1
    let number = evaluation
    evaluations[view] = number
    return withObservationTracking {
      body()
    } onChange: { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.evaluations[view] == number else { return }
        self.invalidate(view)
      }
    }
  }
}
