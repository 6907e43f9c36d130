import Helm
import HelmDocuments
import HelmTesting
import Testing

@testable import HelmTools

/// All paths up to a number of edges that an app with a graph can have saved: a naive reference.
struct AllPaths {
  let start: Navigation<Named>
  private(set) var paths: [HelmPath<Named>] = []

  init(of graph: NavigationGraph<Named>, atMost length: Int, ids: [String?] = [nil, "1"]) throws {
    start = try Navigation(graph: graph)
    var front: [HelmPath<Named>] = [[]]
    for _ in 0..<length {
      front = front.flatMap { path in
        // Every edge from every fragment anywhere in the path, with an id or without; impossible edges fail.
        let places = [start.root] + path.map(\.to)
        return places.flatMap { place in
          graph.fragments.flatMap { node in
            ids.compactMap { id -> HelmPath<Named>? in
              // A fragment above itself gets another occurrence, which is saved.
              var state = start
              let more = HelmPath(Array(path) + [PathEdge(from: place, to: PathFragment(node, id: id))])
              guard (try? state.perform(.replace(more))) != nil, state.path.count == path.count + 1,
                Array(state.path.dropLast()) == Array(path)
              else { return nil }
              return state.path
            }
          }
        }
      }
      paths += front
    }
  }

  static func isRestored(_ path: HelmPath<Named>, by start: Navigation<Named>) -> Bool {
    var navigation = start
    do { try navigation.perform(.replace(path)) } catch { return false }
    return navigation.path == path
  }

  /// What a path shows, or `nil` if it isn't restored unchanged.
  static func shown(_ path: HelmPath<Named>, by start: Navigation<Named>) -> [PathFragment<Named>]? {
    var navigation = start
    do { try navigation.perform(.replace(path)) } catch { return nil }
    return navigation.path == path ? navigation.presentedFragments : nil
  }
}

@Suite struct SavedPathTests {
  /// A valid graph of a few fragments, whose entry is `0`.
  static func graph(_ random: inout SeededNumbers) throws -> GraphDocument {
    while true {
      let count = 3 + random.below(2)
      var segues: [Segue<Named>] = []
      for from in 0..<count {
        for to in 0..<count where random.below(100) < 38 {
          segues.append(segue(Named("\(from)"), Named("\(to)"), &random))
        }
      }
      let document = document(segues, entry: "0")
      if !segues.isEmpty, document.graph.validationFindings().isEmpty { return document }
    }
  }

  static func segue(_ from: Named, _ to: Named, _ random: inout SeededNumbers) -> Segue<Named> {
    let presentation = [SeguePresentation.push, .swap, .inline, .overlay, .sheet, .popover][random.below(6)]
    return Segue(
      from: from, to: to, style: presentation.style ?? .pass, dismissable: random.below(2) == 0,
      presentation: presentation)
  }

  @Test(arguments: 0..<60) func removedSeguesBreakExactlyThePathsThatUseThem(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    let old = try Self.graph(&random)
    let new = document(old.segues.filter { _ in random.below(100) < 75 }, entry: "0")
    guard new.graph.validationFindings().isEmpty else { return }
    let difference = try GraphDifference(from: old, to: new)
    try checkExamples(difference)
    // A segue may also seem to have a renamed target; there are no renames here.
    var breaking: Set<DirectedEdge<Named>> = []
    for change in difference.changes {
      guard case .segueRemoved(let segue) = change.kind else { continue }
      guard let breakage = change.breaks.first(where: { $0.audience == .savedPaths }) else { continue }
      breaking.insert(segue.edge)
      guard case .replace(let path) = breakage.example?.commands.first else {
        Issue.record("no path, seed \(seed)")
        continue
      }
      #expect(path.contains { $0.edge == segue.edge }, "seed \(seed)")
    }
    let removed = Set(old.segues.map(\.edge)).subtracting(new.segues.map(\.edge))
    let reference = try AllPaths(of: old.graph, atMost: 2)
    let later = try Navigation(graph: new.graph)
    var used: Set<DirectedEdge<Named>> = []
    for path in reference.paths {
      let edges = Set(path.map(\.edge)).intersection(removed)
      used.formUnion(edges)
      #expect(AllPaths.isRestored(path, by: later) == edges.isEmpty, "\(path), seed \(seed)")
    }
    // Paths of this length are broken; a break in longer paths has its own example.
    #expect(used.isSubset(of: breaking), "seed \(seed)")
    let short = difference.changes.filter { change in
      change.breaks.contains { breakage in
        guard case .replace(let path) = breakage.example?.commands.first else { return false }
        return path.count <= 2 && path.allSatisfy { [nil, "1"].contains($0.to.id) }
      }
    }
    for case .segueRemoved(let segue) in short.map(\.kind) { #expect(used.contains(segue.edge), "seed \(seed)") }
  }

  /// A screen with a segue to itself is only above itself with another id, which the paths of ``AllPaths`` don't have.
  @Test func aScreenWithASegueToItselfBreaksByItsID() throws {
    let old = document([Segue(from: "0", to: "3"), Segue(from: "3", to: "3", dismissable: true)], entry: "0")
    let new = old.with(Segue(from: "3", to: "3"))
    let difference = try GraphDifference(from: old, to: new)
    try checkExamples(difference)
    let breakage = try #require(difference.breaking.first?.breaks.first)
    #expect(
      breakage.description
        == "saved paths: they end elsewhere under the new rules, such as [0 => 3, 3 => 3 (id 1), 3 (id 1) => 3 (2nd)]")
    let later = try Navigation(graph: new.graph)
    let broken = { (ids: [String?]) in
      try AllPaths(of: old.graph, atMost: 3, ids: ids).paths.filter { !AllPaths.isRestored($0, by: later) }
    }
    #expect(try broken([nil]) == [])
    guard case .replace(let path) = breakage.example?.commands.first else {
      Issue.record("no path")
      return
    }
    #expect(try broken([nil, "1"]).contains(path))
  }

  @Test(arguments: 0..<Trials.count(60)) func aChangedSegueIsBreakingIfAPathEndsElsewhere(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    let old = try Self.graph(&random)
    let victim = old.segues[random.below(old.segues.count)]
    let new = old.with(Self.segue(victim.from, victim.to, &random))
    guard new.graph.validationFindings().isEmpty else { return }
    let difference = try GraphDifference(from: old, to: new)
    try checkExamples(difference)
    let later = try Navigation(graph: new.graph)
    let earlier = try Navigation(graph: old.graph)
    let isBroken = try AllPaths(of: old.graph, atMost: 3, ids: [nil]).paths.contains { path in
      AllPaths.shown(path, by: later) != AllPaths.shown(path, by: earlier)
    }
    let change = difference.changes.first { $0.kind.name == "segueChanged" }
    let breakage = change?.breaks.first { $0.audience == .savedPaths }
    if isBroken { #expect(breakage != nil, "seed \(seed)") }
    if case .replace(let path) = breakage?.example?.commands.first {
      #expect(AllPaths.shown(path, by: later) != AllPaths.shown(path, by: earlier), "seed \(seed)")
      let isShort = path.count <= 3 && path.allSatisfy { $0.to.id == nil }
      if isShort { #expect(isBroken, "seed \(seed)") }
    }
  }
}
