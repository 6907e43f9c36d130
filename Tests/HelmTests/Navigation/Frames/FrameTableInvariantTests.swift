import Testing

@testable import HelmCore
@testable import HelmTesting

/// Every other test relies on these invariants, so each of them is violated here once.
@Suite("Invariants of frame tables") struct FrameTableInvariantTests {
  struct Fault: CustomTestStringConvertible, Sendable {
    let testDescription: String

    /// The violation to expect, besides others that it causes.
    let violation: String
    let make: @Sendable (inout FrameTable, (Letter) -> FrameSlot) -> Void

    init(
      _ name: String, _ violation: String, _ make: @escaping @Sendable (inout FrameTable, (Letter) -> FrameSlot) -> Void
    ) {
      (testDescription, self.violation, self.make) = (name, violation, make)
    }
  }

  static let faults: [Fault] = [
    Fault("a path that ends early", "the path's links are broken") { $0.pathEnds.last = $1(.j) },
    Fault("a path with a wrong way back", "the path's links are broken") { $0[$1(.c)].path.previous = nil },
    Fault("stamps out of order", "the stamps are not in path order: [0, 1, 2, 3, 4, 5, 9, 7, 8]") {
      $0[$1(.h)].stamp = 9
      $0.nextStamp = 10
    },
    Fault("a stamp twice", "the stamps are not in path order: [0, 1, 1, 3, 4, 5, 6, 7, 8]") { $0[$1(.d)].stamp = 1 },
    Fault("a stamp to come", "the next stamp 8 has been given") { table, _ in table.nextStamp = 8 },
    Fault("a frame that is free", "10 frames and 1 free of 10") { $0.free = [$1(.b)] },
    Fault("the same frame that is free", "the free list") { $0.free = [$1(.b)] },
    Fault("a doomed frame", "frame 2: is doomed") { $0[$1(.c)].isBeingRemoved = true },
    Fault("a missing child", "frame 0: its children as content") { $0[$0.root].content.last = $1(.b) },
    Fault("an overlay out of order", "frame 0: its children as overlay") {
      $0[$0.root].overlays = .init(first: $1(.g), last: $1(.f))
      $0[$1(.g)].siblings = .init(previous: nil, next: $1(.f))
      $0[$1(.f)].siblings = .init(previous: $1(.g), next: nil)
    },
    Fault("a successor too few", "frame 2: its successor") { $0[$1(.c)].successor = nil },
    Fault("a successor of itself", "frame 1: its successor") { $0[$1(.b)].successor = $1(.b) },
    Fault("a path that goes round", "the path's links are broken") { $0[$1(.j)].path.next = $1(.c) },
    Fault("a successor too many", "frame 1: its successor") { $0[$1(.b)].successor = $1(.c) },
    Fault("a predecessor that is gone", "frame 3: its predecessor is gone") {
      let gone = $1(.i)
      $0.remove(gone)
      $0.set($1(.d), predecessor: gone)
    },
    Fault("a content with a predecessor", "frame 1: its predecessor does not go with its role") {
      $0.set($1(.b), predecessor: $1(.c))
    },
    Fault("a wrong opener", "frame 4: its opener") { $0.set($1(.e), opener: $1(.d)) },
    Fault("a wrong occupant", "frame 2: its occupant") { $0[$1(.c)].occupant = $1(.d) },
    Fault("a frame without a segue", "frame 6: its cause") { $0.set($1(.g), segue: .some(nil)) },
    Fault("a frame without a cause", "frame 6: its cause") { table, slot in
      table.set(slot(.g), segue: .some(nil), cause: .some(nil))
    },
    Fault("a root with a segue", "frame 0: its cause") { $0.set($0.root, segue: .some($0[$1(.b)].segue)) },
    Fault("a root with a cause", "frame 0: its cause") { $0.set($0.root, cause: .some($1(.b))) },
    Fault("an accessory of its own", "frame 3: its accessory") { $0.set($1(.d), accessory: .some($1(.d))) },
    Fault("a ground of its own", "frame 3: its ground") { $0.set($1(.d), ground: $1(.d)) },
    Fault("a cause that comes later", "frame 3: is older than its cause") { table, slot in
      table.set(slot(.d), cause: .some(slot(.i)))
    },
    Fault("a row that ends with another", "the row on") { $0[$0.root].rowLast = $1(.b) },
    Fault("a wrong depth", "frame 3: its depth") { $0.set($1(.d), depth: 3) },
    Fault("a jump to itself", "frame 4: its jump") { $0.set($1(.e), jump: $1(.e)) },
    Fault("two children through one segue", "frame 0: holds several frames through one segue") { table, slot in
      table.set(slot(.c), segue: table[slot(.b)].segue)
    },
    Fault("a count too low", "counts of fragment 2") { table, slot in
      table.counts[slot: table[slot(.c)].countSlot].all = 0
    },
    Fault("a count of what is presented too high", "counts of fragment 2") { table, slot in
      table.counts[slot: table[slot(.c)].countSlot].presented = 1
    },
    Fault("a count without a frame", "counts of fragments without frames") { table, _ in
      _ = table.counts.slot(of: FragmentIndex(99), else: .init())
    },
    Fault("a group without a frame", "groups without frames") { table, _ in
      _ = table.groups.slot(of: Subject(fragment: FragmentIndex(99), id: nil), else: .init())
    },
    Fault("a group with a frame too many", "frame 2: its key") { table, slot in
      table.groups[slot: table[slot(.c)].groupSlot].remove(at: 0)
    },
    Fault("a group of another size", "the group of \(Subject(fragment: FragmentIndex(2), id: nil))") { table, slot in
      table.groups[slot: table[slot(.c)].groupSlot].add(slot(.d), at: 1)
    },
    Fault("a group with more presented", "the group of \(Subject(fragment: FragmentIndex(2), id: nil))") {
      table, slot in
      table.groups[slot: table[slot(.c)].groupSlot].presentedCount += 1
    },
    Fault("a modal that is not in the row", "a frame's isInRow is wrong") { $0[$1(.h)].isInRow = false },
    Fault("a row that ends early", "the row is [] instead of") { $0.rowEnds.last = $1(.h) },
    Fault("presented frames that end early", "presented [] instead of") { $0.presentedEnds.last = $1(.h) },
    Fault("a wrong number of presented frames", "presentedCount is 8 of 7") { table, _ in table.presentedCount += 1 },
    Fault("a hidden frame that says it is presented", "a frame's isPresented is wrong") {
      $0[$1(.b)].isPresented = true
    },
  ]

