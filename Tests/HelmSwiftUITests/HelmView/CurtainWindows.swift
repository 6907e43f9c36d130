@_spi(StandIn) import SwiftUI

@testable import Helm

/// The windows of a scene above its alerts, each in a host of the stand-in.
@MainActor final class CurtainWindows: CurtainWindow {
  private(set) var hosts: [(id: AnyHashable, host: Host)] = []

  nonisolated init() {}

  func show(_ curtains: [(id: AnyHashable, view: AnyView)]) {
    hosts = curtains.map { curtain in
      (curtain.id, hosts.first { $0.id == curtain.id }?.host ?? Host(curtain.view))
    }
  }

  /// The frontmost host.
  var top: Host? { hosts.last?.host }

  func settle() {
    for each in hosts { each.host.settle() }
  }
}
