import Helm
import HelmDocuments
import Testing

/// An invalid document, and the complete error message.
struct BadDocument: Sendable, CustomTestStringConvertible {
  let name: String
  let bytes: [UInt8]
  let error: String

  init(_ name: String, _ bytes: [UInt8], _ error: String) {
    (self.name, self.bytes, self.error) = (name, bytes, error)
  }

  init(_ name: String, _ text: String, _ error: String) { self.init(name, Array(text.utf8), error) }

  var testDescription: String { name }
}

/// The error of reading a document, as text; or that there was none.
func errorText(_ read: () throws(DocumentError) -> Void) -> String {
  do {
    try read()
    return "no error"
  } catch {
    return error.description
  }
}
