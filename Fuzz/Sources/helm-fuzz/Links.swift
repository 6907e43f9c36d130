import Foundation
import Helm
import HelmDocuments

@testable import NavTool

/// A pattern of URLs: a mistake has a place, and a link of its own matches what it writes.
func readPattern(_ bytes: [UInt8]) -> Bool {
  let text = String(decoding: bytes, as: UTF8.self)
  do {
    _ = try Links<NamedFragment>(origins: ["helm:"], [Link(text, NamedFragment("a"))])
    return true
  } catch {
    for finding in error.findings {
      mustBeLine(finding.description)
      if case .badPattern(_, let column, _) = finding { must(column >= 1, "\(finding)") }
    }
    return false
  }
}

/// A URL, for a table of links: whatever matches has the URL of a link again, and leads to a sound state.
func readURL(_ bytes: [UInt8]) -> Bool {
  guard let (links, graph) = sampleLinks else { fatalError("the sample has no links") }
  let text = String(decoding: bytes, as: UTF8.self)
  do {
    guard let url = URL(string: text) else { return false }
    let match = try links.match(url)
    if let navigation = try? Navigation(graph: graph) {
      var copy = navigation
      _ = try? copy.perform(.go(through: match.fragments))
      mustBeSound(copy)
    }
    return true
  } catch {
    mustBeLine(error.description)
    return false
  }
}

private let sampleLinks: (Links<NamedFragment>, NavigationGraph<NamedFragment>)? = {
  let document = """
    { "version": 1, "origins": ["helm:", "https://helm.example"], "links": [
      { "pattern": "/news", "fragments": ["news"] },
      { "pattern": "/news/:id(int)", "fragments": ["dashboard", "news"] },
      { "pattern": "/library(/:id+)?q=*", "fragments": ["library"] },
      { "pattern": "/write/:id(uuid)#*", "fragments": ["compose"] },
      { "pattern": "/:id(home|start)", "fragments": ["settings"] } ] }
    """
  guard let links = try? LinksDocument(reading: document.utf8).links() else { return nil }
  return (links, Sample.document.graph)
}()

/// A links document: what is read is written the same, and each error has a place.
func readLinks(_ bytes: [UInt8]) -> Bool {
  do {
    let document = try LinksDocument(reading: bytes)
    let text = document.description
    must((try? LinksDocument(reading: text.utf8))?.description == text, text)
    _ = try? document.links()
    return true
  } catch {
    mustBeLine(error.description)
    must(error.line >= 1 && error.column >= 1, "\(error)")
    return false
  }
}

/// A saved state, of any app: it is restored as far as the graph allows, and what was restored is saved the same.
func readSaved(_ bytes: [UInt8]) -> Bool {
  MainActor.assumeIsolated {
    guard let helm = try? Helm(restoring: Data(bytes), graph: Sample.document.graph) else { fatalError("no Helm") }
    mustBeSound(helm.navigation)
    if let problem = helm.restoration?.problem {
      mustBeLine("\(problem)")
      return false
    }
    guard let saved = helm.save() else { fatalError("a state cannot be saved") }
    must((try? Helm(restoring: saved, graph: Sample.document.graph))?.path == helm.path, "\(helm.path)")
    return true
  }
}
