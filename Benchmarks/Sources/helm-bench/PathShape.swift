import Helm

/// A family of paths, each with a graph of its own: a path of a length, and one more step that can be taken and undone.
enum PathShape: String, CaseIterable {
  /// Each screen pushed on the one before.
  case pushes

  /// Each screen a sheet of the one before, so that all are presented.
  case sheets

  /// Each fragment a part of the one before, so that all are presented.
  case nested

  /// Tabs of one screen, which all stay open; the latest is presented.
  case tabs

  /// Overlays of one screen, all presented.
  case overlays

  /// Accessories of one screen, all presented.
  case accessories

  /// Each fragment a column beside the one before, so that all are presented.
  case columns

  /// Curtains of one screen, each over the one before.
  case curtains

  /// A list and its details: one fragment, pushed on itself with ever other ids.
  case details

  private var isStar: Bool { [.tabs, .overlays, .accessories, .curtains].contains(self) }

  /// The segues for a path of a length and one step more.
  private func segues(_ length: Int) -> [Segue<Node>] {
    if self == .details {
      return [
        Segue(from: Node(0), to: Node(1), dismissable: true), Segue(from: Node(1), to: Node(1), dismissable: true),
      ]
    }
    return (0...length).map { step in
      let edge = Node(isStar ? 0 : step) => Node(step + 1)
      switch self {
      case .pushes, .details: return Segue(edge, style: .pass, dismissable: true)
      case .sheets: return Segue(edge, style: .hold, dismissable: true)
      case .nested, .tabs: return Segue(edge, style: .hold, dismissable: true, presentation: .inline)
      case .overlays: return Segue(edge, style: .hold, dismissable: true, presentation: .overlay)
      case .accessories: return Segue(edge, style: .hold, dismissable: true, presentation: .accessory)
      case .columns: return Segue(edge, style: .hold, dismissable: true, presentation: .column)
      case .curtains: return Segue(edge, style: .hold, dismissable: true, presentation: .curtain)
      }
    }
  }

  /// A path.
  func path(_ length: Int) -> HelmPath<Node> {
    HelmPath((0..<length).map { step in edge(at: step) })
  }

  private func edge(at step: Int) -> PathEdge<Node> {
    if self == .details {
      return step == 0
        ? PathEdge(Node(0) => Node(1), targetID: 1)
        : PathEdge(Node(1) => Node(1), sourceID: step, targetID: step + 1)
    }
    return PathEdge(Node(isStar ? 0 : step) => Node(step + 1))
  }

  /// The graph that has a path of a length.
  func graph(_ length: Int) -> NavigationGraph<Node> { NavigationGraph(segues(length), entry: Node(0)) }

  /// The fragment of the step after a path.
  func next(_ length: Int) -> Node { self == .details ? Node(1) : Node(length + 1) }

  /// The id for the step after a path.
  func nextID(_ length: Int) -> Int? { self == .details ? length + 1 : nil }
}