  @Test(arguments: faults) func invariantViolationsIncludeEachFault(of fault: Fault) throws {
    let navigation = try Navigation.ofManyFrames()
    #expect(navigation.invariantViolations() == [])
    var table = navigation.machine.table
    fault.make(&table) { letter in
      navigation.machine.table.path.first { navigation.pathFragment($0).fragment == letter } ?? FrameSlot(0)
    }
    let violations = table.invariantViolations()
    #expect(violations.contains { $0.hasPrefix(fault.violation) }, "\(violations)")
  }

  @Test func twoModalsOfOneHolderAreAViolation() throws {
    var table = FrameTable(entry: FragmentIndex(0))
    for number in [1, 2] {
      let new = table.add(
        Subject(fragment: FragmentIndex(number), id: nil), wanted: nil, segue: SegueIndex(number), role: .modal,
        cause: table.root, predecessor: nil)
      #expect(table[new].isPresented)
    }
    #expect(table.invariantViolations() == ["frame 0: holds 2 modals"])
  }

  @Test func aHiddenModalIsAViolationUnlessItCausedWhatCoversIt() throws {
    // The first tab's sheet is hidden with its tab, and nothing has dismissed it.
    var table = FrameTable(entry: FragmentIndex(0))
    func add(_ number: Int, _ role: Frame.Role, _ cause: FrameSlot) -> FrameSlot {
      table.add(
        Subject(fragment: FragmentIndex(number), id: nil), wanted: nil, segue: SegueIndex(number), role: role,
        cause: cause, predecessor: nil)
    }
    let tab = add(1, .content, table.root)
    let modal = add(2, .modal, tab)
    #expect(table.invariantViolations() == [])
    _ = add(3, .content, table.root)
    table.hideModal(modal)
    #expect(table.invariantViolations() == ["modal \(modal) is hidden, and nothing that covers it stands on it"])
  }
}

extension FrameTable {
  /// Changes a property that frames never change.
  fileprivate mutating func set(
    _ slot: FrameSlot, segue: SegueIndex?? = nil, cause: FrameSlot?? = nil, depth: Int? = nil, jump: FrameSlot? = nil,
    predecessor: FrameSlot? = nil, opener: FrameSlot? = nil, ground: FrameSlot? = nil, accessory: FrameSlot?? = nil
  ) {
    let old = self[slot]
    var new = Frame(
      fragment: old.fragment, occurrence: old.occurrence, segue: segue ?? old.segue, role: old.role,
      cause: cause ?? old.cause,
      depth: depth ?? old.depth, jump: jump ?? old.jump, predecessor: predecessor ?? old.predecessor,
      opener: opener ?? old.opener,
      successor: old.successor, occupant: old.occupant, ground: ground ?? old.ground,
      accessory: accessory ?? old.accessory,
      groupSlot: old.groupSlot, countSlot: old.countSlot)
    (new.content, new.overlays, new.modals, new.passes) = (old.content, old.overlays, old.modals, old.passes)
    (new.accessories, new.curtains, new.rowLast) = (old.accessories, old.curtains, old.rowLast)
    (new.siblings, new.path, new.stamp, new.serial) = (old.siblings, old.path, old.stamp, old.serial)
    (new.presented, new.isPresented) = (old.presented, old.isPresented)
    (new.row, new.isInRow, new.isBeingRemoved) = (old.row, old.isInRow, old.isBeingRemoved)
    self[slot] = new
  }
}
