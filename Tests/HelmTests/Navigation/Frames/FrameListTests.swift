import Testing

@testable import HelmCore
@testable import HelmTesting

@Suite("Lists of frames") struct FrameListTests {
  private func names(_ frames: FrameSequence, in navigation: Navigation<Letter>) -> String {
    frames.map { "\(navigation.pathFragment($0))" }.joined(separator: " ")
  }

  @Test func thePathIsIteratedBothWaysWithoutTheRoot() throws {
    let navigation = try Navigation.ofManyFrames()
    let table = navigation.machine.table
    #expect(names(table.path, in: navigation) == "b c d e f g h j i")
    #expect(Array(table.pathFromEnd) == table.path.reversed())
    #expect(!table.path.contains(table.root))
  }

  @Test func presentedFramesAreIteratedBothWays() throws {
    let navigation = try Navigation.ofManyFrames()
    let table = navigation.machine.table
    #expect(names(table.presented, in: navigation) == "a e f g h j i")
    #expect(Array(table.presentedFromTop) == table.presented.reversed())
    #expect(table.presentedFromTop.first { _ in true } == table.topmost)
  }

  @Test func modalsFormARow() throws {
    let navigation = try Navigation.ofManyFrames()
    let table = navigation.machine.table
    #expect(names(table.row, in: navigation) == "h j i")
    #expect(Array(table.rowFromTop) == table.row.reversed())
  }

  @Test func childrenAreIteratedByRole() throws {
    let navigation = try Navigation.ofManyFrames()
    let table = navigation.machine.table
    #expect(names(table.children(of: table.root, .content), in: navigation) == "b c")
    #expect(names(table.childrenFromEnd(of: table.root, .content), in: navigation) == "c b")
    #expect(names(table.children(of: table.root, .overlay), in: navigation) == "f g")
    #expect(names(table.childrenFromEnd(of: table.root, .overlay), in: navigation) == "g f")
    #expect(names(table.children(of: table.root, .modal), in: navigation) == "h")
    #expect(names(table.children(of: table.root, .pass), in: navigation) == "")
    #expect(names(table.children(of: table.root, .root), in: navigation) == "")
    let tab = try #require(navigation.frame(of: .at(.c)))
    #expect(names(table.children(of: tab, .pass), in: navigation) == "d")
  }

  @Test func causesLeadToTheRootAndHeirsToTheVisibleFrame() throws {
    let navigation = try Navigation.ofManyFrames()
    let table = navigation.machine.table
    #expect(names(table.causes(from: table.topmost), in: navigation) == "i e d c a")
    #expect(names(table.causes(from: table.root), in: navigation) == "a")
    #expect(names(table.causes(from: nil), in: navigation) == "")
    let tab = try #require(navigation.frame(of: .at(.c)))
    #expect(names(table.successors(from: tab), in: navigation) == "c d e")
    #expect(names(table.successors(from: table.topmost), in: navigation) == "i")
  }

  @Test func iterationIsNotAffectedByRemovals() throws {
    var navigation = try Navigation.ofManyFrames()
    var visited: [PathFragment<Letter>] = []
    let before = navigation.path.map(\.to)
    let copy = navigation
    for frame in navigation.machine.table.path {
      visited.append(copy.pathFragment(frame))
      navigation.machine.table.removeAll()
    }
    #expect(visited == before)
    #expect(navigation.path == [])
  }

  /// Any cause would do, but only these make the jumps logarithmic: about twice the logarithm of the depth.
  @Test func jumpsOfALongChainAreLogarithmic() {
    var table = FrameTable(entry: FragmentIndex(0))
    var last = table.root
    for _ in 1...4_096 {
      let subject = Subject(fragment: FragmentIndex(1), id: nil)
      last = table.add(subject, wanted: nil, segue: SegueIndex(0), role: .pass, cause: last, predecessor: last)
    }
    let jumps = table.causes(from: last).reversed().map { table[table[$0].jump].depth }
    #expect(jumps.prefix(16) == [0, 0, 1, 0, 3, 4, 3, 0, 7, 8, 7, 10, 11, 10, 7, 0])
    for depth in [0, 1, 77, 2_048, 4_095] {
      var (slot, steps) = (last, 0)
      while table[slot].depth > depth {
        let jump = table[slot].jump
        slot = table[jump].depth >= depth ? jump : table[slot].cause ?? table.root
        steps += 1
      }
      #expect(steps <= 26, "\(depth)")
    }
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func listsAreConsistentInRandomStates(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    let graph = RandomGraph(using: &random)
    var navigation = try Navigation(graph: graph.graph)
    for _ in 0..<60 {
      let command: NavigationCommand<Letter> =
        random.chance(80)
        ? .present(random.pick(graph.fragments), id: random.pick([nil, nil, "1"])) : random.pick([.back, .dismiss])
      _ = try? navigation.perform(command)
      let table = navigation.machine.table
      #expect(Array(table.path).count == table.pathCount)
      #expect(Array(table.pathFromEnd) == table.path.reversed())
      #expect(Array(table.presented).count == table.presentedCount)
      #expect(Array(table.presentedFromTop) == table.presented.reversed())
      #expect(Array(table.rowFromTop) == table.row.reversed())
      for frame in table.path {
        let causes = Array(table.causes(from: frame))
        #expect(causes.count == table[frame].depth + 1)
        #expect(causes.last == table.root)
        for (depth, cause) in causes.reversed().enumerated() {
          #expect(table.cause(of: frame, atDepth: depth) == cause)
          #expect(table.stands(frame, on: cause))
        }
        #expect(Array(table.successors(from: frame)).last == table.occupant(ofPlaceOf: frame))
      }
      #expect(navigation.invariantViolations() == [], "seed \(seed)")
    }
  }

  @Test func framesThatAreRemovedAreReused() throws {
    var navigation = try Navigation<Letter>(
      Segue(.a => .b, style: .hold, dismissable: true), Segue(.b => .c, style: .hold, dismissable: true))
    for _ in 0..<100 {
      try navigation.present(.b)
      try navigation.present(.c)
      try navigation.dismiss(.b)
    }
    #expect(navigation.machine.table.frames.count == 3)
  }
}
