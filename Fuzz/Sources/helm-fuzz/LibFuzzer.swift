#if HELM_LIBFUZZER
  import Foundation

  /// What libFuzzer feeds; it calls C functions, which can hold nothing.
  // nonisolated(unsafe): set once before libFuzzer starts, which feeds one input after the other on the same thread.
  nonisolated(unsafe) private var tally: Tally?

  /// Takes the name of a target off libFuzzer's arguments.
  @_cdecl("LLVMFuzzerInitialize")
  public func initializeFuzzer(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>
  ) -> CInt {
    let name = count.pointee > 1 ? arguments.pointee[1].map { String(cString: $0) } : nil
    guard let target = FuzzTarget.all.first(where: { $0.name == name }) else {
      print(FuzzTarget.all.map(\.name).joined(separator: " "))
      exit(name == "targets" ? 0 : 2)
    }
    for index in 1..<Int(count.pointee) { arguments.pointee[index] = arguments.pointee[index + 1] }
    count.pointee -= 1
    tally = Tally(target)
    atexit { if let tally { print(tally.line + ", by libFuzzer") } }
    return 0
  }

  /// Feeds the target.
  @_cdecl("LLVMFuzzerTestOneInput")
  public func feedFuzzer(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    tally?.read(Array(UnsafeBufferPointer(start: start, count: count)))
    return 0
  }
#endif
