import Helm

/// The frames that a path makes, and what is presented of them (semantics.md §2).
///
/// A frame is named by its fragment and id, which is in at most one place.
struct ReferenceScene<N: Fragment> {
  /// A fragment with its id at its place.
  struct Frame {
    let name: PathFragment<N>

    /// The segue that made it; none for the root.
    let segue: Segue<N>?

    /// The frame that its edge starts from.
    let cause: PathFragment<N>?

    /// The frame whose place it took, where it was made by a pass.
    var giver: PathFragment<N>?
  }

  private(set) var frames: [Frame]

  init(root: PathFragment<N>, path: [PathEdge<N>], segues: [Segue<N>]) {
    frames = [Frame(name: root, segue: nil, cause: nil)]
    for edge in path {
      let segue = segues.first { $0.edge == edge.edge }
      var frame = Frame(name: edge.to, segue: segue, cause: edge.from)
      if let segue, segue.style == .pass { frame.giver = giver(of: segue, from: edge.from) }
      frames.append(frame)
    }
  }

  func frame(_ name: PathFragment<N>) -> Frame? { frames.first { $0.name == name } }

  /// A frame and its causes, down to the root.
  func way(from name: PathFragment<N>) -> [PathFragment<N>] {
    [name] + (frame(name)?.cause.map { way(from: $0) } ?? [])
  }

  /// The frame whose place a pass hands over.
  func giver(of segue: Segue<N>, from source: PathFragment<N>) -> PathFragment<N> {
    guard let leaving = segue.leaving else { return source }
    let presented = self.presented
    return way(from: source).dropFirst().first { $0.fragment == leaving && presented.contains($0) } ?? source
  }

  /// What a frame holds in a layer, hidden or not, in path order.
  func held(by name: PathFragment<N>, in layer: PresentationLayer) -> [Frame] {
    frames.filter { $0.cause == name && $0.segue?.style == .hold && $0.segue?.resolvedPresentation.layer == layer }
  }

  /// What is presented, from the bottom to the top.
  var presented: [PathFragment<N>] { presented(frames[0].name) }

  private func presented(_ name: PathFragment<N>) -> [PathFragment<N>] {
    if let successor = frames.first(where: { $0.giver == name }) { return presented(successor.name) }
    let content = held(by: name, in: .content).last.map { [$0] } ?? []
    let visible = content + held(by: name, in: .overlay) + held(by: name, in: .modal)
    return [name] + visible.flatMap { presented($0.name) }
  }

  /// The presented frames, from the topmost down, each followed by its causes down to the root.
  var wayDown: [PathFragment<N>] { presented.reversed().flatMap { way(from: $0) } }
}
