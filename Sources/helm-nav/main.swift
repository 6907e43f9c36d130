var tool = Tool(console: SystemConsole())
tool.console.exit(tool.run(SystemConsole.arguments))
