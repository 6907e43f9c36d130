import Foundation
import HelmDocuments
import HelmTools

/// The server of `inspect`, a Python program that ends with the tool.
struct InspectServer {
  private let output: FileHandle
  private let lines: LineReader

  enum Message: Equatable {
    /// The server can be reached at this address.
    case address(String)

    /// The graph of an app has to be drawn.
    case app(App)
    case note(String)
    case failed(String)
  }

  /// An app that has connected.
  struct App: Equatable {
    let name: String
    let graph: [UInt8]
    let entryID: String?
  }

  /// Starts the server.
  ///
  /// - Parameters:
  ///   - port: The port; 0 for any free one.
  ///   - token: The token in the address.
  ///   - opens: Whether to open the page in the browser.
  /// - Throws: An error if something required is missing.
  init(port: Int, token: String, opens: Bool) throws {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let python = folders.map { "\($0)/python3" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let python else { throw DrawingFailure(reason: "inspect needs Python 3: there is no python3 on the PATH") }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: python)
    // `-I` prevents imports from the current folder, and UTF-8 mode makes pages independent of the locale.
    process.arguments = ["-I", "-X", "utf8", "-c", PageSources.inspectServer]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    do { try process.run() } catch { throw DrawingFailure(reason: "\(python): \(error.localizedDescription)") }
    self.output = input.fileHandleForWriting
    lines = LineReader(output.fileHandleForReading)
    send("{\"port\": \(port), \"token\": \"\(token)\", \"opens\": \(opens)}")
  }

  /// Returns the next message, or `nil` if there are no more.
  func next() throws -> Message? {
    guard let line = lines.next() else { return nil }
    let message = try JSONDecoder().decode(Line.self, from: line)
    if let address = message.address { return .address(address) }
    if let note = message.note { return .note(note) }
    if let reason = message.error { return .failed(reason) }
    return .app(App(name: message.name ?? "", graph: Array((message.graph ?? "").utf8), entryID: message.entryID))
  }

  /// Shows a page from now on.
  func show(page: String) { send("page", page) }

  /// Shows the reason why there is no page from now on.
  func show(reason: String) { send("reason", reason) }

  private func send(_ key: String, _ value: String) {
    var text = "{\"\(key)\": "
    text.appendJSON(value)
    send(text + "}")
  }

  private func send(_ line: String) { try? output.write(contentsOf: Data("\(line)\n".utf8)) }

  private struct Line: Decodable {
    var address: String?
    var note: String?
    var error: String?
    var name: String?
    var graph: String?
    var entryID: String?
  }
}

/// Reads lines as they arrive.
private final class LineReader {
  private let input: FileHandle
  private var rest = Data()

  init(_ input: FileHandle) { self.input = input }

  func next() -> Data? {
    while true {
      if let end = rest.firstIndex(of: 0x0A) {
        let line = Data(rest[rest.startIndex..<end])
        rest = Data(rest[(end + 1)...])
        return line
      }
      let more = input.availableData
      if more.isEmpty { return nil }
      rest += more
    }
  }
}
