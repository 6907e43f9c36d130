/// A drawing laid out by Graphviz, with a title above and a legend below it that stay readable however large the
/// drawing is.
package struct DrawingSheet {
  private let drawing: GraphDrawing
  private let palette: DrawingPalette
  private let paper: DrawingPaper?
  private let title: [String]
  private let hasLegend: Bool

  /// Creates a sheet.
  ///
  /// - Parameters:
  ///   - drawing: The drawing.
  ///   - theme: The appearance, light or dark.
  ///   - paper: The paper to print on; `nil` for a picture as large as the drawing.
  ///   - title: The lines of the title block; empty for a sheet without one.
  ///   - hasLegend: Whether to add a legend of the lines and characters.
  package init(
    of drawing: GraphDrawing, theme: DrawingTheme = .light, paper: DrawingPaper? = nil, title: [String] = [],
    hasLegend: Bool = true
  ) {
    (self.drawing, self.palette, self.paper) = (drawing, DrawingPalette(theme), paper)
    (self.title, self.hasLegend) = (title, hasLegend)
  }

  /// A sheet for `dot -Kneato -n2` to draw.
  package struct Page {
    /// The DOT.
    package let dot: String

    /// The scale of the drawing's text on the paper, where 1 is the normal size.
    package let scale: Double
  }

  /// Adds the title and the legend to a layout.
  ///
  /// - Parameter layout: The output of `dot -Tdot` for the drawing without its legend.
  /// - Returns: The sheet; `nil` if the text isn't a layout.
  package func page(layout: String) -> Page? {
    guard let end = layout.lastIndex(of: "}"), let bounds = Bounds(layout) else { return nil }
    let rows = hasLegend ? drawing.legend : []
    let (width, height) = (bounds.width, bounds.height)
    var scale = 1.0
    var corners: Bounds?
    var fontSize = 10 * max(1, width / 1100, height / 1100)
    let columns: Int
    if let paper {
      let (sheetWidth, sheetHeight) = (paper.size.width - 2 * Self.margin, paper.size.height - 2 * Self.margin)
      fontSize = 9 * max(1, paper.size.height / 842)
      columns = self.columns(rows, within: sheetWidth, fontSize: fontSize)
      let strips = blockHeight(fontSize) + legendHeight(rows, columns: columns, fontSize: fontSize) + 2 * fontSize
      scale = min(1.6, sheetWidth / max(1, width), max(10, sheetHeight - strips) / max(1, height))
      fontSize /= scale
      let strip = strips / scale
      let (wide, high) = (paper.size.width / scale, paper.size.height / scale)
      // The drawing is centered in the space between the title and the legend.
      let top = bounds.maxY + (sheetHeight / scale - strip - height) / 2 + blockHeight(fontSize) + fontSize
      let left = (bounds.minX + bounds.maxX) / 2 - wide / 2
      corners = Bounds(
        minX: left, minY: top + Self.margin / scale - high, maxX: left + wide, maxY: top + Self.margin / scale)
    } else {
      columns = self.columns(rows, within: max(width, 60 * fontSize), fontSize: fontSize)
    }

    var text = Self.withoutFolders(layout[..<end])
    let margin = Self.margin / scale
    let left = corners.map { $0.minX + margin } ?? bounds.minX
    if !title.isEmpty {
      let size = blockSize(fontSize)
      let top = corners.map { $0.maxY - margin } ?? bounds.maxY + size.height + fontSize
      text += node("block", blockLabel(fontSize, size.width), left, top - size.height, size, fontSize)
    }
    if !rows.isEmpty {
      let size = (
        width: Double(columns) * columnWidth(rows, fontSize),
        height: legendHeight(rows, columns: columns, fontSize: fontSize)
      )
      let bottom = corners.map { $0.minY + margin } ?? bounds.minY - size.height - fontSize
      text += node("legend", legendLabel(rows, columns, fontSize, size.width), left, bottom, size, fontSize)
    }
    if let corners, let paper {
      for (number, corner) in [(corners.minX, corners.minY), (corners.maxX, corners.maxY)].enumerated() {
        text +=
          "  corner\(number) [shape=point, style=invis, label=\"\", width=0.001, height=0.001, pos=\"\(point(corner.0, corner.1))\"]\n"
      }
      text +=
        "  graph [pad=0, margin=0, size=\"\(rounded(paper.size.width / 72)),\(rounded(paper.size.height / 72))!\"]\n"
    }
    return Page(dot: text + "}\n", scale: scale)
  }

  private static let margin = 28.0

  /// Removes the image folders, since images are in another folder when the layout is drawn.
  private static func withoutFolders(_ layout: Substring) -> String {
    layout.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.drop { $0 == "\t" }.hasPrefix("imagepath=") }.joined(separator: "\n")
  }
}

