import Helm
import HelmTesting
import Testing

private enum Screen: Fragment { case home, list, detail, settings, help }
private enum Sign: SegueTag { case write }

/// The methods that perform a command, compared with the command.
@Suite struct CommandWrapperTests {
  private static let graph = NavigationGraph<Screen>([
    Segue(.home => .list, style: .hold), Segue(.home => .settings, style: .hold),
    Segue(.list => .detail, dismissable: true),
    Segue(.settings => .detail, dismissable: true),
    Segue(.detail => .help, style: .hold, dismissable: true, tag: Sign.write),
  ])

  private typealias Change = (inout Navigation<Screen>) throws -> NavigationOutcome<Screen>

  /// Performs both after some commands, and compares what they did.
  private func compare(
    _ before: [NavigationCommand<Screen>], _ command: NavigationCommand<Screen>, _ change: Change
  ) throws {
    var start = try Navigation(graph: Self.graph)
    for command in before { try start.perform(command) }
    var (one, other) = (start, start)
    let outcome = try change(&one)
    let expected = try other.perform(command)
    #expect(one.path == other.path && one.presentedFragments == other.presentedFragments, "\(command)")
    #expect(outcome.steps.map { "\($0.action)" } == expected.steps.map { "\($0.action)" }, "\(command)")
    #expect(one.path != start.path || one.traits(of: .home => .list) != start.traits(of: .home => .list), "\(command)")
  }

  private let shown: [NavigationCommand<Screen>] = [.present(.list, id: 1), .present(.detail, id: 2)]

  @Test func presentingTakesTheIDAndTheSource() throws {
    let place = PathFragment<Screen>(.list, id: 1)
    try compare([.present(.list, id: 1)], .present(.detail, id: 2, from: .any(.list))) {
      try $0.present(.detail, id: 2, from: .list)
    }
    try compare([.present(.list, id: 1)], .present(.detail, id: 2, from: .exactly(place))) {
      try $0.present(.detail, id: 2, from: place)
    }
    try compare([.present(.list, id: 1)], .present(.place(PathFragment(.detail, id: 2)))) {
      try $0.present(PathFragment(.detail, id: 2))
    }
    try compare(shown, .present(tag: Sign.write, id: 3)) { try $0.present(tag: Sign.write, id: 3) }
    try compare(shown, .select(.settings, id: 3)) { try $0.select(.settings, id: 3) }
    try compare(shown, .forward(id: 3)) { try $0.forward(id: 3) }
  }

  @Test func goingBackTakesTheIDAndTheTarget() throws {
    let deep = shown + [.present(tag: Sign.write, id: 3)]
    try compare(deep, .dismiss(.help, id: 3)) { try $0.dismiss(.help, id: 3) }
    try compare(deep, .dismiss(tag: Sign.write)) { try $0.dismiss(tag: Sign.write) }
    try compare(deep, .back(to: .detail)) { try $0.back(to: .detail) }
    try compare(shown, .pop(to: .list, id: 1)) { try $0.pop(to: .list, id: 1) }
    var start = try Navigation(graph: Self.graph)
    for command in deep { try start.perform(command) }
    #expect(throws: HelmError<Screen>.self) { try start.dismiss(.help, id: 4) }
    #expect(throws: HelmError<Screen>.self) { try start.pop(to: .list, id: 4) }
  }

  @Test func replacingAndRulesTakeTheirArguments() throws {
    let path: HelmPath<Screen> = [.home => .settings]
    try compare([], .replace(path)) { try $0.replace(path: path) }
    let edge: DirectedEdge<Screen> = .home => .list
    try compare([], .add(.disabled, to: Flow(edge))) { try $0.add(trait: .disabled, to: edge) }
    try compare([.add(.disabled, to: Flow(edge))], .remove(.disabled, from: Flow(edge))) {
      try $0.remove(trait: .disabled, from: edge)
    }
  }
}
