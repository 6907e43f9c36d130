extension GalleryPage {
  /// Links to the tours.
  var contents: String {
    let items = gallery.parts.enumerated().map { index, part in
      "<li><a href=\"#tour-\(index)\">\(part.title.html)</a> <span class=\"count\">\(part.screens.count)</span></li>"
    }
    return "<nav aria-label=\"Tours\"><ul class=\"chips\">\n\(items.joined(separator: "\n"))\n</ul></nav>"
  }

  /// The tours with their pictures, which are numbered through.
  var parts: String {
    var first = 1
    return gallery.parts.enumerated().map { index, part in
      let screens = part.screens.enumerated().map { self.screen($0.element, number: first + $0.offset) }
      first += part.screens.count
      return """
        <section class="part\(marks(part.screens.flatMap(\.layers)))" aria-labelledby="tour-\(index)">
        <h2 id="tour-\(index)">\(part.title.html)</h2>
        <div class="screens">
        \(screens.joined(separator: "\n"))
        </div>
        </section>
        """
    }.joined(separator: "\n")
  }

  private func screen(_ screen: Gallery.Screen, number: Int) -> String {
    let picture = screen.picture
    let title = screen.layers.map(\.name).joined(separator: " / ")
    let layers = screen.layers.map { link($0.fragment, text: $0.name) }.joined(separator: " <i>/</i> ")
    let wide = picture.width > picture.height ? " wide" : ""
    return """
      <article class="screen\(wide)\(marks(screen.layers))" id="screen-\(number)" aria-labelledby="screen-\(number)-title">
      <a class="picture" href="#screen-\(number)" title="Show it large"><img width="\(picture.width)" \
      height="\(picture.height)" alt="\("Picture \(number): the app shows \(title)".html)" \
      src="data:image/png;base64,\(picture.data.base64EncodedString())"/></a>
      <div class="text">
      <h3 id="screen-\(number)-title"><span class="number">\(number)</span> \(layers)</h3>
      \(steps(of: screen))
      <h4>Path</h4>
      \(list("ul", screen.path, whenEmpty: "Empty: this is the entry."))
      \(turn(from: number))
      </div>
      </article>
      """
  }

  /// Links to the pictures before and after one, seen where it is large.
  private func turn(from number: Int) -> String {
    let before = number > 1 ? "<a href=\"#screen-\(number - 1)\">← Picture \(number - 1)</a>" : ""
    let after = number < gallery.count ? "<a href=\"#screen-\(number + 1)\">Picture \(number + 1) →</a>" : ""
    return "<p class=\"turn\">\(before) <a href=\"#all\">All pictures</a> \(after)</p>"
  }

  /// The steps since the picture before, and all steps where there are more.
  private func steps(of screen: Gallery.Screen) -> String {
    let new = list("ul", Array(screen.steps.suffix(screen.newSteps)), whenEmpty: "None: the tour starts here.")
    guard screen.newSteps < screen.steps.count else {
      return "<h4>\(screen.steps.count > 0 ? "Steps, from the start" : "Steps")</h4>\n\(new)"
    }
    return """
      <h4>Steps, from the picture before</h4>
      \(new)
      <details><summary>All \(counted(screen.steps.count, "step")) from the start</summary>
      \(list("ol", screen.steps, whenEmpty: ""))
      </details>
      """
  }

  private func list(_ element: String, _ lines: [String], whenEmpty note: String) -> String {
    if lines.isEmpty { return "<p class=\"none\">\(note.html)</p>" }
    let items = lines.map { "<li>\($0.html)</li>" }
    return "<\(element) class=\"lines\">\n\(items.joined(separator: "\n"))\n</\(element)>"
  }

  /// Classes that tell which fragments are there, for the style rules that hide the others.
  private func marks(_ layers: [Gallery.Screen.Layer]) -> String {
    Set(layers.map(\.fragment)).sorted().map { " has-\($0)" }.joined()
  }
}
