/// Keeps the list of presented frames, from the bottom to the top, as semantics.md §2 defines it.
extension FrameTable {
  /// The frame that is visible in the place that a frame opened.
  private func occupant(of opener: Int32) -> Int32 { self[opener].occupant }

  /// The topmost frame of what is presented in a presented frame's place.
  func top(of frame: Int32) -> Int32 {
    var top = frame
    while true {
      if self[top].modal.last != none {
        top = occupant(of: self[top].modal.last)
      } else if self[top].overlays.last != none {
        top = occupant(of: self[top].overlays.last)
      } else if self[top].content.last != none {
        top = occupant(of: self[top].content.last)
      } else {
        return top
      }
    }
  }

  /// Lets a new frame appear at its place.
  mutating func appear(_ new: Int32) {
    let frame = self[new]
    let source = frame.cause
    switch frame.role {
    case .root: break
    case .pass:
      let below = self[frame.giver].presented.previous
      hideAll(from: frame.giver)
      show(new, after: below)
    case .content:
      let hidden = frame.siblings.previous
      if hidden != none { hideAll(from: occupant(of: hidden)) }
      show(new, after: source)
    case .overlay:
      let modal = self[source].modal.last
      let below =
        modal != none
        ? self[occupant(of: modal)].presented.previous
        : frame.siblings.previous != none
          ? top(of: occupant(of: frame.siblings.previous))
          : self[source].content.last != none ? top(of: occupant(of: self[source].content.last)) : source
      show(new, after: below)
    case .modal:
      let below =
        self[source].overlays.last != none
        ? top(of: occupant(of: self[source].overlays.last))
        : self[source].content.last != none ? top(of: occupant(of: self[source].content.last)) : source
      show(new, after: below)
    }
  }

  /// Shows the content child that is last in its list, over a presented frame.
  mutating func revealContent(of source: Int32) {
    let child = self[source].content.last
    if child != none { showAll(from: occupant(of: child), after: source) }
  }

  /// Shows a frame and all that is visible in it.
  mutating func showAll(from frame: Int32, after previous: Int32) {
    var below = previous
    var pending = [frame]
    while let next = pending.popLast() {
      show(next, after: below)
      below = next
      let holder = self[next]
      if holder.modal.last != none { pending.append(occupant(of: holder.modal.last)) }
      var overlay = holder.overlays.last
      while overlay != none {
        pending.append(occupant(of: overlay))
        overlay = self[overlay].siblings.previous
      }
      if holder.content.last != none { pending.append(occupant(of: holder.content.last)) }
    }
  }

  /// Hides a presented frame and all that is visible in it.
  mutating func hideAll(from frame: Int32) {
    let last = top(of: frame)
    var next = frame
    while true {
      let following = self[next].presented.next
      hide(next)
      if next == last { return }
      next = following
    }
  }

  /// Puts a frame into the list of presented ones, behind another, or first where that is `none`.
  mutating func show(_ frame: Int32, after previous: Int32) {
    let next = previous == none ? presented.first : self[previous].presented.next
    self[frame].presented = Frame.Links(previous: previous, next: next)
    if previous == none { presented.first = frame } else { self[previous].presented.next = frame }
    if next == none { presented.last = frame } else { self[next].presented.previous = frame }
    self[frame].isPresented = true
    presentedCount += 1
    counts[self[frame].fragment, default: Count()].presented += 1
    journal.note(key(of: frame), wasPresented: false)
  }

  /// Takes a frame out of the list of presented ones.
  mutating func hide(_ frame: Int32) {
    let links = self[frame].presented
    if links.previous == none { presented.first = links.next } else { self[links.previous].presented.next = links.next }
    if links.next == none {
      presented.last = links.previous
    } else {
      self[links.next].presented.previous = links.previous
    }
    self[frame].isPresented = false
    presentedCount -= 1
    counts[self[frame].fragment, default: Count()].presented -= 1
    journal.note(key(of: frame), wasPresented: true)
  }
}
