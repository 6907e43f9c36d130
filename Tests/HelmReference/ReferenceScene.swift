/// The frames of a path, and which of them are presented (Semantics.md §2).
///
/// Frames are numbered in path order; the root is 0, and the target of the first edge is 1.
struct ReferenceScene<N: Hashable & Sendable> {
  /// A fragment with its id at its place.
  struct Frame {
    let name: ReferenceFragment<N>

    /// The segue of the frame, and the frame that its edge starts from; `nil` for the root.
    let segue: ReferenceSegue<N>?
    let cause: Int?

    /// The frame that this one replaced in its place, if any.
    let giver: Int?
  }

  private(set) var frames: [Frame]

  init(_ graph: ReferenceGraph<N>, path: [ReferenceEdge<N>]) {
    frames = [Frame(name: graph.root, segue: nil, cause: nil, giver: nil)]
    for edge in path {
      guard let segue = graph.segue(edge.link) else { preconditionFailure("No segue \(edge.link)") }
      let cause = number(edge.from)
      let giver = segue.isPass ? giver(for: segue, from: cause) : nil
      frames.append(Frame(name: edge.to, segue: segue, cause: cause, giver: giver))
    }
  }

  /// The number of the frame with a name, if it exists.
  func find(_ name: ReferenceFragment<N>) -> Int? { frames.firstIndex { $0.name == name } }

  /// The number of an existing frame.
  func number(_ name: ReferenceFragment<N>) -> Int {
    guard let number = find(name) else { preconditionFailure("No frame \(name)") }
    return number
  }

  /// The frame that holds a modal.
  func holder(of modal: Int) -> Int {
    guard let holder = frames[modal].cause else { preconditionFailure("The root is no modal") }
    return holder
  }

  /// A frame and its ancestors, down to the root.
  func way(from frame: Int) -> [Int] { [frame] + (frames[frame].cause.map { way(from: $0) } ?? []) }

  /// A frame and its ancestors, down to the curtain below it, which is presented whatever is below.
  func wayToGround(from frame: Int) -> [Int] {
    let way = way(from: frame)
    return Array(way[...(way.firstIndex { frames[$0].segue?.layer == .curtain } ?? way.count - 1)])
  }

  /// Whether a frame is another one or its descendant.
  func stands(_ frame: Int, on other: Int) -> Bool {
    frame == other || frames[frame].cause.map { stands($0, on: other) } ?? false
  }

  /// The frame that a pass replaces: of the causes of the source, without the source itself, the nearest presented one
  /// of the fragment that is left, no further down than the curtain that the source stands on; otherwise the source.
  private func giver(for segue: ReferenceSegue<N>, from source: Int) -> Int {
    guard let leaving = segue.leaving else { return source }
    let presented = self.presented
    return wayToGround(from: source).dropFirst().first {
      frames[$0].name.fragment == leaving && presented.contains($0)
    } ?? source
  }

  /// What a frame holds in a layer, hidden or not, in path order.
  func held(by frame: Int, in layer: ReferenceLayer) -> [Int] {
    frames.indices.filter { frames[$0].cause == frame && frames[$0].segue?.layer == layer }
  }

  /// The frame that replaced a frame in its place.
  func successor(of frame: Int) -> Int? { frames.firstIndex { $0.giver == frame } }

  /// A frame, the one that replaced it, and so on.
  func line(from frame: Int) -> [Int] { [frame] + (successor(of: frame).map { line(from: $0) } ?? []) }

  /// What is in the place of a frame, from the bottom to the top: `base(f)` of the contract.
  private func base(_ frame: Int) -> [Int] {
    if let successor = successor(of: frame) { return base(successor) }
    let visible =
      held(by: frame, in: .accessory) + held(by: frame, in: .content).suffix(1) + held(by: frame, in: .overlay)
    return [frame] + visible.flatMap(base)
  }

  /// All modals, in path order.
  var modals: [Int] { frames.indices.filter { frames[$0].segue?.layer == .modal } }

  /// All curtains, in path order.
  var curtains: [Int] { frames.indices.filter { frames[$0].segue?.layer == .curtain } }

  /// What is in the place of a frame, and the modals over that: `row(f)` of the contract.
  private func row(_ frame: Int) -> [Int] {
    var row = base(frame)
    // A modal comes after its holder in the path, and so one round is enough.
    for modal in modals {
      if row.contains(holder(of: modal)) { row += base(modal) }
    }
    return row
  }

  /// The rows: of the root, and of each curtain.
  var rows: [[Int]] { ([0] + curtains).map(row) }

  /// What is presented, from the bottom to the top.
  var presented: [Int] { rows.flatMap { $0 } }

  /// Whether a frame is in the place of an accessory.
  ///
  /// Reading: what something pushed there covers is in that place, too.
  func isBeside(_ frame: Int) -> Bool {
    if let giver = frames[frame].giver { return isBeside(giver) }
    guard let cause = frames[frame].cause else { return false }
    switch frames[frame].segue?.layer {
    case .accessory: return true
    case .content, .overlay: return isBeside(cause)
    case .modal, .curtain, nil: return false
    }
  }

  /// The last of a row that isn't in the place of an accessory.
  func front(of row: [Int]) -> Int { row.last { !isBeside($0) } ?? 0 }

  /// What the app shows.
  var front: Int { front(of: presented) }

  /// The presented frames from the top, each followed by its ancestors down to the root.
  var dismissalOrder: [Int] { presented.reversed().flatMap(way(from:)) }

  /// The same without what a plain dismissal skips: accessories, and everything below a curtain.
  var wayDownInFront: [Int] {
    let curtain = curtains.last
    return dismissalOrder.filter { frame in !isBeside(frame) && curtain.map { stands(frame, on: $0) } ?? true }
  }
}
