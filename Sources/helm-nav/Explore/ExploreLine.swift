import Helm
import HelmDocuments

/// A parsed line of `explore`.
enum ExploreLine: Equatable {
  case nothing, show, help, quit
  case move(Int, id: String?)
  case run(NavigationCommand<NamedFragment>)
  case replay(file: String)
  case save(file: String)
}

/// A word of a line, and whether it is quoted.
struct Word: Equatable {
  let text: String
  let isQuoted: Bool

  /// Splits a line at its spaces, except inside quotes, where a backslash escapes.
  static func split(_ line: String) throws(UsageError) -> [Word] {
    var words: [Word] = []
    var rest = Substring(line)
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "\"" {
        rest.removeFirst()
        var text = ""
        var isClosed = false
        while !isClosed, let next = rest.popFirst() {
          if next == "\"" {
            isClosed = true
          } else if next == "\\" {
            text += escaped(in: &rest)
          } else {
            text.append(next)
          }
        }
        guard isClosed else { throw UsageError("the closing quote is missing") }
        words.append(try Word(checking: text, isQuoted: true))
      } else {
        let text = rest.prefix { !$0.isWhitespace }
        rest.removeFirst(text.count)
        words.append(try Word(checking: String(text), isQuoted: false))
      }
    }
    return words
  }
}

extension Word {
  /// The maximum length of a word in bytes of UTF-8, which is that of a name in a document, and of a file path.
  static let limit = 4096

  /// Creates a word, unless it is too long.
  private init(checking text: String, isQuoted: Bool) throws(UsageError) {
    let count = text.utf8.count
    if count > Self.limit { throw UsageError("expected words of at most \(Self.limit) bytes, found one of \(count)") }
    self.init(text: text, isQuoted: isQuoted)
  }

  /// Returns the character of an escape, in the notation of the library's messages: `\n`, `\t`, `\u{9B}`, or a
  /// character itself.
  private static func escaped(in rest: inout Substring) -> String {
    switch rest.popFirst() {
    case nil: return ""
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "0": return "\0"
    case "u" where rest.first == "{":
      // Read at most as many digits as a scalar can have; otherwise a missing bracket would search the rest of the
      // line.
      let digits = rest.dropFirst().prefix(8).prefix { $0 != "}" }
      guard rest[digits.endIndex...].first == "}", let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
      else { return "u" }
      rest = rest[digits.endIndex...].dropFirst()
      return String(Character(scalar))
    case let character?: return String(character)
    }
  }
}

extension ExploreLine {
  private static let commands = [
    "present", "select", "forward", "back", "dismiss", "disable", "enable", "go", "pop", "root", "restart", "show",
    "replay",
    "save", "help", "quit",
  ]

