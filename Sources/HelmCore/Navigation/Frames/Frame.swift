/// A fragment with its id, which a place shows.
@usableFromInline
package struct Subject: Hashable, Sendable {
  @usableFromInline package let fragment: FragmentIndex
  @usableFromInline package let id: String?

  package init(fragment: FragmentIndex, id: String?) {
    self.fragment = fragment
    self.id = id
  }
}

/// The identity of a frame within a state: its subject, and its occurrence.
@usableFromInline
package struct FrameKey: Hashable, Sendable {
  @usableFromInline package let subject: Subject
  @usableFromInline package let occurrence: Int

  package init(subject: Subject, occurrence: Int) {
    self.subject = subject
    self.occurrence = occurrence
  }
}

/// A presentation of a fragment.
///
/// All references are to frames of the same `FrameTable`, which also stores the id. So a frame consists of plain numbers, and copying a
/// table is cheap.
@usableFromInline package struct Frame: Sendable {
  package let fragment: FragmentIndex

  /// The number of the frame among those with the same subject.
  let occurrence: Int

  /// The segue that made the frame; `nil` for the root.
  package let segue: SegueIndex?

  /// The relation of the frame to its cause.
  package let role: Role

  /// The frame that the segue was taken from; `nil` for the root.
  package let cause: FrameSlot?

  /// The number of causes down to the root, and one of the causes, which allows finding any of them in few jumps.
  package let depth: Int
  package let jump: FrameSlot

  /// The frame that handed its place over; `nil` if this one opened the place.
  package let predecessor: FrameSlot?

  /// The frame that opened the place: a held child, or the root.
  package let opener: FrameSlot

  /// The frame that the place was handed over to, if any.
  package var successor: FrameSlot?

  /// For an opener: the frame that is in the place now.
  package var occupant: FrameSlot

  /// The curtain that the frame stands on, the topmost of several; the root if there is none.
  package let ground: FrameSlot

  /// The accessory whose place the frame is in, the outermost of several.
  package let accessory: FrameSlot?

  /// The frame's children by role, each list in path order.
  package var accessories = Ends()
  package var content = Ends()
  package var overlays = Ends()
  package var modals = Ends()
  package var curtains = Ends()
  package var passes = Ends()

  /// The table's slots that count the frames with this subject, and with this fragment.
  package let groupSlot: Int
  let countSlot: Int

  /// The neighbors among the children of one cause and role.
  package var siblings = Links()

  /// The neighbors on the path; frames that are removed and added again go to its end, with a higher stamp.
  package var path = Links()
  package var stamp = 0

  /// The number that identifies the frame among all others, past or present.
  package var serial = 0

  /// The neighbors in the list of presented frames, from the bottom to the top.
  package var presented = Links()
  package var isPresented = false

  /// For a presented modal, and for a curtain: the neighbors in the row, from the bottom to the top.
  package var row = Links()
  package var isInRow = false

  /// For the root and for curtains: the last member of the row that stands on it; a curtain counts as standing on itself.
  package var rowLast: FrameSlot?

  /// Whether the frame is about to be removed.
  package var isBeingRemoved = false
}

extension Frame {
  /// The relation of a frame to its cause.
  package enum Role: CaseIterable, Sendable {
    case root, accessory, content, overlay, modal, curtain, pass

    init(_ layer: PresentationLayer?) {
      switch layer {
      case nil: self = .pass
      case .accessory: self = .accessory
      case .content: self = .content
      case .overlay: self = .overlay
      case .modal: self = .modal
      case .curtain: self = .curtain
      }
    }
  }

  /// The first and the last frame of a list.
  package struct Ends: Sendable {
    package var first: FrameSlot?
    package var last: FrameSlot?
  }

  /// The neighbors of a frame in a list.
  package struct Links: Sendable {
    package var previous: FrameSlot?
    package var next: FrameSlot?
  }

  /// Whether the frame has any children.
  var hasChildren: Bool {
    content.first != nil || overlays.first != nil || modals.first != nil || passes.first != nil
      || accessories.first != nil || curtains.first != nil
  }

  /// The children with a role.
  package subscript(children role: Role) -> Ends {
    get {
      switch role {
      case .root: Ends()
      case .pass: passes
      case .accessory: accessories
      case .content: content
      case .overlay: overlays
      case .modal: modals
      case .curtain: curtains
      }
    }
    set {
      switch role {
      case .root: break
      case .pass: passes = newValue
      case .accessory: accessories = newValue
      case .content: content = newValue
      case .overlay: overlays = newValue
      case .modal: modals = newValue
      case .curtain: curtains = newValue
      }
    }
  }
}
