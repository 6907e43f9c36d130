import Helm
import HelmDocuments
import HelmTesting

/// The differences between two versions of a graph, and what they break for which audience.
///
/// ```swift
/// let difference = try GraphDifference(from: released, to: GraphDocument(graph))
/// #expect(difference.breaking.isEmpty, "\(difference)")
/// ```
///
/// It is a value, independent of the formats it is written in: its description is text, ``markdown(title:)`` is for
/// reviews, ``json`` is for programs, and ``drawing`` shows both graphs in one picture.
public struct GraphDifference: Hashable, Sendable {
  /// The older graph.
  public let old: GraphDocument

  /// The newer graph.
  public let new: GraphDocument

  /// The changes: of the entry, fragments, segues and ids, and then their consequences.
  public let changes: [Change]

  /// The changes that break something.
  ///
  /// - Complexity: Linear in the changes.
  public var breaking: [Change] { changes.filter { !$0.breaks.isEmpty } }

  /// Whether the graphs are the same, except for the order of their segues, and no link is broken.
  public var isEmpty: Bool { changes.isEmpty }
}

extension GraphDifference {
  /// One change, and what it breaks.
  public struct Change: Hashable, Sendable {
    /// The kind of the change.
    public let kind: Kind

    /// The breakages that the change causes, at most one for each audience.
    public let breaks: [Breakage]

    /// The audiences for which the change may break something, although no example was found within the limits.
    public let unsettled: [Audience]

    init(_ kind: Kind, breaks: [Breakage] = [], unsettled: [Audience] = []) {
      self.kind = kind
      self.breaks = breaks
      self.unsettled = unsettled
    }
  }

  /// The kinds of changes.
  public enum Kind: Hashable, Sendable {
    /// Navigation starts from another fragment.
    case entryChanged(from: NamedFragment, to: NamedFragment)

    /// A fragment was renamed, as guessed from its segues and its name.
    case fragmentRenamed(from: NamedFragment, to: NamedFragment)

    /// A fragment was removed.
    case fragmentRemoved(NamedFragment)

    /// A fragment was added.
    case fragmentAdded(NamedFragment)

    /// A segue was removed.
    case segueRemoved(Segue<NamedFragment>)

    /// A segue's rules have changed.
    case segueChanged(from: Segue<NamedFragment>, to: Segue<NamedFragment>)

    /// A segue was added.
    case segueAdded(Segue<NamedFragment>)

    /// A fragment takes other ids; `nil` stands for any id, and none.
    case idsChanged(NamedFragment, from: String?, to: String?)

    /// A fragment still exists, but no sequence of commands presents it any longer.
    case fragmentUnreachable(NamedFragment)

    /// After taking the segue, there is no longer a way back.
    case wayBackLost(DirectedEdge<NamedFragment>)

    /// A guard no longer covers every way to the fragment.
    case guardLost(NamedFragment)

    /// A URL of the older version's links, which matched the pattern, no longer opens, or opens something else.
    case linkBroken(pattern: String, url: String)
  }

  /// The audiences that rely on a graph.
  public enum Audience: String, Hashable, Sendable, CaseIterable {
    /// Paths that an app has saved and will restore.
    case savedPaths

    /// URLs that name fragments.
    case links

    /// The users of the app.
    case users

    /// The audience in words.
    public var words: String { self == .savedPaths ? "saved paths" : rawValue }
  }

  /// Something that no longer works.
  public struct Breakage: Hashable, Sendable {
    /// The audience that relies on it.
    public let audience: Audience

    /// The reason why it breaks, in a few words.
    public let reason: String

    /// The shortest example found.
    public let example: Example?

    init(_ audience: Audience, _ reason: String, _ example: Example? = nil) {
      self.audience = audience
      self.reason = reason
      self.example = example
    }
  }

  /// An example of what breaks: commands, as in a script.
  public struct Example: Hashable, Sendable {
    /// The graph in which the commands run without an error.
    public enum Version: String, Hashable, Sendable {
      /// They worked in the older graph.
      case old

      /// They lead to the problem in the newer graph.
      case new
    }

    /// The graph in which the commands run without an error.
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
    /// The guarded segues of the older graph.
    public var old: Set<DirectedEdge<NamedFragment>>

    /// The guarded segues of the newer graph.
    public var new: Set<DirectedEdge<NamedFragment>>

    /// Creates the guarded segues.
    ///
    /// - Parameters:
    ///   - old: The guarded segues of the older graph.
    ///   - new: The guarded segues of the newer graph.
    /// - Complexity: Constant.
    public init(old: Set<DirectedEdge<NamedFragment>> = [], new: Set<DirectedEdge<NamedFragment>> = []) {
      self.old = old
      self.new = new
    }
  }

  /// The links of both versions of an app.
  public struct LinkTables: Sendable {
    /// The links of the older version.
    public var old: Links<NamedFragment>

    /// The links of the newer version.
    public var new: Links<NamedFragment>

    /// Creates the links of both versions.
    ///
    /// - Parameters:
    ///   - old: The links of the older version.
    ///   - new: The links of the newer version.
    /// - Complexity: Constant.
    public init(old: Links<NamedFragment>, new: Links<NamedFragment>) {
      self.old = old
      self.new = new
    }
  }

  /// The limits of the search for examples.
  public struct Limits: Hashable, Sendable {
    /// The number of states of each graph to explore.
    public var states: Int

    /// The number of saved paths to replay for each segue whose rules have changed.
    public var paths: Int

    /// Creates limits.
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
