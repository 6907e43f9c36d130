import Foundation
import Testing

@testable import HelmCore

private enum Plain: Fragment { case only }
private enum Raw: String, Fragment { case first = "1st", second = "2nd" }
private enum Numbered: Int, Fragment { case first = 10, second = 20 }
private enum Payload: Fragment, Codable { case list, item(Int) }
private enum Opaque: Fragment { case list, item(Int) }
private enum Shared: Fragment, CustomStringConvertible {
  case list, item(Int)
  var description: String { if case .list = self { "list" } else { "item" } }
}
private enum Alike: Fragment, CustomStringConvertible {
  case first, second, third
  var description: String { self == .third ? "third" : "same" }
}

@Suite("Coding of paths and edges") struct CodingTests {
  private func roundTrip<T: Codable & Equatable>(
    _ value: T, _ json: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(value)
    #expect(String(decoding: data, as: UTF8.self) == json, sourceLocation: sourceLocation)
    #expect(try JSONDecoder().decode(T.self, from: data) == value, sourceLocation: sourceLocation)
  }

  @Test func aPathOfAPlainEnumRoundTripsByNames() throws {
    let path: HelmPath<Section> = [
      .splash => .gatekeeper, PathEdge(.gatekeeper => .login, sourceID: 5, targetID: "ünï\"code"),
    ]
    try roundTrip(
      path,
      #"[{"from":"splash","to":"gatekeeper"},{"from":"gatekeeper","sourceId":"5","targetId":"ünï\"code","to":"login"}]"#
    )
  }