  /// Parses a line.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - graph: The graph, for a hint if only a fragment's name was typed.
  /// - Throws: An error in the line.
  init(_ line: String, graph: NavigationGraph<NamedFragment>) throws(UsageError) {
    let words = try Word.split(line)
    guard let first = words.first else {
      self = .nothing
      return
    }
    var rest = Array(words.dropFirst())
    func checkCount(_ range: ClosedRange<Int>, _ usage: String) throws(UsageError) {
      if !range.contains(rest.count) { throw UsageError("write it as: \(usage)") }
    }
    switch first.text {
    case "present":
      if rest.contains(where: { $0.text == "=>" && !$0.isQuoted }) {
        self = .run(.present(Flow(try Self.edges(rest, "present A => B => C"))))
        return
      }
      let usage = "present NAME [ID] [from NAME [ID]]"
      let source = try Self.source(&rest, usage)
      try checkCount(1...2, usage)
      let id = rest.dropFirst().first?.text
      guard let tag = rest[0].tag else {
        self = .run(.present(NamedFragment(rest[0].text), id: id, from: source))
        return
      }
      if source != nil { throw UsageError("a tag is not presented from a fragment; write it as: present #TAG [ID]") }
      self = .run(.present(tag: tag, id: id))
    case "select":
      try checkCount(1...2, "select NAME [ID]")
      self = .run(.select(NamedFragment(rest[0].text), id: rest.dropFirst().first?.text))
    case "forward":
      try checkCount(0...1, "forward [ID]")
      self = .run(.forward(id: rest.first?.text))
    case "back":
      if rest.isEmpty {
        self = .run(.back)
        return
      }
      guard rest.count == 2, rest[0].text == "to" else { throw UsageError("write it as: back, or: back to NAME") }
      self = .run(.back(to: NamedFragment(rest[1].text)))
    case "dismiss":
      try checkCount(0...2, "dismiss, dismiss NAME [ID] or dismiss #TAG")
      guard let name = rest.first else {
        self = .run(.dismiss)
        return
      }
      if let tag = name.tag {
        try checkCount(1...1, "dismiss #TAG")
        self = .run(.dismiss(.tag(tag)))
      } else {
        self = .run(.dismiss(NamedFragment(name.text), id: rest.dropFirst().first?.text))
      }
    case "go":
      try checkCount(1...2, "go NAME [ID]")
      self = .run(.go(through: [PathFragment(NamedFragment(rest[0].text), id: rest.dropFirst().first?.text)]))
    case "pop":
      try checkCount(2...3, "pop to NAME [ID]")
      guard rest[0].text == "to" else { throw UsageError("write it as: pop to NAME [ID]") }
      self = .run(.pop(to: NamedFragment(rest[1].text), id: rest.dropFirst(2).first?.text))
    case "root":
      try checkCount(0...0, "root")
      self = .run(.showRoot)
    case "restart":
      try checkCount(0...0, "restart")
      self = .run(.restart)
    case "disable": self = .run(.add(.disabled, to: Flow(try Self.edge(rest, "disable A => B"))))
    case "enable": self = .run(.remove(.disabled, from: Flow(try Self.edge(rest, "enable A => B"))))
    case "replay":
      try checkCount(1...1, "replay FILE")
      self = .replay(file: rest[0].text)
    case "save":
      try checkCount(1...1, "save FILE")
      self = .save(file: rest[0].text)
    case "show": self = .show
    case "help", "?": self = .help
    case "quit", "exit", "q": self = .quit
    case let text:
      if let number = Int(text) {
        try checkCount(0...1, "NUMBER [ID]")
        self = .move(number, id: rest.first?.text)
        return
      }
      if graph.contains(NamedFragment(text)) {
        throw UsageError("to present a fragment, write: present \(PathFragment(NamedFragment(text)))")
      }
      throw UsageError(
        "unknown command \(plain(text))\(suggestion(for: text, among: Self.commands)) (help lists the commands)")
    }
  }

  /// Removes `from NAME [ID]` from the end of the words, and returns it.
  private static func source(
    _ words: inout [Word], _ usage: String
  ) throws(UsageError) -> FragmentReference<NamedFragment>? {
    guard let start = words.lastIndex(of: Word(text: "from", isQuoted: false)), start > 0 else { return nil }
    let source = words[(start + 1)...]
    guard let name = source.first, source.count <= 2 else { throw UsageError("write it as: \(usage)") }
    let fragment = NamedFragment(name.text)
    let reference: FragmentReference<NamedFragment> =
      source.count == 2 ? .withID(fragment, id: source[start + 2].text) : .any(fragment)
    words = Array(words[..<start])
    return reference
  }

  /// Parses `A => B => C`.
  private static func edges(_ words: [Word], _ usage: String) throws(UsageError) -> [DirectedEdge<NamedFragment>] {
    let isWellFormed =
      words.count >= 3 && words.count % 2 == 1
      && words.enumerated().allSatisfy { ($0 % 2 == 1) == ($1 == Word(text: "=>", isQuoted: false)) }
    guard isWellFormed else { throw UsageError("write it as: \(usage)") }
    let names = stride(from: 0, to: words.count, by: 2).map { NamedFragment(words[$0].text) }
    return zip(names, names.dropFirst()).map { DirectedEdge(from: $0, to: $1) }
  }

  private static func edge(_ words: [Word], _ usage: String) throws(UsageError) -> DirectedEdge<NamedFragment> {
    let edges = try edges(words, usage)
    guard edges.count == 1, let edge = edges.first else { throw UsageError("write it as: \(usage)") }
    return edge
  }
}

extension Word {
  /// The tag that the word refers to with `#`.
  fileprivate var tag: AnySegueTag? {
    !isQuoted && text.hasPrefix("#") && text.count > 1 ? AnySegueTag(NamedTag(String(text.dropFirst()))) : nil
  }
}
