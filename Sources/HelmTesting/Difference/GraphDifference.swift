import Helm
import HelmDocuments

/// What differs between two versions of a graph, and what that breaks for whom.
///
/// ```swift
/// let difference = try GraphDifference(from: released, to: GraphDocument(graph))
/// #expect(difference.breaking.isEmpty, "\(difference)")
/// ```
///
/// It is a value, apart from the formats that it is written in: its description is text, ``markdown(title:)`` is for a review,
/// ``json`` is for programs, and ``drawing`` is one picture of both graphs.
public struct GraphDifference: Hashable, Sendable {
  /// The older graph.
  public let old: GraphDocument

  /// The newer graph.
  public let new: GraphDocument

  /// What has changed: the entry, fragments, segues, ids, and then what follows from that.
  public let changes: [Change]

  /// The changes that break something for somebody.
  ///
  /// - Complexity: Linear in the changes.
  public var breaking: [Change] { changes.filter { !$0.breaks.isEmpty } }

  /// Whether the graphs are the same, but for the order of their segues, and no link is broken.
  public var isEmpty: Bool { changes.isEmpty }
}

extension GraphDifference {
  /// One change, and what it breaks.
  public struct Change: Hashable, Sendable {
    /// What has changed.
    public let kind: Kind

    /// What that breaks, at most once for each audience.
    public let breaks: [Breakage]

    /// For whom it may break something, where no example was found within the limits.
    public let unsettled: [Audience]

    init(_ kind: Kind, breaks: [Breakage] = [], unsettled: [Audience] = []) {
      self.kind = kind
      self.breaks = breaks
      self.unsettled = unsettled
    }
  }

  /// The kinds of changes.
  public enum Kind: Hashable, Sendable {
    /// Navigation starts somewhere else.
    case entryChanged(from: NamedFragment, to: NamedFragment)

    /// A fragment has another name now. This is a guess, by the segues and the name.
    case fragmentRenamed(from: NamedFragment, to: NamedFragment)

    /// A fragment is gone.
    case fragmentRemoved(NamedFragment)

    /// There is a new fragment.
    case fragmentAdded(NamedFragment)

    /// A segue is gone.
    case segueRemoved(Segue<NamedFragment>)

    /// A segue has other rules.
    case segueChanged(from: Segue<NamedFragment>, to: Segue<NamedFragment>)

    /// There is a new segue.
    case segueAdded(Segue<NamedFragment>)

    /// A fragment takes other ids; `nil` stands for any, and for none.
    case idsChanged(NamedFragment, from: FragmentIDKind?, to: FragmentIDKind?)

    /// A fragment is still there, but no sequence of commands presents it any longer.
    case fragmentUnreachable(NamedFragment)

    /// Whoever takes the segue cannot go back any longer.
    case wayBackLost(DirectedEdge<NamedFragment>)

    /// A guard stood on every way to the fragment, and does not any longer.
    case guardLost(NamedFragment)

    /// A URL of the older version's links, which matched the pattern, no longer opens, or opens something else.
    case linkBroken(pattern: String, url: String)
  }

  /// Who relies on a graph.
  public enum Audience: String, Hashable, Sendable, CaseIterable {
    /// Paths that an app has saved and restores.
    case savedPaths

    /// URLs that name fragments.
    case links

    /// The people who use the app.
    case people

    /// The audience in words.
    public var words: String { self == .savedPaths ? "saved paths" : rawValue }
  }

  /// Something that worked, and does not any longer.
  public struct Breakage: Hashable, Sendable {
    /// Who relies on it.
    public let audience: Audience

    /// Why it breaks, in a few words.
    public let reason: String

    /// The shortest example that was found.
    public let example: Example?

    init(_ audience: Audience, _ reason: String, _ example: Example? = nil) {
      self.audience = audience
      self.reason = reason
      self.example = example
    }
  }

  /// An example of what breaks: commands, as a script has them.
  public struct Example: Hashable, Sendable {
    /// Which graph the commands run in without an error.
    public enum Version: String, Hashable, Sendable {
      /// They worked in the older graph.
      case old

      /// They lead into what is wrong in the newer graph.
      case new
    }

    /// Which graph the commands run in without an error.
    public let version: Version

    /// The commands, from the start of the app; a saved path is one `replace`.
    public let commands: [NavigationCommand<NamedFragment>]

    init(_ version: Version, _ commands: [NavigationCommand<NamedFragment>]) {
      self.version = version
      self.commands = commands
    }

    init(path: HelmPath<NamedFragment>) { self.init(.old, [.replace(path)]) }
  }

  /// The segues that guards stand on, which documents do not tell.
  public struct Guarded: Hashable, Sendable {
    /// Those of the older graph.
    public var old: Set<DirectedEdge<NamedFragment>>

    /// Those of the newer graph.
    public var new: Set<DirectedEdge<NamedFragment>>

    /// Names guarded segues.
    ///
    /// - Parameters:
    ///   - old: Those of the older graph.
    ///   - new: Those of the newer graph.
    /// - Complexity: Constant.
    public init(old: Set<DirectedEdge<NamedFragment>> = [], new: Set<DirectedEdge<NamedFragment>> = []) {
      self.old = old
      self.new = new
    }
  }

  /// The links of both versions of an app.
  public struct LinkTables: Sendable {
    /// Those of the older version.
    public var old: Links<NamedFragment>

    /// Those of the newer version.
    public var new: Links<NamedFragment>

    /// Names the links of both versions.
    ///
    /// - Parameters:
    ///   - old: Those of the older version.
    ///   - new: Those of the newer version.
    /// - Complexity: Constant.
    public init(old: Links<NamedFragment>, new: Links<NamedFragment>) {
      self.old = old
      self.new = new
    }
  }

  /// How far examples are looked for.
  public struct Limits: Hashable, Sendable {
    /// How many states of each graph are explored.
    public var states: Int

    /// How many saved paths are replayed for each segue whose rules have changed.
    public var paths: Int

    /// Sets limits.
    ///
    /// - Parameters:
    ///   - states: How many states of each graph are explored.
    ///   - paths: How many saved paths are replayed for each segue whose rules have changed.
    /// - Complexity: Constant.
    public init(states: Int = 5_000, paths: Int = 2_000) {
      self.states = max(1, states)
      self.paths = max(1, paths)
    }
  }
}
