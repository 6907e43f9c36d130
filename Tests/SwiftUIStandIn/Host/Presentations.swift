/// The modals that are up, and those that are going, between two evaluations.
///
/// UIKit presents one modal at a time on each window and on each modal, and refuses a second one until the first has ended:
/// "Attempt to present … which is already presenting". A state that asks for that is a problem of the program. A modal is
/// going until the views have come to rest, as its animation takes longer than any update.
@MainActor struct Presentations {
  struct Modal {
    let modifier: Identity
    let item: AnyHashable
    let presenter: Identity
    let content: Identity
    let onDismiss: (() -> Void)?
  }

  private var before: [Modal] = []
  private var now: [Modal] = []
  private var going: [Modal] = []

  mutating func begin() {
    before = now
    now = []
  }

  mutating func present(_ modal: Modal) { now.append(modal) }

  /// Checks what has changed.
  mutating func finish(_ problems: inout [String]) {
    going += before.filter { old in !now.contains { $0.modifier == old.modifier && $0.item == old.item } }
    for (index, modal) in now.enumerated() {
      if now[..<index].contains(where: { $0.presenter == modal.presenter }) {
        problems.append("Two modals at once on one presenter.")
      }
      let isNew = !before.contains { $0.modifier == modal.modifier }
      if isNew, going.contains(where: { $0.presenter == modal.presenter && $0.modifier != modal.modifier }) {
        problems.append("A modal is presented while another one of the same presenter is still going.")
      }
    }
  }

  /// Whether a view is in a modal that is going, and so has not disappeared yet.
  func isGoing(_ view: Identity) -> Bool { going.contains { view.isInside($0.content) } }

  /// Lets the modals that are going be gone.
  ///
  /// - Returns: Their `onDismiss`.
  mutating func end() -> [() -> Void] {
    defer { going = [] }
    return going.compactMap(\.onDismiss)
  }
}
