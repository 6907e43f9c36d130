@_spi(StandIn) import SwiftUI

extension Host {
  /// Lets everything that waits for a turn have it: guards that are asked again, and alerts that close.
  func turns() async {
    for _ in 0..<100 { await Task.yield() }
    settle()
  }
}
