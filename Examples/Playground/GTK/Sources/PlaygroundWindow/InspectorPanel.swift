import GTKBridge
import PlaygroundModel

/// The side panel: what is presented, the path, the possible moves, the events as they happen, and the way back in time.
@MainActor final class InspectorPanel {
  private let model: AppModel
  private let layers = Lines()
  private let path = Lines()
  private let events = Lines()
  private let moves = Box(spacing: 4)
  private let undo: Button
  private let redo: Button
  private var buttons: [(move: AppFragment, button: Button)] = []
  let widget: Widget

  init(_ model: AppModel, _ recording: UsageRecording) {
    self.model = model
    let isRecording = Label("Recording writes what is presented, and when, to a file of this computer.")
    let record = Button("Record this session") {}.named("record")
    record.on("clicked") { [weak record, weak isRecording] in
      recording.isOn.toggle()
      record?.text = recording.isOn ? "Stop recording" : "Record this session"
      isRecording?.text = recording.isOn ? "Recording to \(recording.folder.path)" : "Nothing is recorded."
    }
    undo = Button("Undo") { [weak model] in model?.helm.undo() }.named("undo")
    redo = Button("Redo") { [weak model] in model?.helm.redo() }.named("redo")
    let sections: [(title: String, widget: Widget)] = [
      ("History", Box(vertical: false, spacing: 6, [undo, redo])), ("Presented", layers.widget.named("layers")),
      ("Path", path.widget.named("path")), ("Possible moves", moves.named("moves")),
      ("Events", events.widget.named("events")),
      ("Sessions", Box(spacing: 4, [record, isRecording.named("recording")])),
    ]
    widget = Scroller(
      Box(spacing: 6, sections.flatMap { [Label($0.title).styled("heading"), $0.widget] }).padded(12)
    ).styled("view").named("inspector")
  }

  func update() {
    layers.show(model.presentedLayers)
    path.show(model.pathLines)
    events.show(model.eventLines)
    undo.isSensitive = model.helm.canUndo
    redo.isSensitive = model.helm.canRedo
    show(model.possibleMoves)
  }

  private func show(_ wanted: [AppFragment]) {
    guard wanted != buttons.map(\.move) else { return }
    for (_, button) in buttons { moves.remove(button) }
    buttons = wanted.map { move in
      (move, Button("→ \(move)") { [weak model] in model?.take(move) }.styled("move").named("move-\(move)"))
    }
    for (_, button) in buttons { moves.append(button) }
  }
}
