@testable import Helm

/// The library and the reference side by side, in the same state of the same graph.
struct ReferencePair<N: Fragment> {
  private(set) var navigation: Navigation<N>
  private(set) var reference: ReferenceNavigation<N>

  init(graph: NavigationGraph<N>) throws {
    navigation = try Navigation(graph: graph)
    reference = try ReferenceNavigation(segues: graph.segues, entry: navigation.entry)
  }

  /// How the two differ, if they do.
  var difference: String? {
    if Array(navigation.path) != reference.path {
      return "path \(navigation.path), but the reference has \(HelmPath(reference.path))"
    }
    let presented = reference.presented
    if navigation.presentedFragments != presented {
      return "presented \(navigation.presentedFragments), but the reference has \(presented)"
    }
    if navigation.topmostFragment != presented.last { return "the topmost is \(navigation.topmostFragment)" }
    return nil
  }

  /// Runs a command in both.
  ///
  /// - Returns: What is wrong after it, if anything is.
  mutating func run(_ command: ReferenceCommand<N>) -> String? {
    let before = navigation
    var outcome: NavigationOutcome<N>?
    var kind: String?
    var expected: String?
    do throws(HelmError<N>) {
      outcome = try navigation.run(command)
    } catch {
      kind = error.kind
    }
    do { try reference.run(command) } catch { expected = (error as? ReferenceFailure)?.kind }
    if kind != expected { return "error \(kind ?? "none"), but the reference has \(expected ?? "none")" }
    if kind != nil, navigation != before { return "the command failed and changed the state all the same" }
    guard let outcome else { return difference }
    return difference ?? violation(of: outcome, of: command, before: before, after: navigation)
      ?? pathChangeViolation(outcome, before: before)
  }

  /// Whether undoing what an outcome says about the path leads back to the path before.
  private func pathChangeViolation(_ outcome: NavigationOutcome<N>, before: Navigation<N>) -> String? {
    let undone = navigation.table.stampedPath(undoing: outcome.pathChange)
    return undone == before.table.stampedPath() ? nil : "undoing the path's change leads elsewhere"
  }
}

extension Navigation {
  /// Runs a command or an edit of the rules.
  mutating func run(_ command: ReferenceCommand<N>) throws(HelmError<N>) -> NavigationOutcome<N>? {
    switch command {
    case .perform(let command): return try perform(command)
    case .add(let trait, let edge): return try add(trait: trait, to: CollectionOfOne(edge))
    case .remove(let trait, let edge):
      try remove(trait: trait, from: CollectionOfOne(edge))
      return nil
    }
  }
}
