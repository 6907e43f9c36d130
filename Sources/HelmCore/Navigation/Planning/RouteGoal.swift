/// The goal of a route: the last subject is in front, and each one before it is what the next one was presented from, disregarding auto
/// segues.
///
/// "In front" refers to the curtain that the frame stands on, or to what is below all curtains. In the place of an accessory, which is
/// never in front, being presented is enough.
struct RouteGoal {
  let wanted: [Subject]

  /// The wanted fragments with the ids to try, searched linearly, because there are few; and the ids for any other fragment.
  private var ids: [(fragment: FragmentIndex, ids: [String?])] = []
  private let noID: [String?] = [nil]

  init(_ wanted: [Subject]) {
    self.wanted = wanted
    for subject in wanted {
      let place = ids.firstIndex { $0.fragment == subject.fragment } ?? ids.count
      if place == ids.count { ids.append((subject.fragment, noID)) }
      if !ids[place].ids.contains(subject.id) { ids[place].ids.append(subject.id) }
    }
  }

  /// Returns the ids to try for a fragment: none, and the wanted ones.
  func ids(for fragment: FragmentIndex) -> [String?] { ids.first { $0.fragment == fragment }?.ids ?? noID }

  /// Returns whether a fragment is among the wanted ones.
  func wants(_ fragment: FragmentIndex) -> Bool { ids.contains { $0.fragment == fragment } }

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
    let table = machine.table
    guard let last = wanted.last else { return true }
    guard let group = table.groups[last], group.presentedCount > 0 else { return false }
    return group.slots.contains { slot in
      guard table[slot].isPresented, table[slot].accessory != nil || table.front(on: table[slot].ground) == slot
      else { return false }
      return table.causes(from: slot).reversed().reduce([]) {
        matches(after: $0, table.subject(of: $1), isAuto: machine.isAuto($1))
      }.contains(wanted.count)
    }
  }
}

extension Machine {
  /// Returns whether an auto segue made a frame.
  package func isAuto(_ frame: FrameSlot) -> Bool { table[frame].segue.map { graph[$0].auto } ?? false }

  /// Returns the auto segue that leads on from a fragment, so that it is never in front; dismissable ones don't count.
  func autoLeadingOn(from fragment: FragmentIndex) -> SegueIndex? {
    graph.autoLeadingOn(from: fragment).flatMap { disabled.contains($0) ? nil : $0 }
  }
}

extension GraphIndex {
  func autoLeadingOn(from fragment: FragmentIndex) -> SegueIndex? {
    guard let auto = auto(of: fragment), !self[auto].dismissable, idKind(of: self[auto].to) == nil,
      self[auto].layer != .accessory, self[auto].layer != .curtain
    else { return nil }
    return auto
  }
}
