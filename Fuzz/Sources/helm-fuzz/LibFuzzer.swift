import Foundation

#if HELM_LIBFUZZER
  /// What libFuzzer feeds; it calls a C function, which can hold nothing.
  // nonisolated(unsafe): set once before libFuzzer starts, which feeds one input after the other on the same thread.
  nonisolated(unsafe) private var tally: Tally?

  @_silgen_name("LLVMFuzzerRunDriver")
  private func runDriver(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
    _ read: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
  ) -> CInt

  /// Lets libFuzzer feed a target, with the arguments after the target's name.
  func runLibFuzzer(_ target: FuzzTarget?) {
    guard let target else { return }
    tally = Tally(target)
    atexit { if let tally { print(tally.line + ", by libFuzzer") } }
    let texts = [CommandLine.arguments[0]] + CommandLine.arguments.dropFirst(2)
    var pointers: [UnsafeMutablePointer<CChar>?] = texts.map { strdup($0) } + [nil]
    var count = CInt(texts.count)
    pointers.withUnsafeMutableBufferPointer { buffer in
      var base = buffer.baseAddress
      let code = runDriver(&count, &base) { start, count in
        tally?.read(Array(UnsafeBufferPointer(start: start, count: count)))
        return 0
      }
      exit(code)
    }
  }
#else
  /// Says that this build has no libFuzzer.
  func runLibFuzzer(_ target: FuzzTarget?) {
    print("helm-fuzz: built without libFuzzer; `make fuzz` builds it with the toolchain's")
    exit(2)
  }
#endif
