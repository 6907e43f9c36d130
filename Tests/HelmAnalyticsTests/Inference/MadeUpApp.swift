import Helm
import HelmDocuments
import HelmTesting
import HelmTools

/// A random graph that is shaped like an app: an entrance, tabs, stacks with cross-links, modals, steps that cannot be
/// undone, and in large ones tabs below a stack.
struct MadeUpApp {
  let graph: NavigationGraph<NamedFragment>

  init(screens count: Int, seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    var segues: [Segue<NamedFragment>] = []
    var edges: Set<DirectedEdge<NamedFragment>> = []
    var number = 0
    func next() -> NamedFragment {
      number += 1
      return NamedFragment("screen\(number)")
    }
    func add(_ from: NamedFragment, _ to: NamedFragment, _ presentation: SeguePresentation, auto: Bool = false) {
      guard from != to, edges.insert(from => to).inserted else { return }
      let style: SegueStyle = [.push, .swap].contains(presentation) ? .pass : .hold
      let dismissable = presentation != .swap && presentation != .inline
      segues.append(
        Segue(from: from, to: to, style: style, dismissable: dismissable, auto: auto, presentation: presentation))
    }
    func pick<T>(_ elements: [T]) -> T { elements[random.below(elements.count)] }

    let home = NamedFragment("home")
    if random.below(2) == 0 {
      let (launch, login) = (next(), next())
      add(launch, login, .swap)
      add(launch, home, .swap)
      add(login, home, .swap)
      add(login, next(), .push)
    }
    var depths: [(screen: NamedFragment, depth: Int)] = []
    for index in 0..<(3 + random.below(3)) {
      let tab = next()
      add(home, tab, .inline, auto: index == 0)
      depths.append((tab, 0))
    }
    if random.below(2) == 0 { add(home, next(), .sheet) }
    if random.below(3) == 0 { add(home, next(), .curtain) }
    // Curtains of a home can be dismissed.
    segues = segues.map {
      $0.presentation == .curtain ? Segue($0.edge, style: .hold, dismissable: true, presentation: .curtain) : $0
    }
    var nested = count / 80
    while number < count {
      let (parent, depth) = pick(depths.filter { $0.depth < 5 })
      if nested > 0, depth > 0, random.below(10) == 0 {
        nested -= 1
        let holder = NamedFragment("holder\(nested)")
        add(parent, holder, .push)
        for index in 0..<3 {
          let tab = next()
          add(holder, tab, .inline, auto: index == 0)
          depths.append((tab, depth + 1))
        }
        continue
      }
      let screen = next()
      switch random.below(20) {
      case 0..<13: add(parent, screen, .push)
      case 13..<16: add(parent, screen, pick([.sheet, .fullScreenCover]))
      case 16: add(parent, screen, pick([.alert, .popover]))
      default: depth > 0 ? add(parent, screen, .swap) : add(parent, screen, .push)
      }
      depths.append((screen, depth + 1))
    }
    for _ in 0..<(count / 6) { add(pick(depths).screen, pick(depths.filter { $0.depth > 0 }).screen, .push) }
    graph = NavigationGraph(segues, entry: nil)
  }
}

