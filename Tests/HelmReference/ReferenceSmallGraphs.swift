/// All sound graphs over a few fragments, by number.
struct ReferenceSmallGraphs {
  /// The options of each edge; `nil` for no segue.
  let options: [Option?]
  let links: [ReferenceLink<Int>]

  /// The rules of a segue, without its edge.
  struct Option: Hashable, Sendable {
    let presentation: ReferencePresentation
    let dismissable: Bool
    var auto = false
    var leaving: Int?
  }

  /// Each presentation with rules of its own: covers and popovers behave as sheets, and columns as tabs.
  static let plain: [Option?] =
    [nil]
    + [.push, .swap, .inline, .accessory, .overlay, .sheet, .curtain].flatMap { (presentation: ReferencePresentation) in
      [Option(presentation: presentation, dismissable: true), Option(presentation: presentation, dismissable: false)]
    }

  /// The presentations that affect routes: those that cover, go back, or must stay.
  static let routes: [Option?] = [
    nil, Option(presentation: .swap, dismissable: false), Option(presentation: .push, dismissable: true),
    Option(presentation: .push, dismissable: true, auto: true), Option(presentation: .inline, dismissable: false),
    Option(presentation: .accessory, dismissable: true), Option(presentation: .sheet, dismissable: true),
    Option(presentation: .fullScreenCover, dismissable: false), Option(presentation: .curtain, dismissable: false),
    Option(presentation: .swap, dismissable: false, leaving: 0),
  ]

  /// The same with and without autos and, for a pass, with each fragment that can be left.
  static func full(fragments: Int) -> [Option?] {
    [nil]
      + plain.compactMap { $0 }.flatMap { option in
        (option.presentation.isPass ? [nil] + (0..<fragments).map { $0 } : [nil]).flatMap { leaving in
          [false, true].map { auto in
            Option(
              presentation: option.presentation, dismissable: option.dismissable, auto: auto, leaving: leaving)
          }
        }
      }
  }

  init(fragments: Int, options: [Option?], selfSegues: Bool) {
    self.options = options
    links = (0..<fragments).flatMap { from in
      (0..<fragments).compactMap { to in from == to && !selfSegues ? nil : ReferenceLink(from: from, to: to) }
    }
  }

  /// The number of graphs, valid or not.
  var count: Int { links.reduce(1) { count, _ in count * options.count } }

  /// The graph whose number has the options of its edges as digits, with 0 as its entry; `nil` if it is invalid.
  func graph(_ number: Int) -> ReferenceGraph<Int>? {
    var rest = number
    var segues: [ReferenceSegue<Int>] = []
    for link in links {
      let option = options[rest % options.count]
      rest /= options.count
      guard let option else { continue }
      var segue = ReferenceSegue(link.from, link.to, option.presentation, dismissable: option.dismissable)
      (segue.auto, segue.leaving) = (option.auto, option.leaving)
      // A tag on every other segue, so that some fragments have two segues with the same tag.
      if (number + segues.count) % 2 == 0 { segue.tag = "red" }
      segues.append(segue)
    }
    let graph = ReferenceGraph(entry: 0, segues: segues)
    return graph.isSound ? graph : nil
  }
}
