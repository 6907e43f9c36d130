#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A text that a test stores in a file next to it, as snapshots are stored: `HELM_SNAPSHOTS=record` records it.
package struct TextSnapshot {
  /// The name of the file, without its extension.
  package let name: String
  package let fileExtension: String
  package let text: String

  package init(_ text: String, named name: String, fileExtension: String) {
    (self.text, self.name, self.fileExtension) = (text, name, fileExtension)
  }

  /// Compares the text with its file, or records it.
  ///
  /// - Parameters:
  ///   - filePath: The test file. The texts are in a folder of its own, by their extensions.
  ///   - environment: The settings for recording.
  /// - Returns: A description of the difference, or `nil` if there is none.
  package func problem(filePath: String = #filePath, environment: SnapshotEnvironment = .current) -> String? {
    let folders = SnapshotFolders(
      filePath: filePath, name: fileExtension, environment: environment,
      workingDirectory: FileManager.default.currentDirectoryPath)
    var verifier = SnapshotVerifier(
      .text(fileExtension: fileExtension) { _ in text }, folders: folders, recording: .environment,
      environment: environment)
    verifier.verify(text, key: name, steps: [])
    return verifier.problems.first.map { "\($0.file): \($0.kind)" }
  }
}
