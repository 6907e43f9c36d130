import Helm
import HelmDocuments
import HelmTesting
import HelmTools
import Testing

/// Names and identifiers in device tests.
@Suite struct DeviceTestNameTests {
  private static func test(_ name: Named) throws -> DeviceTest {
    DeviceTest(try Navigation(graph: document([Segue(from: "start", to: name)]).graph).walk(covering: .fragments))
  }

  @Test(arguments: [
    ("App Tests!", "AppTests"), ("a_1", "a_1"), ("9 lives", "Tests9lives"), ("_a", "Tests_a"),
    ("é?", "NavigationTests"), ("", "NavigationTests"), ("Any", "TestsAny"), ("Self", "TestsSelf"),
    ("Type", "TestsType"), ("Protocol", "TestsProtocol"), ("Walker", "TestsWalker"), ("Walkers", "Walkers"),
    ("walker", "walker"),
  ])
  func aTestCaseHasATypeName(name: String, type: String) throws {
    let source = try Self.test("end").xcuitest(named: name)
    #expect(source.hasPrefix("import XCTest\n\nfinal class \(type): XCTestCase {\n"))
  }

  @Test func textsOfAFlowAreOnOneLineInWhichNothingIsEvaluated() throws {
    let name = "a ${b} \"c\" \\ \u{7}\n\u{200B}\u{2028}\u{2029}\u{378}\u{E000}é"
    let quoted = #""a $ {b} \"c\" \\ \U00000007\n\U0000200B\U00002028\U00002029\U00000378\U0000E000é""#
    let test = try Self.test("end")
    #expect(test.maestro(named: name).hasPrefix("appId: ${APP_ID}\nname: \(quoted)\n---\n"))
    #expect(test.maestro(appID: name).hasPrefix("appId: \(quoted)\nname: \"Navigation\"\n---\n"))
    // Each character with a meaning in a regular expression has a backslash, which is another one in YAML.
    let special = "\\^$.|?*+()[]{}-&~#"
    let escaped = special.map { $0 == "\\" ? #"\\\\"# : #"\\"# + String($0) }.joined()
    let flow = try Self.test(Named("a\(special)z'_/")).maestro()
    let start = #"- tapOn:\#n    id: "helm\\.present\\.a"#
    #expect(flow.contains("\(start)\(escaped)z'_/\"\n"), "\(flow)")
  }
}
