import HelmCore

/// The files with which a website associates its links with an app.
extension LinksDocument {
  /// The hosts of the websites, by name, in the order in which they are first named; hosts of whole domains are left
  /// out.
  package var hosts: [String] {
    var known: Set<String> = []
    return origins.compactMap(\.hostName).filter { known.insert($0).inserted }
  }

  /// Returns whether links come from a website.
  package func hasLinks(from host: String) -> Bool { origins.contains { $0.hands(over: host) } }

  /// All origins, with those that the links have in common first.
  private var origins: [LinkOrigin] {
    source.origins.compactMap { try? LinkOrigin($0) }
      + source.links.compactMap { (try? LinkPattern($0.pattern))?.origin }
  }

  /// Returns the patterns of the links from certain origins.
  private func patterns(handing isHanded: (LinkOrigin) -> Bool) -> [LinkPattern] {
    let areCommonThere = source.origins.contains { (try? LinkOrigin($0)).map(isHanded) == true }
    return source.links.compactMap { try? LinkPattern($0.pattern) }
      .filter { $0.origin.map(isHanded) ?? areCommonThere }
  }

  /// Returns the file `apple-app-site-association` of a website.
  ///
  /// Its patterns have no types, and their wildcards match slashes, so the system also opens the app for some URLs that
  /// no link matches.
  ///
  /// - Parameter host: The name of the website.
  /// - Returns: The file, as JSON.
  /// - Complexity: Linear in the links.
  package func appleAssociation(for host: String) -> String {
    var components: [String] = []
    var known: Set<String> = []
    for text in apps.exclude {
      guard let pattern = try? LinkPattern(text), pattern.origin?.hands(over: host) ?? true else { continue }
      components += pattern.appleComponents(ignoresCase: source.ignoresCase, excludes: true)
        .filter { known.insert($0).inserted }
    }
    for pattern in patterns(handing: { $0.hands(over: host) }) {
      components += pattern.appleComponents(ignoresCase: source.ignoresCase).filter { known.insert($0).inserted }
    }
    var text = "{ \"applinks\": { \"details\": [ { \"appIDs\": "
    text.appendJSON(array: apps.apple) { $0.appendJSON($1) }
    text += ", \"components\": ["
    for (index, component) in components.enumerated() { text += (index == 0 ? "\n  " : ",\n  ") + component }
    text += "] } ] }"
    for (service, apps) in [("webcredentials", apps.webCredentials), ("appclips", apps.appClips)] where !apps.isEmpty {
      text += ",\n  \"\(service)\": { \"apps\": "
      text.appendJSON(array: apps) { $0.appendJSON($1) }
      text += " }"
    }
    return text + " }\n"
  }

  /// Returns the file `assetlinks.json` of a website.
  ///
  /// - Returns: The file, as JSON.
  /// - Complexity: Linear in the apps.
  package func androidAssociation() -> String {
    var text = ""
    text.appendJSON(array: apps.android) { text, app in
      text += "{ \"relation\": [ \"delegate_permission/common.handle_all_urls\" ],\n    \"target\": { "
      text += "\"namespace\": \"android_app\", \"package_name\": "
      text.appendJSON(app.package)
      text += ",\n      \"sha256_cert_fingerprints\": "
      text.appendJSON(array: app.fingerprints) { $0.appendJSON($1) }
      text += " } }"
    }
    return text + "\n"
  }

  /// Returns the intent filters of an app's manifest on Android: one for each website, and one for each custom scheme.
  ///
  /// They have no types, queries and fragments, so the system also opens the app for some URLs that no link matches.
  ///
  /// - Returns: The elements, as XML.
  /// - Complexity: Linear in the links, for each origin.
  package func androidIntentFilters() -> String {
    var text = ""
    var known: Set<String> = []
    for origin in origins {
      let (scheme, port) = (origin.scheme, origin.port)
      var data: [String] = []
      if let host = origin.androidHost {
        let paths = patterns { $0 == origin }.flatMap(\.androidPaths)
        var seen: Set<String> = []
        let port = port.map { " android:port=\"\($0)\"" } ?? ""
        data =
          ["android:scheme=\"\(scheme)\" android:host=\"\(host)\"\(port)"] + paths.filter { seen.insert($0).inserted }
      } else {
        data = ["android:scheme=\"\(scheme)\""]
      }
      guard known.insert(data[0]).inserted else { continue }
      text += scheme == "https" ? "<intent-filter android:autoVerify=\"true\">\n" : "<intent-filter>\n"
      text += "  <action android:name=\"android.intent.action.VIEW\" />\n"
      text += "  <category android:name=\"android.intent.category.DEFAULT\" />\n"
      text += "  <category android:name=\"android.intent.category.BROWSABLE\" />\n"
      for attributes in data { text += "  <data \(attributes) />\n" }
      text += "</intent-filter>\n"
    }
    return text
  }
}
