import HelmTestSupport

@testable import Helm

/// A guard that a step takes away and adds again.
@MainActor final class OptionalGuard {
  let name: String
  private let add: () -> HelmToken?
  private(set) var token: HelmToken?

  init(_ name: String, _ add: @escaping () -> HelmToken?) {
    (self.name, self.add) = (name, add)
    token = add()
  }

  func toggle() {
    guard let old = token else { return token = add() }
    token = nil
    old.cancel()
  }
}

/// Walks that don't rest between actions, with guards that ask one after the other, lead to one another and send commands.
extension HelmWalk {
  /// Guards that ask the server one after the other, that lead to one another, and that send commands.
  func addOptionalGuards(keeps: Bool) {
    let (helm, session) = (helm, session)
    let isAsked = session.makeSwitch("the server is asked more")
    let leads = session.makeSwitch("guards lead elsewhere")
    optionalGuards = [
      OptionalGuard("article") {
        helm.guard(.into(.article)) { _ async in
          guard isAsked.isOn else { return .allow }
          return await session.ask() ? .allow : .redirect(to: Flow(Market.home => .login), keep: keeps)
        }
      },
      OptionalGuard("item") {
        helm.guard(.into(.shop(.item))) { _ async in
          guard isAsked.isOn else { return .allow }
          return await session.ask() ? .allow : .redirect(to: Flow(Market.home => .inbox), keep: keeps)
        }
      },
      OptionalGuard("what leaves the article") {
        helm.guard(leaving: .article) { place async in
          guard isAsked.isOn, place.id == "2" else { return .allow }
          return await session.ask() ? .allow : .deny("the server keeps \(place)", keep: keeps)
        }
      },
      OptionalGuard("search") {
        helm.guard(.into(.search)) { [weak self] helm, _ in
          if let command = self?.sentByGuard { helm.perform(command) }
          return leads.isOn ? .redirect(to: Flow(Market.home => .inbox), keep: keeps) : .allow
        }
      },
      OptionalGuard("inbox") {
        helm.guard(.into(.inbox)) { _ in
          leads.isOn ? .redirect(to: Flow(Market.home => .login), keep: keeps) : .allow
        }
      },
      OptionalGuard("code") {
        helm.guard(.into(.code)) { _ in leads.isOn ? .deny("no code", keep: keeps) : .allow }
      },
    ]
  }

  /// Commands that are sent while other commands are told of.
  func sendFromHooks() {
    let (helm, session) = (helm, session)
    let sends = session.makeSwitch("hooks send commands")
    streams.append(
      helm.onAppear(of: .mail) { _ in
        guard sends.isOn else { return }
        helm.present(.article, id: "1")
        helm.present(.search)
      })
    streams.append(helm.onDisappear(of: .compose) { _ in if sends.isOn { helm.go(to: .news) } })
    streams.append(helm.onAppear(of: .search) { _ in if sends.isOn { helm.undo() } })
  }

  /// Steps of several actions at once, some of which come while verdicts are on the way.
  ///
  /// What guards read changes alone: they read it again later, after other threads have had their turn.
  func hasten(_ count: Int) async {
    for _ in 0..<count {
      if commands.chance(12) {
        let turned = commands.pick(session.switches)
        await step("\(turned.name): \(!turned.isOn)") { turned.isOn.toggle() }
      } else {
        await step {
          var titles: [String] = []
          for _ in 0..<commands.pick([1, 1, 2, 2, 3]) {
            let (title, action) = commands.chance(30) ? nextHasty() : next()
            note("- \(title)")
            action()
            titles.append(title)
          }
          return titles.joined(separator: "; ")
        }
      }
    }
    await end()
  }

  func nextHasty() -> (String, () -> Void) {
    let (helm, session) = (helm, session)
    switch commands.random.below(10) {
    case ..<4:
      let isAllowed = commands.chance(60)
      return ("the server says \(isAllowed ? "yes" : "no")", { session.answer(isAllowed) })
    case 4: return commands.chance(50) ? ("flush", { helm.flushGuards() }) : ("recheck", { helm.recheckGuards() })
    case 5: return ("resume what is kept", { helm.resumeKeptCommand() })
    case 6 where commands.chance(50): return ("forget what is kept", { helm.forgetKeptCommand() })
    case 6:
      let (command, first) = (commands.next(for: helm.state), commands.next(for: helm.state))
      return (
        "\(first), and search, whose guard sends: \(command)",
        { [self] in
          sentByGuard = command
          helm.perform(.sequence([first, .present(.search)]))
          helm.present(.search)
          sentByGuard = nil
        }
      )
    default:
      let chosen = commands.pick(optionalGuards)
      return ("guard \(chosen.name) \(chosen.token == nil ? "added" : "taken away")", { chosen.toggle() })
    }
  }
}
