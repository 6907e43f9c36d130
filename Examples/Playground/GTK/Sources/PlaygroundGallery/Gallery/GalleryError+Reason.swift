import Foundation

extension GalleryError {
  /// Why something went wrong with a file, in the system's words where there are some: Foundation's own are often a number.
  static func reason(of error: any Error) -> String {
    let error = error as NSError
    if error.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(clamping: error.code))) }
    if let cause = error.userInfo[NSUnderlyingErrorKey] as? any Error { return reason(of: cause) }
    return error.localizedDescription
  }
}
