#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The files written for a rendering that differs from its reference; none of them is a reference.
public struct SnapshotDifferenceFiles: Hashable, Sendable {
  /// The path of the new rendering; `nil` if it could not be written.
  public internal(set) var new: String?

  /// The path of the picture of the differences; `nil` if the strategy produces none or it could not be written.
  public internal(set) var picture: String?

  /// The reasons why files could not be written.
  public internal(set) var failures: [String] = []
}

/// Writes differing renderings to the folder of differences, and removes those written there earlier.
struct SnapshotDifferenceWriter<Format: Sendable> {
  let strategy: SnapshotStrategy<Format>
  let folder: String

  /// The name of the reference, without its extension.
  let key: String

  private var newFile: String { "\(folder)/\(key).new.\(strategy.fileExtension)" }
  private var pictureFile: String { "\(folder)/\(key).difference.\(strategy.fileExtension)" }

  init(_ strategy: SnapshotStrategy<Format>, folder: String, key: String) {
    self.strategy = strategy
    self.folder = folder
    self.key = key
  }

  /// Removes the two files of an earlier difference, and nothing else.
  ///
  /// The folder stays even if it is empty: another test may be about to write into it.
  func removeEarlier() {
    for file in [newFile, pictureFile] {
      // A folder of that name wasn't created here.
      let kind = (try? FileManager.default.attributesOfItem(atPath: file))?[.type] as? FileAttributeType
      if kind == .typeRegular { try? FileManager.default.removeItem(atPath: file) }
    }
  }

  /// Writes the new rendering, and a picture of the differences if the reference could be read.
  func write(_ new: Format, reference: Format?) -> SnapshotDifferenceFiles {
    var files = SnapshotDifferenceFiles()
    func attempt(_ file: String, _ data: () throws -> Data?) -> String? {
      do {
        guard let data = try data() else { return nil }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try data.write(to: URL(fileURLWithPath: file), options: .atomic)
        return file
      } catch {
        files.failures.append("\(file) could not be written: \(error)")
        return nil
      }
    }
    let written = attempt(newFile) { try strategy.encode(new) }
    let picture = attempt(pictureFile) { try reference.flatMap { try strategy.differencePicture($0, new) } }
    (files.new, files.picture) = (written, picture)
    return files
  }
}
