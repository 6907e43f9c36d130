import Foundation
import Observation

/// Shows a view without a screen: evaluates it into a tree of nodes, and again whenever a value it has read changes.
@_spi(StandIn) @MainActor public final class Host {
  /// The tree as of the last `settle()`.
  public internal(set) var root = Node(.window, [])

  /// What SwiftUI would reject or warn of at run time.
  public var problems: [String] = []

  /// How the width of the window is now.
  public private(set) var width = UserInterfaceSizeClass.compact

  /// What is assumed if no public source says it.
  public let assumptions: Assumptions

  /// What it does not report as a problem.
  public let leniency: Leniency

  /// Whether closing modals stay on the screen, and are evaluated with everything else, until `endDismissals()`.
  public var pausesDismissals = false

  /// Whether `onDismiss` is not called: UIKit forgets it now and then, as when windows appear and disappear.
  public var losesOnDismiss = false

  /// The animation that the latest change was made with, if any.
  public var animation: Animation? { transaction.animation }

  /// The transaction of the latest change.
  private var transaction = Transaction()

  let store = Store()
  var sceneStorage: [String: AnyObject] = [:]

  /// The value that the scene has stored by a key.
  public func stored(_ key: String) -> Data? { (sceneStorage[key] as? StateBox<Data?>)?.value }

  var urlActions: [(URL) -> Void] = []
  var activityActions: [(type: String, action: (NSUserActivity) -> Void)] = []

  /// The activities that the views currently offer.
  public internal(set) var currentActivities: [NSUserActivity] = []
  var lifecycle = Lifecycle()
  var presentations = Presentations()

  private var content: (RenderContext) -> [Node]
  private var isDirty = true

  /// The closures to call when the closing modals have disappeared.
  private var onDismiss: [() -> Void] = []
  private var dirtyViews: Set<ViewKey> = []
  private var evaluations: [ViewKey: Int] = [:]
  private var evaluation = 0
  private var invalidations: [ObjectIdentifier: Int] = [:]
  private var typeNames: [ObjectIdentifier: String] = [:]

  /// Shows a view.
  public init(
    _ view: some View, width: UserInterfaceSizeClass = .compact, assuming assumptions: Assumptions = .likely,
    overlooking leniency: Leniency = []
  ) {
    content = { $0.render(view) }
    self.assumptions = assumptions
    self.leniency = leniency
    self.width = width
    settle()
  }

  /// How often views of a type have been invalidated since the start or the last `forgetInvalidations()`.
  public func invalidations(of type: any View.Type) -> Int { invalidations[ObjectIdentifier(type)] ?? 0 }

  /// How often views have been invalidated since then whose type name has a prefix, such as a generic type.
  public func invalidations(whereTypeHasPrefix prefix: String) -> Int {
    invalidations.filter { typeNames[$0.key]?.hasPrefix(prefix) == true }.values.reduce(0, +)
  }

  /// Counts invalidations from zero again.
  public func forgetInvalidations() { invalidations = [:] }

  /// Makes the window wide or narrow.
  public func setWidth(_ width: UserInterfaceSizeClass) {
    self.width = width
    isDirty = true
    settle()
  }

  /// Closes the window with everything in it.
  public func close() {
    content = { _ in [] }
    isDirty = true
    settle()
  }

  /// Opens a link, as the system does.
  public func open(_ url: URL) {
    for action in urlActions { action(url) }
    settle()
  }

  /// Evaluates until nothing changes any more, and then ends closing modals, unless dismissals are paused.
  public func settle() {
    for _ in 0..<100 {
      if isDirty {
        isDirty = false
        dirtyViews = []
        update()
      } else if pausesDismissals || !endGoing() {
        return
      }
    }
    problems.append("The views never come to rest: every evaluation invalidates them again.")
  }

  /// Ends the closing modals, and evaluates until nothing changes any more.
  public func endDismissals() {
    _ = endGoing()
    settle()
  }

  private func endGoing() -> Bool {
    let gone = presentations.end()
    if !losesOnDismiss { onDismiss += gone.compactMap(\.onDismiss) }
    if !gone.isEmpty { isDirty = true }
    return !gone.isEmpty
  }

  private func update() {
    urlActions = []
    (activityActions, currentActivities) = ([], [])
    presentations.begin()
    lifecycle.begin()
    var context = RenderContext(host: self)
    context.environment.horizontalSizeClass = width
    context.transaction = transaction
    root = Node(.window, content(context))
    let problemsOfTheRest = problems
    while let modal = presentations.nextLeft() { root.presenter(at: modal.presenter).children.append(modal.node()) }
    if leniency.contains(.closingModals) { problems = problemsOfTheRest }
    presentations.finish(&problems, overlooking: leniency)
    root.markGoing { presentations.isGoing($0) }
    store.sweep()
    lifecycle.note(root)
    let dismissed = onDismiss
    onDismiss = []
    for action in lifecycle.actions(onDismiss: dismissed) { action() }
  }

  func invalidate(_ view: ViewKey) {
    let isFirst = !isDirty
    let others = transaction
    transaction = CurrentTransaction.value
    // Of several changes that are shown together, one without animation disables it for all.
    if !isFirst, others.disablesAnimations { transaction.disablesAnimations = true }
    isDirty = true
    if dirtyViews.insert(view).inserted { invalidations[view.type, default: 0] += 1 }
  }

  /// Records the name of a type.
  func note<V: View>(_ type: V.Type) {
    if typeNames[ObjectIdentifier(type)] == nil { typeNames[ObjectIdentifier(type)] = "\(type)" }
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
