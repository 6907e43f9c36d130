/// A replay that explains sessions by a guess.
///
/// It tracks what is below each screen, like a stack with tabs, and decides for each view whether it goes back, to another tab, or on
/// by a segue.
struct SessionReplay {
  private struct Frame {
    var screen: Int

    /// The segue that led here, and back from here; -1 where a session starts.
    var entered = -1

    /// The segue that led here last, where swaps have taken the place of what `entered` led to.
    var via = -1

    /// The group and the tab of which this is the lowest screen; -1 for any other screen.
    var group = -1
    var tab = -1

    /// Whether nothing but noise may have led here.
    var isDoubtful = false

    /// Whether nothing was seen since a segue led here.
    var isNew = false
  }

  let guess: GraphGuess
  let count: Int
  private(set) var tally: ReplayTally
  private var frames: [Frame] = []
  private var kept: [Int: [Frame]] = [:]

  /// By segue that may as well be a change to a tab: the number of times what followed speaks for one or the other.
  private var votes: [Int: (change: Int, push: Int)] = [:]

  /// The screen on top and the tab that it is in, before the move.
  private var place = 0

  /// The number of the session, and its views that nothing known explains.
  private var number = 0
  private var unexplained: [Int] = []

  /// What lies further below is forgotten: nobody goes back through so many screens.
  private static let depthLimit = 200

  init(_ guess: GraphGuess, screens count: Int) {
    self.guess = guess
    self.count = count
    tally = ReplayTally(count)
  }

  mutating func replay(_ session: [Int32]) {
    frames.removeAll(keepingCapacity: true)
    kept.removeAll(keepingCapacity: true)
    unexplained.removeAll(keepingCapacity: true)
    for (index, view) in session.enumerated() {
      let next = index + 1 < session.count ? Int(session[index + 1]) : -1
      see(Int(view), next: next, at: index)
    }
    if !unexplained.isEmpty { tally.unexplained.append((number, unexplained)) }
    number += 1
  }

  private mutating func see(_ screen: Int, next: Int, at index: Int) {
    guard let top = frames.last else { return push(screen, entered: -1) }
    tally.views[top.screen] += 1
    if screen == top.screen {
      tally.repeats[screen] += 1
      return
    }
    if top.isNew { weigh(screen) }
    while let top = frames.last {
      let bottom = frames.last { $0.group >= 0 }
      place = top.screen * (count + 1) + (bottom?.tab ?? -1) + 1
      if explain(screen, next: next, from: top.screen) { break }
      // What was doubtful explains nothing, so it was noise; the move came from below it.
      if frames.count > 1, top.isDoubtful {
        frames.removeLast()
        continue
      }
      if let lower = frames.lastIndex(where: { $0.screen == screen }) {
        unwind(to: lower, from: top.screen)
      } else {
        if guess.known != nil { unexplained.append(index) }
        go(screen, from: top.screen, isDoubtful: guess.known != nil)
      }
      break
    }
  }

  /// Weighs what a screen that was just come to is followed by: what follows from there speaks for a segue to it, and what
  /// follows from the screen below speaks for noise.
  private mutating func weigh(_ screen: Int) {
    let last = frames.count - 1
    frames[last].isNew = false
    guard last > 0 else { return }
    switch (leads(to: screen, from: last), leads(to: screen, from: last - 1)) {
    case (true, false): tally.followed[frames[last].entered, default: (0, 0)].onward += 1
    case (false, true): tally.followed[frames[last].entered, default: (0, 0)].around += 1
    default: break
    }
  }

  /// Returns whether anything known leads to a screen if a frame were the topmost.
  private func leads(to screen: Int, from top: Int) -> Bool {
    if top > 0, frames[top - 1].screen == screen || guess.known?.contains(frames[top].screen * count + screen) == true {
      return true
    }
    for index in 0...top where frames[index].group >= 0 {
      if index < top, frames[index].screen == screen { return true }
      for tab in guess.groups[frames[index].group] where tab != frames[index].tab {
        if (kept[tab]?.last?.screen ?? tab) == screen { return true }
      }
    }
    return false
  }

