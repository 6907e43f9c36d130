#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The standard streams of the process.
final class SystemConsole: Console {
  let isInteractive: Bool
  let hasColours: Bool
  private var output = ""
  private var input: [UInt8] = []
  private var inputStart = 0
  private var isAtEnd = false

  private let inputDescriptor: Int32

  init(input descriptor: Int32 = 0) {
    signal(SIGPIPE, SIG_IGN)
    // Exceeding a file size limit should be an error, as a full disk is.
    signal(SIGXFSZ, SIG_IGN)
    Self.occupyClosedStreams()
    inputDescriptor = descriptor
    let isTerminal = isatty(1) != 0
    isInteractive = isatty(descriptor) != 0 && isTerminal
    hasColours = isTerminal && Self.variable("NO_COLOR").isEmpty && Self.variable("TERM") != "dumb"
  }

  /// Prevents files from taking the descriptors of closed standard streams; reading from or writing to these streams
  /// still fails.
  private static func occupyClosedStreams() {
    for descriptor in 0...2 as ClosedRange<Int32> where fcntl(descriptor, F_GETFD) < 0 {
      // `open` returns the lowest free descriptor, which is this one.
      #if canImport(Darwin)
        _ = Darwin.open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
      #elseif canImport(Musl)
        _ = Musl.open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
      #else
        _ = Glibc.open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
      #endif
    }
  }

  /// The arguments after the program's name.
  static var arguments: [String] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      CommandLine.unsafeArgv[index].map { argument in
        FileName.text(of: UnsafeBufferPointer(start: argument, count: strlen(argument)).map { UInt8(bitPattern: $0) })
      }
    }
  }

  private static func variable(_ name: String) -> String { getenv(name).map { String(cString: $0) } ?? "" }

  func write(_ text: String) {
    output += text
    if output.utf8.count >= 1 << 16 { flush() }
  }

  func flush() {
    var text = output
    output = ""
    let failure = text.withUTF8 { write($0, to: 1) }
    switch failure {
    case nil: return
    case EPIPE: _exit(0)
    case let code?:
      writeError("helm-nav: standard output: \(String(cString: strerror(code)))")
      _exit(2)
    }
  }

  func writeError(_ line: String) {
    if !output.isEmpty { flush() }
    var text = line + "\n"
    _ = text.withUTF8 { write($0, to: 2) }
  }

  /// Shows progress on a terminal, in a single line of standard error that is overwritten.
  let progress: @Sendable (String) -> Void = { text in
    guard isatty(2) != 0 else { return }
    var line = "\r\(text)\u{1B}[K"
    line.withUTF8 { bytes in
      #if canImport(Darwin)
        _ = Darwin.write(2, bytes.baseAddress, bytes.count)
      #elseif canImport(Musl)
        _ = Musl.write(2, bytes.baseAddress, bytes.count)
      #else
        _ = Glibc.write(2, bytes.baseAddress, bytes.count)
      #endif
    }
  }

  /// Writes all bytes, and returns the system's error if that fails.
  private func write(_ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32) -> Int32? {
    var rest = bytes[...]
    while !rest.isEmpty {
      #if canImport(Darwin)
        let count = Darwin.write(descriptor, UnsafeBufferPointer(rebasing: rest).baseAddress, rest.count)
      #elseif canImport(Musl)
        let count = Musl.write(descriptor, UnsafeBufferPointer(rebasing: rest).baseAddress, rest.count)
      #else
        let count = Glibc.write(descriptor, UnsafeBufferPointer(rebasing: rest).baseAddress, rest.count)
      #endif
      if count < 0 {
        if errno == EINTR { continue }
        return errno
      }
      rest = rest.dropFirst(count)
    }
    return nil
  }

  /// Ends the process after writing all output.
  func exit(_ code: Int32) -> Never {
    flush()
    _exit(code)
  }
}

// MARK: - Reading

extension SystemConsole {
  func readLine() throws(FileError) -> String? {
    flush()
    var searched = inputStart
    while true {
      if let end = input[searched...].firstIndex(of: 0x0A) {
        let line = input[inputStart..<end]
        inputStart = end + 1
        return FileName.text(of: Array(line.last == 0x0D ? line.dropLast() : line))
      }
      input.removeFirst(inputStart)
      inputStart = 0
      searched = input.count
      // A terminal can be read after its end, but a user who ended the input meant it.
      let more = isAtEnd ? [] : try readSome(from: inputDescriptor, name: "standard input")
      if more.isEmpty {
        isAtEnd = true
        guard !input.isEmpty else { return nil }
        defer { input = [] }
        return FileName.text(of: input)
      }
      input += more
    }
  }

  /// The maximum size of a document in bytes.
  private static var sizeLimit: Int { 1 << 30 }

  func readFile(_ name: String) throws(FileError) -> [UInt8] {
    let descriptor = name == "-" ? inputDescriptor : try open(name, O_RDONLY)
    defer { if name != "-" { close(descriptor) } }
    var bytes: [UInt8] = []
    if name == "-" {
      bytes = Array(input[inputStart...])
      inputStart = input.count
    }
    let size = name == "-" ? -1 : lseek(descriptor, 0, SEEK_END)
    if size > 0 { lseek(descriptor, 0, SEEK_SET) }
    if size > 0, size <= Self.sizeLimit { bytes.reserveCapacity(Int(size)) }
    while true {
      let more = try readSome(from: descriptor, name: name)
      if more.isEmpty { return bytes }
      bytes += more
      if bytes.count > Self.sizeLimit { throw FileError(name: name, reason: "Larger than a gibibyte") }
    }
  }

