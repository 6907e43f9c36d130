import Foundation
import Helm
@testable import HelmAnalytics
import HelmDocuments
import HelmTesting
import HelmTools
import Testing

private enum Screen: Fragment { case start, home, news, library, article, compose, login }

/// Collects the steps that a sink receives.
private actor Collected {
  var steps: [SessionStep] = []
  func add(_ step: SessionStep) { steps.append(step) }
}

@MainActor private final class Clock { var now: Int64 = 1000 }

@MainActor @Suite struct RecorderTests {
  private static let segues: Segues<Screen> = [
    .swap(.start => .home), .tabs(.home => [.news, .library]), .push(.news => .article), .sheet(.home => .compose),
  ]

  private let helm: Helm<Screen>
  private let collected = Collected()
  private let clock = Clock()

  init() throws { helm = try Helm(nav: Self.segues) }

  private func recorder(_ options: SessionOptions<Screen> = SessionOptions(appVersion: "1.0"), seed: UInt64 = 1)
    -> SessionRecorder<Screen>
  {
    let (collected, clock) = (collected, clock)
    return SessionRecorder(
      helm, to: SessionSink { await collected.add($0) }, options: options, now: { clock.now },
      numbers: SeededNumbers(seed: seed))
  }

  private func lines(_ recorder: SessionRecorder<Screen>) async -> [String] {
    await recorder.flush()
    // Without the fields that are always the same.
    return await collected.steps.map { step in
      [
        "\(step.step) \(step.at) \(step.kind)", step.from, step.to, step.style, step.cause?.rawValue, step.id,
        step.left.map { "-\($0)" }, step.screen.map { "+\($0)" }, step.dwell.map { "\($0) ms" },
      ].compactMap(\.self).joined(separator: " ")
    }
  }

