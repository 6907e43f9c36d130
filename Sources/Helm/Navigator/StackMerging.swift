extension Array {
  /// Returns this stack with the screens that a module has written replacing its own; the module sees no others.
  ///
  /// Other screens stay if they are below a screen of the module that stays. Those on top of all the module's screens stay if the next
  /// screen can be pushed on the last of them.
  ///
  /// - Parameters:
  ///   - written: The module's screens, the lowest first.
  ///   - isOwn: Whether a screen belongs to the module.
  ///   - leads: Whether a segue leads from one screen to another.
  /// - Returns: The merged stack.
  func replacing<N: Fragment>(
    by written: [PathFragment<N>], where isOwn: (PathFragment<N>) -> Bool,
    _ leads: (PathFragment<N>, PathFragment<N>) -> Bool
  ) -> [PathFragment<N>] where Element == PathFragment<N> {
    var (merged, foreign, matched) = ([PathFragment<N>](), [PathFragment<N>](), 0)
    var isWhole = true
    for screen in self {
      if !isOwn(screen) {
        foreign.append(screen)
      } else if matched < written.count, written[matched] == screen {
        merged += foreign + [screen]
        foreign = []
        matched += 1
      } else {
        isWhole = false
        break
      }
    }
    guard isWhole, let last = foreign.last else { return merged + written[matched...] }
    guard matched < written.count else { return merged + foreign }
    return merged + (leads(last, written[matched]) ? foreign : []) + written[matched...]
  }
}
