import Helm
import HelmDocuments
import HelmTesting

extension GraphDifference {
  /// Both graphs in one drawing, in which additions, removals and changes are marked, along with what they changed
  /// from.
  ///
  /// - Complexity: Near linear in the graphs, and in the changes times their size.
  public var drawing: GraphDrawing {
    let removed = removedSegues
    var drawing = GraphDrawing(union.graph)
    drawing.title = "Changes of the navigation graph"
    for segue in removed { drawing.mark(segueFrom: segue.from.name, to: segue.to.name, as: .removed) }
    let words = SegueWords(self)
    for change in changes { mark(change.kind, in: &drawing, words) }
    return drawing
  }

  /// The newer graph, with everything that only the older one has.
  package var union: GraphDocument {
    let segues = new.segues + removedSegues
    let names = Set(segues.flatMap { [$0.from, $0.to] })
    let known = Set(new.ids.map(\.fragment))
    let ids = new.ids + old.ids.filter { names.contains($0.fragment) && !known.contains($0.fragment) }
    return GraphDocument(segues: segues, entry: new.graph.entry, ids: ids)
  }

  /// The names of renamed fragments in the older graph, with their names in the newer one.
  package var renames: [NamedFragment: NamedFragment] {
    var renames: [NamedFragment: NamedFragment] = [:]
    for case .fragmentRenamed(let from, let to) in changes.map(\.kind) { renames[from] = to }
    return renames
  }

  /// The segues that were removed, attached to the current names of their ends.
  private var removedSegues: [Segue<NamedFragment>] {
    let renames = renames
    return changes.compactMap { change in
      guard case .segueRemoved(let segue) = change.kind else { return nil }
      return Segue(
        from: renames[segue.from] ?? segue.from, to: renames[segue.to] ?? segue.to, style: segue.style,
        dismissable: segue.dismissable, auto: segue.auto, tag: segue.tag?.base,
        leaving: segue.leaving.map { renames[$0] ?? $0 }, presentation: segue.presentation)
    }
  }

  private func mark(_ kind: Kind, in drawing: inout GraphDrawing, _ words: SegueWords) {
    switch kind {
    case .entryChanged(let from, let to):
      drawing.mark(fragment: from.name, as: .changed, note: "was the entry")
      drawing.mark(fragment: to.name, as: .changed)
    case .fragmentRenamed(let from, let to):
      drawing.mark(fragment: to.name, as: .changed, note: "was \(from.name) (a guess)")
    case .fragmentRemoved(let fragment): drawing.mark(fragment: fragment.name, as: .removed)
    case .fragmentAdded(let fragment): drawing.mark(fragment: fragment.name, as: .added)
    case .segueRemoved: break
    case .segueAdded(let segue): drawing.mark(segueFrom: segue.from.name, to: segue.to.name, as: .added)
    case .segueChanged(let from, let to):
      drawing.mark(
        segueFrom: to.from.name, to: to.to.name, as: .changed, note: "was \(from.labelText(words.old(from)))")
    case .idsChanged(let fragment, let from, let to):
      drawing.mark(
        fragment: fragment.name, as: .changed, note: "ids: \(from ?? "any") → \(to ?? "any")")
    case .fragmentUnreachable(let fragment):
      drawing.mark(fragment: fragment.name, as: .changed, note: "no longer reached")
    case .wayBackLost(let edge):
      drawing.mark(segueFrom: edge.from.name, to: edge.to.name, as: .changed, note: "no way back")
    case .guardLost(let fragment): drawing.mark(fragment: fragment.name, as: .changed, note: "guard lost")
    case .linkBroken: break
    }
  }
}
