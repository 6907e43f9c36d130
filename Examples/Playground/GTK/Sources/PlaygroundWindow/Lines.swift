import GTKBridge

/// Lines of text, one below the other.
@MainActor final class Lines {
  private let box = Box(spacing: 2)
  private var labels: [Label] = []
  private var lines: [String] = []

  var widget: Widget { box }

  /// Shows these lines instead of those before.
  func show(_ lines: [String]) {
    guard lines != self.lines else { return }
    self.lines = lines
    while labels.count > lines.count { box.remove(labels.removeLast()) }
    for (index, line) in lines.enumerated() {
      if index == labels.count {
        labels.append(Label().styled("caption"))
        box.append(labels[index])
      }
      labels[index].text = line
    }
  }
}
