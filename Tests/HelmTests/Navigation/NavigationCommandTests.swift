import Testing

@testable import HelmCore

@Suite("Navigation commands") struct NavigationCommandTests {
  /// A fragment that wraps another one, as those of nested flows do.
  enum Outer: Fragment { case inner(Letter) }

  enum Refusal: Error, Equatable { case fragment(Letter) }

  /// A command of every case, on fragments of any type, with its description for letters.
  static func commands<N: Fragment>(on name: (Letter) -> N) -> [(command: NavigationCommand<N>, text: String)] {
    let (a, b, c) = (name(.a), name(.b), name(.c))
    let place = PathFragment(b, id: 7, occurrence: 1)
    let edge = PathEdge(from: PathFragment(a), to: place)
    let flow: Flow<N> = a => b => c
    let path: HelmPath<N> = [edge, PathEdge(b => c, sourceID: 7)]
    return [
      (.present(a), "present a"),
      (.present(a, id: "5"), "present a (id 5)"),
      (.present(a, id: "5", from: .any(b)), "present a (id 5) from b"),
      (.present(a, from: .withID(b, id: "x y")), #"present a from b (id "x y")"#),
      (.present(a, from: .exactly(place)), "present a from b (id 7, 2nd)"),
      (.present(tag: AnySegueTag(Mark.red)), "present tag red"),
      (.present(tag: AnySegueTag(Mark.red), id: "5"), "present tag red (id 5)"),
      (.present(flow), "present flow a => b, b => c"),
      (.forward(), "forward"),
      (.forward(id: "5"), "forward (id 5)"),
      (.dismiss, "dismiss"),
      (.dismiss(a), "dismiss a"),
      (.dismiss(a, id: "5"), "dismiss a (id 5)"),
      (.dismiss(.place(place)), "dismiss this b (id 7, 2nd)"),
      (.dismiss(tag: Mark.red), "dismiss tag red"),
      (.back, "back"),
      (.back(to: a), "back to a"),
      (.back(.from(place)), "back from b (id 7, 2nd)"),
      (.setStack([place, PathFragment(c)], on: PathFragment(a)), "set the stack on a to b (id 7, 2nd), c"),
      (.setStack([], on: place), "set the stack on b (id 7, 2nd) to nothing"),
      (.retarget(place, id: "8"), "retarget b (id 7, 2nd) to b (id 8)"),
      (.retarget(place, id: nil), "retarget b (id 7, 2nd) to b"),
      (.select(a), "select a"),
      (.select(a, id: 5, from: .any(c)), "select a (id 5) from c"),
      (.select(a, from: .exactly(place)), "select a from b (id 7, 2nd)"),
      (.present(.place(place)), "present b (id 7, 2nd)"),
      (.present(.tag(AnySegueTag(Mark.red)), from: .any(c)), "present tag red from c"),
      (.dismiss(.flow(flow)), "dismiss flow a => b, b => c"),
      (.go(through: [place]), "go to b (id 7, 2nd)"),
      (.go(through: [PathFragment(a), PathFragment(b, id: 7)]), "go through a, b (id 7)"),
      (.go(through: [PathFragment(a), place]), "go through a, b (id 7, 2nd)"),
      (.go(through: []), "go nowhere"),
      (.showRoot, "show root"),
      (.dismissModals, "dismiss modals"),
      (.restart, "restart"),
      (.pop(to: a), "pop to a"),
      (.pop(to: a, id: "5"), "pop to a (id 5)"),
      (.replace(path), "replace a => b (id 7, 2nd), b (id 7) => c"),
      (.present(.edge(edge)), "take a => b (id 7, 2nd)"),
      (.dismiss(.edge(edge)), "undo a => b (id 7, 2nd)"),
      (.add(.disabled, to: flow), "disable a => b, b => c"),
      (.remove(.disabled, from: flow), "enable a => b, b => c"),
      (.add(.redirect(to: [b => c]), to: [a => b]), "redirect a => b to b => c"),
      (.add(.redirect(to: []), to: [a => b]), "redirect a => b to nothing"),
      (.remove(.redirect(to: [b => c]), from: [a => b]), "stop redirecting a => b"),
      (
        .sequence([.present(a), .back, .sequence([.dismiss(.place(place))])]),
        "present a, back, dismiss this b (id 7, 2nd)"
      ),
      (.sequence([]), "nothing"),
    ]
  }

  /// The number of a case; a new case does not compile here, and needs a row above.
  private func number<N>(_ command: NavigationCommand<N>) -> Int {
    switch command {
    case .present(.fragment, _): 0
    case .present(.tag, _): 1
    case .present(.flow, _): 2
    case .present(.place, _): 3
    case .present(.edge, _): 4
    case .select: 5
    case .retarget: 6
    case .forward: 7
    case .dismiss(nil): 8
    case .dismiss(.fragment?): 9
    case .dismiss(.tag?): 10
    case .dismiss(.flow?): 11
    case .dismiss(.place?): 12
    case .dismiss(.edge?): 13
    case .back(.step): 14
    case .back(.until): 15
    case .back(.from): 16
    case .back(.popping): 17
    case .back(.root): 20
    case .back(.belowModals): 21
    case .go: 18
    case .setStack: 19
    case .restart: 22
    case .replace: 23
    case .edit(_, .disabled, isAdded: true): 24
    case .edit(_, .redirect, isAdded: true): 25
    case .edit(_, .disabled, isAdded: false): 26
    case .edit(_, .redirect, isAdded: false): 27
    case .sequence: 28
    }
  }

  private let letters = Self.commands(on: \.self)

  @Test func theTableHasEveryCommand() {
    #expect(Set(letters.map { number($0.command) }) == Set(0...28))
  }

  @Test func eachCommandHasAShortDescription() {
    for (command, text) in letters { #expect(command.description == text) }
  }

  @Test func descriptionOfALongFlowIsTruncated() {
    let flow = Flow((0..<9).map { DirectedEdge(from: Letter.allCases[$0], to: Letter.allCases[$0 + 1]) })
    #expect(
      NavigationCommand.present(flow).description
        == "present flow a => b, b => c, c => d, d => e, e => f, f => g and 3 more")
  }

  @Test func mapConvertsEachCommandToOtherFragments() {
    let outer = Self.commands(on: Outer.inner)
    for ((command, _), (wanted, _)) in zip(letters, outer) {
      #expect(command.map(Outer.inner) == wanted)
    }
    for ((command, _), (wrapped, _)) in zip(letters, outer) {
      let unwrapped = wrapped.map { fragment in
        switch fragment {
        case .inner(let letter): letter
        }
      }
      #expect(unwrapped == command)
    }
  }

  @Test func mapThrowsForAFragmentThatCannotBeMapped() throws {
    for (command, _) in letters {
      var asked: [Letter] = []
      _ = command.map { fragment in
        asked.append(fragment)
        return fragment
      }
      for letter in Set(asked) {
        #expect(throws: Refusal.fragment(letter), "\(command)") {
          try command.map { fragment throws(Refusal) in
            if fragment == letter { throw .fragment(letter) }
            return Outer.inner(fragment)
          }
        }
      }
    }
  }

  @Test func isGestureIsTrueForGesturesAndSequencesOfThem() {
    let gestures = letters.filter(\.command.isGesture).map { number($0.command) }
    #expect(Set(gestures) == [6, 12, 16, 19, 28])
    #expect(!NavigationCommand<Letter>.sequence([.back, .present(.a)]).isGesture)
    #expect(NavigationCommand<Letter>.sequence([.back, .sequence([.retarget(PathFragment(.a), id: 1)])]).isGesture)
  }

  @Test func singlesFlattensNestedSequences() {
    let command = NavigationCommand<Letter>.sequence([.back, .sequence([.dismiss, .sequence([])]), .present(.a)])
    #expect(command.singles == [.back, .dismiss, .present(.a)])
    #expect(NavigationCommand<Letter>.back.singles == [.back])
  }
}
