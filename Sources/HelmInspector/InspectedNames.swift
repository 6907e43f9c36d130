#if DEBUG
  import Helm
  import HelmDocuments

  /// The fragments and tags of an app by their names in its graph document.
  struct InspectedNames<N: Fragment>: Sendable {
    /// The graph document, as JSON.
    let document: String
    let graph: NavigationGraph<NamedFragment>
    private let fragments: [NamedFragment: N]
    private let tags: [String: AnySegueTag]

    init(_ graph: NavigationGraph<N>) throws(GraphNameError) {
      let document = try GraphDocument(graph)
      self.document = document.description
      self.graph = document.graph
      fragments = Dictionary(graph.fragments.map { (NamedFragment(fragmentName($0)), $0) }) { first, _ in first }
      tags = Dictionary(graph.segues.compactMap(\.tag).map { ($0.description, $0) }) { first, _ in first }
    }

    /// Returns a command with the app's own fragments and tags.
    func command(_ command: NavigationCommand<NamedFragment>) throws(UnknownName) -> NavigationCommand<N> {
      try command.map { name throws(UnknownName) in
        guard let fragment = fragments[name] else { throw UnknownName(name: name.name) }
        return fragment
      } tag: { tag throws(UnknownName) in
        guard let known = tags[tag.description] else { throw UnknownName(name: tag.description) }
        return known
      }
    }

    struct UnknownName: Error, CustomStringConvertible {
      let name: String
      var description: String { "The app has nothing named \(name)." }
    }
  }
#endif
