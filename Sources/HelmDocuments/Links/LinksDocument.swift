import HelmCore

/// The links of an app as a document, with the apps that websites associate them with.
///
/// ```swift
/// let document = try LinksDocument(reading: bytes)
/// let links = try document.links()
/// ```
public struct LinksDocument: Sendable {
  /// The links, and what they have in common.
  package var source: LinkSource<NamedFragment>

  /// The apps that websites are associated with.
  package var apps = LinkedApps()

  package init(_ source: LinkSource<NamedFragment>, apps: LinkedApps = LinkedApps()) {
    self.source = source
    self.apps = apps
  }

  /// Creates the document of an app's links, identifying all fragments by name.
  ///
  /// - Parameters:
  ///   - links: The links.
  ///   - apple: The apps for Apple's platforms, each as its team and its bundle: `ABCDE12345.example.helm`.
  ///   - android: The apps for Android: the SHA-256 fingerprints of their certificates, by package.
  /// - Complexity: Linear in the links.
  public init<N: Fragment>(_ links: Links<N>, apple: [String] = [], android: [String: [String]] = [:]) {
    let source = links.source
    self.init(
      LinkSource(
        origins: source.origins, values: source.values, ignoresCase: source.ignoresCase,
        links: source.links.map { $0.map { NamedFragment(fragmentName($0)) } },
        fallback: source.fallback.map { NamedFragment(fragmentName($0)) }),
      apps: LinkedApps(
        apple: apple,
        android: android.sorted { $0.key < $1.key }.map { LinkedApps.Android(package: $0.key, fingerprints: $0.value) })
    )
  }

  /// Returns the links, checked and ready for matching.
  ///
  /// - Throws: All findings together.
  /// - Complexity: The same as creating `Links`.
  public func links() throws(FindingsError<LinkFinding<NamedFragment>>) -> Links<NamedFragment> {
    try Links(
      origins: source.origins, values: source.values, ignoresCase: source.ignoresCase, source.links,
      fallback: source.fallback)
  }
}

/// The apps that websites share links, passwords and App Clips with.
package struct LinkedApps: Hashable, Sendable {
  /// The apps for Apple's platforms, each as its team and its bundle: `ABCDE12345.example.helm`.
  package var apple: [String] = []

  /// The apps that share the website's passwords.
  package var webCredentials: [String] = []

  /// The App Clips that the website launches.
  package var appClips: [String] = []

  /// The patterns of URLs that stay on the website.
  package var exclude: [String] = []

  package var android: [Android] = []

  /// An app for Android: `example.helm`, and the SHA-256 fingerprints of its certificates.
  package struct Android: Hashable, Sendable {
    package var package: String
    package var fingerprints: [String]

    package init(package: String, fingerprints: [String]) {
      self.package = package
      self.fingerprints = fingerprints
    }
  }

  package init(
    apple: [String] = [], webCredentials: [String] = [], appClips: [String] = [], exclude: [String] = [],
    android: [Android] = []
  ) {
    self.apple = apple
    self.webCredentials = webCredentials
    self.appClips = appClips
    self.exclude = exclude
    self.android = android
  }

  var isEmpty: Bool { self == LinkedApps() }
}

/// The format of the names of apps.
extension LinkedApps {
  /// Returns whether a text is the identifier of an app: a team of ten capital letters and digits, a dot and a bundle.
  static func isAppleApp(_ text: String) -> Bool {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].utf8.count == 10, parts[0].utf8.allSatisfy({ isCapital($0) || isDigit($0) }) else {
      return false
    }
    return parts[1].split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty && part.utf8.allSatisfy { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "-") }
    }
  }

  /// Returns whether a text is the name of a package: names separated by dots, each starting with a letter.
  static func isPackage(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1
      && parts.allSatisfy { part in
        part.utf8.first.map(isLetter) == true
          && part.utf8.allSatisfy { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "_") }
      }
  }

  /// Returns whether a text is a SHA-256 fingerprint: 32 bytes in uppercase hexadecimal digits, separated by colons.
  static func isFingerprint(_ text: String) -> Bool {
    let bytes = text.split(separator: ":", omittingEmptySubsequences: false)
    return bytes.count == 32
      && bytes.allSatisfy { byte in
        byte.utf8.count == 2
          && byte.utf8.allSatisfy { isDigit($0) || (UInt8(ascii: "A")...UInt8(ascii: "F")).contains($0) }
      }
  }

  private static func isCapital(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool {
    isCapital(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
