import Testing

@testable import HelmCore

/// Which command fails with which errors, in states with everything that can block commands.
@Suite("Errors of failing commands") struct CommandErrorTests {
  /// Two tabs, a stack, a sheet over it, a lock that is a modal, a curtain over the sheet, and a way without return.
  static let graph = NavigationGraph<Letter>(
    [
      Segue(.a => .b, style: .hold, auto: true), Segue(.a => .c, style: .hold, tag: Mark.red),
      Segue(.b => .d, dismissable: true), Segue(.d => .e, dismissable: true, tag: Mark.green),
      Segue(.d => .f, style: .hold, dismissable: true, presentation: .sheet),
      Segue(.b => .g, style: .hold, presentation: .sheet), Segue(.f => .h, style: .hold, presentation: .curtain),
      Segue(.e => .i), Segue(.b => .j, dismissable: true), Segue(.j => .k, tag: Mark.blue),
      Segue(.j => .l, tag: Mark.blue),
    ], entry: .a, ids: [IDRule(.j, FragmentIDKind(Int.self))])

  static let states: [[NavigationCommand<Letter>]] = [
    [], [.present(.c)], [.present(.d), .present(.e)], [.present(.d), .present(.f)], [.present(.g)],
    [.present(.d), .present(.f), .present(.h)], [.present(.d), .present(.e), .present(.i)], [.present(.j, id: 1)],
    [.present(.d), .add(.disabled, to: [.d => .e])],
    [.add(.redirect(to: [.b => .d]), to: [.a => .c]), .add(.redirect(to: [.a => .c]), to: [.b => .d])],
  ]

  static var commands: [NavigationCommand<Letter>] {
    let letters = Letter.allCases
    return letters.flatMap { letter in
      let place = PathFragment(letter)
      return [
        .present(letter), .present(letter, from: .any(.d)), .present(.place(place)), .select(letter), .dismiss(letter),
        .dismiss(.place(place)), .back(to: letter), .back(.from(place)), .pop(to: letter), .go(to: letter),
        .retarget(place, id: 5), .setStack([place], on: PathFragment(.b)),
        .present(.edge(PathEdge(.b => letter))), .dismiss(.edge(PathEdge(.b => letter))),
        .replace([.a => .b, .b => letter]),
        .present([.b => letter]), .dismiss(.flow([.b => letter])), .add(.disabled, to: [.b => letter]),
      ] as [NavigationCommand<Letter>]
    } + Mark.allCases.flatMap { [.present(tag: $0), .dismiss(tag: $0)] }
      + [
        .forward(), .dismiss, .back, .showRoot, .dismissModals, .restart, .present(.j, id: "x"),
        .setStack([], on: PathFragment(.b)),
      ]
  }

  /// The command without its arguments.
  private func name(_ command: NavigationCommand<Letter>) -> String {
    switch command {
    case .present(.fragment, nil): "present"
    case .present(.fragment, _): "present from"
    case .present(.tag, _): "present tag"
    case .present(.flow, _): "present flow"
    case .present(.place, _): "present place"
    case .present(.edge, _): "present edge"
    case .dismiss(nil): "dismiss"
    case .dismiss(.fragment?): "dismiss fragment"
    case .dismiss(.tag?): "dismiss tag"
    case .dismiss(.flow?): "dismiss flow"
    case .dismiss(.place?): "dismiss place"
    case .dismiss(.edge?): "dismiss edge"
    case .back(.step): "back"
    case .back(.until): "back to"
    case .back(.from): "back from"
    case .back(.popping): "pop to"
    case .setStack: "set stack"
    case .showRoot: "show root"
    case .dismissModals: "dismiss modals"
    default: String("\(command)".prefix { $0 != " " })
    }
  }

  static let expected: [String: Set<String>] = [
    "present": ["blocked", "circularRedirection", "missingID", "missingSegueToFragment", "wrongID"],
    "present from": ["blocked", "missingSegueForEdge", "sourceNotPresented"],
    "present place": ["blocked", "circularRedirection", "missingID", "missingSegueToFragment"],
    "present edge": ["blocked", "circularRedirection", "missingID", "missingSegueForEdge", "sourceNotPresented"],
    "present flow": ["blocked", "circularRedirection", "missingID", "missingSegueForEdge", "sourceNotPresented"],
    "present tag": ["ambiguousTag", "blocked", "circularRedirection", "missingTaggedSegue"],
    "select": ["blocked", "circularRedirection", "missingID", "missingSegueToFragment"],
    "retarget": ["blocked", "fragmentNotPresented"],
    "forward": ["ambiguousForwardFromFragment", "missingForwardFromFragment"],
    "go": ["circularRedirection", "noRoute"],
    "set stack": [
      "blocked", "circularRedirection", "missingID", "missingSegueForEdge", "segueNotPush", "sourceNotPresented",
    ],
    "replace": ["missingID", "missingSegueForEdge", "redirectedSegue"],
    "dismiss": ["noDismissableSegues"],
    "dismiss fragment": ["fragmentMissingDismissableSegue", "fragmentNotPresented"],
    "dismiss place": ["fragmentNotPresented", "noDismissableSegues"],
    "dismiss edge": ["missingPathEdge", "segueNotDismissable"],
    "dismiss flow": ["fragmentMissingDismissableSegue", "fragmentNotPresented"],
    "dismiss tag": ["missingTaggedSegue", "segueNotDismissable"],
    "dismiss modals": ["fragmentMissingDismissableSegue", "segueNotDismissable"],
    "show root": ["fragmentMissingDismissableSegue", "segueNotDismissable"],
    "back": ["cannotGoBack", "emptyPath"],
    "back to": ["cannotGoBack", "fragmentNotPresented"],
    "back from": ["cannotGoBack", "emptyPath", "fragmentNotPresented"],
    "pop to": ["cannotGoBack", "fragmentMissingDismissableSegue", "fragmentNotPresented"],
    "disable": ["missingSegueForEdge"],
  ]

  @Test("commands fail with the errors of the table") func commandsFailWithTheErrorsOfTheTable() throws {
    var found: [String: Set<String>] = [:]
    for state in Self.states {
      var navigation = try Navigation(graph: Self.graph)
      for command in state { try navigation.perform(command) }
      for command in Self.commands {
        var copy = navigation
        do throws(HelmError<Letter>) {
          try copy.perform(command)
        } catch {
          #expect(copy == navigation)
          found[name(command), default: []].insert(error.kind)
          let text = error.description
          #expect(!text.contains(": .") && !text.contains("  "), "\(command): \(text)")
          if command.isRemoval { #expect(!text.contains("cannot be presented"), "\(command): \(text)") }
        }
      }
    }
    #expect(found == Self.expected)
    for (name, kinds) in found where kinds != Self.expected[name] { print(name, kinds.sorted()) }
  }
}

extension NavigationCommand {
  fileprivate var isRemoval: Bool {
    switch self {
    case .dismiss, .back, .showRoot, .dismissModals, .restart: true
    default: false
    }
  }
}
