import HelmTestSupport
@_spi(StandIn) import SwiftUI

extension Host {
  /// Lets other tasks run, and evaluates the views, until a condition holds, with a bound.
  func settle(until condition: () -> Bool) async {
    await until {
      settle()
      return condition()
    }
  }
}