  /// Explains a view by what is known, and updates the frames accordingly.
  private mutating func explain(_ screen: Int, next: Int, from view: Int) -> Bool {
    let last = frames.count - 1
    let top = frames[last]
    let segue = top.screen * count + screen
    if last > 0, frames[last - 1].screen == screen, top.group < 0 {
      back(from: view)
      return true
    }
    let isKnown = guess.known?.contains(segue) == true
    if !guess.groups.isEmpty, !guess.covering.contains(top.screen) {
      for index in frames.indices.reversed() where frames[index].group >= 0 {
        for tab in guess.groups[frames[index].group] where tab != frames[index].tab {
          guard let stack = kept[tab] ?? (tab == screen ? [] : nil), (stack.last?.screen ?? tab) == screen else {
            continue
          }
          // A segue may lead there, too. Below a screen of that tab is another one of it: who comes there next has changed tabs.
          if tab != screen, isKnown || guess.known == nil {
            if stack.count > 1, stack[stack.count - 2].screen == next {
              votes[segue, default: (1, 1)].change += 1
            } else {
              if next == top.screen { votes[segue, default: (1, 1)].push += 1 }
              let vote = votes[segue] ?? (1, 1)
              if vote.change * 3 < vote.push { continue }
            }
          }
          change(to: tab, stack, at: index, from: view)
          return true
        }
        if index < last, frames[index].screen == screen {
          leave(view)
          note(2 + frames[index].tab)
          frames.removeLast(last - index)
          return true
        }
      }
    }
    if last > 0, frames[last - 1].screen == screen {
      back(from: view)
      return true
    }
    if isKnown, guess.climbing.contains(segue) || !frames.contains(where: { $0.screen == screen }) {
      go(screen, from: view, isDoubtful: false)
      return true
    }
    // A view that was lost may have been one that led further down in a tab.
    for index in frames.indices.reversed()
    where frames[index].group >= 0 && !guess.covering.contains(top.screen) {
      for tab in guess.groups[frames[index].group] where tab != frames[index].tab {
        guard let stack = kept[tab],
          let depth = stack.lastIndex(where: { $0.screen == screen }) ?? (tab == screen ? 0 : nil)
        else { continue }
        change(to: tab, Array(stack[...depth]), at: index, from: view, kind: 2 + count + screen)
        if tab == screen { frames[frames.count - 1].screen = tab }
        return true
      }
    }
    if guess.known != nil, !top.isDoubtful, let lower = frames.lastIndex(where: { $0.screen == screen }) {
      if next == top.screen, guess.known?.contains(screen * count + next) == false {
        tally.climbs[segue, default: 0] += 1
      }
      unwind(to: lower, from: view)
      return true
    }
    return false
  }

  /// Records that the screen on top is left, and whether by going back.
  private mutating func leave(_ view: Int, returning: Bool = false) {
    guard let top = frames.last, top.via >= 0 else { return }
    tally.exits[top.via, default: 0] += 1
    if returning { tally.returns[top.entered, default: 0] += 1 }
  }

  /// Counts a move by where it was made.
  private mutating func note(_ kind: Int) { tally.kinds[place * (2 * count + 2) + kind, default: 0] += 1 }

  private mutating func back(from view: Int) {
    note(0)
    leave(view, returning: true)
    frames.removeLast()
  }

  private mutating func change(to tab: Int, _ stack: [Frame], at index: Int, from view: Int, kind: Int? = nil) {
    leave(view)
    tally.changes[view, tab] += 1
    note(kind ?? 2 + tab)
    var bottom = frames[index]
    tally.switches[bottom.tab * count + tab, default: 0] += 1
    kept[bottom.tab] = Array(frames[index...])
    frames.removeLast(frames.count - index)
    if stack.isEmpty {
      bottom.screen = tab
      bottom.tab = tab
      frames.append(bottom)
    } else {
      frames += stack
    }
    kept[tab] = nil
  }

  private mutating func unwind(to lower: Int, from view: Int) {
    leave(view)
    note(2 + count + frames[lower].screen)
    tally.unwinds[view, frames[lower].screen] += 1
    frames.removeLast(frames.count - 1 - lower)
  }

  private mutating func go(_ screen: Int, from view: Int, isDoubtful: Bool) {
    leave(view)
    note(2 + count + screen)
    tally.segues[view, screen] += 1
    if let bottom = frames.last(where: { $0.group >= 0 }) {
      tally.entrances[ReplayTally.Entrance(group: bottom.group, tab: bottom.tab, screen: screen), default: 0] += 1
    }
    let segue = view * count + screen
    if guess.oneWay.contains(segue), let top = frames.last, top.screen == view {
      frames.removeLast()
      push(screen, entered: top.entered, via: segue)
      if frames[frames.count - 1].group < 0, top.group >= 0 {
        frames[frames.count - 1].group = top.group
        frames[frames.count - 1].tab = top.tab
      }
    } else {
      push(screen, entered: segue)
      frames[frames.count - 1].isDoubtful = isDoubtful
      frames[frames.count - 1].isNew = guess.known != nil
    }
    if frames.count > Self.depthLimit { frames.removeFirst(frames.count - Self.depthLimit / 2) }
  }

  private mutating func push(_ screen: Int, entered: Int, via: Int? = nil) {
    var frame = Frame(screen: screen, entered: entered, via: via ?? entered)
    // Sessions may start at any tab.
    let opened = frames.isEmpty ? guess.groupOf[screen] : guess.group(openedBy: screen)
    if let group = opened, !frames.contains(where: { $0.group == group }) {
      frame.group = group
      frame.tab = screen
      for tab in guess.groups[group] { kept[tab] = nil }
      tally.openings[screen] += 1
    }
    frames.append(frame)
  }
}
