import HelmCore

/// The links of an app as a document, with the apps that websites hand them to.
///
/// ```swift
/// let document = try LinksDocument(reading: bytes)
/// let links = try document.links()
/// ```
public struct LinksDocument: Sendable {
  /// Where the links come from whose patterns name no origin.
  public let origins: [String]

  /// The links.
  public let all: [Link<NamedFragment>]

  /// The apps for Apple's systems, each as its team and its bundle: `ABCDE12345.example.helm`.
  public let appleApps: [String]

  /// The apps for Android.
  public let androidApps: [AndroidApp]

  /// An app for Android, as a website names it.
  public struct AndroidApp: Hashable, Sendable {
    /// The name of the package: `example.helm`.
    public let package: String

    /// The SHA-256 fingerprints of the certificates that it is signed with, in hexadecimal digits with colons.
    public let fingerprints: [String]

    /// Names an app.
    ///
    /// - Parameters:
    ///   - package: The name of the package.
    ///   - fingerprints: The fingerprints of its certificates.
    /// - Complexity: Constant.
    public init(package: String, fingerprints: [String]) {
      self.package = package
      self.fingerprints = fingerprints
    }
  }

  /// Puts a document together.
  ///
  /// - Parameters:
  ///   - origins: The origins of the links whose patterns name none.
  ///   - links: The links.
  ///   - appleApps: The apps for Apple's systems.
  ///   - androidApps: The apps for Android.
  /// - Complexity: Constant.
  public init(
    origins: [String], links: [Link<NamedFragment>], appleApps: [String] = [], androidApps: [AndroidApp] = []
  ) {
    self.origins = origins
    all = links
    self.appleApps = appleApps
    self.androidApps = androidApps
  }

  /// Takes the links of an app, with all fragments by their names.
  ///
  /// - Parameters:
  ///   - links: The links.
  ///   - appleApps: The apps for Apple's systems.
  ///   - androidApps: The apps for Android.
  /// - Complexity: Linear in the links.
  public init<N: Fragment>(_ links: Links<N>, appleApps: [String] = [], androidApps: [AndroidApp] = []) {
    let named = links.all.map { link in
      Link(
        link.pattern,
        steps: link.steps.map { Link.Step(NamedFragment(fragmentName($0.fragment)), id: $0.parameter) },
        types: link.types)
    }
    self.init(
      origins: links.origins.map(\.description), links: named, appleApps: appleApps, androidApps: androidApps)
  }

  /// The links, checked and ready to be matched.
  ///
  /// - Throws: All findings together.
  /// - Complexity: As `Links`.
  public func links() throws(LinksError<NamedFragment>) -> Links<NamedFragment> {
    try Links(origins: origins, all)
  }
}