  @Test func rawValuesAreEncodedWhereTheyExist() throws {
    try roundTrip(PathEdge(Raw.first => .second), #"{"from":"1st","to":"2nd"}"#)
    try roundTrip(PathEdge(Numbered.first => .second), #"{"from":10,"to":20}"#)
  }

  @Test func codableConformancesAreUsedWhereTheyExist() throws {
    try roundTrip(Payload.list => Payload.item(3), #"[{"list":{}},{"item":{"_0":3}}]"#)
  }

  @Test func edgesFlowsAndFragmentsRoundTrip() throws {
    try roundTrip(Section.splash => .login, #"["splash","login"]"#)
    let flow: Flow<Section> = .dashboard => [.news, .compose]
    try roundTrip(flow, #"[["dashboard","news"],["dashboard","compose"]]"#)
    try roundTrip(PathFragment(Section.news, id: 5), #"{"fragment":"news","id":"5"}"#)
    try roundTrip(PathFragment(Plain.only), #"{"fragment":"only"}"#)
  }

  @Test func decodingAnUnknownNameFailsWithItsCodingPathAndACloseName() {
    let json = Data(#"[{"from":"splash","to":"gatekeper"}]"#.utf8)
    let error = #expect(throws: DecodingError.self) { try JSONDecoder().decode(HelmPath<Section>.self, from: json) }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
    #expect(context.codingPath.map(\.stringValue).last == "to")
    #expect(context.debugDescription == "There is no fragment gatekeper. Did you mean gatekeeper?")
  }

  @Test func codingFailsForFragmentsThatShareAName() {
    let error = #expect(throws: EncodingError.self) { try JSONEncoder().encode([Alike.first => Alike.third]) }
    guard case .invalidValue(_, let context) = error else { return }
    #expect(context.debugDescription == "Several fragments are named same; names must differ for them to be written.")
    let misread = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([DirectedEdge<Alike>].self, from: Data(#"[["same","third"]]"#.utf8))
    }
    guard case .dataCorrupted(let context) = misread else { return }
    #expect(context.debugDescription == "Several fragments are named same.")
  }

  @Test func aFragmentWithAPayloadIsDecodedUsingTheGraph() throws {
    let edge = Opaque.list => Opaque.item(7)
    let data = try JSONEncoder().encode(edge)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(DirectedEdge<Opaque>.self, from: data) }
    let decoder = JSONDecoder()
    let key = try #require(CodingUserInfoKey.navigationGraph)
    decoder.userInfo[key] = NavigationGraph([Segue(edge)])
    #expect(try decoder.decode(DirectedEdge<Opaque>.self, from: data) == edge)
  }

  /// If the cases are unknown, only the graph knows the fragments, and whether some share a name.
  @Test func encodingFailsForANameSharedInTheGraph() throws {
    let edge = Shared.list => Shared.item(7)
    #expect(try String(decoding: JSONEncoder().encode(edge), as: UTF8.self) == #"["list","item"]"#)
    let encoder = JSONEncoder()
    let key = try #require(CodingUserInfoKey.navigationGraph)
    encoder.userInfo[key] = NavigationGraph([Segue(edge), Segue(.list => .item(8))])
    func problem(_ value: some Encodable) -> String? {
      let error = #expect(throws: EncodingError.self) { try encoder.encode(value) }
      guard case .invalidValue(_, let context) = error else { return nil }
      return context.debugDescription
    }
    let shared = "Several fragments are named item; names must differ for them to be written."
    #expect(problem(edge) == shared)
    #expect(problem(Flow(edge)) == shared)
    #expect(problem([PathEdge(edge)] as HelmPath) == shared)
    #expect(problem(PathEdge(edge)) == shared)
    #expect(problem(PathFragment(Shared.item(8))) == shared)
    #expect(try String(decoding: encoder.encode(PathFragment(Shared.list)), as: UTF8.self) == #"{"fragment":"list"}"#)
  }

  /// The error of a document, and its position.
  private func problem<T: Decodable>(with json: String, as type: T.Type) -> [String] {
    let error = #expect(throws: DecodingError.self) { try JSONDecoder().decode(type, from: Data(json.utf8)) }
    guard case .dataCorrupted(let context) = error else { return [] }
    return context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue } + [context.debugDescription]
  }

  @Test func decodingFailsForMalformedEdges() {
    #expect(
      problem(with: #"["splash","login","news"]"#, as: DirectedEdge<Section>.self).last
        == "An edge has two ends, not more.")
    #expect(
      problem(with: #"{"from":"3rd","to":"2nd"}"#, as: PathEdge<Raw>.self) == ["from", "This is no Raw."])
    #expect(
      problem(with: #"{"fragment":"4th"}"#, as: PathFragment<Raw>.self) == ["fragment", "This is no Raw."])
    #expect(problem(with: #"["1st","3rd"]"#, as: DirectedEdge<Raw>.self).last == "This is no Raw.")
    #expect(
      problem(with: #"{"fragment":"wardrobe"}"#, as: PathFragment<Section>.self)
        == ["fragment", "There is no fragment wardrobe."])
    #expect(
      problem(with: #"{"fragment":"list"}"#, as: PathFragment<Opaque>.self) == [
        "fragment",
        "Opaque has no list of its fragments: make it Codable, or give the decoder's userInfo the graph, "
          + "under CodingUserInfoKey.navigationGraph.",
      ])
  }

  @Test func flowEdgesAreEncodedAsPairsUnlessTheyHaveIDs() throws {
    let flow: Flow<Section> = [
      .splash => .login, Section.login.id(1) => .register, .register => Section.news.id("x"), .news => .login,
    ]
    try roundTrip(
      flow,
      #"[["splash","login"],{"from":"login","sourceId":"1","to":"register"},"#
        + #"{"from":"register","targetId":"x","to":"news"},["news","login"]]"#)
    let repeated =
      #"[["splash","login"],{"from":"splash","to":"login"},{"from":"splash","to":"news","targetOccurrence":2}]"#
    let read = try JSONDecoder().decode(Flow<Section>.self, from: Data(repeated.utf8))
    #expect(read == [.splash => .login, .splash => .news])
  }
}

@Suite("Cases of an enum") struct EnumCasesTests {
  private enum Empty {}
  private enum Generic<T> { case a, b }
  private indirect enum Indirect { case leaf, node(Indirect) }

  @Test func enumCasesListsCasesInOrder() {
    #expect(enumCases(of: Plain.self) == [.only])
    #expect(enumCases(of: Numbered.self) == [.first, .second])
    #expect(enumCases(of: Generic<Int>.self) == [.a, .b])
    #expect(enumCases(of: Large256.self)?.map(String.init(describing:)) == (0..<256).map { "c\($0)" })
    #expect(enumCases(of: Large257.self)?.map(String.init(describing:)) == (0..<257).map { "c\($0)" })
  }

  @Test func enumCasesReturnsNilForOtherTypes() {
    #expect(enumCases(of: Empty.self) == nil)
    #expect(enumCases(of: Indirect.self) == nil)
    #expect(enumCases(of: Payload.self) == nil)
    #expect(enumCases(of: Int.self) == nil)
    #expect(enumCases(of: String.self) == nil)
    #expect(enumCases(of: CodingTests.self) == nil)
    #expect(enumCases(of: Int?.self) == nil)
    #expect(enumCases(of: (any Error).self) == nil)
    #expect(enumCases(of: (Int, Int).self) == nil)
    #expect(enumCases(of: JSONEncoder.self) == nil)
  }
}
