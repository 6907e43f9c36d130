import HelmTesting

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Digests of texts that are too many to be read: they show what a change changes besides what it is meant to.
///
/// The texts are written to the folder that `HELM_TEXTS` names. Compared with those of the code before the change, they show the difference.
package struct TextDigests {
  private var lines: [String] = []

  package init() {}

  /// Adds a text.
  package mutating func append(_ text: String, named name: String) {
    lines.append("\(name): \(text.utf8.count) bytes, \(Self.digest(of: text))")
    guard let folder = ProcessInfo.processInfo.environment["HELM_TEXTS"] else { return }
    let folderURL = URL(fileURLWithPath: folder, isDirectory: true)
    try? FileManager.default.createDirectory(at: folderURL, withIntermediateDirectories: true)
    try? Data(text.utf8).write(to: folderURL.appendingPathComponent("\(name).txt"))
  }

  /// Compares the digests with those of the file of this name.
  ///
  /// - Returns: The difference, or `nil`.
  package func problem(named name: String, filePath: String = #filePath) -> String? {
    let snapshot = TextSnapshot(lines.joined(separator: "\n") + "\n", named: name, fileExtension: "digests")
    return snapshot.problem(filePath: filePath).map { "\($0)\nHELM_TEXTS=folder writes the texts themselves." }
  }

  /// FNV-1a, which is the same on every machine.
  private static func digest(of text: String) -> String {
    var (text, hash) = (text, 0xcbf2_9ce4_8422_2325 as UInt64)
    text.withUTF8 { bytes in
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    return String(hash, radix: 16)
  }
}
