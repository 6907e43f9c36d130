import Testing

@testable import HelmTools

/// Colours, checked numerically: contrasts by WCAG 2, and differences in OKLab as seen with each kind of colour
/// blindness (Machado, Oliveira and Fernandes 2009, at full severity).
@Suite struct PaletteTests {
  static let themes: [DrawingPalette] = [.light, .dark]

  @Test(arguments: themes) func textHasEnoughContrast(_ palette: DrawingPalette) {
    let tints = [palette.blueTint, palette.redTint, palette.amberTint] + palette.modules
    for ground in [palette.ground, palette.box, palette.card] + tints {
      #expect(contrast(palette.ink, ground) >= 7, "\(palette.ink) on \(ground)")
    }
    for writing in [palette.soft, palette.blue, palette.red, palette.amber] {
      for ground in [palette.ground, palette.box] {
        #expect(contrast(writing, ground) >= 4.5, "\(writing) on \(ground)")
      }
    }
  }

  @Test(arguments: themes) func linesHaveEnoughContrast(_ palette: DrawingPalette) {
    for line in [palette.line, palette.border, palette.ink] {
      for ground in [palette.ground, palette.box] { #expect(contrast(line, ground) >= 3, "\(line) on \(ground)") }
    }
    for (accent, tint) in GraphDrawing.Mark.allCases.map(palette.colours) {
      #expect(contrast(accent, tint) >= 3, "\(accent) on \(tint)")
    }
  }

  @Test(arguments: themes, Vision.allCases)
  func accentsAreDistinguishable(_ palette: DrawingPalette, _ vision: Vision) {
    let accents = [palette.blue, palette.red, palette.amber, palette.line]
    for (number, one) in accents.enumerated() {
      for other in accents.dropFirst(number + 1) {
        #expect(vision.difference(one, other) >= 0.1, "\(one) and \(other), \(vision)")
      }
    }
  }

  /// Each module has its own colour, and colours repeat only after the sixteenth.
  @Test(arguments: themes) func modulesAreDistinguishable(_ palette: DrawingPalette) {
    #expect(palette.modules.count == 16)
    for (number, one) in palette.modules.enumerated() {
      for other in palette.modules.dropFirst(number + 1) {
        #expect(Vision.usual.difference(one, other) >= 0.02, "\(one) and \(other)")
      }
    }
    #expect(palette.colour(ofModule: 17) == palette.modules[1])
    #expect(palette.colour(ofModule: nil) == palette.card)
  }

  @Test(arguments: themes) func eachRoleHasADistinctColour(_ palette: DrawingPalette) {
    #expect(Set(palette.all).count == palette.all.count)
    // Graphviz writes these two by name.
    #expect(!palette.all.contains("#ffffff") && !palette.all.contains("#000000"))
  }

  /// The pages on which Mermaid is most often shown: white, and the dark backgrounds of forges.
  @Test(arguments: GraphDrawing.Mark.allCases) func mermaidColoursHaveEnoughContrast(_ mark: GraphDrawing.Mark) {
    let (line, inside, text) = MermaidPalette.colours(of: mark)
    for page in ["#ffffff", "#0d1117", "#1f1f23"] { #expect(contrast(line, page) >= 3, "\(line) on \(page)") }
    #expect(contrast(text, inside) >= 7)
  }

  /// No two marks that can occur in one drawing share a sign.
  @Test func marksHaveDistinctSigns() {
    #expect(Set(GraphDrawing.Mark.allCases.map(\.sign)).count == GraphDrawing.Mark.allCases.count)
  }

  @Test func contrastAndDifferenceMatchKnownValues() {
    #expect(contrast("#000000", "#ffffff") == 21)
    #expect(abs(contrast("#767676", "#ffffff") - 4.54) < 0.01)
    #expect(Vision.deuteranopia.difference("#a0a000", "#c08800") < 0.1)
    #expect(Vision.usual.difference("#ff0000", "#00ff00") > 0.5)
  }
}

/// A kind of colour vision.
enum Vision: CaseIterable {
  case usual, protanopia, deuteranopia, tritanopia

  private var matrix: [[Double]] {
    switch self {
    case .usual: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    case .protanopia:
      [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    case .deuteranopia:
      [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    case .tritanopia:
      [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    }
  }

  func difference(_ one: String, _ other: String) -> Double {
    let (a, b) = (lab(one), lab(other))
    return zip(a, b).map { ($0 - $1) * ($0 - $1) }.reduce(0, +).squareRoot()
  }

  /// OKLab (Ottosson 2020).
  private func lab(_ colour: String) -> [Double] {
    let linear = linear(colour)
    let c = matrix.map { row in min(1, max(0, zip(row, linear).map(*).reduce(0, +))) }
    let lms = [
      0.4122214708 * c[0] + 0.5363325363 * c[1] + 0.0514459929 * c[2],
      0.2119034982 * c[0] + 0.6806995451 * c[1] + 0.1073969566 * c[2],
      0.0883024619 * c[0] + 0.2817188376 * c[1] + 0.6299787005 * c[2],
    ].map(cubeRoot)
    return [
      0.2104542553 * lms[0] + 0.7936177850 * lms[1] - 0.0040720468 * lms[2],
      1.9779984951 * lms[0] - 2.4285922050 * lms[1] + 0.4505937099 * lms[2],
      0.0259040371 * lms[0] + 0.7827717662 * lms[1] - 0.8086757660 * lms[2],
    ]
  }
}

private func cubeRoot(_ value: Double) -> Double {
  var root = max(value, 1e-9)
  for _ in 0..<60 { root = (2 * root + value / (root * root)) / 3 }
  return root
}

/// The components of a colour in linear light.
private func linear(_ colour: String) -> [Double] {
  let digits = Array(colour.dropFirst())
  return [0, 2, 4].map { start in
    let part = Double(Int(String(digits[start..<start + 2]), radix: 16) ?? 0) / 255
    if part <= 0.04045 { return part / 12.92 }
    return power((part + 0.055) / 1.055)
  }
}

/// To the power of 2.4: the twelfth power of the fifth root.
private func power(_ value: Double) -> Double {
  var root = 1.0
  for _ in 0..<80 { root = (4 * root + value / (root * root * root * root)) / 5 }
  return (0..<12).reduce(1) { power, _ in power * root }
}

private func contrast(_ one: String, _ other: String) -> Double {
  let luminances = [one, other].map { colour in
    let parts = linear(colour)
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
  let contrast = (max(luminances[0], luminances[1]) + 0.05) / (min(luminances[0], luminances[1]) + 0.05)
  return (contrast * 1e6).rounded() / 1e6
}
