import Helm
import HelmDocuments

extension GraphPage.Link {
  /// Returns the links of an app, each with some URLs.
  ///
  /// A page doesn't match URLs itself, so the targets of these URLs are determined here. Links with errors have no
  /// URLs.
  ///
  /// - Parameters:
  ///   - document: The links.
  ///   - graph: The graph, which determines the possible ids.
  /// - Returns: The links, in the order of the document.
  package static func all(
    of document: LinksDocument, in graph: NavigationGraph<NamedFragment>
  ) -> [GraphPage.Link] {
    let table = try? document.links()
    return document.source.links.enumerated().map { index, link in
      var examples: [(url: String, through: [PathFragment<NamedFragment>])] = []
      for url in table?.samples(ofLink: index, for: Links()) ?? [] where examples.count < exampleLimit {
        guard let match = try? table?.match(url), match.pattern == link.pattern, match.fragments.allSatisfy(graph.takes)
        else { continue }
        examples.append((url, match.fragments))
      }
      return GraphPage.Link(pattern: link.pattern, fragments: link.fragments.map(\.name), examples: examples)
    }
  }

  private static var exampleLimit: Int { 6 }
}

extension NavigationGraph {
  /// Returns whether the graph has a fragment that takes the given id.
  fileprivate func takes(_ place: PathFragment<N>) -> Bool {
    guard contains(place.fragment) else { return false }
    guard let kind = idKind(of: place.fragment) else { return true }
    return place.id.map { kind.accepts($0) } ?? false
  }
}
