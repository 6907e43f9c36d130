import HelmCore

/// The formats in which Apple's systems read a website's links.
extension LinkPattern {
  /// Returns the components of `apple-app-site-association` that match everything the pattern matches, each as a JSON object.
  ///
  /// There, a star matches any text, including slashes, and a question mark matches any character. A trailing slash is part of the text.
  func appleComponents(ignoresCase: Bool = false, excludes: Bool = false) -> [String] {
    var conditions = ""
    let items = query.filter { !$0.isOptional }
    if !items.isEmpty {
      let values = items.map { "\"\(PercentEncoding.encode($0.name))\": \"\($0.value.appleText)\"" }
      conditions += ", \"?\": { \(values.joined(separator: ", ")) }"
    }
    if let fragment, !fragment.isOptional { conditions += ", \"#\": \"\(fragment.value.appleText)\"" }
    if ignoresCase { conditions += ", \"caseSensitive\": false" }
    if excludes { conditions += ", \"exclude\": true" }
    return paths.flatMap { path in path.applePaths.map { "{ \"/\": \"\($0)\"\(conditions) }" } }
  }
}

extension [LinkValue] {
  /// The texts of a path with stars, with and without a trailing slash.
  fileprivate var applePaths: [String] {
    var text = ""
    for segment in self {
      switch segment {
      case .literal(let literal): text += "/" + PercentEncoding.encode(literal)
      case .part(let part):
        text += "/"
        for piece in part.pieces {
          if case .text(let bytes) = piece {
            text += PercentEncoding.encode(String(decoding: bytes, as: UTF8.self))
          } else {
            text += "?*"
          }
        }
      case .parameter, .any: text += "/?*"
      case .restParameter: return [text + "/?*"]
      case .rest: return text.isEmpty ? ["/*"] : [text, text + "/*"]
      }
    }
    // A star at the end matches a trailing slash as well.
    return text.isEmpty ? ["/"] : text.hasSuffix("*") ? [text] : [text, text + "/"]
  }
}

extension LinkValue {
  fileprivate var appleText: String {
    if case .literal(let text) = self { PercentEncoding.encode(text) } else { "*" }
  }
}

/// The formats in which Android reads an app's links.
extension LinkPattern {
  /// The attributes of `<data>` that match the paths of the pattern: `android:path="/news"`.
  ///
  /// In a path pattern, a dot matches any character, and a star any number of the preceding one. Query and fragment can't be expressed.
  var androidPaths: [String] {
    paths.flatMap { path -> [String] in
      var text = ""
      var isExact = true
      for segment in path {
        switch segment {
        case .literal(let literal): text += "/" + Self.androidText(literal)
        case .part(let part):
          isExact = false
          text += "/"
          for piece in part.pieces {
            if case .text(let bytes) = piece {
              text += Self.androidText(String(decoding: bytes, as: UTF8.self))
            } else {
              text += "..*"
            }
          }
        case .parameter, .any, .restParameter:
          isExact = false
          text += "/..*"
        case .rest: return (text.isEmpty ? [] : [Self.attribute(text, isExact)]) + [Self.attribute(text + "/.*", false)]
        }
      }
      if text.isEmpty { return [Self.attribute("/", true)] }
      return text.hasSuffix("*")
        ? [Self.attribute(text, false)] : [text, text + "/"].map { Self.attribute($0, isExact) }
    }
  }

  private static func attribute(_ text: String, _ isExact: Bool) -> String {
    let text = isExact ? text.split(separator: "\\\\", omittingEmptySubsequences: false).joined() : text
    return isExact ? "android:path=\"\(text)\"" : "android:pathPattern=\"\(text)\""
  }

  /// Returns a text as a path pattern in XML: characters with a meaning are escaped twice.
  ///
  /// After percent-encoding, the dot is the only one left.
  private static func androidText(_ literal: String) -> String {
    PercentEncoding.encode(literal).split(separator: ".", omittingEmptySubsequences: false).joined(separator: #"\\."#)
  }
}

extension LinkOrigin {
  /// The host that opens links in the app, for a website with a single host; `nil` for others.
  var hostName: String? { if scheme == "https", case .exactly(let name)? = host { name } else { nil } }

  /// The hosts in the notation of intent filters: `*.helm.example`.
  var androidHost: String? {
    switch host {
    case nil: nil
    case .exactly(let name): name
    case .below(let suffix): "*" + suffix
    }
  }

  /// Returns whether a website opens links of a host in the app.
  func hands(over host: String) -> Bool { scheme == "https" && self.host?.contains(host) == true }
}
