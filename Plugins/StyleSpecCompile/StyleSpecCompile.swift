import PackagePlugin

/// `swift package stylespec-compile`: writes Swift files to be committed, as `stylespec compile` does.
@main
struct StyleSpecCompile: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let tool = try StyleSpecTool(context, arguments)
    try tool.run("compile", tool.arguments + tool.specs())
  }
}
