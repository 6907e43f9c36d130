/// The modals that are up, each with what it was presented by, between two evaluations.
///
/// UIKit presents one modal at a time on each window and on each modal, and refuses a second one until the first has ended:
/// "Attempt to present … which is already presenting". A state that asks for that is a problem of the program.
@MainActor struct Presentations {
  struct Modal {
    let modifier: Identity
    let item: AnyHashable
    let presenter: Identity
    let onDismiss: (() -> Void)?
  }

  private var before: [Modal] = []
  private var now: [Modal] = []

  mutating func begin() {
    before = now
    now = []
  }

  mutating func present(_ modal: Modal) { now.append(modal) }

  /// Checks what has changed.
  ///
  /// - Returns: The `onDismiss` of the modals that have ended.
  func finish(_ problems: inout [String]) -> [() -> Void] {
    let ended = before.filter { old in !now.contains { $0.modifier == old.modifier && $0.item == old.item } }
    for (index, modal) in now.enumerated() {
      if now[..<index].contains(where: { $0.presenter == modal.presenter }) {
        problems.append("Two modals at once on one presenter.")
      }
      let isNew = !before.contains { $0.modifier == modal.modifier }
      if isNew, ended.contains(where: { $0.presenter == modal.presenter && $0.modifier != modal.modifier }) {
        problems.append("A modal is presented while another one of the same presenter is still going.")
      }
    }
    return ended.compactMap(\.onDismiss)
  }
}
