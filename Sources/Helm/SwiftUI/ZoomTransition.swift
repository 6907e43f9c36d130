#if canImport(SwiftUI)
  import SwiftUI

  /// The identity that connects the two ends of a zoom.
  struct ZoomSource: Hashable {
    let fragment: AnyHashable
    let id: String?
  }

  /// Zooms a screen or a modal out of the view that leads to it, if its segue is set to; applied outside all containers.
  struct ZoomTransition<N: Fragment, Screen: View>: ViewModifier {
    let drawing: Drawing<N, Screen>
    let fragment: PathFragment<N>

    @State private var last = LastShown<ZoomSource?>()

    func body(content: Content) -> some View {
      #if os(macOS)
        content
      #else
        if #available(iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *), let namespace = drawing.namespace,
          let source = last.value(source, isClosing: drawing.isClosing(fragment))
        {
          content.navigationTransition(.zoom(sourceID: source, in: namespace))
        } else {
          content
        }
      #endif
    }

    private var source: ZoomSource? {
      guard let edge = drawing.helm.state.ingressEdge(of: fragment), drawing.zooms.contains(edge) else { return nil }
      return ZoomSource(fragment: AnyHashable(fragment.fragment), id: fragment.id)
    }
  }
#endif
