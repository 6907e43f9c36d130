extension GraphDrawing {
  /// Makes Graphviz's picture of this drawing accessible, adding a text alternative, names instead of numbers, dark
  /// colors if the reader's system uses dark mode, and embedded pictures.
  ///
  /// ```text
  /// helm-nav draw graph.json --format dot | dot -Tsvg
  /// ```
  ///
  /// - Parameters:
  ///   - file: The SVG file that `dot -Tsvg` made of ``dot(theme:hasLegend:)``.
  ///   - theme: The theme of that DOT; `nil` if it was made for the light theme and should adapt to the dark one.
  /// - Returns: An `svg` element, to use as a file or as part of a page; `nil` if the file contains none.
  /// - Complexity: Linear in the file and the drawing.
  public func svg(fromGraphviz file: String, theme: DrawingTheme? = nil) -> String? {
    let lines = file.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { $0.hasPrefix("<svg") }),
      let end = lines.lastIndex(where: { $0.hasPrefix("</svg>") }), start < end
    else { return nil }
    var text = ""
    var isHead = true
    var isComment = false
    var id = ""
    for line in lines[start...end] {
      // A comment by Graphviz is at most a few lines long, with nothing else on these lines.
      if isComment || line.hasPrefix("<!--") {
        isComment = !line.hasSuffix("-->")
        continue
      }
      if isHead {
        isHead = !line.contains(">")
        text += line.hasPrefix("<svg") ? rooted(line) : Substring(line)
        text += "\n"
        if !isHead { text += alternative(theme: theme) }
        continue
      }
      if line.hasPrefix("<g id=\"") { id = String(line.dropFirst(7).prefix { $0 != "\"" }) }
      if line.hasPrefix("<title>") {
        let title = title(of: id)
        if !title.isEmpty { text += "<title>\(DrawingText.xml(title))</title>\n" }
        continue
      }
      if line.hasPrefix("<image") {
        text += embedded(line)
      } else {
        text += line.utf8.allSatisfy({ $0 < 0x80 }) ? String(line) : numbered(line)
      }
      text += "\n"
    }
    return text
  }

  /// Returns the `svg` tag, with its role.
  private func rooted(_ line: Substring) -> Substring {
    let isClickable = nodes.contains { $0.link != nil }
    return "<svg class=\"helm-drawing\" role=\"\(isClickable ? "group" : "img")\" "
      + "aria-labelledby=\"helm-title\" aria-describedby=\"helm-desc\"" + line.dropFirst(4)
  }

  private func alternative(theme: DrawingTheme?) -> String {
    // An outline makes text on an edge stand out from lines that cross it.
    let halo = DrawingPalette(theme ?? .light).ground
    let outline = ".helm-drawing .edge text{paint-order:stroke;stroke:\(halo);stroke-width:3px;stroke-linejoin:round}"
    let dark = theme == nil ? "\n\(DrawingPalette.turningDark)" : ""
    let style = "<style>\(outline)\(dark)</style>\n"
    return "<title id=\"helm-title\">\(DrawingText.xml(headline))</title>\n"
      + "<desc id=\"helm-desc\">\(DrawingText.xml(words))</desc>\n\(style)"
  }

  /// Returns the description of an element, by the id that the DOT gave it.
  private func title(of id: String) -> String {
    let number = Int(id.drop { !("0"..."9").contains($0) }) ?? -1
    switch id.prefix(6) {
    case "helm_n" where nodes.indices.contains(number): return sentence(node: number)
    case "helm_e" where edges.indices.contains(number): return sentence(edge: number)
    case "helm_b" where boxes.indices.contains(number): return label(of: boxes[number])
    default: return ""
    }
  }

  /// Returns an `image` element with the picture itself instead of its file name.
  private func embedded(_ line: Substring) -> String {
    let mark = "xlink:href=\""
    var parts = line.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
    for index in parts.indices.dropLast() where (parts[index] + "\"").hasSuffix(mark) {
      let name = parts[index + 1].split(separator: "/").last ?? ""
      let number = name.hasPrefix("helm-") && name.hasSuffix(".png") ? Int(name.dropFirst(5).dropLast(4)) : nil
      guard let number, nodes.indices.contains(number), let picture = nodes[number].picture else { continue }
      parts[index + 1] = picture.dataAddress
    }
    return parts.joined(separator: "\"")
  }

  /// Returns a line in which invisible characters are shown as numbers.
  private func numbered(_ line: Substring) -> String {
    var result = ""
    for scalar in line.unicodeScalars {
      if DrawingText.isHidden(scalar) { result += "&#\(scalar.value);" } else { result.unicodeScalars.append(scalar) }
    }
    return result
  }
}
