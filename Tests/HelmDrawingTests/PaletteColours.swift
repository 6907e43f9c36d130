@testable import HelmTools

enum DrawingPaletteColours {
  /// The colours of a theme, and Graphviz's names for none.
  static func all(_ theme: DrawingTheme) -> Set<String> {
    Set(DrawingPalette(theme).all).union(["none", "transparent"])
  }
}

func testBase64(_ bytes: [UInt8]) -> String { base64(bytes) }
