/// The modals on the screen: those that are presented, and those that are closing.
///
/// UIKit presents one modal at a time on each window and on each modal, and refuses a second one until the first has
/// closed: "Attempt to present … which is already presenting". It dismisses a modal with all that are over it; if each
/// of them is dismissed separately and at once, it only dismisses the top one. A closing modal is still on the screen,
/// showing its last views, until the host ends it.
@MainActor struct Presentations {
  /// A modal, and how to render it.
  @MainActor struct Modal {
    let modifier: Identity
    let kind: Node.Kind
    let item: AnyHashable

    /// The window or modal that presents it.
    let presenter: Identity

    /// Where its content is rendered.
    let context: RenderContext
    let onDismiss: (() -> Void)?
    let dismiss: () -> Void
    let content: (RenderContext) -> [Node]

    var phase = Phase.up
    var cameAnimated = true

    fileprivate var key: Key { Key(modifier: modifier, item: item) }

    func node() -> Node {
      let node = Node(kind, content(context))
      node.identity = context.identity
      node.dismiss = dismiss
      node.cameAnimated = cameAnimated
      return node
    }

    fileprivate func isOver(_ other: Modal) -> Bool {
      context.identity != other.context.identity && context.identity.isInside(other.context.identity)
    }
  }

  enum Phase {
    case up, going

    /// It is not wanted any more, but was not dismissed, since one over it was dismissed at the same time.
    case stranded
  }

  fileprivate struct Key: Hashable {
    let modifier: Identity
    let item: AnyHashable
  }

  /// The lowest first.
  private var modals: [Modal] = []
  private var wanted: Set<Key> = []
  private var rendered: Set<Key> = []
  private var new: Set<Key> = []

  /// The number of closed modals: one that is presented again is another one.
  private var endings: [Key: Int] = [:]

  func endings(of modifier: Identity, _ item: AnyHashable) -> Int { endings[Key(modifier: modifier, item: item)] ?? 0 }

  mutating func begin() {
    wanted = []
    rendered = []
    new = []
  }

  /// Takes note that a modal is wanted.
  ///
  /// - Returns: The modal if it is to be rendered: it isn't as long as it, or another one of the same modifier, is going.
  mutating func present(_ modal: Modal) -> Modal? {
    var modal = modal
    modal.cameAnimated = !modal.context.transaction.disablesAnimations
    wanted.insert(modal.key)
    if let index = modals.firstIndex(where: { $0.key == modal.key }) {
      guard modals[index].phase != .going else { return nil }
      modal.cameAnimated = modals[index].cameAnimated
      modals[index] = modal
    } else if let index = modals.firstIndex(where: { $0.modifier == modal.modifier }) {
      if modals[index].phase == .stranded { modals[index].phase = .up }
      return nil
    } else {
      modals.append(modal)
      new.insert(modal.key)
    }
    rendered.insert(modal.key)
    return modal
  }

  /// The next modal that is still on the screen and that nothing has rendered in this evaluation.
  mutating func nextLeft() -> Modal? {
    let next = modals.first { !rendered.contains($0.key) }
    if let next { rendered.insert(next.key) }
    return next
  }

  /// Dismisses modals that are no longer wanted, and reports what UIKit would refuse.
  mutating func finish(_ problems: inout [String], overlooking leniency: Leniency) {
    for index in modals.indices where new.contains(modals[index].key) {
      let modal = modals[index]
      for other in modals[..<index] where other.presenter == modal.presenter && other.modifier != modal.modifier {
        problems.append(
          wanted.contains(other.key) && other.phase != .going
            ? "Two modals at once on one presenter."
            : "A modal is presented while another one of the same presenter is still going.")
      }
    }
    let before = modals
    for index in modals.indices where before[index].phase == .up && !wanted.contains(before[index].key) {
      let over = modals.indices.filter { before[$0].isOver(before[index]) }
      // An alert closes by itself when one of its buttons has been tapped, whatever the action does.
      let areDismissedToo = over.map { before[$0] }.contains { modal in
        ![.alert, .dialog].contains(modal.kind) && (modal.phase == .going || !wanted.contains(modal.key))
      }
      if areDismissedToo, !leniency.contains(.simultaneousDismissals) {
        problems.append("A modal is dismissed together with one over it: only the one over it goes.")
        modals[index].phase = .stranded
      } else {
        for index in over + [index] { modals[index].phase = .going }
      }
    }
  }

  /// Whether the modal with its content at a position is closing.
  func isGoing(_ place: Identity) -> Bool { modals.contains { $0.context.identity == place && $0.phase == .going } }

  /// Closes a modal that was dismissed by hand.
  mutating func dismissed(at place: Identity?) {
    for index in modals.indices where modals[index].context.identity == place && modals[index].phase == .stranded {
      modals[index].phase = .going
    }
  }

  /// Ends the modals that are going.
  ///
  /// - Returns: Those that are gone.
  mutating func end() -> [Modal] {
    let gone = modals.filter { $0.phase == .going }
    for modal in gone { endings[modal.key, default: 0] += 1 }
    modals.removeAll { $0.phase == .going }
    return gone
  }
}
