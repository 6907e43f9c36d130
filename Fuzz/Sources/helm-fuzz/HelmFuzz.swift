import Foundation

/// The program: one target by libFuzzer, or all of them for a few seconds by a driver of our own.
@main enum HelmFuzz {
  static func main() {
    let arguments = CommandLine.arguments
    let names = FuzzTarget.all.map(\.name)
    switch arguments.dropFirst().first {
    case "targets": print(names.joined(separator: " "))
    case "quick" where arguments.count == 4:
      guard let seconds = Double(arguments[2]) else { exit(2) }
      runQuickly(seconds: seconds / Double(names.count), corpus: arguments[3])
    case let name? where names.contains(name): runLibFuzzer(FuzzTarget.all.first { $0.name == name })
    default:
      print("usage: helm-fuzz targets | quick SECONDS CORPUS | \(names.joined(separator: "|")) [libFuzzer's arguments]")
      exit(2)
    }
  }
}
