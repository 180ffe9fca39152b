import PackagePlugin

/// `swift package stylespec-lint`: finds problems in specs, as `stylespec lint` does.
@main
struct StyleSpecLint: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let tool = try StyleSpecTool(context, arguments)
    try tool.run("lint", tool.arguments + tool.specs())
  }
}
