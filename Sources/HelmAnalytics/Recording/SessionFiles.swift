import Foundation

/// Files in a folder to which steps are appended: whole lines of JSON, in a bounded number of files of a bounded size.
///
/// Each step is written at once, so a crash of the app loses none. If a crash of the system leaves an incomplete line,
/// the line is removed when the file is opened again. If the disk is full, steps are lost, but nothing else is.
public actor SessionFiles {
  private let folder: URL
  private let fileLimit: Int
  private let byteLimit: Int

  /// The file being written, its number, and the number of bytes in its complete lines.
  private var current: (handle: FileHandle, number: Int, size: UInt64)?

  /// The number of steps that could not be written.
  public private(set) var lostSteps = 0

  /// The reason why the latest lost step could not be written.
  public private(set) var lastProblem: String?

  /// Creates files in a folder, where nothing is written yet.
  ///
  /// - Parameters:
  ///   - folder: The folder, which doesn't have to exist; no other recorder may write to it.
  ///   - fileLimit: The maximum number of files, at least 1; when it is exceeded, the oldest is deleted.
  ///   - byteLimit: The maximum size of a file in bytes, at least 4096.
  /// - Complexity: Constant.
  public init(in folder: URL, fileLimit: Int = 8, byteLimit: Int = 1_000_000) {
    self.folder = folder
    self.fileLimit = max(1, fileLimit)
    self.byteLimit = max(4096, byteLimit)
  }

  /// Appends a step.
  ///
  /// - Parameter step: The step.
  /// - Complexity: Linear in the step's line; at times also in the number of files.
  public func append(_ step: SessionStep) {
    let line = Data((step.json + "\n").utf8)
    guard line.count <= byteLimit else { return lose("A step of \(line.count) bytes does not fit into a file.") }
    do {
      if let current, current.size + UInt64(line.count) > UInt64(byteLimit) { try open(current.number + 1) }
      if current == nil { try open(numbers().last ?? 1) }
      if let current, current.size + UInt64(line.count) > UInt64(byteLimit) { try open(current.number + 1) }
      guard let (handle, number, size) = current else { return }
      do {
        try handle.write(contentsOf: line)
      } catch {
        // Part of the line may have been written; the next line must not follow it.
        try? handle.truncate(atOffset: size)
        _ = try? handle.seek(toOffset: size)
        throw error
      }
      current = (handle, number, size + UInt64(line.count))
    } catch {
      lose("\(error.localizedDescription)")
    }
  }

  /// Returns the existing files, the oldest first.
  ///
  /// - Complexity: The same as sorting the files.
  public func files() -> [URL] { numbers().map(url(of:)) }

  /// Starts a new file with the next step, and returns the files that are complete, for example to upload them.
  ///
  /// - Returns: The files that won't be written to again, the oldest first.
  /// - Complexity: The same as sorting the files.
  public func completeFiles() -> [URL] {
    let last = numbers().last
    close()
    guard let last else { return [] }
    // If no file can be created, the next step goes into the last one.
    do { try open(last + 1) } catch { lastProblem = error.localizedDescription }
    return files().dropLast()
  }

  /// Deletes all files, for example when consent is withdrawn.
  ///
  /// - Complexity: Linear in the number of files.
  public func removeAll() {
    close()
    for file in files() { remove(file) }
  }

  private func lose(_ problem: String) {
    lostSteps += 1
    lastProblem = problem
  }

  private func close() {
    try? current?.handle.close()
    current = nil
  }

  /// Opens the file with a number, whether or not it exists, and deletes the oldest files beyond the limit.
  private func open(_ number: Int) throws {
    close()
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    let file = url(of: number)
    if !FileManager.default.fileExists(atPath: file.path) { try Data().write(to: file) }
    let handle = try FileHandle(forUpdating: file)
    do {
      let size = try wholeLines(of: handle)
      try handle.truncate(atOffset: size)
      _ = try handle.seek(toOffset: size)
      current = (handle, number, size)
    } catch {
      try? handle.close()
      throw error
    }
    for old in numbers().dropLast(fileLimit) { remove(url(of: old)) }
  }

  /// Returns the number of bytes in a file's complete lines, reading only the end of the file.
  private func wholeLines(of handle: FileHandle) throws -> UInt64 {
    var end = try handle.seekToEnd()
    while end > 0 {
      let start = end > 4096 ? end - 4096 : 0
      try handle.seek(toOffset: start)
      let bytes = try handle.read(upToCount: Int(end - start)) ?? Data()
      if let newline = bytes.lastIndex(of: 0x0A) { return start + UInt64(newline - bytes.startIndex) + 1 }
      end = start
    }
    return 0
  }

  private func remove(_ file: URL) {
    do { try FileManager.default.removeItem(atPath: file.path) } catch { lastProblem = error.localizedDescription }
  }

  private func url(of number: Int) -> URL {
    let digits = String(number)
    let zeros = String(repeating: "0", count: max(0, 6 - digits.count))
    return folder.appendingPathComponent("sessions-\(zeros)\(digits).jsonl")
  }

  /// Returns the numbers of the existing files, in order.
  private func numbers() -> [Int] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.compactMap { name in
      guard name.hasPrefix("sessions-"), name.hasSuffix(".jsonl") else { return nil }
      return Int(name.dropFirst(9).dropLast(6)).flatMap { (1...999_999_999).contains($0) ? $0 : nil }
    }.sorted()
  }
}
