import Helm
import Testing

@testable import HelmCore

/// Texts, lists and numbers right at the limits of links, and one beyond.
@Suite struct LinkLimitTests {
  // MARK: Lengths

  @Test func aURLHasAtMost16384Bytes() throws {
    let table = try links(Link("/user/:user", .user))
    let name = String(repeating: "n", count: 16_384 - "/user/".utf8.count)
    #expect(try table.match("/user/" + name).fragments == [PathFragment(.user, id: name)])
    #expect(throws: LinkError.tooLong(bytes: 16_385, limit: 16_384)) { try table.match("/user/n" + name) }
  }

  @Test(
    arguments: [
      (0, "%00"), (9, "%09"), (15, "%0F"), (16, "%10"), (17, "%11"), (47, "%2F"), (48, "0"), (57, "9"), (58, "%3A"),
      (64, "%40"), (65, "A"), (90, "Z"), (91, "%5B"), (96, "%60"), (97, "a"), (122, "z"), (123, "%7B"), (127, "%7F"),
    ] as [(UInt8, String)])
  func bytesAreEncodedWithTwoDigits(byte: UInt8, text: String) {
    let encoded = PercentEncoding.encode(String(Unicode.Scalar(byte)))
    #expect(encoded == text)
    #expect(PercentEncoding.decode(encoded) == String(Unicode.Scalar(byte)))
  }

  // MARK: Listed ids in a part

  private static func listed(_ count: Int) -> [String] { (0..<count).map { "n\($0)" } }

  /// The texts that tokens describe, which are those of single bytes.
  private func text(_ tokens: [SegmentPattern.Token]) -> String {
    String(decoding: tokens.compactMap { $0.bytes?.first }, as: UTF8.self)
  }

  @Test(arguments: [(49, 49), (50, 50), (51, 50), (60, 50)]) func theFirstFiftyListedIDsAreCompared(
    _ count: Int, _ compared: Int
  ) {
    let tokens = LinkIDType.oneOf(Self.listed(count)).tokens
    #expect(tokens.map { text($0) } == Self.listed(compared))
  }

  /// A later id isn't compared, but still is an id.
  @Test func aLaterListedIDIsMatched() throws {
    let pattern = "/x:id(" + Self.listed(60).joined(separator: "|") + ")"
    let table = try links(Link(pattern, .detail), Link("/:list%6E50", .list))
    #expect(matched(table, "/xn49") == "detail (id n49)")
    #expect(matched(table, "/xn50") == "detail (id n50)")
    #expect(matched(table, "/xn60") == "badID id n60 \(Self.listed(60).joined(separator: "|"))")
    #expect(matched(table, "/yn50") == "list (id y)")
  }

  /// Of the combinations of several lists, the first 200 are continued.
  @Test func theFirstCombinationsOfListedIDsAreCompared() throws {
    let part = SegmentPattern(pieces: [.parameter(0), .text([45]), .parameter(1), .text([46])])
    let type = LinkIDType.oneOf(Self.listed(50))
    let found = part.alternatives([type, type]).map { text($0) }
    #expect(found.count == 200)
    #expect(found.first == "n0-n0.")
    #expect(found.last == "n3-n49.")
    let short = LinkIDType.oneOf(Self.listed(4))
    #expect(part.alternatives([short, type]).count == 200)
    #expect(part.alternatives([short, short]).map { text($0) }.last == "n3-n3.")
  }
}
