#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The streams of the process.
final class SystemConsole: Console {
  let isInteractive: Bool
  let hasColours: Bool
  private var output = ""
  private var input: [UInt8] = []
  private var inputStart = 0

  init() {
    signal(SIGPIPE, SIG_IGN)
    let isTerminal = isatty(1) != 0
    isInteractive = isatty(0) != 0 && isTerminal
    hasColours = isTerminal && Self.variable("NO_COLOR").isEmpty && Self.variable("TERM") != "dumb"
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

  /// On a terminal, one line of standard error that is written over again and again.
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

  /// Writes all bytes, and answers the system's error where that fails.
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

  /// Ends the process, once everything is written.
  func exit(_ code: Int32) -> Never {
    flush()
    _exit(code)
  }
}

// MARK: - Reading

extension SystemConsole {
  func readLine() -> String? {
    flush()
    while true {
      if let end = input[inputStart...].firstIndex(of: 0x0A) {
        let line = input[inputStart..<end]
        inputStart = end + 1
        return String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
      }
      input.removeFirst(inputStart)
      inputStart = 0
      let more = (try? readSome(from: 0, name: "standard input")) ?? []
      if more.isEmpty {
        guard !input.isEmpty else { return nil }
        defer { input = [] }
        return String(decoding: input, as: UTF8.self)
      }
      input += more
    }
  }

  /// How many bytes a document may have.
  private static var sizeLimit: Int { 1 << 30 }

  func readFile(_ name: String) throws(FileError) -> [UInt8] {
    var descriptor: Int32 = 0
    if name != "-" {
      descriptor = open(name, O_RDONLY)
      if descriptor < 0 { throw FileError(name: name, reason: String(cString: strerror(errno))) }
    }
    defer { if descriptor > 0 { close(descriptor) } }
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

  /// Reads what is there, at least one byte unless that is the end.
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
      case let code?: throw FileError(name: name, reason: String(cString: strerror(code)))
      }
    }
  }

  func writeFile(_ name: String, _ text: String) throws(FileError) { try writeFile(name, bytes: Array(text.utf8)) }

  func writeFile(_ name: String, bytes: [UInt8]) throws(FileError) {
    let descriptor = open(name, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
    if descriptor < 0 { throw FileError(name: name, reason: String(cString: strerror(errno))) }
    defer { close(descriptor) }
    if let code = bytes.withUnsafeBufferPointer({ write($0, to: descriptor) }) {
      throw FileError(name: name, reason: String(cString: strerror(code)))
    }
  }
}