/// The graphs of the five example apps.
enum ExampleGraphs {
  static let all: [(name: String, graph: NavigationGraph<NamedFragment>)] = [
    (
      "Bank",
      make([
        .tabs("home" => ["accounts", "cards"]), .push("accounts" => "account"), .sheet("account" => "transfer"),
        .cover("home" => "terms"), .curtain("home" => "lock", dismissable: true),
      ])
    ),
    (
      "Mail",
      make([
        .columns("folders" => "messages" => "message"), .popover("messages" => "filter"),
        .accessory("message" => "details"), .cover("folders" => "compose"),
      ])
    ),
    (
      "Modules",
      make([
        .tabs("home" => ["recipes.list", "groceries.list"]), .push("recipes.list" => "recipe"),
        .cover("recipe" => "cooking"), .push("groceries.list" => "item"), .sheet("groceries.list" => "add"),
      ])
    ),
    (
      "Shop",
      make([
        .tabs("shop" => ["catalog", "cart"]), .push(["catalog", "cart"] => "product" => "reviews"),
        .alert("cart" => "remove"), .sheet("shop" => ["checkout", "receipt"]),
        .inline("checkout" => "address", auto: true), .push("address" => "payment" => "summary"),
      ])
    ),
    (
      "Social",
      make([
        .swap("launch" => ["login", "home"]), .swap("login" => "home"), .tabs("home" => ["feed", "people"]),
        .push(["feed", "people", "profile"] => "profile"), .sheet("home" => "compose"), .dialog("compose" => "discard"),
      ])
    ),
  ]

  private static func make(_ segues: Segues<NamedFragment>) -> NavigationGraph<NamedFragment> {
    NavigationGraph(segues)
  }
}

/// The views of generated sessions, with noise, and the true graph.
struct GeneratedViews {
  /// The screens that each session has viewed.
  var sessions: [[String]] = []

  /// How often each segue was taken, as far as views can show: fragments that are never topmost and hold no tabs are
  /// replaced by the screen that they open with.
  var taken: [String: Int] = [:]
  var kinds: [String: String] = [:]

  /// The tabs of each fragment that holds tabs, and the fragments with the screens that they open with.
  var tabs: [String: Set<String>] = [:]

  /// Generates sessions with a given share of views, in thousandths, that are lost, doubled or random.
  init(_ graph: NavigationGraph<NamedFragment>, count: Int, seed: UInt64, noise: Int = 20) throws {
    var generator = try SessionGenerator(graph, count: count, seed: seed)
    var random = SeededNumbers(seed: seed &+ 77)
    var steps: [String: (edge: DirectedEdge<NamedFragment>, count: Int)] = [:]
    var seen: Set<String> = []
    while let session = generator.next() {
      for step in session.steps {
        // A step to the screen that is already shown is not a view.
        guard let from = step.from, let to = step.to, [.present, .return, .reselect].contains(step.kind),
          step.kind != .return || from != to
        else { continue }
        steps["\(from) => \(to)", default: (NamedFragment(from) => NamedFragment(to), 0)].count += 1
      }
      var views: [String] = []
      for visit in session.visits {
        seen.insert(visit.screen)
        views.append(visit.screen)
      }
      sessions.append(views)
    }
    let screens = seen.sorted()
    for index in sessions.indices {
      sessions[index] = sessions[index].flatMap { view in
        guard random.below(1000) < noise else { return [view] }
        switch random.below(3) {
        case 0: return []
        case 1: return [view, view]
        default: return [view, screens[random.below(screens.count)]]
        }
      }
    }
    let tabEdges: Set<DirectedEdge<NamedFragment>> = graph.segues.tabs()
    for edge in tabEdges where !seen.contains(edge.from.name) { tabs[edge.from.name, default: []].insert(edge.to.name) }
    // A holder with a single visited tab is indistinguishable from that tab.
    tabs = tabs.mapValues { $0.intersection(seen) }.filter { $0.value.count > 1 }
    func shown(_ fragment: NamedFragment) -> String? {
      if seen.contains(fragment.name) || tabs[fragment.name] != nil { return fragment.name }
      return graph.outgoingEdges(of: fragment).first { graph.segue(for: $0)?.auto == true }.flatMap { shown($0.to) }
    }
    for (edge, count) in steps.values {
      guard let from = shown(edge.from), let to = shown(edge.to), let segue = graph.segue(for: edge),
        from != to || edge.from == edge.to
      else { continue }
      let name = "\(from) => \(to)"
      taken[name, default: 0] += count
      kinds[name] = tabs[from] != nil && tabEdges.contains(edge) ? "tab" : segue.dismissable ? "returning" : "oneWay"
    }
  }
}
