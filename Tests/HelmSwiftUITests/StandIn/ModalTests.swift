import Observation
@_spi(StandIn) import SwiftUI
import Testing

@Suite("Stand-in for SwiftUI: modals") @MainActor struct StandInModalTests {
  /// The presented modals by name, and a log.
  @Observable @MainActor final class Model {
    var first: Name?
    var second: Name?
    var third = false
    var alert = false
    var title = "open"
    var log: [String] = []
  }

  struct Name: Identifiable, Equatable {
    let id: String
  }

  /// A sheet over a sheet over the window, each with its own binding.
  struct Row: View {
    @Bindable var model: Model

    var body: some View {
      Button("Open") { model.first = Name(id: "first") }
        .sheet(item: $model.first, onDismiss: { model.log.append("first is gone") }) { name in
          Sheet(model: model, name: name.id)
            .sheet(item: $model.second, onDismiss: { model.log.append("second is gone") }) { name in
              Text(verbatim: name.id).alert("Sure?", isPresented: $model.alert) {
                Button("Close all") { model.second = nil }
              }
            }
        }
        .popover(isPresented: $model.third) { Text("third") }
    }
  }

  struct Sheet: View {
    let model: Model
    let name: String
    @State private var taps = 0

    var body: some View {
      Text(verbatim: "\(name) \(model.title) \(taps)")
        .onAppear { model.log.append("\(name) appears") }
        .onDisappear { model.log.append("\(name) disappears") }
      Button("Tap") { taps += 1 }
    }
  }

  let model = Model()
  let host: Host

  init() { host = Host(Row(model: model)) }

  @Test func aClosingModalIsDrawnUntilItHasClosed() throws {
    try host.tap("Open")
    try host.tap("Tap")
    host.pausesDismissals = true
    model.first = nil
    model.title = "closing"
    host.settle()
    #expect(host.modals == [])
    #expect(host.texts == ["Open"])
    #expect(host.going.map(\.texts) == [["first closing 1", "Tap"]])
    #expect(model.log == ["first appears"])
    host.endDismissals()
    #expect(host.going.isEmpty)
    #expect(model.log == ["first appears", "first disappears", "first is gone"])
    host.endDismissals()
    #expect(model.log.count == 3)
    #expect(host.problems == [])
  }

  @Test func aModalReopenedWhileItClosesHasNewState() throws {
    try host.tap("Open")
    try host.tap("Tap")
    host.pausesDismissals = true
    model.first = nil
    host.settle()
    try host.tap("Open")
    #expect(host.modals == [])
    #expect(host.going.map(\.texts) == [["first open 1", "Tap"]])
    host.endDismissals()
    #expect(host.texts == ["first open 0", "Tap"])
    #expect(model.log == ["first appears", "first disappears", "first is gone", "first appears"])
    #expect(host.problems == [])
  }

  @Test func anotherItemWaitsUntilTheFirstModalHasClosed() throws {
    try host.tap("Open")
    host.pausesDismissals = true
    model.first = Name(id: "other")
    host.settle()
    #expect(host.modals == [])
    #expect(host.going.map(\.texts) == [["first open 0", "Tap"]])
    host.endDismissals()
    #expect(host.texts == ["other open 0", "Tap"])
    #expect(model.log == ["first appears", "first disappears", "first is gone", "other appears"])
    #expect(host.problems == [])
  }

  @Test func dismissingAModalDismissesThoseOverIt() throws {
    try host.tap("Open")
    model.second = Name(id: "second")
    host.settle()
    #expect(host.modals == [.sheet, .sheet])
    host.pausesDismissals = true
    model.first = nil
    host.settle()
    #expect(host.modals == [])
    #expect(host.going.map(\.texts) == [["first open 0", "Tap"], ["second"]])
    host.endDismissals()
    #expect(host.going.isEmpty)
    #expect(host.texts == ["Open"])
    #expect(model.log == ["first appears", "first disappears", "first is gone", "second is gone"])
    #expect(host.problems == [])
  }

  @Test func ofModalsDismissedTogetherOnlyTheTopmostCloses() throws {
    let refusal = "A modal is dismissed together with one over it: only the one over it goes."
    try host.tap("Open")
    model.second = Name(id: "second")
    host.settle()
    (model.first, model.second) = (nil, nil)
    host.settle()
    #expect(host.problems == [refusal])
    #expect(host.modals == [.sheet])
    #expect(host.texts == ["first open 0", "Tap"])
    try host.dismissModal()
    #expect(host.modals == [])
    #expect(model.log == ["first appears", "second is gone", "first disappears", "first is gone"])

    let lenient = Host(Row(model: model), overlooking: .simultaneousDismissals)
    try lenient.tap("Open")
    model.second = Name(id: "second")
    lenient.settle()
    (model.first, model.second) = (nil, nil)
    lenient.settle()
    #expect(lenient.modals == [])
    #expect(lenient.problems == [])
  }

  @Test func aModalStillClosingCountsAsDismissedTogether() throws {
    try host.tap("Open")
    model.second = Name(id: "second")
    host.settle()
    host.pausesDismissals = true
    model.second = nil
    host.settle()
    model.first = nil
    host.settle()
    #expect(host.problems.count == 1)
    #expect(host.modals == [.sheet])
    model.first = Name(id: "first")
    host.endDismissals()
    #expect(host.modals == [.sheet])
    model.first = nil
    host.settle()
    host.endDismissals()
    #expect(host.modals == [])
    #expect(host.problems.count == 1)
  }

  @Test func modalsDismissedOneByOneAllClose() throws {
    try host.tap("Open")
    model.second = Name(id: "second")
    host.settle()
    model.second = nil
    host.settle()
    model.first = nil
    host.settle()
    #expect(host.modals == [])
    #expect(host.problems == [])
  }

  @Test func anAlertClosesWithTheModalItsButtonDismisses() throws {
    try host.tap("Open")
    model.second = Name(id: "second")
    model.alert = true
    host.settle()
    #expect(host.modals == [.sheet, .sheet, .alert])
    try host.tap("Close all")
    #expect(host.modals == [.sheet])
    #expect(host.problems == [])
  }

  @Test func aPresenterHasOneModal() throws {
    try host.tap("Open")
    model.third = true
    host.settle()
    #expect(host.problems == ["Two modals at once on one presenter."])
    model.third = false
    host.settle()
    host.problems = []
    model.first = nil
    model.third = true
    host.settle()
    #expect(host.problems == ["A modal is presented while another one of the same presenter is still going."])
  }

  @Test func onDismissCanBeLost() throws {
    try host.tap("Open")
    host.losesOnDismiss = true
    model.first = nil
    host.settle()
    #expect(host.modals == [])
    #expect(model.log == ["first appears", "first disappears"])
  }
}
