import Helm
import HelmDocuments

/// A walk as a person does it on a device: what to tap, and which screen to expect then.
///
/// ```swift
/// let walk = try Navigation(graph: document.graph).walk(covering: .segues)
/// print(DeviceTest(walk).xcuitest())
/// ```
///
/// Screens and buttons are found by their accessibility identifiers, which `HelmView` and the modifiers `helmPresents(_:)` and
/// `helmDismisses(_:)` set.
public struct DeviceTest: Hashable, Sendable {
  /// What is done, in order; the first step launches the app.
  public let steps: [Step]

  /// One thing that is done, and what is on top then.
  public struct Step: Hashable, Sendable {
    /// What is done.
    public let action: Action

    /// What is expected to be on top.
    public let expected: Expectation
  }

  /// What is done.
  public enum Action: Hashable, Sendable {
    /// The app is started, or started again.
    case launch

    /// Something with an accessibility identifier is tapped.
    case tap(identifier: String)

    /// The back button is tapped, or the screen is swiped to the side.
    case goBack

    /// A sheet is swiped down.
    case swipeDown
  }

  /// What is on top.
  public enum Expectation: Hashable, Sendable {
    /// A screen with an accessibility identifier.
    case screen(identifier: String)

    /// An alert or a dialog, which the system draws.
    case question
  }

  /// Translates a walk.
  ///
  /// - Parameter walk: The walk.
  /// - Complexity: Linear in the steps with their paths.
  public init<N: Fragment>(_ walk: Walk<N>) {
    var steps = [Step(action: .launch, expected: Self.top(of: walk.start))]
    var state = walk.start
    for step in walk.steps {
      var next = state
      // The plan has done it already.
      do { try next.perform(step.command) } catch { break }
      if let action = Self.action(of: step, from: state, to: next) {
        steps.append(Step(action: action, expected: Self.top(of: next)))
      }
      state = next
    }
    self.steps = steps
  }

  private static func top<N>(of state: Navigation<N>) -> Expectation {
    let place = state.topmostFragment
    switch state.presentation(of: place) {
    case .alert, .dialog: return .question
    default: return .screen(identifier: HelmIdentifier.screen(place.fragment))
    }
  }

  private static func action<N>(
    of step: WalkStep<N>, from old: Navigation<N>, to new: Navigation<N>
  ) -> Action? {
    switch step.kind {
    case .replace, .relaunch: return .launch
    case .present: return step.taken.first.map { .tap(identifier: HelmIdentifier.present($0.to)) }
    case .dismiss:
      // The lowest of what goes decides how.
      let kept = Set(new.path)
      guard let gone = old.path.first(where: { !kept.contains($0) }), let segue = old.graph.segue(for: gone.edge) else {
        return nil
      }
      switch segue.resolvedPresentation {
      case .push: return .goBack
      case .sheet: return .swipeDown
      // Nothing dismisses a swap but the segue the other way.
      case .swap, .automatic: return .tap(identifier: HelmIdentifier.present(gone.from.fragment))
      case .inline, .overlay, .fullScreenCover, .popover, .alert, .dialog:
        return .tap(identifier: HelmIdentifier.dismiss(gone.to.fragment))
      }
    }
  }
}

extension Navigation {
  /// How the place of a fragment was presented.
  fileprivate func presentation(of place: PathFragment<N>) -> SeguePresentation? {
    ingressEdge(of: place).flatMap { graph.segue(for: $0)?.resolvedPresentation }
  }
}
