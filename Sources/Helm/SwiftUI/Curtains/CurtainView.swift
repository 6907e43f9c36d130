#if canImport(SwiftUI)
  import SwiftUI

  /// A curtain: its content, and the modals over it.
  struct CurtainView<N: Fragment, Screen: View>: View {
    private let drawing: Drawing<N, Screen>
    private let root: RowRoot<N>

    @State private var row: ModalRow<N>

    /// Creates the view of a curtain, which presents the curtain's modals, unless another view does.
    init(drawing: Drawing<N, Screen>, place: PathFragment<N>, isPresenting: Bool = true) {
      self.drawing = drawing
      root = RowRoot(place: place, isPresenting: isPresenting)
      _row = State(initialValue: ModalRow(over: root, of: drawing.helm))
    }

    var body: some View {
      let drawing = drawing.inCurtain(row)
      PlaceView(drawing: drawing, root: root.place)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.background)
        .modifier(ModalLayer(drawing: drawing, row: row))
        .modifier(RowFollowing(row: row, root: root))
    }
  }

  /// The curtains over a view, if they have no windows of their own: on macOS, and in previews.
  struct CurtainCover<N: Fragment, Screen: View>: ViewModifier {
    let drawing: Drawing<N, Screen>

    /// Whether nothing lies over the view.
    let isTop: Bool

    func body(content: Content) -> some View {
      let curtains = drawing.curtains?.inPlace(of: drawing.helm) ?? []
      content
        .modifier(Seen(isSeen: curtains.isEmpty))
        .overlay {
          ForEach(curtains, id: \.self) { curtain in
            CurtainView(drawing: drawing, place: curtain, isPresenting: isTop && curtain == curtains.last)
              .modifier(Seen(isSeen: curtain == curtains.last))
          }
        }
    }
  }

  extension CurtainScreen {
    /// Returns the curtains that are drawn over the views they cover, because there is no window for them.
    fileprivate func inPlace(of helm: Helm<N>) -> [PathFragment<N>] {
      #if os(watchOS)
        // They are full-screen covers.
        []
      #else
        hasWindow ? [] : helm.curtains
      #endif
    }
  }

  /// Shows the curtains in windows of their own, if there are any.
  struct CurtainAnchor<N: Fragment, Screen: View>: View {
    let drawing: Drawing<N, Screen>
    let screen: CurtainScreen<N>

    /// Passed on, because windows have no environment of their own.
    @Environment(\.self) private var environment

    var body: some View {
      let environment = environment
      // The screen must not retain itself, nor the row that follows it.
      let drawing = drawing.inCurtain(nil)
      let _ = screen.draw { place in
        AnyView(CurtainView(drawing: drawing, place: place).environment(\.self, environment))
      }
      Color.clear
        .frame(width: 0, height: 0)
        .accessibilityHidden(true)
        .onChange(of: drawing.helm.curtains, initial: true) {
          screen.follow(drawing.helm)
          if let window = environment.helmCurtainWindow { screen.use(window) }
        }
        #if canImport(UIKit) && !os(watchOS)
          .background { SceneReader(screen: screen) }
        #endif
    }
  }
#endif
