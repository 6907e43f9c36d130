#if canImport(SwiftUI)
  import SwiftUI

  /// Shows what was made of a graph, or why nothing could be made of it.
  struct Started<Value, Content: View>: View {
    private let result: Result<Value, any Error>
    private let content: (Value) -> Content

    init(_ result: Result<Value, any Error>, @ViewBuilder content: @escaping (Value) -> Content) {
      self.result = result
      self.content = content
    }

    var body: some View {
      switch result {
      case .success(let value): content(value)
      case .failure(let error): Text(verbatim: "\(error)")
      }
    }
  }
#endif
