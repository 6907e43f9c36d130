extension ProposedGraph {
  /// The graph as Swift source, with comments where a developer has to decide.
  package var source: String {
    var names = SwiftNames()
    // Names that are identifiers already keep them, whatever others are made into.
    for screen in screens.map(\.name) + holders.map(\.name) where SwiftNames.isKept(screen) {
      _ = names.name(of: screen)
    }
    var text =
      "import Helm\n\n/// The screens that were viewed in \(counted(sessionCount, "session")).\nenum Screen: Fragment {\n"
    for (screen, views) in screens {
      let name = names.name(of: screen)
      text += "  case \(name)"
      text += "  // \(name == screen ? "" : Self.shown(screen) + ", ")\(counted(views, "view"))\n"
    }
    for holder in holders {
      text += "  case \(names.name(of: holder.name))  // Holds tabs, and is never viewed itself: give it a name.\n"
    }
    text += "}\n\n"
    text += "/// Which screen leads to which.\n"
    if let entry {
      text +=
        "///\n/// \(entryShare) % of the sessions start at `\(names.name(of: entry))`: `Helm(nav: graph, entry: .\(names.name(of: entry)))`.\n"
    }
    text += "let graph: Segues<Screen> = [\n"
    for holder in holders {
      // A leaf shows no difference between a tab and a sheet.
      if let leaf = holder.tabs.last(where: { tab in !segues.contains { $0.from == tab } }), holder.tabs.count == 2 {
        text += "  // Nothing is reached from .\(names.name(of: leaf)): it may as well be a sheet over the other.\n"
      }
      let tabs = holder.tabs.map { "." + names.name(of: $0) }.joined(separator: ", ")
      text += "  // Users switch freely between these, and each keeps what is on it. The first one opens.\n"
      text += "  .tabs(.\(names.name(of: holder.name)) => [\(tabs)]),\n"
    }
    for segue in segues where segue.kind != .tab {
      let edge = ".\(names.name(of: segue.from)) => .\(names.name(of: segue.to))"
      let taken = counted(segue.count, "time")
      switch segue.kind {
      case .tab: continue
      case .oneWay:
        text += "  // Taken \(taken); users don't go back (\(segue.confidence) % sure).\n  .swap(\(edge)),\n"
      case .returning:
        let returns =
          segue.from == segue.to
          ? "on itself"
          : (segue.returned == 0
            ? "no user was seen to go back, but most can"
            : "\(segue.returned) % of the exits go back") + " (\(segue.confidence) % sure)"
        text +=
          "  // Taken \(taken); \(returns). Guessed: a \(segue.isModal ? "sheet rather than a push" : "push rather than a sheet").\n"
        text += "  .\(segue.isModal ? "sheet" : "push")(\(edge)),\n"
      }
    }
    text += "]\n"
    if !rare.isEmpty {
      text += "\n// Too rare to tell from noise:\n"
      for (from, to, count) in rare.prefix(20) {
        text += "//   \(Self.shown(from)) to \(Self.shown(to)), \(counted(count, "time"))\n"
      }
      if rare.count > 20 { text += "//   and \(rare.count - 20) more\n" }
    }
    return text
  }

  /// Returns a name of unknown content in quotes, for a comment of one line.
  static func shown(_ name: String) -> String {
    var shown = "\""
    for scalar in name.unicodeScalars.prefix(60) {
      if scalar == "\"" || scalar == "\\" { shown += "\\" }
      shown.appendPrintable(scalar)
    }
    return shown + (name.unicodeScalars.count > 60 ? "…\"" : "\"")
  }
}

extension SwiftNames {
  /// Returns whether a name is an identifier as it is.
  static func isKept(_ name: String) -> Bool {
    var names = SwiftNames()
    return names.name(of: name) == name
  }
}
