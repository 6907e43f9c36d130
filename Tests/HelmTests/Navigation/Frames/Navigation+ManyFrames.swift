import HelmTesting

@testable import HelmCore

extension Navigation<Letter> {
  /// Two tabs with stacks, overlays, and three modals.
  static func ofManyFrames() throws -> Navigation {
    var navigation = try Navigation(
      .tab(.a, .b), .tab(.a, .c), .push(.c, .d), .swap(.d, .e), .overlay(.a, .f), .overlay(.a, .g), .sheet(.a, .h),
      .sheet(.e, .i), .sheet(.f, .j))
    try navigation.present([
      .a => .b, .a => .c, .c => .d, .d => .e, .a => .f, .a => .g, .a => .h, .f => .j, .e => .i,
    ])
    return navigation
  }
}
