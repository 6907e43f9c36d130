/// The goal of a route: the last subject is in front, and each one before it is what the next one was presented from, disregarding auto
/// segues.
///
/// "In front" refers to the curtain that the frame stands on, or to what is below all curtains. In the place of an accessory, which is
/// never in front, being presented is enough.
struct RouteGoal {
  let wanted: [Subject]

  /// The wanted fragments, each with the ids to try; searched linearly, because there are few.
  private var fragments: [FragmentIndex] = []
  private var ids: [[String?]] = []

  /// The ids to try for any other fragment.
  private let noID: [String?] = [nil]

  init(_ wanted: [Subject]) {
    self.wanted = wanted
    for subject in wanted {
      let place = fragments.firstIndex(of: subject.fragment) ?? fragments.count
      if place == fragments.count {
        fragments.append(subject.fragment)
        ids.append(noID)
      }
      if !ids[place].contains(subject.id) { ids[place].append(subject.id) }
    }
  }

  /// Returns the ids to try for a fragment: none, and the wanted ones.
  func ids(for fragment: FragmentIndex) -> [String?] {
    fragments.firstIndex(of: fragment).map { ids[$0] } ?? noID
  }

  /// Returns whether a fragment is among the wanted ones.
  func wants(_ fragment: FragmentIndex) -> Bool { fragments.contains(fragment) }

  /// Returns the numbers of wanted subjects that may lie right below what is presented next: all possible ones except 0.
  ///
  /// - Parameters:
  ///   - matches: The numbers for the cause.
  ///   - subject: The subject that is presented on it.
  ///   - isAuto: Whether an auto segue presents it.
  /// - Returns: The numbers for what is presented on that subject.
  func matches(after matches: [Int], _ subject: Subject, isAuto: Bool) -> [Int] {
    var next: [Int] = []
    if wanted[0] == subject { next.append(1) }
    for count in matches where count < wanted.count {
      if wanted[count] == subject { next.append(count + 1) }
      if isAuto, !next.contains(count) { next.append(count) }
    }
    return next
  }

  /// Returns whether a state reaches the goal.
  ///
  /// - Complexity: Linear in the causes of the frame in front.
  func isReached(in machine: Machine) -> Bool {
    guard let last = wanted.last else { return true }
    guard let group = machine.table.groups[last], group.presentedCount > 0 else { return false }
    return group.slots.contains { slot in
      let frame = machine.table[slot]
      guard frame.isPresented else { return false }
      return (frame.accessory != nil || machine.table.front(on: frame.ground) == slot) && hasWay(to: slot, in: machine)
    }
  }

  /// Returns whether the frames below a frame match the goal.
  private func hasWay(to frame: FrameSlot, in machine: Machine) -> Bool {
    var counts = [wanted.count - 1]
    for cause in machine.table.causes(from: machine.table[frame].cause) {
      if counts.contains(0) { return true }
      let subject = machine.table.subject(of: cause)
      var next = counts.filter { wanted[$0 - 1] == subject }.map { $0 - 1 }
      if machine.isAuto(cause) { next += counts }
      if next.isEmpty { return false }
      counts = next
    }
    return counts.contains(0)
  }
}

extension Machine {
  /// Returns whether an auto segue made a frame.
  func isAuto(_ frame: FrameSlot) -> Bool { table[frame].segue.map { graph[$0].auto } ?? false }

  /// Returns the auto segue that leads on from a fragment, so that it is never in front; dismissable ones don't count.
  func autoLeadingOn(from fragment: FragmentIndex) -> SegueIndex? {
    graph.autoLeadingOn(from: fragment).flatMap { disabled.contains($0) ? nil : $0 }
  }
}

extension GraphIndex {
  /// Returns the auto segue that leads on from a fragment, so that it is never in front; dismissable ones don't count.
  func autoLeadingOn(from fragment: FragmentIndex) -> SegueIndex? {
    guard let auto = auto(of: fragment), !self[auto].dismissable, idKind(of: self[auto].to) == nil,
      self[auto].layer != .accessory, self[auto].layer != .curtain
    else { return nil }
    return auto
  }
}
