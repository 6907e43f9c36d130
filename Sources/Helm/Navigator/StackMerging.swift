extension Array {
  /// This stack with what a module has written for its own screens, which are all that it sees.
  ///
  /// Foreign screens below the module's own that stay, stay too. One on top of them all stays if the next screen can be pushed on it.
  ///
  /// - Parameters:
  ///   - written: The module's screens, the lowest first.
  ///   - isOwn: Whether a screen is the module's.
  ///   - leads: Whether a segue leads from a screen to another.
  /// - Returns: The whole stack.
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