  @Test func aSessionIsRecordedWithAllItsSteps() async {
    let recorder = recorder()
    recorder.hasConsent = true
    clock.now = 3000
    helm.present(.home)
    clock.now = 4500
    helm.present(.article, id: 7)
    helm.present(.article, id: 7, from: .start)
    clock.now = 5000
    helm.present(.home => .library)
    clock.now = 5100
    helm.present(.compose)
    clock.now = 5200
    helm.dismiss()
    clock.now = 6000
    recorder.endSession()
    #expect(
      await lines(recorder) == [
        "0 1000 start +start",
        "1 3000 present start home swap person -start +news 2000 ms",
        "2 3000 present home news tab rule",
        "3 4500 present news article push person -news +article 1500 ms",
        "4 5000 present home library tab link -article +library 500 ms",
        "5 5100 present home compose sheet person -library +compose 100 ms",
        "6 5200 dismiss home compose sheet person -compose +library 100 ms",
        "7 6000 end -library 800 ms",
      ])
    let steps = await collected.steps
    #expect(Set(steps.map(\.session)).count == 1)
    #expect(Set(steps.map(\.app)) == ["1.0"])
    #expect(Set(steps.map(\.graph)) == [helm.graph.fingerprint])
  }

  @Test func nothingIsRecordedWithoutConsent() async {
    let recorder = recorder()
    helm.present(.home)
    recorder.startSession()
    recorder.endSession()
    #expect(await lines(recorder) == [])
    recorder.hasConsent = true
    recorder.hasConsent = false
    helm.present(.library)
    #expect(await lines(recorder) == ["0 1000 start +news"])
    #expect(recorder.usage == recorder.usage)
  }

  @Test func aSessionRestartsAtTheNextStep() async {
    let recorder = recorder()
    recorder.hasConsent = true
    recorder.endSession()
    clock.now = 9000
    helm.present(.home)
    #expect(
      await lines(recorder) == [
        "0 1000 start +start", "1 1000 end -start 0 ms", "0 9000 start +start",
        "1 9000 present start home swap person -start +news 0 ms", "2 9000 present home news tab rule",
      ])
    #expect(await Set(collected.steps.map(\.session)).count == 2)
  }

  @Test func onlyListedIDsAreRecordedAndTheseAreHashed() async {
    helm.present(.home)
    let salted = recorder(SessionOptions(appVersion: "1", hashedIDs: [.article], salt: [1, 2, 3]))
    salted.hasConsent = true
    helm.present(.article, id: "secret")
    let line = await lines(salted).last ?? ""
    #expect(line.hasPrefix("1 1000 present news article push person "))
    let id = await collected.steps.last?.id
    #expect(id?.count == 16)
    #expect(id != "secret")
    #expect(await collected.steps.allSatisfy { !$0.json.contains("secret") })
    salted.hasConsent = false
    let unsalted = recorder(SessionOptions(appVersion: "1", hashedIDs: [.article]))
    unsalted.hasConsent = true
    helm.dismiss()
    helm.present(.article, id: "secret")
    _ = await lines(unsalted)
    #expect(await collected.steps.last?.id == nil)
  }

  @Test func samplingDropsWholeSessions() async {
    let recorder = recorder(SessionOptions(appVersion: "1", sampling: 0.25), seed: 5)
    recorder.hasConsent = true
    for _ in 0..<400 {
      recorder.startSession()
      helm.present(.home)
      helm.present(.library)
      helm.present(.news)
    }
    recorder.endSession()
    await recorder.flush()
    let sessions = Dictionary(grouping: await collected.steps, by: \.session)
    #expect((70...130).contains(sessions.count))
    for (_, steps) in sessions {
      #expect(steps.map(\.step) == Array(steps.indices))
      #expect(steps.last?.kind == .end)
    }
  }

  /// Suggestions are computed locally, and need every session.
  @Test func usageCountsEverySession() {
    let recorder = recorder(SessionOptions(appVersion: "1", sampling: 0), seed: 5)
    recorder.hasConsent = true
    for _ in 0..<10 {
      recorder.startSession()
      helm.present(.home)
      helm.present(.library)
    }
    recorder.endSession()
    #expect(recorder.usage.count(ofSegueFrom: "home", to: "library").count > 9.9)
  }

  @Test func redirectsAndDenialsAreRecorded() async throws {
    let helm = try Helm(nav: [.swap(.start => [.home, .login]), .swap(.login => .home)] as Segues<Screen>)
    helm.edit(segue: .start => .home).add(trait: .redirect(to: .start => .login))
    let (collected, clock) = (collected, clock)
    let recorder = SessionRecorder(
      helm, to: SessionSink { await collected.add($0) }, options: SessionOptions(appVersion: "1"), now: { clock.now },
      numbers: SeededNumbers(seed: 1))
    recorder.hasConsent = true
    helm.present(.home)
    #expect(
      await lines(recorder) == [
        "0 1000 start +start", "1 1000 redirect start home swap person -start +login 0 ms",
        "2 1000 present start login swap rule",
      ])
  }

  @Test func aSlowSinkOnlyLosesSteps() async {
    let gate = AsyncStream.makeStream(of: Void.self)
    let recorder = SessionRecorder(
      helm, to: SessionSink { _ in for await _ in gate.stream { break } }, options: SessionOptions(appVersion: "1"))
    recorder.hasConsent = true
    helm.present(.home)
    for _ in 0..<6000 {
      helm.present(.library)
      helm.present(.news)
    }
    #expect(recorder.droppedSteps >= 2000)
    #expect(helm.isPresented(.news))
    gate.continuation.finish()
  }

  @Test func aPlanLeadsToTheFurthestFragment() {
    let graph = NavigationGraph<NamedFragment>(
      [Segue(from: "a", to: "b"), Segue(from: "a", to: "c"), Segue(from: "c", to: "d"), Segue(from: "d", to: "e")],
      entry: "a")
    let plan = SessionPlan(toTheFurthestOf: graph, sessions: 90)
    #expect(plan.way == ["c", "d", "e"])
    #expect(plan.reached == [90, 60, 40])
  }

  @Test func idsAreHashedWithTheSaltAsKey() {
    enum Page: Fragment { case article, list }
    let options = SessionOptions<Page>(appVersion: "1", hashedIDs: [.article], salt: Array("salt".utf8))
    #expect(options.hashedID(of: PathFragment(.article, id: 42)) == "4b3a7d3fdf936dc9")
    #expect(options.hashedID(of: PathFragment(.list, id: 42)) == nil)
    #expect(options.hashedID(of: PathFragment(.article)) == nil)
    let unsalted = SessionOptions<Page>(appVersion: "1", hashedIDs: [.article])
    #expect(unsalted.hashedID(of: PathFragment(.article, id: 42)) == nil)
  }

  @Test func sha256MatchesKnownDigests() {
    #expect(
      SHA256.hex(SHA256.hash(Array("abc".utf8))) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(SHA256.hex(SHA256.hash([])) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(
      SHA256.hex(SHA256.hash([UInt8](repeating: 0x61, count: 119)))
        == "31eba51c313a5c08226adf18d4a359cfdfd8d2e816b13f4af952f7ea6584dcfb")
    #expect(
      SHA256.hex(SHA256.authenticate(Array("what do ya want for nothing?".utf8), with: Array("Jefe".utf8)))
        == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
  }

  @Test(
    arguments: [
      (55, "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"),
      (56, "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a"),
      (63, "7d3e74a05d7db15bce4ad9ec0658ea98e3f06eeecf16b4c6fff2da457ddc2f34"),
      (64, "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"),
      (65, "635361c48bb9eab14198e76ea8ab7f1a41685d6ad62aa9146d301d4f17eb0ae0"),
    ] as [(Int, String)])
  func sha256MatchesKnownDigestsAtBlockBoundaries(count: Int, digest: String) {
    #expect(SHA256.hex(SHA256.hash([UInt8](repeating: 0x61, count: count))) == digest)
  }

  @Test(
    arguments: [
      (63, "e27efa30bcbfbc25b4d936ffd8553392f398eb2edada1dac2423a961af0c305b"),
      (64, "890f3a16e0ca0aaa3bf180f70fa8e3970b3fd6505e98fde157988dcc19d1685c"),
      (65, "0c256505306af48015530c139bb7add5ad7a6a9291cd511278a067e765816fbd"),
    ] as [(Int, String)])
  func hmacMatchesKnownCodesForKeysOfABlock(count: Int, code: String) {
    let key = [UInt8](repeating: UInt8(ascii: "k"), count: count)
    #expect(SHA256.hex(SHA256.authenticate(Array("message".utf8), with: key)) == code)
  }
}
