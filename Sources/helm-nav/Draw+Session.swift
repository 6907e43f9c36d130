import Foundation
import HelmAnalytics
import HelmTools

extension Tool {
  /// Marks what one session did, with the numbers of its steps: the screens that came to the top, and the segues that were taken.
  func markSession(_ drawing: inout GraphDrawing, _ arguments: Arguments) throws {
    guard let session = arguments.options["--session"] else {
      if arguments.options["--sessions"] != nil { throw UsageError("the option --sessions goes with --session") }
      return
    }
    guard let file = arguments.options["--sessions"] else {
      throw UsageError("the option --session needs --sessions, a file of them")
    }
    let decoder = JSONDecoder()
    var steps: [Int: SessionStep] = [:]
    for line in try console.readFile(file).split(separator: 0x0A) {
      guard let step = try? decoder.decode(SessionStep.self, from: Data(line)), step.session == session else {
        continue
      }
      steps[step.step] = step
    }
    if steps.isEmpty { throw UsageError("\(plain(file)) has no step of the session \(plain(session))") }
    var screens: [String: [Int]] = [:]
    var segues: [[String]: [Int]] = [:]
    for (number, step) in steps.values.sorted(by: { $0.step < $1.step }).enumerated() {
      if let screen = step.screen { screens[screen, default: []].append(number + 1) }
      if let from = step.from, let to = step.to, step.kind != .redirect {
        segues[[from, to], default: []].append(number + 1)
      }
    }
    for (screen, numbers) in screens { drawing.mark(fragment: screen, as: .presented, note: Self.words(numbers)) }
    for (ends, numbers) in segues {
      drawing.mark(segueFrom: ends[0], to: ends[1], as: .presented, note: Self.words(numbers))
    }
  }

  /// The numbers of steps, the first few of many.
  private static func words(_ numbers: [Int]) -> String {
    "step \(numbers.prefix(6).map { "\($0)" }.joined(separator: ", "))\(numbers.count > 6 ? ", …" : "")"
  }
}
