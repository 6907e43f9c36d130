import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
do {
  guard arguments.count >= 2, let data = FileManager.default.contents(atPath: arguments[0]) else {
    throw PluginError("helm-plugin is run by Helm's plugins: swift package helm --help")
  }
  let tool = PluginTool(request: try JSONDecoder().decode(PluginRequest.self, from: data))
  let isCheck = arguments[1] == "build" && arguments.count == 4
  exit(isCheck ? try tool.check(arguments[2], proof: arguments[3]) : try tool.run(Array(arguments.dropFirst(2))))
} catch {
  FileHandle.standardError.write(Data("\((error as? PluginError)?.text ?? "error: \(error)")\n".utf8))
  exit(2)
}
