import Helm
import HelmDocuments

struct Move: Equatable {
  let command: NavigationCommand<NamedFragment>
  let text: String
  let detail: String
}

/// The possible moves: the fragments to present, from the topmost fragment down, the fragments to dismiss, and going
/// back.
struct Moves {
  /// The maximum number of moves of a kind to list.
  static let limit = 40

  /// The number of latest path edges to search for fragments to dismiss.
  private static let searched = 200

  private(set) var moves: [Move] = []
  private(set) var isCut = false

  init(_ navigation: Navigation<NamedFragment>) {
    addPresents(navigation)
    addDismissals(navigation)
    var copy = navigation
    if (try? copy.back()) != nil {
      moves.append(Move(command: .back, text: "back", detail: "to \(copy.topmostFragment)"))
    }
  }

  private mutating func addPresents(_ navigation: Navigation<NamedFragment>) {
    var seen: Set<NamedFragment> = []
    let tabs: Set<DirectedEdge<NamedFragment>> = navigation.graph.segues.tabs()
    for source in navigation.presentedFragments.reversed() {
      for edge in navigation.graph.outgoingEdges(of: source.fragment) where !seen.contains(edge.to) {
        guard !navigation.traits(of: edge).contains(.disabled), let segue = navigation.graph.segue(for: edge) else {
          continue
        }
        seen.insert(edge.to)
        guard navigation.can(.present(edge.to)) else { continue }
        if moves.count == Self.limit {
          isCut = true
          return
        }
        let presentation = tabs.contains(edge) ? "tab" : segue.resolvedPresentation.rawValue
        var details = ["\(presentation) from \(source)"]
        if let tag = segue.tag { details.append("#" + plain(tag.description)) }
        if navigation.isPresented(edge.to) { details.append("again") }
        moves.append(
          Move(
            command: .present(edge.to), text: "present \(PathFragment(edge.to))",
            detail: details.joined(separator: ", ")))
      }
    }
  }

  private mutating func addDismissals(_ navigation: Navigation<NamedFragment>) {
    var count = 0
    for edge in navigation.path.suffix(Self.searched).reversed() {
      guard navigation.graph.segue(for: edge.edge)?.dismissable == true,
        navigation.can(.dismiss(edge.to.fragment, id: edge.to.id))
      else { continue }
      count += 1
      if count > Self.limit {
        isCut = true
        return
      }
      moves.append(
        Move(command: .dismiss(edge.to.fragment, id: edge.to.id), text: "dismiss \(edge.to)", detail: ""))
    }
  }
}
