#if canImport(SwiftUI)
  import SwiftUI

  /// Shows a screen's inspected accessory or overlay in the system's inspector, on systems that have one.
  struct SystemInspector<N: Fragment, Screen: View>: ViewModifier {
    let drawing: Drawing<N, Screen>
    let holder: PathFragment<N>

    @State private var last = LastShown<PathFragment<N>?>()
    @State private var isOpen = LastShown<Bool>()

    func body(content: Content) -> some View {
      #if os(tvOS) || os(watchOS) || os(visionOS)
        content
      #else
        if let child = drawing.inspected(by: holder.fragment) {
          let key = InspectedChild(child: child, holder: holder)
          let place = drawing.helm.place(of: key)
          let isClosing = drawing.isClosing(holder)
          let isOpen = isOpen.value(place != nil, isClosing: isClosing)
          let isShown = isClosing ? .constant(isOpen) : Bindable(drawing.helm)[dynamicMember: \.[inspects: key]]
          content.inspector(isPresented: isShown) {
            if let place = last.value(place, isClosing: place == nil) {
              PlaceView(drawing: drawing.inModal(isClosing: drawing.isClosing(place)), root: place).id(place)
            }
          }
        } else {
          content
        }
      #endif
    }
  }

  extension Drawing {
    /// Returns the fragment that another one has in an inspector; `nil` on systems without inspectors.
    func inspected(by holder: N) -> N? {
      #if os(tvOS) || os(watchOS) || os(visionOS)
        nil
      #else
        inspectors[holder]
      #endif
    }
  }

  /// The inspected fragment of a screen, as the key of a binding.
  private struct InspectedChild<N: Fragment>: Hashable {
    let child: N
    let holder: PathFragment<N>
  }

  extension Helm {
    /// Returns the place of a screen's inspected fragment.
    fileprivate func place(of inspected: InspectedChild<N>) -> PathFragment<N>? {
      (accessories(of: inspected.holder) + overlays(of: inspected.holder)).first { $0.fragment == inspected.child }
    }

    /// Whether an inspector is open; writable, because the system closes it and its menu opens it.
    fileprivate subscript(inspects inspected: InspectedChild<N>) -> Bool {
      get { place(of: inspected) != nil }
      set {
        if let place = place(of: inspected) {
          if !newValue { back(from: place) }
        } else if newValue {
          perform(.present(inspected.child, from: .exactly(inspected.holder)))
        }
        let isAsWritten = (place(of: inspected) != nil) == newValue
        for query in [HelmObservation<N>.DrawnQuery.accessories(inspected.holder), .overlays(inspected.holder)] {
          showAgain(query, unless: isAsWritten)
        }
      }
    }
  }
#endif
