import Helm
import HelmDocuments
import HelmTools

extension Tool {
  /// Shows a running app until the tool is stopped.
  func inspect(_ arguments: Arguments) throws -> Int32 {
    let port = try arguments.count("--port") ?? 0
    if port > 65_535 { throw UsageError("the option --port must be at most 65535") }
    let token = try token(arguments)
    // Report a missing program at once, before the user starts an app.
    _ = try graphviz("graph {}", ["-Tdot"], GraphDrawing(NavigationGraph<NamedFragment>([])))
    let server = try InspectServer(port: port, token: token, opens: arguments.flags.contains("--open"))
    while let message = try server.next() {
      switch message {
      case .address(let address):
        console.write("Page  \(address)\nApp   HELM_INSPECT=\(address)\nPress Ctrl-C to stop.\n")
      case .note(let note): console.write(plain(note, limit: 200) + "\n")
      case .failed(let reason): throw DrawingFailure(reason: reason)
      case .app(let app): draw(app, arguments, for: server)
      }
      console.flush()
    }
    throw DrawingFailure(reason: "the server has stopped; the output of python3 above may say why")
  }

  private func token(_ arguments: Arguments) throws(UsageError) -> String {
    guard let token = arguments.options["--token"] else {
      return (0..<4).map { _ in String(UInt32.random(in: 0x1000_0000 ... .max), radix: 16) }.joined()
    }
    let isPlain = token.unicodeScalars.allSatisfy {
      $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "-" || $0 == "_")
    }
    guard isPlain, token.utf8.count >= 16 else {
      throw UsageError("the option --token needs at least 16 characters: letters, digits, - and _")
    }
    return token
  }

  /// Passes the page of an app to the server, or the reason why there is none.
  private func draw(_ app: InspectServer.App, _ arguments: Arguments, for server: InspectServer) {
    do {
      let document: GraphDocument
      do { document = try PlacedGraphDocument(reading: app.graph).document } catch {
        throw BadDocument("the app's graph", error)
      }
      var drawing = GraphDrawing(document.graph)
      drawing.title = arguments.options["--title"] ?? app.name
      var page = try page(of: drawing, document, findings: [], arguments)
      page.isLive = true
      page.entryID = app.entryID
      server.show(page: page.html)
    } catch {
      let reason = (error as? BadDocument)?.text ?? (error as? DrawingFailure)?.reason ?? plain("\(error)", limit: 1000)
      console.writeError("helm-nav: \(reason)")
      server.show(reason: "The app's graph can't be drawn: \(reason)")
    }
  }
}
