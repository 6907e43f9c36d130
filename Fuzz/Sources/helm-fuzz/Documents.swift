import Foundation
import Helm
import HelmDocuments
import HelmTesting
import HelmTools

@testable import NavTool

/// A graph document: what is read is written the same, and each error has a place.
func readGraph(_ bytes: [UInt8]) -> Bool {
  let placed: PlacedGraphDocument
  do { placed = try PlacedGraphDocument(reading: bytes) } catch {
    mustBeLine(error.description)
    must(error.line >= 1 && error.column >= 1, "\(error)")
    return false
  }
  let document = placed.document
  must((try? GraphDocument(reading: Array(document.description.utf8))) == document, document.description)
  for error in placed.errors(for: document.graph.validationFindings()) { mustBeLine(error.description) }
  if let navigation = try? Navigation(graph: document.graph) { mustBeSound(navigation) }
  return true
}

/// A script: what is read is written the same, and can be run.
func readScript(_ bytes: [UInt8]) -> Bool {
  let script: ScriptDocument
  do { script = try ScriptDocument(reading: bytes) } catch {
    mustBeLine(error.description)
    return false
  }
  let commands = Array(script)
  must(commands.count == script.count, "\(script.count)")
  let text = ScriptDocument.text(of: commands)
  must((try? ScriptDocument(reading: Array(text.utf8))).map { Array($0) } == commands, text)
  run(commands.prefix(200))
  return true
}

/// A path of the sample app: what is read is written the same, and can be replayed or is refused.
func readPath(_ bytes: [UInt8]) -> Bool {
  let graph = Sample.document.graph
  let decoder = JSONDecoder()
  guard let key = CodingUserInfoKey.navigationGraph else { return false }
  decoder.userInfo[key] = graph
  guard let path = try? decoder.decode(HelmPath<NamedFragment>.self, from: Data(bytes)) else { return false }
  let encoder = JSONEncoder()
  encoder.userInfo[key] = graph
  guard let data = try? encoder.encode(path) else { fatalError("a path cannot be written") }
  must((try? decoder.decode(HelmPath<NamedFragment>.self, from: data)) == path, String(decoding: data, as: UTF8.self))
  run([.replace(path), .back, .replace(path)])
  return true
}

/// An id of any type: what is read has the text that it was read from.
func readIDs(_ bytes: [UInt8]) -> Bool {
  let text = String(decoding: bytes, as: UTF8.self)
  var isAccepted = false
  func read<ID: FragmentID>(_ type: ID.Type) {
    guard let id = ID(canonicalText: text) else { return }
    isAccepted = true
    must(id.canonicalText == text, "\(ID.self): \(text) is \(id.canonicalText)")
  }
  read(Int.self)
  read(Int8.self)
  read(UInt8.self)
  read(Int16.self)
  read(UInt64.self)
  read(UUID.self)
  mustBeLine(PathFragment(NamedFragment(text), id: text).description)
  return isAccepted
}

/// Any JSON: what is accepted is accepted by Foundation too, but for what no number of its own can hold.
func readJSON(_ bytes: [UInt8]) -> Bool {
  do {
    _ = try JSONValue(parsing: bytes)
  } catch {
    mustBeLine(error.description)
    return false
  }
  let text = String(decoding: bytes, as: UTF8.self)
  var copy = ""
  copy.appendJSON(text)
  must((try? JSONValue(parsing: Array(copy.utf8)).name("a text")) == text || text.utf8.count > 4096, copy)
  if !bytes.contains(where: { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) {
    must((try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil, text)
  }
  return true
}

/// A drawing of a graph whose names are pieces of the input: no control characters, no quote left open.
func readDrawing(_ bytes: [UInt8]) -> Bool {
  let names = bytes.split(separator: 0, maxSplits: 12, omittingEmptySubsequences: false)
    .map { NamedFragment(String(decoding: $0, as: UTF8.self)) }
  guard names.count > 1 else { return false }
  let segues = zip(names, names.dropFirst()).enumerated().map { number, edge in
    Segue(
      edge.0 => edge.1, style: number % 2 == 0 ? .hold : .pass, tag: NamedTag(names[number].name),
      leaving: number % 2 == 0 ? nil : names[0])
  }
  let graph = NavigationGraph(segues, entry: names[0])
  let drawing = GraphDrawing(graph)
  mustBeDrawing(drawing.dot(hasLegend: false))
  mustBeDrawing(drawing.mermaid(hasLegend: false))
  return true
}

private func mustBeDrawing(_ text: String) {
  for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
    var (isQuoted, isEscaped) = (false, false)
    for byte in line {
      must(byte >= 0x20 && byte != 0x7F, text)
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = isQuoted
      } else if byte == UInt8(ascii: "\"") {
        isQuoted.toggle()
      }
    }
    must(!isQuoted, text)
  }
}

/// Lines of `explore`: each is understood or refused with one line, and what is understood is run.
func readExploreLines(_ bytes: [UInt8]) -> Bool {
  guard var navigation = try? Navigation(graph: Sample.document.graph) else { return false }
  var isAccepted = false
  for line in bytes.split(separator: 0x0A).prefix(40) {
    do {
      let line = try ExploreLine(FileName.text(of: Array(line)), graph: navigation.graph)
      isAccepted = true
      if case .run(let command) = line {
        mustBeLine(command.description)
        do { try navigation.perform(command) } catch { mustBeLine(error.description) }
        mustBeSound(navigation)
      }
    } catch {
      mustBeLine(error.reason)
    }
  }
  let name = FileName.bytes(of: FileName.text(of: bytes))?.dropLast().map { UInt8(bitPattern: $0) }
  must(name == (bytes.contains(0) ? nil : bytes), "\(bytes)")
  return isAccepted
}

// MARK: - Running

private func run(_ commands: some Sequence<NavigationCommand<NamedFragment>>) {
  guard var navigation = try? Navigation(graph: Sample.document.graph) else { return }
  for command in commands {
    let before = navigation
    do { try navigation.perform(command) } catch {
      mustBeLine(error.description)
      must(navigation == before, "a command that failed has changed the state: \(command)")
    }
    mustBeSound(navigation)
  }
}

func mustBeSound(_ navigation: Navigation<NamedFragment>) {
  let violations = navigation.invariantViolations()
  must(violations.isEmpty, "\(violations)")
}
