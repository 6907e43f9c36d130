import Helm
import HelmDocuments
import HelmTesting

extension GraphComparison {
  /// Returns the links of the older version of which a URL no longer opens, or opens something else: at most one change
  /// for each.
  ///
  /// URLs are opened from the start of the app, since its state at that time is unknown. Only the topmost fragment is
  /// compared.
  func linkChanges(_ tables: GraphDifference.LinkTables) -> [Change] {
    tables.old.source.links.enumerated().compactMap { index, link in
      var elsewhere: Change?
      for url in tables.old.samples(ofLink: index, for: tables.new) {
        guard let match = try? tables.old.match(url), match.pattern == link.pattern,
          let before = old.topmost(afterGoingThrough: match.fragments)
        else { continue }
        let kind = GraphDifference.Kind.linkBroken(pattern: link.pattern, url: url)
        func change(_ reason: String, _ version: GraphDifference.Example.Version, _ way: [PathFragment<NamedFragment>])
          -> Change
        { Change(kind, breaks: [Breakage(.links, reason, .init(version, [.go(through: way)]))]) }
        guard let fragments = try? tables.new.match(url).fragments else {
          return change("nothing matches it any longer", .old, match.fragments)
        }
        guard let after = new.topmost(afterGoingThrough: fragments) else {
          return change("what it names cannot be reached any longer", .old, match.fragments)
        }
        if elsewhere == nil, now(before.fragment) != after.fragment || before.id != after.id {
          elsewhere = change("it opens something else", .new, fragments)
        }
      }
      return elsewhere
    }
  }
}

extension GraphDifference.Change {
  /// The change without guesses about links.
  var withoutLinks: Self { Self(kind, breaks: breaks.filter { $0.audience != .links }, unsettled: unsettled) }
}

extension Navigation<NamedFragment> {
  /// Returns the topmost fragment after a link was followed from here; `nil` if it can't be followed.
  fileprivate func topmost(afterGoingThrough fragments: [PathFragment<NamedFragment>]) -> PathFragment<NamedFragment>? {
    var navigation = self
    do { try navigation.perform(.go(through: fragments)) } catch { return nil }
    return navigation.topmostFragment
  }
}
