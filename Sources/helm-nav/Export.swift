import Helm
import HelmDocuments
import HelmTesting
import HelmTools

extension Tool {
  /// Writes UI tests that walk through the app.
  func export(_ arguments: Arguments) throws -> Int32 {
    let format = try arguments.required("--as")
    guard ["xcuitest", "maestro"].contains(format) else {
      throw UsageError("cannot export as \(plain(format)); expected xcuitest or maestro")
    }
    if let cover = arguments.options["--cover"], !["segues", "fragments"].contains(cover) {
      throw UsageError("cannot cover \(plain(cover)); expected segues or fragments")
    }
    let walk = try plannedWalk(arguments, covering: "segues")
    let test = DeviceTest(walk)
    let name = arguments.options["--name"] ?? "NavigationTests"
    if format == "xcuitest", arguments.options["--app-id"] != nil {
      throw UsageError("the option --app-id requires --as maestro; Xcode knows the app")
    }
    let text =
      format == "xcuitest"
      ? test.xcuitest(named: name) : test.maestro(named: name, appID: arguments.options["--app-id"])
    if let file = arguments.options["-o"], file != "-" {
      try console.writeFile(file, text)
    } else {
      console.write(text)
    }
    let missing = walk.missing.map(\.description) + test.excluded
    for target in missing.prefix(20) { console.writeError("helm-nav: not covered: \(target)") }
    return missing.isEmpty ? 0 : 1
  }
}
