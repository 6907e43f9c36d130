/// A gallery as a self-contained HTML file: no other files, no network, no scripts.
///
/// A click on a fragment leads to its part of the page; style rules with `:target` then hide the pictures without it.
public struct GalleryPage: Sendable {
  let gallery: Gallery
  let drawing: GraphDrawing

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - gallery: The pictures.
  ///   - drawing: The drawing of the gallery's graph.
  public init(of gallery: Gallery, drawing: GraphDrawing) {
    self.gallery = gallery
    self.drawing = drawing
  }

  /// The file's text.
  ///
  /// - Complexity: Linear in the pictures, and in fragments, segues and pictures of each.
  public var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8"/>
    <meta name="viewport" content="width=device-width, initial-scale=1"/>
    <meta name="color-scheme" content="light dark"/>
    <title>Helm: an app, screen by screen</title>
    <style>
    \(Self.style)
    \(filters)
    </style>
    </head>
    <body>
    <a class="skip" href="#all">To the pictures</a>
    \(pitch)
    <main>
    \(graph)
    \(fragments)
    <div class="parts" id="all" tabindex="-1">
    \(contents)
    \(parts)
    </div>
    </main>
    </body>
    </html>

    """
  }

  /// The pictures that show a fragment.
  func screens(with fragment: Int) -> Int {
    gallery.parts.flatMap(\.screens).count { $0.layers.contains { $0.fragment == fragment } }
  }

  /// A link to a fragment's part of the page.
  func link(_ fragment: Int, text: String? = nil) -> String {
    let name = text ?? (gallery.graph.names.indices.contains(fragment) ? gallery.graph.names[fragment] : "")
    return "<a class=\"name\" href=\"#\(GraphOutline.anchor(fragment))\">\(name.html)</a>"
  }
}
