/// Shortens a failing script: removes runs of commands, longer ones first, as long as the rest still fails.
///
/// - Parameters:
///   - script: A failing script.
///   - fails: A closure that returns whether a script fails.
/// - Returns: A failing script from which no single command can be removed.
/// - Complexity: At most the square of the script's length in calls of `fails`; about the product of the length's
///   logarithm and the result's length if few commands matter.
func shrink<Command>(_ script: [Command], while fails: ([Command]) -> Bool) -> [Command] {
  var script = script
  var width = max(1, script.count / 2)
  while true {
    var start = 0
    var isShorter = false
    while start < script.count {
      var shorter = script
      shorter.removeSubrange(start..<min(start + width, script.count))
      if fails(shorter) {
        script = shorter
        isShorter = true
      } else {
        start += width
      }
    }
    if width == 1 && !isShorter { return script }
    width = isShorter ? min(width, max(1, script.count / 2)) : max(1, width / 2)
  }
}
