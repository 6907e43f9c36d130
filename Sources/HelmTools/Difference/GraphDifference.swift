import Helm
import HelmDocuments
import HelmTesting

/// The differences between two versions of a graph, and what they break for whom.
///
/// ```swift
/// let difference = try GraphDifference(from: released, to: GraphDocument(graph))
/// #expect(difference.breaking.isEmpty, "\(difference)")
/// ```
///
/// It is a value, apart from the formats it is written in: its description is text, ``markdown(title:)`` is for a
/// review, ``json`` is for programs, and ``drawing`` shows both graphs in one picture.
public struct GraphDifference: Hashable, Sendable {
  /// The older graph.
  public let old: GraphDocument

  /// The newer graph.
  public let new: GraphDocument

  /// The changes: the entry, fragments, segues, ids, and then what follows from those.
  public let changes: [Change]

  /// The changes that break something for somebody.
  ///
  /// - Complexity: Linear in the changes.
  public var breaking: [Change] { changes.filter { !$0.breaks.isEmpty } }

  /// Whether the graphs are the same, except for the order of their segues, and no link is broken.
  public var isEmpty: Bool { changes.isEmpty }
}

extension GraphDifference {
  /// One change, and what it breaks.
  public struct Change: Hashable, Sendable {
    /// What has changed.
    public let kind: Kind

    /// What the change breaks, at most once for each audience.
    public let breaks: [Breakage]

    /// For whom the change may break something, without an example within the limits.
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

    /// A fragment has another name. This is a guess, by its segues and its name.
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

    /// A fragment still exists, but no sequence of commands presents it any longer.
    case fragmentUnreachable(NamedFragment)

    /// After taking the segue, there is no longer a way back.
    case wayBackLost(DirectedEdge<NamedFragment>)

    /// There was a guard on every way to the fragment, and there no longer is.
    case guardLost(NamedFragment)

    /// A URL of the older version's links, which matched the pattern, no longer opens, or opens something else.
    case linkBroken(pattern: String, url: String)
  }

  /// Those who rely on a graph.
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

  /// Something that used to work, and no longer does.
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

  /// An example of what breaks: commands, as in a script.
  public struct Example: Hashable, Sendable {
    /// Which graph the commands run in without an error.
    public enum Version: String, Hashable, Sendable {
      /// They worked in the older graph.
      case old

      /// They lead to the problem in the newer graph.
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

  /// The segues with guards, which documents don't have.
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

  /// How far to look for examples.
  public struct Limits: Hashable, Sendable {
    /// The number of states of each graph to explore.
    public var states: Int

    /// The number of saved paths to replay for each segue whose rules have changed.
    public var paths: Int

    /// Sets limits.
    ///
    /// - Parameters:
    ///   - states: The number of states of each graph to explore.
    ///   - paths: The number of saved paths to replay for each segue whose rules have changed.
    /// - Complexity: Constant.
    public init(states: Int = 5_000, paths: Int = 2_000) {
      self.states = max(1, states)
      self.paths = max(1, paths)
    }
  }
}
