#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension SystemConsole {
  func files(in folder: String) throws(FileError) -> [String] {
    var files: [String] = []
    var pending = [""]
    while let below = pending.popLast() {
      let name = below.isEmpty ? folder : "\(folder)/\(below)"
      guard let stream = opendir(name) else { throw FileError(name: name, reason: String(cString: strerror(errno))) }
      defer { closedir(stream) }
      while let entry = readdir(stream) {
        let capacity = MemoryLayout.size(ofValue: entry.pointee.d_name)
        let file = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: capacity) { String(cString: $0) }
        }
        if file == "." || file == ".." { continue }
        let way = below.isEmpty ? file : "\(below)/\(file)"
        var status = stat()
        // Not through links, which could form a cycle.
        guard lstat("\(folder)/\(way)", &status) == 0 else { continue }
        if status.st_mode & S_IFMT == S_IFDIR { pending.append(way) } else { files.append(way) }
      }
    }
    return files.sorted()
  }

  /// Files, not pipes: they never fill up.
  func run(
    _ program: String, _ arguments: [String], files: [String: [UInt8]], input: [UInt8]
  ) throws(ProgramError) -> [UInt8] {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/helm-nav-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw .failed("\(parent): \(String(cString: strerror(errno)))") }
    let folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let own = ["stdin", "stdout", "stderr"]
    defer {
      for name in own + files.keys { unlink("\(folder)/\(name)") }
      rmdir(folder)
    }
    do {
      for (name, bytes) in files { try writeFile("\(folder)/\(name)", bytes: bytes) }
      try writeFile("\(folder)/stdin", bytes: input)
    } catch {
      throw .failed("\(error.name): \(error.reason)")
    }

    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "\(folder)/stdin", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "\(folder)/stdout", O_WRONLY | O_CREAT, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, "\(folder)/stderr", O_WRONLY | O_CREAT, 0o600)
    let all = [program] + arguments.map { $0 == "-Gimagepath=" ? $0 + folder : $0 }
    var words = all.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var child: pid_t = 0
    let failure = posix_spawnp(&child, program, &actions, nil, &words, environ)
    if failure == ENOENT { throw .missing }
    if failure != 0 { throw .failed(String(cString: strerror(failure))) }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 && errno == EINTR {}
    guard status == 0 else {
      let said = String(decoding: (try? readFile("\(folder)/stderr")) ?? [], as: UTF8.self)
        .split(separator: "\n").prefix(3).joined(separator: " ")
      throw .failed(said.isEmpty ? "it ended with the status \(status)" : plain(said))
    }
    do { return try readFile("\(folder)/stdout") } catch { throw .failed("\(error.name): \(error.reason)") }
  }
}
