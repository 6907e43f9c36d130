import Helm
import HelmDocuments
import HelmTesting
import Testing

/// Valid documents with randomly changed bytes: each is either read, or rejected with one line, without a trap.
@Suite struct FuzzTests {
  private static let tokens = [
    "\"", "\\", "{", "}", "[", "]", ",", ":", "null", "NaN", "-", "0", "1e999", "\\u", "\\ud800", "\n", "\0", "é",
    "\u{FEFF}", "\"a\"", "[[", "}}",
  ].map { Array($0.utf8) }

  static func mutated(_ bytes: [UInt8], using random: inout SeededNumbers) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
      let place = bytes.indices.randomElement(using: &random) ?? 0
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(contentsOf: Self.tokens.randomElement(using: &random) ?? [], at: place)
      case 3: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...40, using: &random)))
      case 4: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 30)], at: place)
      default: bytes.removeSubrange(place...)
      }
    }
    return bytes
  }

  private func check(_ text: String, _ rounds: Int, read: ([UInt8]) throws(DocumentError) -> Void) {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededNumbers(seed: seed)
    for round in 0..<rounds {
      let bytes = Self.mutated(Array(text.utf8), using: &random)
      do {
        try read(bytes)
      } catch {
        let isLine = !error.description.contains { $0.isNewline } && error.reason.count < 400
        #expect(isLine && error.line >= 1 && error.column >= 1, "seed \(seed), round \(round): \(error)")
      }
    }
  }

  @Test func mutatedGraphsAreReadOrReported() {
    check(RoundTripTests.example, 12_000) { bytes throws(DocumentError) in
      let document = try PlacedGraphDocument(reading: bytes)
      #expect(try GraphDocument(reading: document.document.description) == document.document)
      _ = document.errors(for: document.document.graph.validationFindings())
    }
  }

  @Test func mutatedScriptsAreReadOrReported() {
    let text = ScriptDocument.text(of: RoundTripTests.commands.prefix(20))
    check(text, 4000) { bytes throws(DocumentError) in
      let script = try ScriptDocument(reading: bytes)
      let commands = Array(script)
      #expect(commands.count == script.count)
    }
  }

  @Test func mutatedTracesAreReadOrReported() {
    check(TraceTests.example[2], 2000) { bytes throws(DocumentError) in
      _ = try TraceLine(reading: String(decoding: bytes, as: UTF8.self))
    }
  }
}
