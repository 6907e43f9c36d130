import Foundation
import HelmTesting
import Testing

@Suite struct TextSnapshotTests {
  @Test func aTextIsComparedWithItsFile() throws {
    let folder = NSTemporaryDirectory() + "TextSnapshotTests-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func problem(_ text: String, records: Bool = false) -> String? {
      TextSnapshot(text, named: "song", fileExtension: "txt").problem(
        filePath: "\(folder)/SongTests.swift", environment: SnapshotEnvironment(isCI: !records, records: records))
    }
    let file = "\(folder)/__Snapshots__/SongTests/txt/song.txt"
    #expect(problem("la\nla") == "\(file): missing")
    #expect(problem("la\nla", records: true) == nil)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "la\nla")
    #expect(problem("la\nla") == nil)
    #expect(problem("la\nlo")?.hasPrefix("\(file): differs(") == true)
    #expect(problem("") != nil)
  }
}
