extension HelmError: Described {
  /// The problem, what was searched, and what would work, on one line.
  package var descriptionText: String {
    switch self {
    case .emptyPath(let entry):
      "Only the entry \(displayName(entry)) is presented, so there is nothing to dismiss or go back from."
    case .missingSegueToFragment(let fragment, let searched, let hint):
      "No presented fragment has a segue to \(fragment).\(list("Searched", searched))\(text(of: hint))"
    case .missingSegueForEdge(let edge, let index, .disabled):
      "The segue \(edge)\(place(index)) is disabled; enable it."
    case .missingSegueForEdge(let edge, let index, let hint):
      "There is no segue \(edge)\(place(index)).\(text(of: hint, out: edge.from))"
    case .sourceNotPresented(let source, let target, let index, let presented, let hint):
      "\(source) is not presented, so \(target) cannot be presented from it\(place(index))."
        + list("Presented", presented) + text(of: hint)
    case .missingTaggedSegue(let tag, let searched, let hint):
      "No segue with the tag \(displayText(tag.description)) was found.\(list("Searched", searched))\(text(of: hint))"
    case .ambiguousTag(let tag, let edges):
      "Several segues have the tag \(displayText(tag.description)): \(list(edges)). Present one of their targets by name."
    case .missingForwardFromFragment(let fragment):
      "No enabled segue leads out of \(fragment). Present a fragment by name, or add a segue from "
        + "\(displayName(fragment.fragment))."
    case .ambiguousForwardFromFragment(let fragment, let edges):
      "Several segues lead forward from \(fragment): \(list(edges)). Present one of their targets by name."
    case .missingID(let edge, let kind, let index):
      "\(displayName(edge.to)) expects an id of type \(kind), but \(edge)\(place(index)) has none. Present it with an id."
    case .wrongID(let edge, let id, let type, let kind, let index):
      "\(displayName(edge.to)) expects an id of type \(kind), but \(edge)\(place(index)) has \(displayText(id))"
        + (type.map { ", of type \($0)." } ?? ".")
    case .noDismissableSegues(let searched):
      "None of the segues that led here is dismissable.\(list("Searched", searched)) Make one dismissable."
    case .fragmentNotPresented(let fragment, let presented):
      "\(fragment) is not presented.\(list("Presented", presented))"
    case .fragmentMissingDismissableSegue(let fragment, let edge):
      if let edge {
        "\(fragment) cannot be dismissed: make the segue \(edge) dismissable."
      } else {
        "\(fragment) cannot be dismissed: it is the entry."
      }
    case .segueNotDismissable(let edge):
      "The segue \(edge) cannot be undone: make it dismissable."
    case .cannotGoBack(let edge):
      "There is no way back over \(edge): make it dismissable, or add the segue \(edge.counterpart)."
    case .blocked(let edge, let modal, let index):
      "\(displayName(edge.to)) cannot be presented from \(displayName(edge.from))\(place(index)): \(modal) is in the way, "
        + "and cannot be dismissed. Make the segue that leads to it dismissable."
    case .noRoute(let wanted, let reasons): text(ofNoRouteTo: wanted, reasons)
    case .neverInFront(let fragment, let auto?):
      "\(fragment) is never in front: the auto segue \(auto) leads on from it, and cannot be dismissed. Go to \(displayName(auto.to))."
    case .neverInFront(let fragment, nil):
      "\(fragment) is never in front: what leads to it leads back to what is there already, or on to something else. "
        + "Add a segue to it, or make one dismissable."
    case .missingPathEdge(let edge):
      "The path has no edge \(edge), so it cannot be dismissed. Dismiss one of the edges of `path`."
    case .redirectedSegue(let edge, nil):
      "The segue \(edge) is redirected, so it leads elsewhere. Remove the redirect."
    case .redirectedSegue(let edge, let index):
      "The segue \(edge)\(place(index)) is redirected, and a path is replayed exactly. Present the fragment instead, or "
        + "remove the redirect."
    case .segueNotPush(let edge):
      "The segue \(edge) is not a push, so no stack can show \(displayName(edge.to)) above \(displayName(edge.from)). "
        + "Make it a push."
    case .circularRedirection(let edges):
      "Redirects form a cycle: \(list(edges)). Redirect one of them elsewhere."
    case .denied(let move, let reason):
      "A guard does not allow \(move): \(reason)"
    case .undecided(let move):
      "A guard of \(move) is asynchronous. Await the command with performAndWait(_:)."
    case .deferred:
      "A guard sent this command while it was being evaluated. The command runs after the current one."
    case .unexpectedAnswer(let fragment, let expected, let given):
      "\(fragment) was dismissed with an answer of type \(given), but one of type \(expected) is awaited, so the caller receives nil."
    case .guardsDidNotSettle(let rounds):
      "Guards have changed what other guards read \(rounds) times in a row. Guards should only read state."
    case .emptyHistory:
      "There is nothing to undo or redo."
    case .uncodablePath(let reason):
      "The path cannot be encoded or decoded: \(reason)"
    case .link(let error): error.description
    case .moduleNotPresented(let presented):
      "None of the module's screens is presented.\(list("Presented", presented))"
    case .outsideModule(let reason): reason
    }
  }

  private func text(ofNoRouteTo wanted: [PathFragment<N>], _ reasons: [HelmError<N>]) -> String {
    let through = wanted.count > 1 ? " through \(displayList(wanted.dropLast(), \.description))" : ""
    let text = "No route leads to \(wanted.last?.description ?? "nothing")\(through)."
    if reasons.isEmpty {
      return text + " The search stopped at its limit. Go to a fragment on the way first."
    }
    return text + reasons.map { " \($0)" }.joined()
  }

  /// The fragments that were searched, or are presented; none, if the module has none of them.
  private func list(_ title: String, _ fragments: [PathFragment<N>]) -> String {
    fragments.isEmpty ? "" : " \(title): \(displayList(fragments, \.description))."
  }

  private func list(_ edges: [DirectedEdge<N>]) -> String { displayList(edges, \.description) }

  private func place(_ index: Int?) -> String { index.map { " (index \($0))" } ?? "" }

  /// Returns what would work; `origin` is given if a hint's segues are those out of it.
  private func text(of hint: HelmHint<N>?, out origin: N? = nil) -> String {
    switch hint {
    case nil: origin.map { " No segue leads out of \(displayName($0))." } ?? ""
    case .disabled(let edge): " The segue \(edge) is disabled; enable it."
    case .segues(let edges):
      origin.map { " These lead out of \(displayName($0)): \(list(edges))." } ?? " These lead there: \(list(edges))."
    case .startingWith(let flow): " Start with: \(displayList(flow, \.description))."
    case .closeNames(let nodes): " Did you mean \(displayList(nodes, limit: 3, displayName))?"
    case .unknown: " The graph has nothing with that name."
    }
  }
}
