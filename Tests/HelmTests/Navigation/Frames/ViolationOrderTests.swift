import Testing

@testable import HelmCore
@testable import HelmTesting

/// The first violation is the one to look at, so their order counts.
@Suite("Order of violations of frame tables") struct ViolationOrderTests {
  private func slot(_ letter: Letter, in navigation: Navigation<Letter>) -> FrameSlot {
    navigation.machine.table.path.first { navigation.pathFragment($0).fragment == letter } ?? FrameSlot(0)
  }

  @Test func violationsOfTheTableComeBeforeThoseOfFramesCountsAndPresentation() throws {
    let navigation = try Navigation.ofManyFrames()
    let (b, c) = (slot(.b, in: navigation), slot(.c, in: navigation))
    let (d, h) = (slot(.d, in: navigation), slot(.h, in: navigation))
    var table = navigation.machine.table
    table.nextStamp = 8
    table.free = [b]
    table[c].isBeingRemoved = true
    table[c].occupant = d
    table[d].isBeingRemoved = true
    _ = table.counts.slot(of: FragmentIndex(99), else: .init())
    table.counts[slot: table[c].countSlot].all = 0
    _ = table.groups.slot(of: Subject(fragment: FragmentIndex(99), id: nil), else: .init())
    table.groups[slot: table[c].groupSlot].presentedCount += 1
    table[h].isInRow = false
    table.presentedCount += 1
    table[table.root].rowLast = b
    let free: [FrameSlot] = [b]
    let last: FrameSlot? = b
    let expected: [String] = [
      "the next stamp 8 has been given", "10 frames and 1 free of 10", "the free list \(free)",
      "frame 2: is doomed", "frame 2: its occupant", "frame 3: is doomed",
      "counts of fragments without frames", "counts of fragment 2", "groups without frames",
      "the group of \(Subject(fragment: FragmentIndex(2), id: nil))",
      "a frame's isInRow is wrong", "presentedCount is 8 of 7",
      "the row on \(table.root) ends with another than \(String(describing: last))",
    ]
    #expect(table.invariantViolations() == expected)
    // The stamps come first of all.
    var unordered = navigation.machine.table
    unordered[h].stamp = 9
    unordered.nextStamp = 8
    let first: [String] = [
      "the stamps are not in path order: [0, 1, 2, 3, 4, 5, 9, 7, 8]", "the next stamp 8 has been given",
    ]
    #expect(Array(unordered.invariantViolations().prefix(2)) == first)
  }

  @Test func violationsOfThePresentationGoFromTheRowToTheFrames() throws {
    let navigation = try Navigation.ofManyFrames()
    let (b, h) = (slot(.b, in: navigation), slot(.h, in: navigation))
    var table = navigation.machine.table
    table.rowEnds.last = h
    table[h].isInRow = false
    table.presentedEnds.last = h
    table.presentedCount += 1
    table[b].isPresented = true
    let expected: [String] = [
      "counts of fragment 1", "the group of ", "the row is [] instead of ", "a frame's isInRow is wrong",
      "presented [] instead of ", "presentedCount is 8 of 7", "the front is \(h)", "a frame's isPresented is wrong",
    ]
    let violations = table.invariantViolations()
    #expect(violations.count == expected.count, "\(violations)")
    #expect(zip(violations, expected).allSatisfy { $0.hasPrefix($1) }, "\(violations)")
  }
}
