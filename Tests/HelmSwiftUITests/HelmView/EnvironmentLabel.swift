@_spi(StandIn) import SwiftUI

/// A name, with the values of its environment.
struct EnvironmentLabel: View {
  @Environment(\.color) private var color
  @Environment(\.size) private var size
  let name: String

  init(_ name: String) { self.name = name }

  var body: some View { Text(verbatim: "\(name) \(color) \(size)") }
}

extension EnvironmentValues {
  private enum Color: EnvironmentKey { static var defaultValue: String { "none" } }
  private enum Size: EnvironmentKey { static var defaultValue: Int { 0 } }

  var color: String {
    get { self[Color.self] }
    set { self[Color.self] = newValue }
  }

  var size: Int {
    get { self[Size.self] }
    set { self[Size.self] = newValue }
  }
}
