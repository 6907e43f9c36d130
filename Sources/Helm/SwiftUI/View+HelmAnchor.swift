#if canImport(SwiftUI)
  import SwiftUI

  extension View {
    /// Lets a popover or a confirmation dialog of a ``HelmView`` point at a view, such as the button that opens it.
    ///
    /// ```swift
    /// Button("Filter") { screen.present(.filter) }.helmAnchor(for: Screen.filter)
    /// ```
    ///
    /// It applies to whatever the view's screen holds. Without an anchor, a popover points at everything that the
    /// `HelmView` draws; where the system shows a sheet instead, there is nothing to point at.
    ///
    /// - Parameter fragment: The fragment that is presented.
    /// - Returns: The view, to be pointed at.
    public nonisolated func helmAnchor(for fragment: some Fragment) -> some View {
      modifier(Anchor(fragment: fragment))
    }
  }

  private struct Anchor<N: Fragment>: ViewModifier {
    let fragment: N

    func body(content: Content) -> some View {
      content.background { AnchorPoint(fragment: AnyHashable(fragment)) }
    }
  }

  private struct AnchorPoint: View {
    @Environment(\.helmContent) private var source
    let fragment: AnyHashable

    var body: some View { source?.anchor(fragment) }
  }

  /// Presents one modal of the row from here.
  struct AnchorView<N: Fragment, Screen: View>: View {
    let drawing: Drawing<N, Screen>
    let row: ModalRow<N>
    let root: RowRoot<N>
    let anchor: ModalAnchor<N>

    var body: some View {
      let level = row.level(of: anchor)
      let question = level.flatMap(row.question)
      Color.clear
        .accessibilityHidden(true)
        #if !os(tvOS) && !os(watchOS)
          .popover(item: item(at: level)) { modal in
            let level = row.level(of: anchor) ?? 0
            ModalPlaceView(
              drawing: drawing, row: row, root: root, modal: row.entry(of: modal, at: level), level: level)
          }
        #endif
        .background {
          if let question { QuestionView(drawing: drawing, row: row, root: root, modal: question).id(question) }
        }
        .onAppear { row.cameUp(anchor) }
        .onDisappear { row.wentAway(anchor) }
    }

    private func item(at level: Int?) -> Binding<HeldModal<N>?> {
      let modal = level.flatMap(row.modal).flatMap { $0.question == nil ? $0 : nil }
      return drawing.helm.binding(to: modal, at: level ?? 0, of: row, over: root)
    }
  }
#endif
