import HelmCore

/// What a picture of a graph shows: nodes, the edges between them, boxes around nodes, and what is marked.
///
/// It is a value, apart from the formats that it is written in, so that everything that draws a graph looks the same:
///
/// ```swift
/// var drawing = GraphDrawing(graph)
/// drawing.highlight(path)
/// print(drawing.mermaid())
/// ```
///
/// Nodes, edges and boxes refer to each other by their positions. A reference that leads nowhere is left out of every format.
public struct GraphDrawing: Hashable, Sendable {
  /// What the picture is of, in a few words: `Navigation graph`.
  public var title: String

  /// The nodes.
  public var nodes: [Node] = []

  /// The edges.
  public var edges: [Edge] = []

  /// The boxes, each after the one that it is in.
  public var boxes: [Box] = []

  /// Where the edges lead to.
  public var direction = DrawingDirection.toTheRight

  /// What was left out or folded, in sentences for the legend.
  public var remarks: [String] = []

  /// What weights stand for, `nil` where nothing is weighed: `coverage`, `visits in May`.
  public var weightName: String?

  /// Begins with nothing drawn.
  ///
  /// - Parameter title: What the picture is of.
  /// - Complexity: Constant.
  public init(title: String = "Navigation graph") { self.title = title }
}

extension GraphDrawing {
  /// Something that stands out: by a colour, and by a sign for those who do not see it.
  public enum Mark: String, Hashable, Sendable, CaseIterable {
    /// A path presents it.
    case presented

    /// A finding: something cannot work.
    case problem

    /// A finding: something works in a way that is seldom meant.
    case warning

    /// The new one of two graphs has it.
    case added

    /// The old one of two graphs had it.
    case removed

    /// Two graphs have it, with other rules.
    case changed
  }

  /// A fragment, or several that are folded into one.
  public struct Node: Hashable, Sendable {
    /// The name of the fragment, any text.
    public var name: String

    /// Whether navigation starts here.
    public var isEntry = false

    /// How many fragments the node stands for.
    public var count = 1

    /// The position of the box that the node is in.
    public var box: Int?

    /// What stands out.
    public var mark: Mark?

    /// How much of something there is, from 0 to 1.
    public var weight: Double?

    /// Lines below the name, such as the ids that the fragment is presented with.
    public var notes: [String] = []

    /// The address that a click opens, in formats that can be clicked.
    public var link: String?

    /// What the fragment looks like.
    public var picture: DrawingPicture?

    /// How many of the fragments and segues that are folded into the node have each mark.
    var foldedMarks: [Mark: Int] = [:]

    /// Describes a node.
    ///
    /// - Parameter name: The name of the fragment.
    /// - Complexity: Constant.
    public init(_ name: String) { self.name = name }
  }

  /// A segue, or several that are folded into one.
  public struct Edge: Hashable, Sendable {
    /// The position of the node that the segue starts from.
    public var from: Int

    /// The position of the node that the segue leads to.
    public var to: Int

    /// How the target is shown, `nil` where the edge stands for segues of several kinds.
    public var presentation: SeguePresentation?

    /// How many segues the edge stands for.
    public var count = 1

    /// Whether the segue fires by itself.
    public var isAuto = false

    /// Whether the segue may be undone.
    public var isDismissable = false

    /// The segue's other name.
    public var tag: String?

    /// The fragment whose place is handed over, where that is not the origin.
    public var leaving: String?

    /// Whether somebody is asked before the segue is taken.
    public var isGuarded = false

    /// Whether the segue is as if it did not exist.
    public var isDisabled = false

    /// The flow that is presented instead.
    public var redirect: String?

    /// What stands out.
    public var mark: Mark?

    /// How much of something there is, from 0 to 1.
    public var weight: Double?

    /// Further lines of the label.
    public var notes: [String] = []

    /// Describes an edge.
    ///
    /// - Parameters:
    ///   - from: The position of the node that the segue starts from.
    ///   - to: The position of the node that the segue leads to.
    ///   - presentation: How the target is shown.
    /// - Complexity: Constant.
    public init(from: Int, to: Int, presentation: SeguePresentation? = .swap) {
      self.from = from
      self.to = to
      self.presentation = presentation
    }
  }

  /// A box around nodes.
  public struct Box: Hashable, Sendable {
    /// What belongs together.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// What can be presented only inside one fragment, and that fragment.
      case container

      /// The fragments of a module, by their names.
      case module
    }

    /// What belongs together.
    public var kind: Kind

    /// The name of the container, or of the module.
    public var name: String

    /// The position of the box around this one.
    public var parent: Int?

    /// Describes a box.
    ///
    /// - Parameters:
    ///   - kind: What belongs together.
    ///   - name: The name of the container, or of the module.
    ///   - parent: The position of the box around this one.
    /// - Complexity: Constant.
    public init(_ kind: Kind, _ name: String, parent: Int? = nil) {
      self.kind = kind
      self.name = name
      self.parent = parent
    }
  }
}
