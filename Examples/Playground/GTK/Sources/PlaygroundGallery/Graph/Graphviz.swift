import Foundation

/// Graphviz's program `dot`, which draws graphs.
public struct Graphviz: Hashable, Sendable {
  /// The program's file.
  public let program: String

  /// Names the program.
  ///
  /// - Parameter program: Its file.
  public init(program: String) { self.program = program }

  /// Looks for the program.
  ///
  /// - Parameter path: The folders to look in, as the variable `PATH` has them.
  /// - Returns: The program, or `nil` where it is not installed.
  public static func find(
    in path: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) -> Graphviz? {
    path.split(separator: ":").lazy.map { "\($0)/dot" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }.map { Graphviz(program: $0) }
  }

  /// Draws a graph.
  ///
  /// - Parameter dot: The graph, in Graphviz's language.
  /// - Returns: The drawing, as an SVG file.
  /// - Throws: ``GalleryError/noDrawing(program:reason:)``.
  public func svg(of dot: String) throws(GalleryError) -> String {
    do {
      return try run(dot)
    } catch let error as GalleryError {
      throw error
    } catch {
      throw .noDrawing(program: program, reason: GalleryError.reason(of: error))
    }
  }

  /// Files, not pipes: they never fill up.
  private func run(_ dot: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("gallery-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (input, output, errors) = (
      folder.appendingPathComponent("graph.dot"), folder.appendingPathComponent("graph.svg"),
      folder.appendingPathComponent("errors.txt")
    )
    try Data(dot.utf8).write(to: input)
    try Data().write(to: errors)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["-Tsvg", "-o", output.path, input.path]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      let text = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
        .trimmingCharacters(in: .whitespacesAndNewlines)
      let end = process.terminationReason == .exit ? "exit code" : "signal"
      throw GalleryError.noDrawing(
        program: program, reason: text.isEmpty ? "\(end) \(process.terminationStatus)" : text)
    }
    return String(decoding: try Data(contentsOf: output), as: UTF8.self)
  }
}
