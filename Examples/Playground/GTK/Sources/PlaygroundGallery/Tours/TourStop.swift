import Helm
import HelmTesting
import PlaygroundModel

/// A place of a tour where something is presented for the first time: a picture is taken there.
public struct TourStop: Hashable, Sendable {
  /// What is presented, from the bottom to the topmost.
  public let presented: [PathFragment<AppFragment>]

  /// How many steps of the walk lead there.
  public let position: Int

  /// The steps since the app was started, in words.
  public let steps: [String]

  /// How many of these are new since the stop before.
  public let newSteps: Int

  /// The whole state, in lines.
  public let path: [String]

  /// What is presented, as a heading.
  public var title: String { presented.map(\.description).joined(separator: " / ") }
}

extension Tour {
  /// The stops, in walking order; the start is the first.
  ///
  /// - Complexity: Linear in the steps, with those that lead to each stop.
  public var stops: [TourStop] {
    var seen: Set<[PathFragment<AppFragment>]> = []
    var stops: [TourStop] = []
    var (words, new): ([String], Int) = ([], 0)
    func look(_ presented: [PathFragment<AppFragment>], _ path: HelmPath<AppFragment>, _ position: Int) {
      guard seen.insert(presented).inserted else { return }
      stops.append(
        TourStop(
          presented: presented, position: position, steps: words, newSteps: new, path: path.map(\.description)))
      new = 0
    }
    look(walk.start.presentedFragments, walk.start.path, 0)
    for (index, step) in walk.steps.enumerated() {
      if step.kind == .relaunch {
        (words, new) = ([], 0)
      } else {
        words.append(step.command.description)
        new += 1
      }
      look(step.presented, step.path, index + 1)
    }
    return stops
  }

  /// Takes the steps in an app, and stops where there is something new to see.
  ///
  /// - Parameters:
  ///   - app: The app, in the state that ``makeApp()`` gives it.
  ///   - visit: Called at each stop.
  /// - Throws: `WalkError` at the first step that fails or leads elsewhere, or what `visit` throws.
  /// - Complexity: As the commands, and what `visit` does.
  @MainActor public func replay(on app: AppModel, at visit: (TourStop) throws -> Void) throws {
    var stops = stops[...]
    func stop(at position: Int) throws {
      if let next = stops.first, next.position == position { try visit(stops.removeFirst()) }
    }
    try stop(at: 0)
    for (index, step) in walk.steps.enumerated() {
      do throws(HelmError<AppFragment>) {
        _ = try app.helm.perform(step.command).get()
      } catch {
        throw WalkError.failed(step: index + 1, step.command, error)
      }
      app.helm.flushGuards()
      guard app.helm.path == step.path else {
        throw WalkError.ledElsewhere(step: index + 1, step.command, to: app.helm.path, expected: step.path)
      }
      try stop(at: index + 1)
    }
  }
}