  /// The maximum length of a line in a file that is read line by line, in bytes.
  private static var lineLimit: Int { 1 << 26 }

  func readLines(of name: String, _ body: (String) throws -> Void) throws {
    let descriptor = name == "-" ? inputDescriptor : try open(name, O_RDONLY)
    defer { if name != "-" { close(descriptor) } }
    var pending: [UInt8] = []
    while case let more = try readSome(from: descriptor, name: name), !more.isEmpty {
      var start = 0
      while let end = more[start...].firstIndex(of: 0x0A) {
        pending += more[start..<end]
        try body(String(decoding: pending, as: UTF8.self))
        pending.removeAll(keepingCapacity: true)
        start = end + 1
      }
      pending += more[start...]
      if pending.count > Self.lineLimit { throw FileError(name: name, reason: "A line is longer than 64 megabytes") }
    }
    if !pending.isEmpty { try body(String(decoding: pending, as: UTF8.self)) }
  }

  private func open(_ name: String, _ flags: Int32) throws(FileError) -> Int32 {
    guard let bytes = FileName.bytes(of: name) else { throw FileError(name: name, code: EINVAL) }
    #if canImport(Darwin)
      let descriptor = Darwin.open(bytes, flags, 0o666)
    #elseif canImport(Musl)
      let descriptor = Musl.open(bytes, flags, 0o666)
    #else
      let descriptor = Glibc.open(bytes, flags, 0o666)
    #endif
    if descriptor < 0 { throw FileError(name: name, code: errno) }
    return descriptor
  }

  /// Reads what is available: at least one byte, except at the end.
  private func readSome(from descriptor: Int32, name: String) throws(FileError) -> [UInt8] {
    let size = 1 << 16
    while true {
      var failure: Int32?
      let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
        let read = read(descriptor, buffer.baseAddress, size)
        failure = read < 0 ? errno : nil
        count = max(0, read)
      }
      switch failure {
      case nil: return bytes
      case EINTR: continue
      case EAGAIN:
        // Another process that shares the stream made it non-blocking.
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = poll(&request, 1, -1)
      case let code?: throw FileError(name: name, code: code)
      }
    }
  }

  func writeFile(_ name: String, _ text: String) throws(FileError) { try writeFile(name, bytes: Array(text.utf8)) }

  func writeFile(_ name: String, bytes: [UInt8]) throws(FileError) {
    try writeFile(name, chunks: CollectionOfOne(bytes))
  }

  func writeFile(_ name: String, parts: some Sequence<String>) throws(FileError) {
    try writeFile(name, chunks: parts.lazy.map { Array($0.utf8) })
  }

  /// Writes a new file next to the existing one, and replaces that once the new one is complete, so that a full disk
  /// leaves the existing file unchanged.
  ///
  /// If the name isn't that of a regular file, such as a pipe or a terminal, the data is written to it directly.
  private func writeFile(_ name: String, chunks: some Sequence<[UInt8]>) throws(FileError) {
    func writeAll(to descriptor: Int32) -> Int32? {
      for chunk in chunks {
        if let code = chunk.withUnsafeBufferPointer({ write($0, to: descriptor) }) { return code }
      }
      return nil
    }
    guard let path = FileName.bytes(of: name) else { throw FileError(name: name, code: EINVAL) }
    var status = stat()
    let exists = stat(path, &status) == 0
    if exists, status.st_mode & S_IFMT != S_IFREG {
      let descriptor = try open(name, O_WRONLY)
      defer { close(descriptor) }
      if let code = writeAll(to: descriptor) { throw FileError(name: name, code: code) }
      return
    }
    // A file without write permission stays unchanged, and a link leads to the new file.
    if exists { close(try open(name, O_WRONLY)) }
    let target = Self.target(of: path)
    var beside = target.dropLast() + Array(".XXXXXX".utf8CString)
    let descriptor = mkstemp(&beside)
    if descriptor < 0 { throw FileError(name: name, code: errno) }
    let mask = umask(0)
    umask(mask)
    func failure(_ result: Int32) -> Int32? { result < 0 ? errno : nil }
    let written =
      failure(fchmod(descriptor, exists ? status.st_mode & 0o7777 : 0o666 & ~mask)) ?? writeAll(to: descriptor)
    // Some file systems report only now that they are full.
    let synchronized = written ?? failure(fsync(descriptor)).flatMap { $0 == EINVAL ? nil : $0 }
    let closed = failure(close(descriptor))
    if let code = synchronized ?? closed ?? failure(rename(beside, target)) {
      unlink(beside)
      throw FileError(name: name, code: code)
    }
  }

  /// Returns the target of a link, or the path of the file itself.
  private static func target(of path: [CChar]) -> [CChar] {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return Array(UnsafeBufferPointer(start: real, count: strlen(real) + 1))
  }
}

extension FileError {
  /// Creates an error with the system's text for an error number.
  fileprivate init(name: String, code: Int32) { self.init(name: name, reason: String(cString: strerror(code))) }
}
