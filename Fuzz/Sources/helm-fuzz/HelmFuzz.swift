#if !HELM_LIBFUZZER
  import Foundation

  /// The program without libFuzzer: all targets for a few seconds, by a driver of our own.
  @main enum HelmFuzz {
    static func main() {
      let arguments = CommandLine.arguments
      guard arguments.count == 4, arguments[1] == "quick", let seconds = Double(arguments[2]) else {
        print("usage: helm-fuzz quick SECONDS CORPUS (`make fuzz` builds the one with libFuzzer)")
        exit(2)
      }
      runQuickly(seconds: seconds / Double(FuzzTarget.all.count), corpus: arguments[3])
    }
  }
#endif
