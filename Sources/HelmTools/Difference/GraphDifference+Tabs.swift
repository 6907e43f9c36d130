import Helm
import HelmDocuments

extension GraphDifference {
  /// The words for the presentations of a difference's segues: a tab, which is one of several inline parts, has a word
  /// of its own.
  struct SegueWords {
    private let oldTabs: Set<DirectedEdge<NamedFragment>>
    private let newTabs: Set<DirectedEdge<NamedFragment>>

    init(_ difference: GraphDifference) {
      oldTabs = difference.old.segues.tabs()
      newTabs = difference.new.segues.tabs()
    }

    /// Returns the presentation of the older graph's segue, in one word.
    func old(_ segue: Segue<NamedFragment>) -> String { Self.word(segue, oldTabs) }

    /// Returns the presentation of the newer graph's segue, in one word.
    func new(_ segue: Segue<NamedFragment>) -> String { Self.word(segue, newTabs) }

    private static func word(_ segue: Segue<NamedFragment>, _ tabs: Set<DirectedEdge<NamedFragment>>) -> String {
      tabs.contains(segue.edge) ? "tab" : segue.resolvedPresentation.rawValue
    }
  }

  /// Returns the rules of a change: the current ones, or the old and the new ones.
  func details(of kind: Kind, _ words: SegueWords) -> [String] {
    switch kind {
    case .segueRemoved(let segue): [segue.labelText(words.old(segue))]
    case .segueAdded(let segue): [segue.labelText(words.new(segue))]
    case .segueChanged(let from, let to): [from.labelText(words.old(from)), to.labelText(words.new(to))]
    case .idsChanged(_, let from, let to): [from ?? "any", to ?? "any"]
    case .linkBroken(_, let url): [url]
    default: []
    }
  }
}
