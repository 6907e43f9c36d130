import Helm
import SwiftUI

// The compiler has to reject each line with such a comment, on the named systems, and no other line. Warnings count,
// since apps should compile without any.

func usesWhatIsNewer() -> String {
  if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) { return "\(Int128.max)" }
  return "\(Int128.max)"  // refused: is only available in
}

enum City: String, Fragment { case list, city }

struct Presenting: View {
  @State private var isShown = false

  var body: some View {
    Text(verbatim: "covers and popovers")
      .fullScreenCover(isPresented: $isShown) { EmptyView() }  // refused on macOS: is unavailable in macOS
      .popover(isPresented: $isShown) { EmptyView() }  // refused on tvOS watchOS: is unavailable in
  }
}

struct Items: View {
  let helm: Helm<City>

  var body: some View {
    Text(verbatim: "an id is no item; with .item() it is")
      .sheet(item: helm.presentedID(.city, as: Int.self)) { _ in EmptyView() }  // refused: conform to 'Identifiable'
      .sheet(item: helm.presentedID(.city, as: Int.self).item()) { _ in EmptyView() }
  }
}

struct Texts: View {
  let city: City

  var body: some View {
    Text("\(city)")  // refused: unlocalized description
    Text(verbatim: "\(city)")
    Text(city.rawValue)
  }
}

struct Beside: View {
  @State private var isShown = false

  var body: some View {
    Text(verbatim: "what is beside a screen")
      .inspector(isPresented: $isShown) { EmptyView() }  // refused on tvOS watchOS visionOS: is unavailable in
      .badge(1)  // refused on tvOS watchOS: is unavailable in
  }
}

struct Growing: View {
  @Namespace private var namespace

  var body: some View {
    Text(verbatim: "a photo").matchedTransitionSource(id: 1, in: namespace)  // refused: is only available in
    Text(verbatim: "a photo").navigationTransition(.zoom(sourceID: 1, in: namespace))  // refused: available in
  }
}

struct Barred: View {
  var body: some View {
    Text(verbatim: "a player")
      .tabViewBottomAccessory(isEnabled: true) { EmptyView() }  // refused: available in
  }
}

struct Opening: View {
  @Environment(\.openWindow) private var openWindow  // refused on tvOS watchOS: is unavailable in

  var body: some View { EmptyView() }
}

#if os(macOS)
  let onlyThere: Int = "text"  // refused on macOS: cannot convert value of type 'String'
#endif

func offTheMainActor(helm: Helm<City>) {
  _ = ImageRenderer(content: EmptyView())  // refused: call to main actor-isolated initializer
  helm.present(.city)  // refused: call to main actor-isolated instance method
}
