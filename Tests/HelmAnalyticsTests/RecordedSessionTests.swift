import Foundation
import Helm
import HelmDocuments
import Testing

@testable import HelmAnalytics

private enum Screen: Fragment { case list, detail, comments, settings }

/// Collects the texts that sinks receive.
private actor Received {
  var texts: [String] = []
  func add(_ text: String) { texts.append(text) }
}

/// The numbers 1, 2, 3 and so on, or always the same one.
private struct Counting: RandomNumberGenerator {
  var latest: UInt64 = 0
  var isFixed = false

  mutating func next() -> UInt64 {
    if !isFixed { latest += 1 }
    return latest
  }
}

/// When a session is recorded, and where to.
@MainActor @Suite struct RecordedSessionTests {
  private let received = Received()

  private func recorder(_ helm: Helm<Screen>, sampling: Double = 1, _ numbers: Counting = Counting())
    -> SessionRecorder<Screen>
  {
    let received = received
    return SessionRecorder(
      helm, to: SessionSink { await received.add("\($0.session) \($0.step) \($0.kind)") },
      options: SessionOptions(appVersion: "1", sampling: sampling), now: { 5 }, numbers: numbers)
  }

  private func helm() throws -> Helm<Screen> { try Helm(nav: [.push(.list => .detail)] as Segues<Screen>) }

  @Test func consentGivenTwiceStartsOneSession() async throws {
    let recorder = recorder(try helm())
    recorder.hasConsent = true
    recorder.hasConsent = true
    await recorder.flush()
    // The first number decides on sampling, and the next eight are the name.
    #expect(await received.texts == ["0203040506070809 0 start"])
    // Without consent the session ends silently, and consent starts another one.
    recorder.hasConsent = false
    recorder.endSession()
    recorder.hasConsent = true
    await recorder.flush()
    #expect(await received.texts == ["0203040506070809 0 start", "0b0c0d0e0f101112 0 start"])
    // A new session ends the one before.
    recorder.startSession()
    await recorder.flush()
    #expect(
      await received.texts.suffix(2) == ["0b0c0d0e0f101112 1 end", "1415161718191a1b 0 start"])
  }

  /// The share counts from zero, and doesn't include its end.
  @Test(
    arguments: [
      (0, 0.5, true), ((1 << 63) - 1, 0.5, true), (1 << 63, 0.5, false), (UInt64.max, 0.5, false),
      (UInt64.max, 1, true), (0, 0, false),
    ] as [(UInt64, Double, Bool)])
  func aSessionIsSampledBelowTheShare(number: UInt64, share: Double, isSampled: Bool) async throws {
    let recorder = recorder(try helm(), sampling: share, Counting(latest: number, isFixed: true))
    recorder.hasConsent = true
    await recorder.flush()
    #expect(await received.texts.count == (isSampled ? 1 : 0))
    #expect(recorder.droppedSteps == 0)
  }

  @Test func severalSinksReceiveEachStepInTheirOrder() async {
    let received = received
    let sinks = ["first", "second", "third"].map { name in
      SessionSink { await received.add("\(name) \($0.step)") }
    }
    let all = SessionSink.all(sinks)
    for number in 0..<2 {
      await all.write(SessionStep(session: "s", step: number, at: 5, kind: .start, app: "1", graph: "g"))
    }
    #expect(await received.texts == ["first 0", "second 0", "third 0", "first 1", "second 1", "third 1"])
  }
}
