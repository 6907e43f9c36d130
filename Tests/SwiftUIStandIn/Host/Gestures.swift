/// A user's gestures. Each one writes bindings as Documentation/swiftui-model.md says.
///
/// The effect of a gesture is visible immediately, before anything is written, and until the views are evaluated again.
extension Host {
  /// Why a gesture is impossible.
  public enum Refusal: Error, Hashable {
    /// There is no such visible element in front of other modals.
    case notThere(String)

    /// It is disabled, or hidden on purpose.
    case disabled(String)
  }

  /// How a back swipe ends.
  public enum Swipe: Sendable {
    /// The screen is popped.
    case finished

    /// The finger went back; nothing was written.
    case cancelled

    /// The finger went back after the shorter path had been written, and the longer one was written again.
    case cancelledAfterWriting
  }

  /// The window, or the topmost modal.
  public var front: Node {
    var front = root
    while let modal = front.children.flatMap(\.visible).last(where: { $0.isModal && !$0.isGoing }) { front = modal }
    return front
  }

  /// The visible texts in front.
  public var texts: [String] { front.texts }

  /// The presented modals, the lowest first, without those that are closing.
  public var modals: [Node.Kind] { root.visible.filter { $0.isModal && !$0.isGoing }.map(\.kind) }

  /// The closing modals, the lowest first.
  public var going: [Node] { root.visible.filter(\.isGoing) }

  /// Taps a button or a link by its text.
  public func tap(_ text: String) throws {
    let buttons = front.layer.filter { ($0.kind == .button || $0.kind == .link) && $0.texts.contains(text) }
    guard let button = buttons.last else { throw Refusal.notThere(text) }
    guard button.isEnabled, let tap = button.tap else { throw Refusal.disabled(text) }
    tap()
    settle()
  }

  /// Shows or hides the inspector in front, or the leading columns of the split view: by their button, or their menu.
  public func toggle(_ kind: Node.Kind, to isShown: Bool) throws {
    guard let toggle = front.layer.last(where: { $0.kind == kind })?.toggle else {
      throw Refusal.notThere(kind.rawValue)
    }
    toggle(isShown)
    settle()
  }

  /// Writes a text into the field with a title.
  public func type(_ text: String, into title: String) throws {
    guard let field = front.layer.last(where: { $0.kind == .field && $0.text == title }) else {
      throw Refusal.notThere(title)
    }
    field.edit?(text)
    settle()
  }

  /// Taps the back button of the innermost stack, or chooses a screen further down from its menu.
  public func back(_ count: Int = 1) throws {
    let stack = try innermostStack()
    let count = min(count, stack.children.count - 1)
    stack.showPopped(count)
    for step in assumptions.menuWritesOnce ? count...count : 1...count { write { stack.pop?(step) } }
    settle()
  }

  /// Swipes back from the edge.
  public func swipeBack(_ swipe: Swipe = .finished) throws {
    let stack = try innermostStack()
    switch swipe {
    case .finished:
      stack.showPopped(1)
      write { stack.pop?(1) }
    case .cancelled: break
    case .cancelledAfterWriting:
      // The finger holds both screens until it goes back.
      stack.hold?(true)
      stack.pop?(1)
      if assumptions.updatesBetweenWrites { settle() }
      stack.hold?(false)
      stack.pop?(0)
    }
    settle()
  }

  /// The texts that a back swipe reveals under the screen that it moves.
  public var textsUnderSwipe: [String] {
    get throws { try innermostStack().children.dropLast().last.map { $0.children.flatMap(\.texts) } ?? [] }
  }

  /// Performs a writing closure as often as it is assumed to happen.
  private func write(_ write: () -> Void) {
    write()
    guard !assumptions.writesOnce else { return }
    if assumptions.updatesBetweenWrites { settle() }
    write()
  }

  private func innermostStack() throws -> Node {
    guard let stack = front.layer.last(where: { $0.kind == .stack && $0.children.count > 1 }) else {
      throw Refusal.notThere("back button")
    }
    if stack.children.last?.contains(\.hidesBackButton) == true { throw Refusal.disabled("back button") }
    return stack
  }

  /// Drags the front modal down, or taps outside it.
  public func dismissModal() throws {
    guard front.isModal else { throw Refusal.notThere("modal") }
    if front.kind == .fullScreenCover || front.contains(\.refusesDrag) { throw Refusal.disabled("drag down") }
    let modal = front
    root.remove(modal)
    presentations.dismissed(at: modal.identity)
    write { modal.dismiss?() }
    settle()
  }

  /// Performs VoiceOver's escape gesture: runs the action of the front view, or else dismisses it or pops the innermost
  /// stack.
  public func escape() throws {
    if let action = front.layer.last(where: { $0.escape != nil })?.escape {
      action()
      settle()
    } else if front.layer.contains(where: { $0.kind == .stack && $0.children.count > 1 }) {
      try back()
    } else {
      try dismissModal()
    }
  }

  /// Selects a tab or a row by its tag.
  public func select(_ tag: some Hashable) throws {
    guard let node = front.layer.last(where: { $0.canSelect?(AnyHashable(tag)) == true }) else {
      throw Refusal.notThere("\(tag)")
    }
    write { node.select?(AnyHashable(tag)) }
    settle()
  }
}

extension Node {
  /// Shows a stack without its last screens.
  fileprivate func showPopped(_ count: Int) {
    children.removeLast(count)
    children.last?.isCovered = false
  }

  /// Removes a node, wherever it is in this one.
  fileprivate func remove(_ node: Node) {
    children.removeAll { $0 === node }
    for child in children { child.remove(node) }
  }
}
