import Foundation
import Testing

@testable import HelmCore

/// Names that fragments are coded by, and names in messages and saved data.
@Suite("Names of fragments in data and messages") struct CodedNameTests {
  private struct Code: Hashable, Sendable { let text: String }

  private struct Room: Fragment, RawRepresentable, CustomStringConvertible {
    let rawValue: Code
    var description: String { rawValue.text }
  }

  private enum Menu: Fragment { case cart, care, card }

  private struct Frame: Fragment { let content: Menu }

  private enum Filter: Fragment { case list, detail, flagged(Bool) }

  // MARK: Coding

  @Test func aRawValueThatCannotBeCodedIsNotUsed() throws {
    let edge = DirectedEdge(from: Room(rawValue: Code(text: "cart")), to: Room(rawValue: Code(text: "help")))
    let data = try JSONEncoder().encode(edge)
    #expect(String(decoding: data, as: UTF8.self) == #"["cart","help"]"#)
    let decoder = JSONDecoder()
    let key = try #require(CodingUserInfoKey.navigationGraph)
    decoder.userInfo[key] = NavigationGraph([Segue(edge)])
    #expect(try decoder.decode(DirectedEdge<Room>.self, from: data) == edge)
  }

  @Test func closeNamesOfAnUnknownNameAreSorted() {
    let json = Data(#"{"fragment":"cars"}"#.utf8)
    let error = #expect(throws: DecodingError.self) { try JSONDecoder().decode(PathFragment<Menu>.self, from: json) }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
    #expect(context.debugDescription == "There is no fragment cars. Did you mean card, care, cart?")
  }

  /// The payload leaves enough values for the other cases, so the enum is as large as one without payloads.
  @Test func anEnumWithAPayloadInTheSameByteHasNoListOfCases() {
    #expect(MemoryLayout<Filter>.size == 1)
    #expect(plainCaseCount(of: Filter.self) == nil)
    #expect(enumCases(of: Filter.self) == nil)
  }

  @Test func aRenamePrecedesAFragmentOfThatName() {
    var table = FragmentsByName<Menu>([.cart, .care])
    table.add(renames: ["cart": .card, "basket": .cart])
    #expect(table["cart"] == .card)
    #expect(table["basket"] == .cart)
    #expect(table["care"] == .care)
    #expect(table["card"] == nil)
  }

  // MARK: Names

  @Test func aFragmentInAStructIsNotCarried() {
    let frame = Frame(content: .cart)
    #expect(carried(by: frame) == nil)
    #expect(fragmentName(frame) == String(describing: frame))
  }

  @Test(arguments: [("list((cart))", "list..cart"), ("(cart)", ".cart"), ("list()", "list.")])
  func emptyPartsOfSavedNamesStayEmpty(old: String, new: String) {
    #expect(fragmentName(savedAs: old) == new)
  }

  @Test func quotesAndBackslashesAreEscaped() {
    #expect(quoted(#"a "b" \c"#) == #""a \"b\" \\c""#)
    #expect(displayText(#"a"b"#) == #""a\"b""#)
    #expect(displayText(#"a\b"#) == #""a\\b""#)
  }
}
