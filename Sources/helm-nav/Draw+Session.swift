import Foundation
import HelmAnalytics
import HelmTools

extension Tool {
  /// Marks the steps of the session that `--session` specifies, if any.
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
    drawing.mark(session: Array(steps.values))
  }
}
