import Foundation
import HelmTesting
import HelmTestSupport
import Observation
import Testing

@testable import Helm

/// What a `Helm` does and who is told of it when, for commands of an app, a module and screens, with guards, rules, undo and restoration.
@Suite("Transcripts without views", .serialized) @MainActor struct HelmTranscriptTests {
  @Test func withoutGuards() async throws {
    let walk = try HelmWalk(seed: 11, isGuarded: false)
    await walk.walk(110)
    walk.check("plain")
  }

  @Test func withGuards() async throws {
    let walk = try HelmWalk(seed: 12, isGuarded: true)
    await walk.walk(110)
    walk.check("guarded")
  }

  @Test func withGuardsThatKeep() async throws {
    let walk = try HelmWalk(seed: 13, isGuarded: true, keeps: true)
    await walk.walk(110)
    walk.check("kept")
  }

  /// More walks than anybody would read.
  @Test(arguments: [("plain walks", false, false), ("guarded walks", true, false), ("kept walks", true, true)])
  func digests(name: String, isGuarded: Bool, keeps: Bool) async throws {
    var digests = TextDigests()
    for seed: UInt64 in 101...108 {
      let walk = try HelmWalk(seed: seed, isGuarded: isGuarded, keeps: keeps)
      await walk.walk(110)
      digests.append(walk.text, named: "\(name), \(seed)")
    }
    #expect(digests.problem(named: name) == nil)
  }

  /// Walks whose steps are several actions at once, with guards that ask one after the other, lead to one another, and send commands.
  @Test(arguments: [("hasty walks", false), ("hasty kept walks", true)])
  func digestsOfHastyWalks(name: String, keeps: Bool) async throws {
    var digests = TextDigests()
    for seed: UInt64 in 201...212 {
      let walk = try HelmWalk(seed: seed, isGuarded: true, keeps: keeps, isHasty: true)
      await walk.hasten(90)
      digests.append(walk.text, named: "\(name), \(seed)")
    }
    #expect(digests.problem(named: name) == nil)
  }
}
