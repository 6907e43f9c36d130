import HelmCore

/// The files with which a website hands its links to an app.
extension LinksDocument {
  /// The hosts of the websites, by name, in the order they are first named; those of whole domains are left out.
  ///
  /// - Complexity: Linear in the links.
  public var hosts: [String] {
    var known: Set<String> = []
    return websites.compactMap(\.hostName).filter { known.insert($0).inserted }
  }

  private var websites: [LinkOrigin] {
    (origins.compactMap { try? LinkOrigin($0) } + all.compactMap { (try? LinkPattern($0.pattern))?.origin })
      .filter { $0.hostName != nil }
  }

  /// The file `apple-app-site-association` of a website.
  ///
  /// Its patterns have no types and no parts of path components, so the system hands over some URLs that no link
  /// matches.
  ///
  /// - Parameter host: The name of the website.
  /// - Returns: The file, as JSON.
  /// - Complexity: Linear in the links.
  public func appleAssociation(for host: String) -> String {
    let areCommonThere = origins.contains { (try? LinkOrigin($0))?.hands(over: host) == true }
    var text = "{ \"applinks\": { \"details\": [ { \"appIDs\": "
    text.appendJSON(array: appleApps) { $0.appendJSON($1) }
    text += ", \"components\": ["
    var components: Set<String> = []
    for link in all {
      guard let pattern = try? LinkPattern(link.pattern), pattern.origin?.hands(over: host) ?? areCommonThere else {
        continue
      }
      for component in pattern.appleComponents where components.insert(component).inserted {
        text += (components.count == 1 ? "\n  " : ",\n  ") + component
      }
    }
    return text + "] } ] } }\n"
  }

  /// The file `assetlinks.json` of a website.
  ///
  /// - Returns: The file, as JSON.
  /// - Complexity: Linear in the apps.
  public func androidAssociation() -> String {
    var text = ""
    text.appendJSON(array: androidApps) { text, app in
      text += "{ \"relation\": [ \"delegate_permission/common.handle_all_urls\" ],\n    \"target\": { "
      text += "\"namespace\": \"android_app\", \"package_name\": "
      text.appendJSON(app.package)
      text += ",\n      \"sha256_cert_fingerprints\": "
      text.appendJSON(array: app.fingerprints) { $0.appendJSON($1) }
      text += " } }"
    }
    return text + "\n"
  }
}
