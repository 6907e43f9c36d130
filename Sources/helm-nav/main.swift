var tool = Tool(console: SystemConsole())
tool.console.exit(tool.run(Array(CommandLine.arguments.dropFirst())))
