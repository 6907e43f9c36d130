/// A fragment with its id at its place (semantics.md §2).
///
/// All references are positions in a `FrameTable`.
struct Frame: Sendable {
  let fragment: Int32
  let id: String?

  /// The segue that made the frame, `none` for the root.
  let segue: Int32

  /// What the frame is to its cause.
  let role: Role

  /// The frame that the segue was taken from, `none` for the root.
  let cause: Int32

  /// How many causes there are down to the root, and a cause further down, to find any of them in few jumps.
  let depth: Int32
  let jump: Int32

  /// The frame that handed its place over, `none` where this one has opened the place.
  let giver: Int32

  /// The frame that opened the place: a held child, or the root.
  let opener: Int32

  /// The frame that the place was handed over to, if any.
  var heir: Int32 = none

  /// For an opener: the frame that is in the place now.
  var occupant: Int32 = none

  /// What the frame has caused, by role, each in path order.
  var content = Children()
  var overlays = Children()
  var modal = Children()
  var passes = Children()

  /// The neighbours among the children of one cause and role.
  var siblings = Links()

  /// The neighbours on the path; removed and re-added frames go to its end, with a higher stamp.
  var path = Links()
  var stamp = 0

  /// What tells the frame from every other one that there is or was.
  var serial = 0

  /// The neighbours in the list of presented frames, from the bottom to the top.
  var presented = Links()
  var isPresented = false

  /// Set while the frame is about to be removed.
  var isDoomed = false
}

extension Frame {
  /// What a frame is to its cause.
  enum Role: Sendable {
    case root, pass, content, overlay, modal

    init(_ layer: PresentationLayer?) {
      switch layer {
      case nil: self = .pass
      case .content: self = .content
      case .overlay: self = .overlay
      case .modal: self = .modal
      }
    }
  }

  /// The first and the last frame of a list.
  struct Children: Sendable {
    var first = none
    var last = none
  }

  /// The neighbours of a frame in a list.
  struct Links: Sendable {
    var previous = none
    var next = none
  }

  /// The children with a role.
  func children(_ role: Role) -> Children {
    switch role {
    case .root: Children()
    case .pass: passes
    case .content: content
    case .overlay: overlays
    case .modal: modal
    }
  }
}

/// What tells frames apart: a fragment with a given id is in at most one place.
struct FrameKey: Hashable, Sendable {
  let fragment: Int32
  let id: String?
}
