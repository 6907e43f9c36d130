import Helm

/// The executable form of semantics.md §6, by the public API only.
extension Navigation {
  /// Which of the invariants a state by itself breaks, if any.
  var invariantViolation: String? {
    let path = self.path
    let presented = presentedFragments
    if Set(presented).count != presented.count { return "presented twice: \(presented)" }
    let targets = path.map(\.to)
    if Set(targets).count != targets.count { return "two edges with one target: \(path)" }
    if targets.contains(PathFragment(entry)) { return "the entry is a target: \(path)" }
    var copy = self
    do {
      try copy.replace(path: path)
    } catch {
      return "the path cannot be replayed: \(error)"
    }
    if copy != self { return "replayed, the path \(path) is \(copy.path)" }
    if copy.presentedFragments != presented { return "replayed, \(presented) is \(copy.presentedFragments)" }
    return nil
  }

  /// Whether the answers of the queries agree with what is presented and with what the commands do.
  func queryViolation(fragments: some Sequence<N>, ids: [String?]) -> String? {
    let presented = presentedFragments
    for fragment in fragments {
      if isPresented(fragment, id: .any) != presented.contains(where: { $0.fragment == fragment }) {
        return "isPresented(\(fragment), id: .any)"
      }
      for id in ids {
        if isPresented(fragment, id: id) != presented.contains(PathFragment(fragment, id: id)) {
          return "isPresented(\(fragment), id: \(id ?? "nil"))"
        }
        if canPresent(fragment: fragment, id: id) != succeeds(.present(fragment, id: id)) {
          return "canPresent(\(fragment), id: \(id ?? "nil"))"
        }
        if canDismiss(fragment: fragment, id: id) != succeeds(.dismissFragment(fragment, id: id)) {
          return "canDismiss(\(fragment), id: \(id ?? "nil"))"
        }
      }
    }
    if canDismiss != succeeds(.dismiss) { return "canDismiss" }
    if canGoBack != succeeds(.back) { return "canGoBack" }
    return nil
  }

  private func succeeds(_ command: NavigationCommand<N>) -> Bool {
    var copy = self
    return (try? copy.perform(command)) != nil
  }
}

/// What a command's outcome says wrongly, and whether a fresh step cannot be undone (§6, rule 5).
func violation<N>(
  of outcome: NavigationOutcome<N>, of command: ReferenceCommand<N>, before: Navigation<N>, after: Navigation<N>
) -> String? {
  let old = Set(before.presentedFragments)
  let new = Set(after.presentedFragments)
  if Set(outcome.appeared) != new.subtracting(old) || outcome.appeared.count != new.subtracting(old).count {
    return "appeared: \(outcome.appeared)"
  }
  if Set(outcome.disappeared) != old.subtracting(new) || outcome.disappeared.count != old.subtracting(new).count {
    return "disappeared: \(outcome.disappeared)"
  }
  guard case .perform(let performed) = command, performed.isPresent, after.path.starts(with: before.path),
    after.path.count > before.path.count
  else { return nil }
  let edge = after.path[before.path.count]
  guard after.graph.segue(for: edge.edge)?.dismissable == true,
    after.path.dropFirst(before.path.count + 1).allSatisfy({ after.stands($0.to, on: edge.to) })
  else { return nil }
  for dismissal in [
    NavigationCommand.navigate(.dismiss(pathEdge: edge)), .dismissFragment(edge.to.fragment, id: edge.to.id),
  ] {
    if dismissal.isAmbiguous(for: edge.to, in: after) { continue }
    var copy = after
    guard (try? copy.perform(dismissal)) != nil, copy == before,
      copy.presentedFragments == before.presentedFragments
    else { return "\(dismissal) does not undo the step: \(copy.presentedFragments)" }
  }
  return nil
}

extension Navigation {
  /// Whether a frame came from another, or from one that did.
  fileprivate func stands(_ frame: PathFragment<N>, on other: PathFragment<N>) -> Bool {
    var frame = frame
    while frame != other {
      guard let edge = path.first(where: { $0.to == frame }) else { return false }
      frame = edge.from
    }
    return true
  }
}

extension NavigationCommand {
  fileprivate var isPresent: Bool {
    switch self {
    case .present, .presentTag, .presentFlow, .forward, .navigate(.present): true
    default: false
    }
  }

  /// Whether the dismissal of a frame without id could mean another one.
  fileprivate func isAmbiguous(for frame: PathFragment<N>, in navigation: Navigation<N>) -> Bool {
    guard case .dismissFragment = self, frame.id == nil else { return false }
    return navigation.path.contains { $0.to.fragment == frame.fragment && $0.to != frame }
      || navigation.entry == frame.fragment
  }
}
