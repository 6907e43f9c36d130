import Helm
import HelmDocuments
import HelmTools

extension Tool {
  /// Draws a graph with a picture in each node.
  func storyboard(_ arguments: Arguments) throws -> Int32 {
    let file = try graphFile(arguments)
    let folder = try arguments.required("--pictures")
    if arguments.options["-o"] == "-" {
      throw UsageError("a storyboard needs an output file: -o storyboard.svg")
    }
    let graph = try readGraphWithSegues(file).document.graph
    var drawing = GraphDrawing(graph)
    try markSession(&drawing, arguments)
    if let module = arguments.options["--module"] {
      let pages = drawing.pagesOfModules
      guard let page = pages.first(where: { $0.module == module })?.drawing else {
        throw UsageError("unknown module \(plain(module))\(suggestion(for: module, among: pages.map(\.module)))")
      }
      drawing = page
    }
    drawing = try focused(drawing, of: graph, arguments)
    drawing.title = arguments.options["--title"] ?? "Storyboard"
    drawing.direction = try direction(arguments)
    let files = PictureFiles(try console.files(in: folder))
    var missing: [String] = []
    for position in drawing.nodes.indices {
      let name = drawing.nodes[position].name
      guard let way = files.file(of: name) else {
        missing.append(name)
        continue
      }
      drawing.nodes[position].picture = try readPicture("\(folder)/\(way)")
    }
    if missing.count == drawing.nodes.count {
      throw DrawingFailure(
        reason: "\(plain(folder)): no picture of any fragment; the files are named after them, "
          + "such as \(plain(missing.first ?? "fragment")).png")
    }

    let name = arguments.options["-o"] ?? "storyboard"
    let targets: [(String, DrawingFormat)] =
      switch DrawingFormat(fileName: name) {
      case .svg: [(name, .svg)]
      case .html: [(name, .html)]
      case .png: [(name, .png)]
      case .pdf: [(name, .pdf)]
      default: [("\(name).svg", .svg), ("\(name).html", .html)]
      }
    for (target, format) in targets {
      try console.writeFile(target, bytes: try bytes(of: drawing, as: format, arguments))
      console.write("\(plain(target))\n")
    }
    if !missing.isEmpty {
      let shown = missing.prefix(5).map { plain($0) }.joined(separator: ", ")
      console.write("no picture of \(shown)\(missing.count > 5 ? " and \(missing.count - 5) more" : "")\n")
    }
    return 0
  }

  func readPicture(_ file: String) throws -> DrawingPicture {
    guard let picture = DrawingPicture(png: try console.readFile(file)) else {
      throw FileError(name: file, reason: "Not a PNG file")
    }
    return picture
  }
}

/// Finds the pictures of fragments among files.
struct PictureFiles {
  /// The file that shows the most of each fragment, by the fragment's name in the plain characters of file names.
  private var files: [String: String] = [:]

  /// The same for fragments that are never topmost, such as those that only contain others.
  private var around: [String: String] = [:]

  /// Assigns files to the fragments that they show.
  ///
  /// - Parameter ways: The paths of the files. A file is named after its fragment, or after everything presented,
  ///   joined by `+`, as HelmTesting names snapshots: `dashboard+article__id_7_.png`, perhaps with a dash and a number
  ///   at the end.
  init(_ ways: [String]) {
    for way in ways where way.lowercased().hasSuffix(".png") {
      let base = (way.split(separator: "/").last ?? "").dropLast(4)
      let parts = base.split(separator: "+", omittingEmptySubsequences: false)
      Self.note(way, as: base, in: &files)
      for (number, part) in parts.enumerated() {
        for name in [part, Self.withoutNumber(part)] {
          if number == parts.count - 1 {
            Self.note(way, as: Self.withoutID(name), in: &files)
          } else {
            Self.note(way, as: Self.withoutID(name), in: &around)
          }
        }
      }
    }
  }

  /// Keeps the file with the shortest name, which has the least on screen and shows the most of the fragment.
  private static func note(_ way: String, as name: Substring, in files: inout [String: String]) {
    let length = way.split(separator: "/").last?.count ?? 0
    if let known = files[String(name)], (known.split(separator: "/").last?.count ?? 0, known) <= (length, way) {
      return
    }
    files[String(name)] = way
  }

  func file(of fragment: String) -> String? {
    let plain = Self.plainName(fragment)
    return files[fragment] ?? files[plain] ?? around[plain]
  }

  private static func withoutID(_ name: Substring) -> Substring {
    name.ranges(of: "__id_").first.map { name[..<$0.lowerBound] } ?? name
  }

  private static func withoutNumber(_ name: Substring) -> Substring {
    guard let dash = name.lastIndex(of: "-"), dash > name.startIndex,
      name[name.index(after: dash)...].allSatisfy({ $0.isASCII && ($0.isLowercase || $0.isNumber) })
    else { return name }
    return name[..<dash]
  }

  private static func plainName(_ name: String) -> String {
    String(
      String.UnicodeScalarView(
        name.unicodeScalars.prefix(80).map { scalar in
          let isPlain =
            ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
            || "-_+".unicodeScalars.contains(scalar)
          return isPlain ? scalar : "_"
        }))
  }
}
