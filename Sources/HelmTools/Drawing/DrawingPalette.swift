/// The appearance of a picture, light or dark.
public enum DrawingTheme: String, Hashable, Sendable, CaseIterable {
  /// Dark ink on a light background.
  case light

  /// Light ink on a dark background.
  case dark
}

/// The colours of a picture, as `#rrggbb`.
///
/// Each role has its own color in each theme, so that a picture can be converted from one theme to the other. Text has
/// a contrast of at least 4.5 with everything behind it, and lines have at least 3. The accents can be distinguished
/// from each other and from the lines with any of the three kinds of color blindness, and each is accompanied by a
/// character.
struct DrawingPalette: Hashable, Sendable {
  /// The background.
  let ground: String

  /// The fill of boxes.
  let box: String

  /// The fill of nodes.
  let card: String

  /// The text and the borders of nodes.
  let ink: String

  /// The text on edges and boxes.
  let soft: String

  /// The edges.
  let line: String

  /// The borders of boxes.
  let border: String

  /// The color of what a path presents, and of additions.
  let blue: String

  /// The color of what can't work, and of removals.
  let red: String

  /// The color of what is probably not intended, and of changes.
  let amber: String

  /// The fills of nodes with these marks.
  let blueTint: String
  let redTint: String
  let amberTint: String

  /// The fills of nodes of modules.
  let modules: [String]

  static let light = DrawingPalette(
    ground: "#fbfbfd", box: "#f0f2f6", card: "#fdfdfe", ink: "#1c1d21", soft: "#565a64", line: "#6b707c",
    border: "#7b808d", blue: "#0047b3", red: "#8f1208", amber: "#946600", blueTint: "#e1ebfc", redTint: "#fbe5e2",
    amberTint: "#f9eed5",
    modules: [
      "#b7edc9", "#e5d3ff", "#a2eef2", "#ffcbe9", "#dce5ac", "#cadcff", "#ffd3ac", "#abe8ff", "#98d5ac", "#ccb8f4",
      "#7dd5da", "#edaed1", "#c2cb8b", "#aec2fc", "#eeb88c", "#89cff1",
    ])

  static let dark = DrawingPalette(
    ground: "#15161a", box: "#1f2127", card: "#26292f", ink: "#eceef2", soft: "#aeb3bf", line: "#8d93a0",
    border: "#7d8392", blue: "#7ab8ff", red: "#ff6a3d", amber: "#f4cd7a", blueTint: "#1b2f4a", redTint: "#48241a",
    amberTint: "#40361f",
    modules: [
      "#183e27", "#3a2e50", "#003e41", "#4b283c", "#343911", "#293354", "#4c2d12", "#093b4e",
      "#225537", "#4f3f6b", "#005559", "#653752", "#484e18", "#394672", "#663e1a", "#0e506a",
    ])

  init(_ theme: DrawingTheme) { self = theme == .light ? .light : .dark }

  private init(
    ground: String, box: String, card: String, ink: String, soft: String, line: String, border: String, blue: String,
    red: String, amber: String, blueTint: String, redTint: String, amberTint: String, modules: [String]
  ) {
    (self.ground, self.box, self.card, self.ink, self.soft) = (ground, box, card, ink, soft)
    (self.line, self.border, self.blue, self.red, self.amber) = (line, border, blue, red, amber)
    (self.blueTint, self.redTint, self.amberTint, self.modules) = (blueTint, redTint, amberTint, modules)
  }

  /// All colors, in the order of the roles.
  var all: [String] {
    [ground, box, card, ink, soft, line, border, blue, red, amber, blueTint, redTint, amberTint] + modules
  }

  /// Returns the fill of the nodes of a module, by its position among all; after the last color, colors repeat.
  func colour(ofModule position: Int?) -> String { position.map { modules[$0 % modules.count] } ?? card }

  /// Returns the accent of a mark, and the fill of nodes that have it.
  func colours(of mark: GraphDrawing.Mark) -> (accent: String, tint: String) {
    switch mark {
    case .presented, .visited, .added: (blue, blueTint)
    case .problem, .removed: (red, redTint)
    case .warning, .changed: (amber, amberTint)
    }
  }

  /// Style rules that turn a picture in light colors into a dark one if the reader's system uses dark mode.
  static var turningDark: String {
    let rules = zip(light.all, dark.all).map { light, dark in
      ".helm-drawing [fill=\"\(light)\"]{fill:\(dark)}.helm-drawing [stroke=\"\(light)\"]{stroke:\(dark)}"
    }
    let outline = ".helm-drawing .edge text{stroke:\(dark.ground)}"
    return "@media (prefers-color-scheme:dark){\n\(rules.joined(separator: "\n"))\n\(outline)\n}"
  }
}
