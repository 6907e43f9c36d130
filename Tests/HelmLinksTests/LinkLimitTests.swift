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

  private static func listed(_ count: Int) -> String { (0..<count).map { "n\($0)" }.joined(separator: "|") }

  @Test func idsOfALongListAreMatched() throws {
    let table = try links(Link("/x:id(\(Self.listed(60)))", .detail), Link("/:list-y", .list))
    #expect(matched(table, "/xn59") == "detail (id n59)")
    #expect(matched(table, "/xn60") == "badID id n60 \(Self.listed(60))")
    #expect(matched(table, "/xn59-y") == "list (id xn59)")
  }

  /// The last of 2500 combinations of ids is such a part, too.
  @Test func allCombinationsOfListedIDsAreCompared() {
    let listed = "/:list(\(Self.listed(50)))-:id(\(Self.listed(50))).x"
    for (other, example) in [("/n49-:id", "helm:///n49-n0.x"), ("/n49-n49:id", "helm:///n49-n49.x")] {
      let expected: [LinkFinding<Shop>] = [.ambiguous(pattern: other, other: listed, example: example)]
      let error = #expect(throws: FindingsError<LinkFinding<Shop>>.self) {
        try links(Link(listed, .list, .detail), Link(other, .post))
      }
      #expect(error?.findings == expected)
    }
  }
}
