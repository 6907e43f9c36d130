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
      guard let bytes = FileName.bytes(of: name), let stream = opendir(bytes) else {
        throw FileError(name: name, reason: String(cString: strerror(errno)))
      }
      defer { closedir(stream) }
      while let entry = readdir(stream) {
        let capacity = MemoryLayout.size(ofValue: entry.pointee.d_name)
        let file = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: capacity) { name in
            FileName.text(of: UnsafeBufferPointer(start: name, count: strlen(name)).map { UInt8(bitPattern: $0) })
          }
        }
        if file == "." || file == ".." { continue }
        let way = below.isEmpty ? file : "\(below)/\(file)"
        var status = stat()
        // Don't follow links, which could form a cycle.
        guard let bytes = FileName.bytes(of: "\(folder)/\(way)"), lstat(bytes, &status) == 0 else { continue }
        if status.st_mode & S_IFMT == S_IFDIR { pending.append(way) }
        // Exclude pipes too, since it may be that nothing ever writes to them.
        if stat(bytes, &status) == 0, status.st_mode & S_IFMT == S_IFREG { files.append(way) }
      }
    }
    return files.sorted()
  }

  /// Uses files instead of pipes, since files never fill up.
  func run(
    _ program: String, _ arguments: [String], files: [String: [UInt8]], input: [UInt8]
  ) throws(ProgramError) -> [UInt8] {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/helm-nav-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw .failed("\(parent): \(String(cString: strerror(errno)))") }
    let folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let own = ["stdin", "stdout", "stderr"]
    func removeFolder() {
      for name in own + files.keys { unlink("\(folder)/\(name)") }
      rmdir(folder)
    }
    defer { removeFolder() }
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
    let signals = NotedSignals()
    defer { signals.end() }
    let failure = posix_spawnp(&child, program, &actions, nil, &words, environ)
    if failure == ENOENT { throw .missing }
    if failure != 0 { throw .failed(String(cString: strerror(failure))) }
    signals.pass(to: child)
    // The child isn't reaped before signals are no longer forwarded, since its process id could then be reused by
    // another program.
    var end = siginfo_t()
    while waitid(P_PID, id_t(child), &end, WEXITED | WNOWAIT) < 0 && errno == EINTR {}
    signals.pass(to: 0)
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 && errno == EINTR {}
    if let signal = signals.noted {
      removeFolder()
      signals.end()
      kill(getpid(), signal)
    }
    guard status == 0 else {
      let said = String(decoding: (try? readFile("\(folder)/stderr")) ?? [], as: UTF8.self)
        .split(separator: "\n").prefix(3).joined(separator: " ")
      let ending =
        status & 0x7F == 0 ? "it exited with code \(status >> 8)" : "it was terminated by signal \(status & 0x7F)"
      throw .failed(said.isEmpty ? ending : plain(said))
    }
    do { return try readFile("\(folder)/stdout") } catch { throw .failed("\(error.name): \(error.reason)") }
  }
}

/// The signals that request termination, recorded instead of handled while there is something to clean up.
///
/// The two words that handlers share with the tool are global, since a handler captures nothing, and no `Atomic`, which macOS 14 lacks.
private struct NotedSignals {
  private var numbers: [Int32] = []

  init() {
    latestSignal = 0
    let note: @convention(c) (Int32) -> Void = { number in
      latestSignal = number
      // Graphviz reacts to any other signal by showing what it has so far, and continues for a long time.
      if startedProgram > 0 { kill(startedProgram, SIGKILL) }
    }
    for number in [SIGINT, SIGTERM] {
      // Ignored signals stay ignored. A program started from here inherits none of this.
      if let former = signal(number, note) { signal(number, former) } else { numbers.append(number) }
    }
  }

  /// Kills a program when a signal arrives; 0 for none.
  func pass(to program: pid_t) {
    startedProgram = program
    if noted != nil, program > 0 { kill(program, SIGKILL) }
  }

  /// The latest signal, if any.
  var noted: Int32? { latestSignal == 0 ? nil : latestSignal }

  /// Restores the default handling of the signals.
  func end() { for number in numbers { signal(number, SIG_DFL) } }
}

// nonisolated(unsafe): an aligned word, read and written whole. Signal handlers write it while a program runs; the
// tool's only thread, which runs one program at a time, clears it before the handlers are installed, and reads it.
nonisolated(unsafe) private var latestSignal: sig_atomic_t = 0

// nonisolated(unsafe): an aligned word, read and written whole. The tool's only thread writes it, and signal handlers
// only read it.
nonisolated(unsafe) private var startedProgram: pid_t = 0
