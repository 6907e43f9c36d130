import Foundation
import Helm
import HelmInspector

/// An app without a window, for Scripts/check-inspect: it performs its input, and prints its state.
@main @MainActor struct InspectedApp {
  enum Screen: String, Fragment, CustomStringConvertible {
    case splash, home, list, detail, compose, account, hostile

    var description: String { self == .hostile ? "</script><img src=x onerror=window.hacked=1>" : rawValue }
  }

  static func main() async throws {
    let helm = try Helm<Screen>(nav: [
      .swap(.splash => .home), .tabs(.home => [.list, .hostile]), .push([.list, .detail] => .detail),
      .push(.list => .account), .sheet(.home => .compose),
    ])
    helm.guard(.into(.account)) { .deny("Nobody is logged in.") }
    helm.links = try Links(origins: ["app:"], [Link("/detail/:id", .detail, id: String.self)])
    #if DEBUG
      helm.inspect()
    #endif
    let (lines, input) = AsyncStream.makeStream(of: String.self)
    Thread.detachNewThread {
      while let line = readLine() { input.yield(line) }
      input.finish()
    }
    let events = helm.events
    Task { for await _ in events { say(helm) } }
    for await line in lines {
      let words = line.split(separator: " ").map(String.init)
      let screen = words.count > 1 ? Screen(rawValue: words[1]) : nil
      switch (words.first, screen) {
      case ("present", let screen?): helm.present(screen, id: words.count > 2 ? words[2] : nil)
      case ("back", _): helm.back()
      case ("flood", _): flood(helm, count: Int(words.last ?? "") ?? 0)
      default: break
      }
      say(helm)
    }
  }

  private static func say(_ helm: Helm<Screen>) {
    write(helm.presentedFragments.map(\.description).joined(separator: ", "))
  }

  /// Runs many commands without a pause.
  private static func flood(_ helm: Helm<Screen>, count: Int) {
    let time = ContinuousClock().measure {
      for number in 0..<count { if number % 2 == 0 { helm.present(.compose) } else { helm.dismiss(.compose) } }
    }
    write("flood \(time)")
  }

  private static func write(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }
}
