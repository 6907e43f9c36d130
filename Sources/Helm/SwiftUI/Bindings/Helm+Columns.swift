#if canImport(SwiftUI)
  import SwiftUI

  extension Helm {
    func column(of fragment: PathFragment<N>) -> PathFragment<N>? {
      content(of: fragment).last.flatMap { isColumn($0) ? $0 : nil }
    }

    func isColumn(_ fragment: PathFragment<N>) -> Bool {
      state.edge(into: fragment).flatMap { graph.segue(for: $0.edge) }?.resolvedPresentation == .column
    }

    /// Returns the columns beside a fragment in a split view: the second and third of three, or the second of two.
    func columns(beside root: PathFragment<N>) -> SplitColumns<N> {
      guard let next = column(of: root) else { return SplitColumns() }
      // The third column is beside whatever is pushed in the second.
      guard graph.holdsThreeColumns(root.fragment), let top = place(of: next).last,
        graph.holdsColumns(top.fragment) || graph.holdsColumns(next.fragment)
      else { return SplitColumns(detail: next) }
      return SplitColumns(list: next, detail: column(of: top))
    }

    /// The column that covers a fragment in a stack; `nil` if both are hidden, by a push or in a tab that isn't in front.
    subscript(columnOver fragment: PathFragment<N>) -> PathFragment<N>? {
      get { place(of: fragment).last == fragment ? column(of: fragment).flatMap { isShown($0) ? $0 : nil } : nil }
      set {
        let column = column(of: fragment)
        if let newValue, newValue != column {
          perform(.present(newValue.fragment, id: newValue.id, from: .exactly(fragment)))
        } else if newValue == nil, let column {
          back(from: column)
        }
        republish(.held(by: fragment, in: .content), unless: self.column(of: fragment) == newValue)
      }
    }

    /// The column in front in a compact width; writing an earlier column goes back from the one after it.
    subscript(columnBeside root: PathFragment<N>) -> NavigationSplitViewColumn {
      get { columns(beside: root).front }
      set {
        let columns = columns(beside: root)
        switch newValue {
        case .sidebar: if let first = columns.list ?? columns.detail { back(from: first) }
        // If it contains no list, the second column is empty, and going back to it means going back to the first.
        case .content: if let detail = columns.detail { back(from: detail) }
        default: break
        }
        let isAsWritten = newValue == .detail || self.columns(beside: root).front == newValue
        republish(.held(by: root, in: .content), unless: isAsWritten)
        if let list = columns.list { republish(.held(by: list, in: .content), unless: isAsWritten) }
      }
    }
  }

  struct SplitColumns<N: Fragment>: Hashable {
    /// The fragment in the second of three columns.
    var list: PathFragment<N>?

    /// The fragment in the last column.
    var detail: PathFragment<N>?

    var front: NavigationSplitViewColumn { detail != nil ? .detail : list != nil ? .content : .sidebar }
  }
#endif
