#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The folders of a verification.
package struct SnapshotFolders: Hashable, Sendable {
  /// The folder of the references.
  package var references: String

  /// The folder of renderings that differ from the references.
  package var differences: String

  package init(references: String, differences: String) {
    self.references = references
    self.differences = differences
  }

  /// Creates the folders for a name in a test file: next to the file, unless the environment specifies one for
  /// differences.
  ///
  /// Both are in `__Snapshots__`, so that a package manifest has one folder to exclude from the test target. In a
  /// folder that the environment specifies, the folders above the test file are repeated, starting at the working
  /// directory, so that two test files never share one.
  package init(filePath: String, name: String, environment: SnapshotEnvironment, workingDirectory: String) {
    let parts = filePath.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let file = parts.last.map { $0.hasSuffix(".swift") ? String($0.dropLast(6)) : $0 } ?? ""
    var safe = String(name.map { $0 == "/" || $0 == "\0" ? "_" : $0 })
    if ["", ".", ".."].contains(safe) { safe = "_" }
    let above = Array(parts.dropLast())
    references = (above + ["__Snapshots__", file, safe]).joined(separator: "/")
    guard let kept = environment.differences else {
      differences = (above + ["__Snapshots__", "__Differences__", file, safe]).joined(separator: "/")
      return
    }
    let working = workingDirectory.split(separator: "/").map(String.init)
    var inner = above.filter { !$0.isEmpty && $0 != "." }
    if filePath.hasPrefix("/"), inner.starts(with: working) { inner.removeFirst(working.count) }
    differences = ([kept] + inner.map { $0 == ".." ? "_" : $0 } + [file, safe]).joined(separator: "/")
  }
}
