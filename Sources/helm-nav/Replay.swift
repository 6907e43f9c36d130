import Helm
import HelmDocuments

extension Tool {
  /// Runs a script and prints its trace.
  func replay(_ arguments: Arguments) throws -> Int32 {
    let (graphFile, scriptFile) = (try arguments.required("--graph"), try arguments.required("--script"))
    if graphFile == "-" && scriptFile == "-" { throw UsageError("only one of --graph and --script can be -") }
    var navigation = try startNavigation(graphFile, id: arguments.options["--id"])
    let script = try readScript(scriptFile, for: navigation.graph)

    write(TraceLine(step: 0, navigation: navigation))
    var (step, hasFailed) = (0, false)
    for command in script {
      step += 1
      do {
        try navigation.perform(command)
        write(TraceLine(step: step, navigation: navigation))
      } catch {
        hasFailed = true
        write(TraceLine(step: step, error: error, navigation: navigation))
      }
    }
    return hasFailed ? 1 : 0
  }

  private func write(_ line: TraceLine) {
    var text = ""
    line.append(to: &text)
    text += "\n"
    console.write(text)
    if console.isInteractive { console.flush() }
  }
}
