/// A command, or an edit of the rules (Semantics.md §4 and §5).
indirect enum ReferenceCommand<N: Hashable & Sendable>: Hashable, Sendable {
  case present(N, id: String? = nil)

  /// A source without id stands for any id, as in `dismissFragment`.
  case presentFrom(ReferenceFragment<N>, N, id: String? = nil)

  /// The source is exactly this frame.
  case presentExactly(ReferenceFragment<N>, N, id: String? = nil)
  case select(N, id: String? = nil)

  /// The source is named as in `presentFrom`.
  case selectFrom(ReferenceFragment<N>, N, id: String? = nil)

  /// Presents a frame again, with another id.
  case retarget(ReferenceFragment<N>, id: String?)
  case presentTag(String, id: String? = nil)
  case presentFlow([ReferenceLink<N>])
  case forward(id: String? = nil)
  case forwardFrom(ReferenceFragment<N>, id: String? = nil)
  case dismiss
  case dismissFragment(N, id: String? = nil)
  case dismissTag(String)

  /// The nearest dismissable segue from a frame down its causes.
  case dismissFrom(ReferenceFragment<N>)
  case dismissEdge(ReferenceEdge<N>)
  case back
  case backTo(N)
  case backFrom(ReferenceFragment<N>)
  case restart
  case dismissModals
  case showRoot
  case popTo(N, id: String? = nil)
  case setStack([ReferenceFragment<N>], on: ReferenceFragment<N>)
  case replace([ReferenceEdge<N>])
  case sequence([ReferenceCommand])

  case disable(ReferenceLink<N>)
  case enable(ReferenceLink<N>)

  /// An empty flow removes the redirect.
  case redirect(ReferenceLink<N>, to: [ReferenceLink<N>])

  /// A guard's verdict on a segue from now on: for one target id, or for all.
  case setGuard(ReferenceGuard<N>)

  /// A leave guard's verdict on a fragment from now on; `nil` means allow.
  case setLeaveGuard(N, reason: String?)

  /// Whether the command takes the only segue of a fragment.
  var isForward: Bool {
    switch self {
    case .forward, .forwardFrom: true
    default: false
    }
  }

  /// Whether the command changes rules, and so evaluates no leave guards.
  var isEdit: Bool {
    switch self {
    case .disable, .enable, .redirect, .setGuard, .setLeaveGuard: true
    default: false
    }
  }
}

/// A guard's verdict on a segue.
enum ReferenceVerdict<N: Hashable & Sendable>: Hashable, Sendable {
  case allow
  case deny(String)
  case redirect(to: [ReferenceLink<N>])
}

/// A guard and its current verdict.
struct ReferenceGuard<N: Hashable & Sendable>: Hashable, Sendable {
  let link: ReferenceLink<N>
  var onlyID: String?
  var verdict: ReferenceVerdict<N>

  /// Whether the guard applies to an edge.
  func concerns(_ link: ReferenceLink<N>, id: String?) -> Bool {
    self.link == link && (onlyID == nil || onlyID == id)
  }
}
