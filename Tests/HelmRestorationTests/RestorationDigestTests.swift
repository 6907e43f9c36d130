import Foundation
import HelmTestSupport
import HelmTesting
import Testing

@testable import Helm
@testable import HelmCore
@testable import HelmReference

/// What is saved, and restored in the same app, in one with guards, and in a changed one, for more apps than anybody would read.
@MainActor @Suite struct RestorationDigestTests {
  private typealias App = NavigationGraph<Node<Int>>

  private nonisolated static let date = Date(timeIntervalSince1970: 1000)

  @Test(arguments: [1, 2, 3] as [UInt64]) func reports(part: UInt64) throws {
    var digests = TextDigests()
    for seed in part * 1000..<part * 1000 + 40 { digests.append(try text(seed: seed), named: "restored \(seed)") }
    #expect(digests.problem(named: "restored \(part)") == nil)
  }

  private func graph(_ random: inout ReferenceNumbers) throws -> App {
    try LibraryTwin(ReferenceGraph<Int>(using: &random)).navigation.graph
  }

  private func text(seed: UInt64) throws -> String {
    var random = ReferenceNumbers(seed: seed)
    let (old, new) = (try graph(&random), try graph(&random))
    let helm = try Helm(graph: old)
    var commands = SeededCommands(
      graph: old, seed: seed, ids: [Node(1): ["1", "a b"], Node(2): ["x,=", "5"]], redirects: [])
    var transcript = Transcript([])
    for _ in 0..<16 {
      let command = commands.next(for: helm.state)
      helm.perform(command)
      guard let data = helm.save(at: Self.date) else { continue }
      let results =
        [String(decoding: data, as: UTF8.self)] + (try restored(data, in: old, guarded: nil))
        + (try restored(data, in: old, guarded: Node(commands.random.below(old.fragments.count))))
        + (try restored(data, in: new, guarded: nil))
        + (try restored(data, in: new, guarded: Node(commands.random.below(3)), migrating: Self.migration(in: new)))
      transcript.step("\(command)", happened: results, now: [])
    }
    return transcript.text
  }

  private static func migration(in new: App) -> StateMigration<Node<Int>> {
    StateMigration(
      renaming: ["1": Node(new.fragments.count - 1), "4": Node(1)], lifetime: 100,
      ids: { fragment, id in fragment == Node(2) && id == "5" ? "6" : id + "+" },
      now: { Self.date.addingTimeInterval(90) })
  }

  /// Restores a state at the start and in a running app.
  private func restored(
    _ data: Data, in graph: App, guarded: Node<Int>?, migrating migration: StateMigration<Node<Int>> = [:]
  ) throws -> [String] {
    let running = try Helm(graph: graph)
    if let guarded { running.guard(.into(guarded)) { $0.to.id == "1" ? .deny("one") : .redirect(to: []) } }
    let report = running.restore(saved: data, migrating: migration)
    let launched = try Helm(restoring: data, graph: graph, migrating: migration)
    return report.description.split(separator: "\n").map { "running: \($0)" } + ["\(running.path)"]
      + (launched.restoration?.description.split(separator: "\n").map { "launched: \($0)" } ?? []) + [
        "\(launched.path)"
      ]
  }
}
