#if os(macOS) || os(Linux)  // Elsewhere neither the sources nor the objects are available.
  import Foundation
  import Testing

  /// The core only uses the standard library, so it can be used wherever Swift runs.
  @Suite("HelmCore imports no other module") struct CoreBoundaryTests {
    private static let sources = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources")

    /// The import lines of all files of a target, and the number of files.
    private func imports(of target: String) throws -> (files: Int, lines: [String]) {
      let folder = Self.sources.appendingPathComponent(target)
      var (files, lines) = (0, [String]())
      for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where name.hasSuffix(".swift") {
        files += 1
        let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        lines += text.split(separator: "\n").map(String.init).filter { line in
          guard let code = line.split(separator: "//", omittingEmptySubsequences: false).first else { return false }
          return code.split(separator: " ").contains("import") || code.contains("canImport")
        }
      }
      return (files, lines)
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: sources.path), "the sources are not here"))
    func helmCoreImportsNoModule() throws {
      let core = try imports(of: "HelmCore")
      #expect(core.lines == [])
      #expect(core.files > 50)
      let views = try imports(of: "Helm")
      #expect(views.lines.contains("@_exported import HelmCore"))  // so the search finds imports
    }

    /// The system modules that the objects of a target need.
    private func systemModules(neededBy target: String, in folder: URL) throws -> [String] {
      let objects = folder.appendingPathComponent("\(target).build").path
      let symbols = try Shell.run(#"find "$1" -name '*.o' -exec nm -u {} +"#, [objects])
      try #require(symbols.contains("$s"), "no symbols were found: \(symbols.prefix(200))")
      // A mangled symbol contains its modules, each after the length of its name.
      return ["Combine", "Dispatch", "Foundation", "FoundationEssentials", "Observation", "SwiftUI"].filter {
        symbols.contains("\($0.count)\($0)")
      }
    }

    @Test(
      .enabled(
        if: BuildFolder.here != nil && (try? Shell.run("command -v nm")) != "", "no nm, or no built module, was found"))
    func helmCoreLinksNoSystemModule() throws {
      let folder = try #require(BuildFolder.here)
      #expect(try systemModules(neededBy: "HelmCore", in: folder) == [])
      // The same search finds them where they are used.
      #expect(try systemModules(neededBy: "Helm", in: folder).contains("Observation"))
    }

    /// A type and its module share the name `Helm`, so `Helm.Segue` means a member of the type.
    @Test(.enabled(if: Compiler.here != nil, "no swiftc, or no built module, was found"))
    func helmCoreQualifiesNamesThatHelmCannot() throws {
      func output(_ type: String) throws -> String? {
        try Compiler.here?.typeCheck(
          """
          import Helm
          enum Place: Fragment { case here, there }
          struct Segue {}
          let segue: \(type)<Place> = \(type)(.here => .there)
          """, 20)
      }
      #expect(try output("HelmCore.Segue") == "")
      #expect(try output("Helm.Segue")?.contains("'Segue' is not a member type of") == true)
    }
  }
#endif