/// A rectangle, in points.
private struct Bounds {
  let minX, minY, maxX, maxY: Double

  var width: Double { maxX - minX }
  var height: Double { maxY - minY }

  init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
  }

  /// Parses the bounds of a whole layout, which come first in it.
  init?(_ layout: String) {
    guard let start = layout.firstRange(of: "bb=\"")?.upperBound else { return nil }
    let numbers = layout[start...].prefix { $0 != "\"" }.split(separator: ",").compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    self.init(minX: numbers[0], minY: numbers[1], maxX: numbers[2], maxY: numbers[3])
  }
}

private func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }
private func point(_ x: Double, _ y: Double) -> String { "\(rounded(x)),\(rounded(y))" }

// MARK: - The title and the legend

extension DrawingSheet {
  private func node(
    _ name: String, _ label: String, _ left: Double, _ bottom: Double, _ size: (width: Double, height: Double),
    _ fontSize: Double
  ) -> String {
    "  \(name) [shape=plaintext, style=\"\", margin=0, fontsize=\(rounded(fontSize)), fontcolor=\"\(palette.soft)\", "
      + "id=\"helm_\(name)\", width=\(rounded(size.width / 72)), height=\(rounded(size.height / 72)), "
      + "pos=\"\(point(left + size.width / 2, bottom + size.height / 2))\", label=<\(label)>]\n"
  }

  private func columnWidth(_ rows: [GraphDrawing.LegendRow], _ fontSize: Double) -> Double {
    let longest = rows.map { DrawingText.shortened($0.words).count }.max() ?? 0
    return (Double(longest) * 0.58 + 6) * fontSize
  }

  private func columns(_ rows: [GraphDrawing.LegendRow], within width: Double, fontSize: Double) -> Int {
    max(1, min(rows.count, Int(width / columnWidth(rows, fontSize))))
  }

  private func legendHeight(_ rows: [GraphDrawing.LegendRow], columns: Int, fontSize: Double) -> Double {
    rows.isEmpty ? 0 : Double((rows.count + columns - 1) / columns) * fontSize * 1.9 + fontSize
  }

  private func legendLabel(
    _ rows: [GraphDrawing.LegendRow], _ columns: Int, _ fontSize: Double, _ width: Double
  ) -> String {
    let height = (rows.count + columns - 1) / columns
    let lines = (0..<height).map { line in
      let cells = stride(from: line, to: rows.count, by: height).map { position in
        rows[position].sample(palette, scale: fontSize / 10)
          + "<TD ALIGN=\"LEFT\">\(DrawingText.xml(DrawingText.visible(DrawingText.shortened(rows[position].words))))</TD>"
      }
      return "<TR>\(cells.joined(separator: "<TD WIDTH=\"\(Int(fontSize))\"></TD>"))</TR>"
    }
    return "<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"\(Int(fontSize * 0.3))\" CELLPADDING=\"1\" "
      + "WIDTH=\"\(Int(width))\">\(lines.joined())</TABLE>"
  }

  private func blockSize(_ fontSize: Double) -> (width: Double, height: Double) {
    let longest = max((title.first?.count ?? 0) * 18, (title.dropFirst().map(\.count).max() ?? 0) * 10)
    return ((Double(longest) * 0.062 + 4) * fontSize, blockHeight(fontSize))
  }

  private func blockHeight(_ fontSize: Double) -> Double {
    title.isEmpty ? 0 : fontSize * (2.6 + 1.6 * Double(title.count - 1))
  }

  /// Returns the title block, with the first line large and the others small.
  private func blockLabel(_ fontSize: Double, _ width: Double) -> String {
    let lines = title.enumerated().map { number, line in
      let text = DrawingText.xml(DrawingText.visible(DrawingText.shortened(line)))
      return number == 0
        ? "<TR><TD ALIGN=\"LEFT\"><FONT POINT-SIZE=\"\(rounded(fontSize * 1.8))\" COLOR=\"\(palette.ink)\"><B>\(text)</B></FONT></TD></TR>"
        : "<TR><TD ALIGN=\"LEFT\">\(text)</TD></TR>"
    }
    return
      "<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"1\" WIDTH=\"\(Int(width))\">\(lines.joined())</TABLE>"
  }
}
