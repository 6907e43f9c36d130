extension GalleryPage {
  /// What somebody sees who has never heard of Helm: what it is, what that looks like, and what had to be written for it.
  var pitch: String {
    """
    <header>
    <h1>Helm</h1>
    <p class="lead">Navigation for SwiftUI apps, as a graph. You list the screens and which leads to which; Helm keeps track of where
    the user is, draws it, and refuses what the graph doesn't allow.</p>
    <p class="links"><a href="#code">What was written</a> <a href="#graph-title">The graph</a> <a href="#all">\
    \(gallery.count == 1 ? "The picture" : "All \(gallery.count) pictures")</a></p>
    <div class="heroes">
    \(heroes.map(hero).joined(separator: "\n"))
    </div>
    <p>This is the app that comes with it. Helm has walked its graph in \(stepCount), and has taken a picture of everything that can
    be on the screen: \(counted(gallery.count, "picture")) in \(counted(gallery.parts.count, "tour")), of
    \(counted(gallery.graph.names.count, "fragment")) and \(counted(gallery.graph.lines.count, "segue")).</p>
    </header>
    <section aria-labelledby="code">
    <h2 id="code">What was written for it</h2>
    <pre tabindex="0"><code>\(Self.code.html)</code></pre>
    </section>
    """
  }

  /// The graph of the app, as its source has it.
  static let code = """
    let segues: Segues<AppFragment> = [
      // The entrance: whoever logs in leaves the gatekeeper with all that it shows.
      .swap(.splash => [.gatekeeper, .dashboard]),
      .inline(.gatekeeper => .login, auto: true),
      .swap([.login, .register] => .dashboard, leaving: .gatekeeper),
      .swap(.register <=> .login <=> .forgotPass),

      // The tabs: one with a stack, one with columns.
      .tabs(.dashboard => tabBar),
      .push([.news, .article] => .article),
      .columns(.library => .city),

      // What stays beside them, and what lies above.
      .accessory(.dashboard => .player),
      .sheet(.dashboard => .compose, tag: AppTag.write),
      .dialog(.compose => .discard, tag: AppTag.discardDraft),
      .curtain(.dashboard => .lock, dismissable: true),
    ]
    """

  /// The numbers of a few pictures that differ: of the topmost fragments, those with most below them, in the order of the page.
  private var heroes: [Int] {
    var seen: Set<Int> = []
    let screens = gallery.parts.flatMap(\.screens).enumerated()
    let first = screens.filter { $0.element.layers.last.map { seen.insert($0.fragment).inserted } ?? false }
    let deepest = first.sorted { ($1.element.layers.count, $0.offset) < ($0.element.layers.count, $1.offset) }
    return deepest.prefix(4).map(\.offset).sorted()
  }

  private func hero(_ index: Int) -> String {
    let screens = gallery.parts.flatMap(\.screens)
    let picture = screens[index].picture
    return """
      <a href="#screen-\(index + 1)"><img class="hero" width="\(picture.width)" height="\(picture.height)" \
      alt="\("Picture \(index + 1)".html)" src="data:image/png;base64,\(picture.data.base64EncodedString())"/></a>
      """
  }

  /// How long the walks are.
  private var stepCount: String {
    counted(gallery.parts.flatMap(\.screens).reduce(0) { $0 + $1.newSteps }, "step")
  }
}
