import GTKBridge
import Helm
import HelmTesting
import PlaygroundModel
import PlaygroundWindow
import XCTest

/// A person, and the app itself, do whatever can be done, and the widgets agree with the state after every step.
@MainActor final class RandomWalkTests: WindowTestCase {
  func testFiveHundredStepsWithoutADisagreement() async throws {
    for seed: UInt64 in [1, 2] {
      try await open(account: "ada", size: Self.wide)
      var walker = Walker(seed: seed)
      for step in 1...500 {
        let action = walker.choose(from: actions)
        let (before, errors) = (commands.count, app.helm.errors.count)
        await perform(action)
        var differences = Agreement(app).differences
        // What the widgets are told they must not tell the state again.
        if commands.count > before + 1 { differences.append("more than one command: \(commands.dropFirst(before))") }
        if action.isByHand, app.helm.errors.count > errors { differences.append("\(app.helm.errors.last as Any)") }
        guard differences.isEmpty else {
          return XCTFail("seed \(seed), step \(step), \(action): \(differences), presented: \(presented)")
        }
      }
      // A walk that sees one corner of the app only proves little.
      XCTAssertGreaterThan(walker.kinds.count, 25, "seed \(seed) did only \(walker.kinds.sorted())")
      try await tearDown()
    }
  }

  /// The commands that were given so far.
  private var commands: [NavigationCommand<AppFragment>] { app.helm.recording.commands }

  private enum Action: Hashable, CustomStringConvertible {
    case tap(String), write(String, into: String), close, resize(WindowSize)
    case take(AppFragment), back, dismiss, undo, redo, logOut, logIn

    /// Whether a person does it, who is only offered what can be done.
    var isByHand: Bool {
      switch self {
      case .tap, .write, .close, .resize: true
      default: false
      }
    }

    var description: String {
      switch self {
      case .tap(let name): "tap \(name)"
      case .write(let text, let name): "write \(text) into \(name)"
      case .close: "close the topmost window"
      case .resize(let size): "resize to \(size.width)"
      case .take(let move): "present \(move)"
      case .back: "back"
      case .dismiss: "dismiss"
      case .undo: "undo"
      case .redo: "redo"
      case .logOut: "log out"
      case .logIn: "log in"
      }
    }
  }

  /// What a person could do, several times since the app does less by itself.
  private var actions: [Action] {
    let taps = Robot.reachable.map { Action.tap($0) }
    let entries = ["account", "password", "draft-title", "unlock-password"].filter {
      (try? Robot.find($0))?.isReachable == true
    }
    let texts = entries.flatMap { name in ["ada", "lovelace", ""].map { Action.write($0, into: name) } }
    let byItself =
      [.back, .dismiss, .undo, .redo, .logOut, .logIn, .resize(Self.narrow), .resize(Self.wide)]
      + app.possibleMoves.map { Action.take($0) }
    let close: [Action] = SeenWidget.windows.count > 1 ? [.close] : []
    return taps + taps + taps + texts + close + close + byItself
  }

  private func perform(_ action: Action) async {
    switch action {
    case .tap(let name):
      do { try Robot.tap(name) } catch { XCTFail("\(error)") }
    case .write(let text, let name):
      do { try Robot.write(text, into: name) } catch { XCTFail("\(error)") }
    case .close: Robot.closeTopmost()
    case .resize(let size): await resize(to: size)
    case .take(let move): app.take(move)
    case .back: app.helm.back()
    case .dismiss: app.helm.dismiss()
    case .undo: app.helm.undo()
    case .redo: app.helm.redo()
    case .logOut: app.session.logOut()
    case .logIn: app.logIn("ada", password: "lovelace")
    }
    await settle()
  }

  /// Chooses by a seed, and notes what kinds of things it has done.
  private struct Walker {
    private var seeded: SeededNumbers
    private(set) var kinds: Set<String> = []

    init(seed: UInt64) { seeded = SeededNumbers(seed: seed) }

    mutating func choose(from actions: [Action]) -> Action {
      let choice = seeded.choose(from: actions)
      kinds.insert(choice.description)
      return choice
    }
  }
}
