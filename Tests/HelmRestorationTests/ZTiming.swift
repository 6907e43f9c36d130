import Foundation
import Testing
@testable import Helm
@MainActor @Suite struct ZTiming {
  func time(_ name: String, _ data: Data, _ graph: NavigationGraph<Screen>) throws {
    let clock = ContinuousClock()
    let begin = clock.now
    let helm = try Helm(restoring: data, graph: graph)
    let spent = clock.now - begin
    print("TIMING", name, data.count, spent, helm.path.count, helm.restoration?.dropped.count ?? -1, helm.restoration?.problem ?? "")
  }
  @Test func timing() throws {
    let graph = NavigationGraph<Screen>([Segue(.home => .list), Segue(.home => .news, dismissable: true)])
    for count in [999, 2_000, 100_000] {
      let edges = ["[0,0]"] + Array(repeating: "[0,1]", count: count - 1)
      let text = #"{"version":1,"graph":"","history":1,"names":["list","news"],"path":[\#(edges.joined(separator: ","))]}"#
      try time("exclusive", Data(text.utf8), graph)
      let tabs = NavigationGraph<Screen>([Segue(.home => .list, style: .hold, auto: true), Segue(.home => .news, style: .hold)])
      try time("tabs", Data(text.replacingOccurrences(of: "[0,1]", with: "[0,2]").replacingOccurrences(of: #"["list","news"]"#, with: #"["list","news","detail"]"#).utf8), tabs)
    }
    let deepGraph = NavigationGraph<Screen>([
      Segue(.home => .list), Segue(.list => .detail, dismissable: true), Segue(.detail => .detail, dismissable: true),
      Segue(.list => .news, dismissable: true),
    ])
    for count in [2_000, 8_000, 50_000] {
      let deep = (2..<count).map { #"[\#($0),1,"\#($0)"]"# }
      let lost = Array(repeating: "[1,2]", count: count)
      let plain = (["[0,0]", #"[1,1,"1"]"#] + deep).joined(separator: ",")
      let path = (["[0,0]", #"[1,1,"1"]"#] + deep + lost).joined(separator: ",")
      try time("deep whole", Data(#"{"version":1,"graph":"","history":1,"names":["list","detail","news"],"path":[\#(plain)]}"#.utf8), deepGraph)
      try time("deep no room", Data(#"{"version":1,"graph":"","history":1,"names":["list","detail","news"],"path":[\#(path)]}"#.utf8), deepGraph)
      let swap = NavigationGraph<Screen>([
        Segue(.home => .list), Segue(.list => .detail), Segue(.detail => .detail, dismissable: true), Segue(.detail => .news),
      ])
      let many = (2..<count).map { #"[\#($0),1,"\#($0)"]"# }
      let below = (2..<count).map { #"[\#(count - $0 / 2),2]"# }
      try time("deep hidden", Data(#"{"version":1,"graph":"","history":1,"names":["list","detail","news"],"path":[\#((["[0,0]", #"[1,1,"1"]"#] + many + below).joined(separator: ","))]}"#.utf8), swap)
    }
  }
}
