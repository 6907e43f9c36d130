import Helm
import HelmTesting
import Testing

@Suite("Random commands with ids")
struct RandomIdTests {
  /// Whether a place has an id that its fragment takes, determined without the graph's rules.
  private func keepsTheRules(_ place: PathFragment<Screen>) -> Bool {
    switch place.fragment {
    case .detail: place.id.flatMap { Int($0) }.map { String($0) == place.id } ?? false
    case .author: place.id != nil
    case .badge: ["gold", "silver"].contains(place.id)
    default: true
    }
  }

  @Test("no command results in an id that its fragment does not take", arguments: UInt64(1)...20)
  func states(seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed)
    let screens: [Screen] = [.home, .list, .detail, .comments, .author, .badge, .offers]
    let ids: [String?] = [nil, "1", "2", "05", "x", "gold"]
    var state = try Shop.navigation()
    var refused = 0
    var done = 0
    func below(_ bound: Int) -> Int { Int(truncatingIfNeeded: numbers.next() >> 1) % bound }
    func target() -> PathFragment<Screen> {
      let screen = screens[below(screens.count)]
      return ids[below(ids.count)].map { screen.id($0) } ?? PathFragment(screen)
    }
    for step in 0..<400 {
      let (from, to) = (target(), target())
      let edge = PathEdge(from: from, to: to)
      let command: NavigationCommand<Screen> =
        switch below(8) {
        case 0, 1, 2: .present(to.fragment, id: to.id)
        case 3:
          .present(Flow([PathEdge(from: PathFragment(from.fragment), to: to), PathEdge(from: to, to: target())]))
        case 4: .present(to.fragment, id: to.id, from: .any(from.fragment))
        case 5: .replace(HelmPath(Array(state.path) + [edge]))
        case 6: .retarget(state.topmostFragment, to: AnyFragmentID?(to.id))
        default: .back
        }
      let before = state
      do throws(HelmError<Screen>) {
        try state.perform(command)
        done += 1
      } catch {
        if error.kind == "missingID" || error.kind == "wrongID" { refused += 1 }
        #expect(state == before, "seed \(seed), step \(step): \(command)")
      }
      let wrong = (state.path.map(\.to) + state.presentedFragments).filter { !keepsTheRules($0) }
      #expect(wrong == [], "seed \(seed), step \(step): \(command)")
      if !wrong.isEmpty { return }
    }
    #expect(refused > 10 && done > 20, "seed \(seed): \(refused) refused, \(done) done")
  }
}
