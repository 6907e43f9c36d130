import Foundation
import Helm
import HelmDocuments

@testable import HelmInspector
@testable import NavTool

/// Requests of a page to an app: they are carried out or refused, and each answer is a message that the tool can read.
///
/// Only a debug build can be inspected, so libFuzzer's doesn't know them.
func readRequests(_ bytes: [UInt8]) -> Bool {
  #if DEBUG
    MainActor.assumeIsolated {
      guard let helm = try? Helm(graph: Sample.document.graph),
        let inspection = try? Inspection(helm, app: "1", name: "sample")
      else { fatalError("no app") }
      helm.errorPolicy = .report
      inspection.take(bytes)
      mustBeSound(helm.navigation)
      var isAccepted = false
      while let batch = inspection.batch()?() {
        must(batch.message.count <= 3 * InspectionBatch.sizeLimit, "\(batch.message.count) bytes")
        let message = String(decoding: batch.message, as: UTF8.self)
        must((try? JSONValue(parsing: batch.message)) != nil, message)
        isAccepted = isAccepted || message.contains("\"done\"")
        inspection.confirm(batch)
      }
      must(inspection.hello().map { (try? JSONValue(parsing: $0)) != nil } == true, "no first message")
      inspection.end()
      return isAccepted
    }
  #else
    false
  #endif
}
