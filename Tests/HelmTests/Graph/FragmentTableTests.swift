import HelmTesting
import Testing

@testable import HelmCore

/// Against a list that is searched.
@Suite("Fragments by position") struct FragmentTableTests {
  /// A fragment whose hash is that of many others.
  private struct Crowded: Fragment {
    let number: Int
    func hash(into hasher: inout Hasher) { hasher.combine(number % 3) }
  }

  private struct Numbered: Fragment { let number: Int }

  private func check<N: Fragment>(_ fragments: [N], seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    var table = FragmentTable<N>()
    var list: [N] = []
    for step in 0..<4 * fragments.count {
      let fragment = random.pick(fragments)
      #expect(table.position(of: fragment)?.offset == list.firstIndex(of: fragment), "seed \(seed), step \(step)")
      let position = table.insert(fragment)
      if !list.contains(fragment) { list.append(fragment) }
      #expect(position.offset == list.firstIndex(of: fragment), "seed \(seed), step \(step)")
    }
    #expect(table.fragments == list)
    for fragment in fragments { #expect(table.position(of: fragment)?.offset == list.firstIndex(of: fragment)) }
  }

  /// Around the sizes that the table grows at.
  @Test(arguments: 1...3 as ClosedRange<UInt64>, [1, 11, 12, 13, 24, 25, 26, 100])
  func fragmentsAreFound(seed: UInt64, count: Int) {
    check((0..<count).map { Numbered(number: $0) }, seed: seed)
    check((0..<count).map { Crowded(number: $0) }, seed: seed)
  }
}
