import Helm
import HelmDocuments

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension NavigationGraph {
  /// Compares the graph, as a document, with the document in a file, so that an app's navigation is part of its
  /// repository, and every change to it is part of a review.
  ///
  /// The file is next to the test file, in `__Snapshots__`, in a folder for the test file. It is recorded if it doesn't
  /// exist, and again with `HELM_SNAPSHOTS=record`. It is a graph document that `helm-nav` can read.
  ///
  /// ```swift
  /// @Test func navigation() throws { try helm.graph.verifyDocument() }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the file, without its extension.
  ///   - recording: Whether to write the document. In CI, recording never makes a test pass.
  ///   - filePath: The test file.
  /// - Returns: The path of the file.
  /// - Throws: ``GraphDocumentFailure`` with the lines that differ; `GraphNameError` if names are ambiguous or too
  ///   long.
  /// - Complexity: Linear in fragments and segues if nothing has changed.
  @discardableResult
  public func verifyDocument(
    named name: String = "navigation", recording: SnapshotRecording = .environment, filePath: String = #filePath
  ) throws -> String {
    let environment = SnapshotEnvironment.current
    let folders = SnapshotFolders(
      filePath: filePath, name: name, environment: environment,
      workingDirectory: FileManager.default.currentDirectoryPath)
    return try verifyDocument(folders: folders, recording: recording, environment: environment)
  }

  package func verifyDocument(
    folders: SnapshotFolders, recording: SnapshotRecording, environment: SnapshotEnvironment
  ) throws -> String {
    // The folders are named after the document; here, the document is a file.
    func split(_ folder: String) -> (folder: String, name: String) {
      let parts = folder.split(separator: "/", omittingEmptySubsequences: false)
      return (parts.dropLast().joined(separator: "/"), parts.last.map(String.init) ?? "")
    }
    let (references, key) = split(folders.references)
    let text = try GraphDocument(self).description
    let strategy = SnapshotStrategy<String>.text(fileExtension: "json") { _ in text }
    var verifier = SnapshotVerifier(
      strategy, folders: SnapshotFolders(references: references, differences: split(folders.differences).folder),
      recording: recording, environment: environment)
    verifier.verify(text, key: key, steps: [])
    if let problem = verifier.problems.first { throw GraphDocumentFailure(problem: problem) }
    return "\(references)/\(key).json"
  }
}

/// An error that says how a graph differs from its document in the repository.
public struct GraphDocumentFailure: Error, Hashable, CustomStringConvertible {
  /// The problem and its file.
  public let problem: SnapshotFailure.Problem

  /// The lines that differ, or what to do about a missing file.
  public var description: String {
    switch problem.kind {
    case .differs(let difference):
      "The graph differs from \(problem.file):\n\(difference)\n"
        + "If that is intended, record it with HELM_SNAPSHOTS=record, and commit it."
    case .recorded:
      "There was no document of the graph, so it was recorded in \(problem.file). Review it, commit it, and run the test again."
    case .missing:
      "There is no document of the graph in \(problem.file). Record it on your own machine, with HELM_SNAPSHOTS=record, and "
        + "commit it."
    case .file(let reason): "\(problem.file) could not be compared: \(reason)"
    }
  }
}
