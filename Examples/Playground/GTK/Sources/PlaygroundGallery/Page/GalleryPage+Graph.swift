extension GalleryPage {
  /// The graph on top: the drawing, the fragments with the numbers of their pictures, and the segues as a list.
  var graph: String {
    let picture: String
    switch drawing {
    case .svg(let svg):
      picture = """
        <figure>
        <div class="drawing" tabindex="0" role="region" aria-label="Drawing of the graph">
        \(svg.markup)
        </div>
        <figcaption>Click on a fragment to see its pictures.</figcaption>
        </figure>
        <details><summary>The segues as a list</summary>
        \(segueList)
        </details>
        """
    case .missing(let reason):
      picture = "<p class=\"note\">\(reason.html)</p>\n\(segueList)"
    }
    return """
      <section class="graph" aria-labelledby="graph-title">
      <h2 id="graph-title">The graph</h2>
      \(picture)
      <nav aria-label="Fragments"><ul class="chips">
      \(chips)
      </ul></nav>
      </section>
      """
  }

  private var chips: String {
    gallery.graph.names.indices
      .map { "<li>\(link($0)) <span class=\"count\">\(screens(with: $0))</span></li>" }.joined(separator: "\n")
  }

  private var segueList: String {
    let items = gallery.graph.lines.map { line in
      "<li>\(link(line.from)) <span aria-label=\"to\">→</span> \(link(line.to)) <small>\(line.rules.html)</small></li>"
    }
    return "<ul class=\"segues\">\n\(items.joined(separator: "\n"))\n</ul>"
  }

  /// One part for each fragment, seen only after a click on it: what leads there and from there, above its pictures.
  var fragments: String {
    gallery.graph.names.indices.map { fragment in
      let anchor = GraphOutline.anchor(fragment)
      let from = gallery.graph.lines.filter { $0.to == fragment }.map { neighbour($0.from, $0.rules) }
      let to = gallery.graph.lines.filter { $0.from == fragment }.map { neighbour($0.to, $0.rules) }
      return """
        <section class="fragment" id="\(anchor)" tabindex="-1" aria-labelledby="\(anchor)-title">
        <h2 id="\(anchor)-title"><span class="name">\(gallery.graph.names[fragment].html)</span></h2>
        <p>On \(screens(with: fragment)) of \(counted(gallery.count, "picture")). <a href="#all">Show all pictures</a></p>
        <dl>
        <div><dt>Comes from</dt>\(from.isEmpty ? "<dd>nowhere</dd>" : from.joined())</div>
        <div><dt>Leads to</dt>\(to.isEmpty ? "<dd>nowhere</dd>" : to.joined())</div>
        </dl>
        </section>
        """
    }.joined(separator: "\n")
  }

  private func neighbour(_ fragment: Int, _ rules: String) -> String {
    "<dd>\(link(fragment)) <small>\(rules.html)</small></dd>"
  }

  /// The style rules that show, for the fragment in the page's address, its part, and no pictures but its own.
  var filters: String {
    gallery.graph.names.indices.map { fragment in
      let target = "#\(GraphOutline.anchor(fragment))"
      return """
        \(target):target~.parts :is(.screen,.part):not(.has-\(fragment)){display:none}
        main:has(\(target):target) .graph a[*|href="\(target)"]{font-weight:bold}
        main:has(\(target):target) .graph a[*|href="\(target)"] path{stroke:var(--accent);stroke-width:3}
        """
    }.joined(separator: "\n")
  }
}
