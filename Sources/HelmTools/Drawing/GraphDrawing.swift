import HelmCore

/// A drawing of a graph: nodes, the edges between them, boxes around nodes, and marks.
///
/// It is a value, independent of the formats it is written in, so that graphs look the same everywhere:
///
/// ```swift
/// var drawing = GraphDrawing(graph)
/// drawing.highlight(path)
/// print(drawing.mermaid())
/// ```
///
/// Nodes, edges and boxes refer to each other by their positions. An invalid reference is ignored in every format.
public struct GraphDrawing: Hashable, Sendable {
  /// The title, a few words: `Navigation graph`.
  public var title: String

  /// The nodes.
  public var nodes: [Node] = []

  /// The edges.
  public var edges: [Edge] = []

  /// The boxes, each after the one that contains it.
  public var boxes: [Box] = []

  /// The direction of the edges.
  public var direction = DrawingDirection.downwards

  /// Remarks on what was left out or folded, as sentences for the legend.
  public var remarks: [String] = []

  /// The modules, in the order of their colors.
  var modules: [String] = []

  /// The quantity that weights measure: `coverage`, `visits in May`; `nil` if there are none.
  public var weightName: String?

  /// Creates an empty drawing.
  ///
  /// - Parameter title: The title of the drawing.
  /// - Complexity: Constant.
  public init(title: String = "Navigation graph") { self.title = title }
}

extension GraphDrawing {
  /// A mark that makes something stand out, by a color and, for readers who can't distinguish colors, by a character.
  public enum Mark: String, Hashable, Sendable, CaseIterable {
    /// A path presents it.
    case presented

    /// A session visited it.
    case visited

    /// A finding: something can't work.
    case problem

    /// A finding: something works, but probably not as intended.
    case warning

    /// Only the newer of two graphs has it.
    case added

    /// Only the older of two graphs has it.
    case removed

    /// Both graphs have it, with different rules.
    case changed
  }

  /// A fragment, or several folded into one.
  public struct Node: Hashable, Sendable {
    /// The name of the fragment, which may be any text.
    public var name: String

    /// Whether navigation starts here.
    public var isEntry = false

    /// The number of fragments that the node stands for.
    public var count = 1

    /// The module that the fragment belongs to, by which the node is colored; `nil` for none.
    public var module: String?

    /// Whether the drawing is focused on this node.
    var isFocus = false

    /// The number of segues folded into the node, and the number that lead from it to nodes that aren't shown.
    var segues = 0
    var hiddenSegues = 0

    /// The names of the fragments folded into the node; empty if there are none.
    var members: [String] = []

    /// The position of the box that the node is in.
    public var box: Int?

    /// The mark.
    public var mark: Mark?

    /// The weight, from 0 to 1.
    public var weight: Double?

    /// Lines below the name, such as the ids that the fragment is presented with.
    public var notes: [String] = []

    /// The URL that a click opens, in formats that support links.
    public var link: String?

    /// A picture of the fragment.
    public var picture: DrawingPicture?

    /// The steps of a session at which the fragment became topmost.
    var steps: [StepNumber] = []

    /// The number of folded fragments and segues with each mark.
    var foldedMarks: [Mark: Int] = [:]

    /// Creates a node.
    ///
    /// - Parameter name: The name of the fragment.
    /// - Complexity: Constant.
    public init(_ name: String) { self.name = name }
  }

  /// A segue, or several folded into one.
  public struct Edge: Hashable, Sendable {
    /// The position of the node that the segue starts from.
    public var from: Int

    /// The position of the node that the segue leads to.
    public var to: Int

    /// The presentation of the target; `nil` if the edge stands for segues with several presentations.
    public var presentation: SeguePresentation?

    var isTab = false

    /// The number of segues that the edge stands for.
    public var count = 1

    /// Whether the segue fires by itself.
    public var isAuto = false

    /// Whether the segue can be undone.
    public var isDismissable = false

    /// The segue's tag.
    public var tag: String?

    /// The fragment whose place is handed over, if that isn't the source.
    public var leaving: String?

    /// Whether a guard is evaluated before the segue is taken.
    public var isGuarded = false

    /// Whether the segue is disabled.
    public var isDisabled = false

    /// The flow that is presented instead, if the segue is redirected.
    public var redirect: String?

    /// The mark.
    public var mark: Mark?

    /// The weight, from 0 to 1.
    public var weight: Double?

    /// Additional lines of the label.
    public var notes: [String] = []

    /// The steps of a session at which the segue was taken or undone.
    var steps: [StepNumber] = []

    /// Creates an edge.
    ///
    /// - Parameters:
    ///   - from: The position of the node that the segue starts from.
    ///   - to: The position of the node that the segue leads to.
    ///   - presentation: The presentation of the target.
    /// - Complexity: Constant.
    public init(from: Int, to: Int, presentation: SeguePresentation? = .swap) {
      self.from = from
      self.to = to
      self.presentation = presentation
    }
  }

  /// A box around nodes.
  public struct Box: Hashable, Sendable {
    /// The kind of box.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// A tab, and what is reached only through it.
      case tab

      /// A fragment that another one holds, and what is reached only through it.
      case flow

      /// Fragments of a module, by their names.
      case module
    }

    /// The kind of the box.
    public var kind: Kind

    /// The name of the tab, of the flow's first fragment, or of the module.
    public var name: String

    /// The position of the box around this one.
    public var parent: Int?

    /// Creates a box.
    ///
    /// - Parameters:
    ///   - kind: The kind of box.
    ///   - name: The name of the tab, of the flow's first fragment, or of the module.
    ///   - parent: The position of the box around this one.
    /// - Complexity: Constant.
    public init(_ kind: Kind, _ name: String, parent: Int? = nil) {
      self.kind = kind
      self.name = name
      self.parent = parent
    }
  }
}
