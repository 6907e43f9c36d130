/// A place as a stack of screens.
extension ReferenceNavigation {
  /// Pops what the new stack doesn't have, and pushes what it has besides.
  ///
  /// Reading: a screen of a stack is what was pushed, and what has taken its place since without a push. Screens stay as far as
  /// both stacks are the same from the bottom. Each that goes has to be one that `back()` could undo, the topmost first, and
  /// takes along whatever stands on it. Each new one is pushed on what is then on top; where a redirect has taken that away with
  /// all of the stack, there is nothing to push on.
  mutating func setStack(_ stack: [ReferenceFragment<N>], on base: ReferenceFragment<N>) throws {
    let screens = try self.screens(on: base)
    let isKept = zip(screens, stack).map { $0.last?.name == $1 }
    let kept = isKept.firstIndex(of: false) ?? isKept.count
    for screen in screens[kept...].reversed() {
      guard let segue = screen[0].segue, canUndo(segue) else {
        throw ReferenceError.cannotGoBack(
          screen[0].segue?.link ?? ReferenceLink(from: base.fragment, to: base.fragment))
      }
    }
    if kept < screens.count { remove(screens[kept][0].name) }
    for screen in stack[kept...] {
      let scene = self.scene
      guard let topmost = scene.find(base).flatMap({ scene.line(from: $0).last }) else {
        throw ReferenceError<N>.sourceNotPresented(base, index: nil)
      }
      let source = scene.frames[topmost].name
      let link = ReferenceLink(from: source.fragment, to: screen.fragment)
      guard let segue = enabledSegue(link) else { throw ReferenceError<N>.missingSegueForEdge(link, index: nil) }
      guard segue.presentation == .push else { throw ReferenceError<N>.segueNotPush(link) }
      guard presented.contains(source) else { throw ReferenceError<N>.sourceNotPresented(source, index: nil) }
      try travel(segue, from: source, id: screen.id)
    }
  }

  /// The screens over a frame in its place: the push, and what has replaced it since.
  func screens(on base: ReferenceFragment<N>) throws -> [[ReferenceScene<N>.Frame]] {
    let scene = self.scene
    guard let number = scene.find(base) else { throw ReferenceError.fragmentNotPresented(base) }
    var screens = [[scene.frames[number]]]
    for frame in scene.line(from: number).dropFirst().map({ scene.frames[$0] }) {
      if frame.segue?.presentation == .push {
        screens.append([frame])
      } else {
        screens[screens.count - 1].append(frame)
      }
    }
    return Array(screens.dropFirst())
  }
}
