import Testing

@testable import HelmCore

@Suite("The one vocabulary of commands") struct NavigationCommandTests {
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
      (.presentTag(AnySegueTag(Mark.red)), "present tag red"),
      (.presentTag(AnySegueTag(Mark.red), id: "5"), "present tag red (id 5)"),
      (.presentFlow(flow), "present flow a => b, b => c"),
      (.forward(), "forward"),
      (.forward(id: "5"), "forward (id 5)"),
      (.dismiss, "dismiss"),
      (.dismissFragment(a), "dismiss a"),
      (.dismissFragment(a, id: "5"), "dismiss a (id 5)"),
      (.dismissPlace(place), "dismiss this b (id 7, 2nd)"),
      (.dismissTag(AnySegueTag(Mark.red)), "dismiss tag red"),
      (.back, "back"),
      (.backTo(a), "back to a"),
      (.backFrom(place), "back from b (id 7, 2nd)"),
      (.setStack([place, PathFragment(c)], on: PathFragment(a)), "set the stack on a to b (id 7, 2nd), c"),
      (.setStack([], on: place), "set the stack on b (id 7, 2nd) to nothing"),
      (.retarget(place, id: "8"), "retarget b (id 7, 2nd) to b (id 8)"),
      (.retarget(place, id: nil), "retarget b (id 7, 2nd) to b"),
      (.pick(a, among: [a, b]), "pick a"),
      (.pick(a, among: [a, b], in: .any(c)), "pick a in c"),
      (.pick(a, among: [a, b], in: .exactly(place)), "pick a in b (id 7, 2nd)"),
      (.go(through: [place]), "go to b (id 7, 2nd)"),
      (.go(through: [PathFragment(a), PathFragment(b, id: 7)]), "go through a, b (id 7)"),
      (.go(through: []), "go nowhere"),
      (.showRoot, "show root"),
      (.dismissModals, "dismiss modals"),
      (.restart, "restart"),
      (.popTo(a), "pop to a"),
      (.popTo(a, id: "5"), "pop to a (id 5)"),
      (.replace(path), "replace a => b (id 7, 2nd), b (id 7) => c"),
      (.navigate(.present(pathEdge: edge)), "take a => b (id 7, 2nd)"),
      (.navigate(.dismiss(pathEdge: edge)), "undo a => b (id 7, 2nd)"),
      (.navigate(.replace(path: path)), "replace a => b (id 7, 2nd), b (id 7) => c"),
      (.edit(.add(.disabled, to: flow)), "disable a => b, b => c"),
      (.edit(.remove(.disabled, from: flow)), "enable a => b, b => c"),
      (.edit(.add(.redirect(to: [b => c]), to: [a => b])), "redirect a => b to b => c"),
      (.edit(.add(.redirect(to: []), to: [a => b])), "redirect a => b to nothing"),
      (.edit(.remove(.redirect(to: [b => c]), from: [a => b])), "stop redirecting a => b"),
      (
        .sequence([.present(a), .back, .sequence([.dismissPlace(place)])]),
        "present a, back, dismiss this b (id 7, 2nd)"
      ),
      (.sequence([]), "nothing"),
      (.go(through: []), "go nowhere"),
      (.go(through: [place]), "go to b (id 7, 2nd)"),
      (.go(through: [PathFragment(a), place]), "go through a, b (id 7, 2nd)"),
      (.showRoot, "show root"),
      (.dismissModals, "dismiss modals"),
      (.restart, "restart"),
      (.popTo(a), "pop to a"),
      (.popTo(a, id: "5"), "pop to a (id 5)"),
      (.select(a), "select a"),
      (.select(a, id: "5"), "select a (id 5)"),
    ]
  }

  /// The number of a case; a new case does not compile here, and wants a line above.
  private func number<N>(_ command: NavigationCommand<N>) -> Int {
    switch command {
    case .present: 0
    case .presentTag: 1
    case .presentFlow: 2
    case .forward: 3
    case .dismiss: 4
    case .dismissFragment: 5
    case .dismissPlace: 6
    case .dismissTag: 7
    case .back: 8
    case .backTo: 9
    case .backFrom: 10
    case .setStack: 11
    case .retarget: 12
    case .pick: 13
    case .replace: 14
    case .navigate(.present): 15
    case .navigate(.dismiss): 16
    case .navigate(.replace): 17
    case .edit(.add(.disabled, _)): 18
    case .edit(.add(.redirect, _)): 19
    case .edit(.remove(.disabled, _)): 20
    case .edit(.remove(.redirect, _)): 21
    case .sequence: 22
    case .go: 23
    case .showRoot: 24
    case .dismissModals: 25
    case .restart: 26
    case .popTo: 27
    case .select: 28
    }
  }

  private let letters = Self.commands(on: \.self)

  @Test func noCommandIsLeftOut() {
    #expect(Set(letters.map { number($0.command) }) == Set(0...28))
  }

  @Test func eachSaysWhatItDoesInAFewWords() {
    for (command, text) in letters { #expect(command.description == text) }
  }

  @Test func aLongFlowIsCutShort() {
    let flow = Flow((0..<9).map { DirectedEdge(from: Letter.allCases[$0], to: Letter.allCases[$0 + 1]) })
    #expect(
      NavigationCommand.presentFlow(flow).description
        == "present flow a => b, b => c, c => d, d => e, e => f, f => g and 3 more")
  }

  @Test func eachIsMappedToOtherFragments() {
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

  @Test func aFragmentThatCannotBeMappedIsTheError() throws {
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

  @Test func gesturesAreNamedSo() {
    let gestures = letters.filter(\.command.isGesture).map { number($0.command) }
    #expect(Set(gestures) == [6, 10, 11, 12, 13, 22])
    #expect(!NavigationCommand<Letter>.sequence([.back, .present(.a)]).isGesture)
    #expect(NavigationCommand<Letter>.sequence([.back, .sequence([.pick(.a, among: [])])]).isGesture)
  }

  @Test func aSequenceIsFlattened() {
    let command = NavigationCommand<Letter>.sequence([.back, .sequence([.dismiss, .sequence([])]), .present(.a)])
    #expect(command.singles == [.back, .dismiss, .present(.a)])
    #expect(NavigationCommand<Letter>.back.singles == [.back])
  }
}
