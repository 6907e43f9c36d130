import Foundation
import Helm
import Testing

@Suite("Coding of occurrences") struct OccurrenceTests {
  private typealias Place = PathFragment<Section>

  // MARK: In messages

  @Test(arguments: [
    (0, "news"), (1, "news (2nd)"), (2, "news (3rd)"), (3, "news (4th)"), (9, "news (10th)"), (10, "news (11th)"),
    (11, "news (12th)"), (12, "news (13th)"), (13, "news (14th)"), (19, "news (20th)"), (20, "news (21st)"),
    (21, "news (22nd)"), (22, "news (23rd)"), (100, "news (101st)"), (110, "news (111th)"), (111, "news (112th)"),
    (112, "news (113th)"), (120, "news (121st)"), (1010, "news (1011th)"), (Int.max - 1, "news (\(Int.max)th)"),
    (Int.max, "news (\(UInt(Int.max) + 1)th)"),
  ]) func descriptionHasTheOrdinalOfTheOccurrence(occurrence: Int, text: String) {
    #expect(Place(.news, occurrence: occurrence).description == text)
  }

  @Test func descriptionHasTheOrdinalAfterTheID() {
    #expect(Place(.news, id: 7).description == "news (id 7)")
    #expect(Place(.news, id: 7, occurrence: 1).description == "news (id 7, 2nd)")
    #expect(Place(.news, id: "a b", occurrence: 111).description == #"news (id "a b", 112th)"#)
    #expect(
      PathEdge(from: Place(.news, id: 7, occurrence: 2), to: Place(.login, occurrence: 1)).description
        == "news (id 7, 3rd) => login (2nd)")
  }

  @Test func aNegativeOccurrenceBecomesZero() {
    #expect(Place(.news, occurrence: -1) == Place(.news))
    #expect(Place(.news, occurrence: .min).occurrence == 0)
  }

  @Test func placesWithDifferentOccurrencesDiffer() {
    #expect(Place(.news, id: 7) != Place(.news, id: 7, occurrence: 1))
    #expect(Set([Place(.news), Place(.news, occurrence: 0), Place(.news, occurrence: 1)]).count == 2)
  }

  // MARK: As JSON

  private func text(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private func read<T: Decodable>(_ json: String, as type: T.Type = T.self) throws -> T {
    try JSONDecoder().decode(type, from: Data(json.utf8))
  }

  @Test func anOccurrenceOfZeroIsNotEncoded() throws {
    #expect(try text(Place(.news, id: 5)) == #"{"fragment":"news","id":"5"}"#)
    #expect(
      try text(PathEdge<Section>(.news => .login, sourceID: 1)) == #"{"from":"news","sourceId":"1","to":"login"}"#)
  }

  @Test func aPlaceRoundTrips() throws {
    let json = #"{"fragment":"news","id":"5","occurrence":2}"#
    #expect(try text(Place(.news, id: 5, occurrence: 2)) == json)
    #expect(try read(json) == Place(.news, id: 5, occurrence: 2))
    #expect(try read(#"{"fragment":"news","occurrence":1}"#) == Place(.news, occurrence: 1))
  }

  @Test func anEdgeRoundTrips() throws {
    let edges: [(PathEdge<Section>, String)] = [
      (
        PathEdge(from: Place(.news, id: 1, occurrence: 3), to: Place(.login)),
        #"{"from":"news","sourceId":"1","sourceOccurrence":3,"to":"login"}"#
      ),
      (
        PathEdge(from: Place(.news), to: Place(.login, occurrence: 1)),
        #"{"from":"news","targetOccurrence":1,"to":"login"}"#
      ),
      (
        PathEdge(from: Place(.news, occurrence: 1), to: Place(.login, id: "x", occurrence: 2)),
        #"{"from":"news","sourceOccurrence":1,"targetId":"x","targetOccurrence":2,"to":"login"}"#
      ),
    ]
    for (edge, json) in edges {
      #expect(try text(edge) == json)
      #expect(try read(json) == edge)
    }
    #expect(try text(HelmPath(edges.map(\.0))) == "[" + edges.map(\.1).joined(separator: ",") + "]")
    #expect(try read("[" + edges.map(\.1).joined(separator: ",") + "]") == HelmPath(edges.map(\.0)))
  }

  @Test func documentsWithoutOccurrencesAreDecoded() throws {
    #expect(try read(#"{"fragment":"news"}"#) == Place(.news))
    #expect(try read(#"{"fragment":"news","id":"5","occurrence":0}"#) == Place(.news, id: 5))
    #expect(try read(#"{"fragment":"news","id":null,"occurrence":null}"#) == Place(.news))
    let path: HelmPath<Section> = [.splash => .gatekeeper, PathEdge(.gatekeeper => .login, targetID: 5)]
    #expect(
      try read(#"[{"from":"splash","to":"gatekeeper"},{"from":"gatekeeper","to":"login","targetId":"5"}]"#) == path)
  }

  @Test(arguments: [
    (#"{"from":"news","to":"login","sourceOccurrence":-1}"#, "sourceOccurrence"),
    (#"{"from":"news","to":"login","targetOccurrence":-1}"#, "targetOccurrence"),
  ]) func decodingAnEdgeWithANegativeOccurrenceFails(json: String, key: String) throws {
    let error = #expect(throws: DecodingError.self) { try read(json, as: PathEdge<Section>.self) }
    guard case .dataCorrupted(let context) = try #require(error) else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
    #expect(context.codingPath.map(\.stringValue) == [key])
    #expect(context.debugDescription == "An occurrence is 0 or more, not -1.")
    #expect(throws: DecodingError.self) { try read("[\(json)]", as: HelmPath<Section>.self) }
  }

  @Test func decodingAPlaceWithANegativeOccurrenceFails() throws {
    let json = #"{"fragment":"news","occurrence":-2}"#
    let error = #expect(throws: DecodingError.self) { try read(json, as: Place.self) }
    guard case .dataCorrupted(let context) = try #require(error) else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
    #expect(context.codingPath.map(\.stringValue) == ["occurrence"])
    #expect(context.debugDescription == "An occurrence is 0 or more, not -2.")
  }

  @Test(arguments: ["1.5", #""1""#, "true", "99999999999999999999"])
  func decodingAnOccurrenceOfAnotherTypeFails(number: String) {
    #expect(throws: DecodingError.self) { try read(#"{"fragment":"news","occurrence":\#(number)}"#, as: Place.self) }
  }

  @Test func aDecodedPathKeepsItsOccurrences() throws {
    var navigation = try Social.start()
    for id in [1, 2] {
      try navigation.present(.profile, id: 7)
      try navigation.present(.article, id: id)
    }
    let path = try read(text(navigation.path), as: HelmPath<Social>.self)
    #expect(path == navigation.path)
    let restored = try Navigation(graph: navigation.graph, path: path)
    #expect(
      restored.path == [
        .app => .feed, .feed => Social.profile.id(7), Social.profile.id(7) => Social.article.id(1),
        Social.article.id(1) => Social.profile.id(7).again(1), Social.profile.id(7).again(1) => Social.article.id(2),
      ])
    #expect(restored == navigation)
  }
}
